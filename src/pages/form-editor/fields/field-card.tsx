import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { memo } from 'react'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Button } from '../../../ui/inputs/button.tsx'
import { Asterisk } from '../../../ui/inputs/field.tsx'
import { Hidden } from '../../../ui/layout/typography.tsx'
import { fieldCardClass } from '../classes.ts'
import { editorId } from '../field-place.ts'
import { editorTexts as texts, typeNames } from '../texts.ts'
import type { FieldCardProps } from './field-card-props.ts'
import { FieldEditor } from './field-editor.tsx'
import { FieldTools } from './field-tools.tsx'

/** One field of the form: a line, and below it its settings while it is open. Remembered, since most cards do not change with it. */
export const FieldCard = memo(function FieldCard(props: FieldCardProps) {
  const { field, shownLabel, language, index, isOpen, open } = props
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: field.id,
  })
  const style = { transform: CSS.Translate.toString(transform), transition }
  const settingsId = `${editorId(field.id)}-settings`
  return (
    <section
      id={editorId(field.id)}
      ref={setNodeRef}
      style={style}
      className={fieldCardClass('root', { open: isOpen, dragging: isDragging })}
      aria-label={texts.field(index)}
    >
      <header className={fieldCardClass('header')}>
        <Button
          ref={setActivatorNodeRef}
          variant="quiet"
          icon
          className={fieldCardClass('handle')}
          {...attributes}
          {...listeners}
          aria-label={texts.drag(index)}
        >
          <Icon name="grip" />
        </Button>
        <button
          type="button"
          className={fieldCardClass('line')}
          aria-expanded={isOpen}
          aria-controls={isOpen ? settingsId : undefined}
          onClick={() => open(isOpen ? undefined : field.id)}
        >
          <span className={fieldCardClass('number')}>{index + 1}</span>
          <span lang={language} className={fieldCardClass('label')}>
            {shownLabel || texts.unlabelled}
            {field.required ? <Asterisk /> : null}
          </span>
          <span className={fieldCardClass('type')}>{typeNames[field.type]}</span>
          {field.required ? <Hidden>{texts.required}</Hidden> : null}
          <Icon name={isOpen ? 'up' : 'down'} size={18} />
        </button>
      </header>
      {isOpen ? (
        <div id={settingsId} className={fieldCardClass('body')}>
          <FieldEditor {...props} />
          <FieldTools {...props} />
        </div>
      ) : null}
    </section>
  )
})
