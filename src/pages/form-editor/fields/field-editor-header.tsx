import type { MouseEvent } from 'react'
import { Button } from '../../../ui/inputs/button.tsx'
import { cardClass } from '../../../ui/layout/card.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Row } from '../../../ui/layout/stack.tsx'
import { Heading } from '../../../ui/layout/typography.tsx'
import { editorTexts as texts } from '../texts.ts'

interface FieldMoves {
  index: number
  isLast: boolean
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** The browser drops the focus from a node that is moved: it is given back, so that pressing again moves again. */
function keepFocus({ currentTarget }: MouseEvent<HTMLButtonElement>) {
  requestAnimationFrame(() => currentTarget.focus())
}

export function FieldEditorHeader({ index, isLast, onMove, onRemove }: FieldMoves) {
  const move = (by: -1 | 1) => (event: MouseEvent<HTMLButtonElement>) => {
    keepFocus(event)
    onMove(by)
  }
  return (
    <header className={cardClass('header')}>
      <Heading as="h3" size="sm">
        {texts.field(index)}
      </Heading>
      <Row gap={1}>
        <Button variant="quiet" size="sm" icon aria-label={texts.up} disabled={index === 0} onClick={move(-1)}>
          <Icon name="up" />
        </Button>
        <Button variant="quiet" size="sm" icon aria-label={texts.down} disabled={isLast} onClick={move(1)}>
          <Icon name="down" />
        </Button>
        <Button variant="quiet" size="sm" icon aria-label={texts.remove} onClick={onRemove}>
          <Icon name="trash" />
        </Button>
      </Row>
    </header>
  )
}
