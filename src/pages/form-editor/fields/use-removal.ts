import { useCallback, useState } from 'react'
import type { FormField } from '../../../../contract/types.gen.ts'
import type { EditedForm } from '../../../../machines/form-editor/form-editor.machine.ts'
import { removeField } from '../../../../rules/drafts/edits.ts'
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
    ({ id, label }: FormField, index: number) =>
      setLatest({ id, label, index, after: edit((form) => removeField(form, id)) }),
    [edit],
  )
  const undoRemoval = () => {
    if (!removal) return
    undo()
    goTo(removal.id)
  }
  return { removal, remove, undoRemoval }
}
