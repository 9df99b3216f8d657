import type { MouseEvent } from 'react'
import { moveField } from '../../../../rules/drafts/edits.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Button } from '../../../ui/inputs/button.tsx'
import { Row } from '../../../ui/layout/stack.tsx'
import { editorTexts as texts } from '../texts.ts'
import type { FieldCardProps } from './field-card-props.ts'

/** The browser drops the focus from a node that is moved: it is given back, so that pressing again moves again. */
function keepFocus({ currentTarget }: MouseEvent<HTMLButtonElement>) {
  requestAnimationFrame(() => currentTarget.focus())
}

/** What can be done with a field as a whole. */
export function FieldTools({ field, index, isLast, edit, onRemove, onDuplicate }: FieldCardProps) {
  const move = (by: -1 | 1) => (event: MouseEvent<HTMLButtonElement>) => {
    keepFocus(event)
    edit((form) => moveField(form, field.id, by))
  }
  return (
    <Row gap={1} justify="end" wrap>
      <Button variant="quiet" size="sm" icon aria-label={texts.up} aria-disabled={index === 0} onClick={move(-1)}>
        <Icon name="up" />
      </Button>
      <Button variant="quiet" size="sm" icon aria-label={texts.down} aria-disabled={isLast} onClick={move(1)}>
        <Icon name="down" />
      </Button>
      <Button variant="quiet" size="sm" onClick={() => onDuplicate(field.id)}>
        <Icon name="copy" size={18} />
        {texts.duplicate}
      </Button>
      <Button variant="quiet" size="sm" onClick={() => onRemove(field, index)}>
        <Icon name="trash" size={18} />
        {texts.remove}
      </Button>
    </Row>
  )
}
