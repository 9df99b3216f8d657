import { useQueryClient } from '@tanstack/react-query'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import type { EditedForm } from '../../../machines/form-editor.machine.ts'
import { editorMachine } from './actors.ts'

/** One form in the builder; the machine is made once, with the draft as it was when the page opened. */
export function useEditor(draft: EditedForm, formId?: string) {
  const queryClient = useQueryClient()
  const [machine] = useState(() => editorMachine(queryClient, formId))
  const [snapshot, send] = useMachine(machine, { input: { draft } })
  return {
    snapshot,
    send,
    draft: snapshot.context.draft,
    change: (changed: EditedForm) => send({ type: 'draft.changed', draft: changed }),
    save: () => send({ type: 'save.requested' }),
  }
}

export type Editor = ReturnType<typeof useEditor>
