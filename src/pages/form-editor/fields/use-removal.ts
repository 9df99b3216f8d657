import { useCallback, useState } from 'react'
import type { EditedForm } from '../../../../machines/form-editor/form-editor.machine.ts'
import { removeField } from '../../../../rules/drafts/edits.ts'
import { fieldsOf } from '../../../../rules/fields.ts'
import type { Editor } from '../use-editor.ts'

interface Removal {
  id: string
  label: string
  /** Where the field stood. */
  index: number
  /** The form without it. */
  after: EditedForm
}

/** Removing a field, and taking it back while nothing else was edited; later the history does that. */
export function useRemoval({ draft, edit, undo, goTo }: Editor) {
  const [latest, setLatest] = useState<Removal>()
  const removal = latest?.after === draft ? latest : undefined
  const remove = useCallback(
    (id: string) =>
      edit((form) => {
        const index = fieldsOf(form).findIndex((field) => field.id === id)
        const after = removeField(form, id)
        setLatest({ id, index, label: fieldsOf(form)[index]?.label ?? '', after })
        return after
      }),
    [edit],
  )
  const undoRemoval = () => {
    if (!removal) return
    undo()
    goTo(removal.id)
  }
  return { removal, remove, undoRemoval }
}
