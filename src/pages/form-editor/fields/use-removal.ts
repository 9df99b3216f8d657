import { useCallback, useState } from 'react'
import type { FormField } from '../../../../contract/types.gen.ts'
import type { EditedForm } from '../../../../machines/form-editor/form-editor.machine.ts'
import { fieldsOf } from '../../../../rules/fields.ts'
import { dependantsOf } from '../../../../rules/logic/edits.ts'
import { removeField } from '../../../../rules/drafts/edits.ts'
import type { Editor } from '../use-editor.ts'

interface Removal {
  id: string
  label: string
  dependants: string[]
  /** Where the field stood. */
  index: number
  /** The form without it. */
  after: EditedForm
}

function removalOf(id: string, label: string, index: number, edit: Editor['edit']): Removal {
  let dependants: string[] = []
  const after = edit((form) => {
    dependants = dependantsOf(fieldsOf(form), id).map((field) => field.label || field.name)
    return removeField(form, id)
  })
  return { id, label, dependants, index, after }
}

/** Removing a field, and taking it back while nothing else was edited; later the history does that. */
export function useRemoval({ draft, edit, undo, goTo }: Editor) {
  const [latest, setLatest] = useState<Removal>()
  const removal = latest?.after === draft ? latest : undefined
  const remove = useCallback(
    ({ id, label }: FormField, index: number) => setLatest(removalOf(id, label, index, edit)),
    [edit],
  )
  const undoRemoval = () => {
    if (!removal) return
    undo()
    goTo(removal.id)
  }
  return { removal, remove, undoRemoval }
}
