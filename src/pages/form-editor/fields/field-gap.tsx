import { useRef } from 'react'
import type { NewField as NewFieldDraft } from '../../../../rules/drafts/edits.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { fieldCardClass } from '../classes.ts'
import { editorTexts as texts } from '../texts.ts'
import { keepFocus } from '../keep-focus.ts'
import { NewField } from './new-field.tsx'

interface FieldGapProps {
  /** Of the field below the gap. */
  index: number
  isOpen: boolean
  isFull: boolean
  language: string
  onOpen: (index: number | undefined) => void
  onAdd: (field: NewFieldDraft, opens: boolean, index: number) => void
}

/** The gap above a field: a "+", and where it was pressed what adds a field there; the focus goes back to the "+". */
export function FieldGap({ index, isOpen, isFull, language, onOpen, onAdd }: FieldGapProps) {
  const gap = useRef<HTMLDivElement>(null)
  return (
    <div ref={gap} className={fieldCardClass('gap', { open: isOpen })}>
      {isOpen ? (
        <NewField
          name={texts.newFieldAt(index)}
          add={texts.addFieldHere}
          language={language}
          disabled={isFull}
          takesFocus
          onAdd={(field, opens) => onAdd(field, opens, index)}
          onClose={() => keepFocus(gap.current, () => onOpen(undefined))}
        />
      ) : (
        <button
          type="button"
          className={fieldCardClass('insert')}
          aria-label={texts.insertAt(index)}
          disabled={isFull}
          onClick={() => onOpen(index)}
        >
          <Icon name="plus" size={18} />
        </button>
      )}
    </div>
  )
}
