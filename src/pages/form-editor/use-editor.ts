import { useQueryClient } from '@tanstack/react-query'
import { useMachine } from '@xstate/react'
import { useCallback, useEffect, useState } from 'react'
import type { EditedForm } from '../../../machines/form-editor/form-editor.machine.ts'
import { inspected } from '../../inspect/index.ts'
import { onLoginRenewed } from '../common/auth/actors.ts'
import { editorMachine } from './actors.ts'

/** One edit of the owner: from the current draft to the next one. */
export type Step = (draft: EditedForm) => EditedForm

/** One form in the builder; the machine is made once, with the draft as it was when the page opened. */
export function useEditor(draft: EditedForm, formId?: string) {
  const queryClient = useQueryClient()
  const [machine] = useState(() => editorMachine(queryClient, formId))
  const [snapshot, send, actor] = useMachine(machine, { input: { draft }, ...inspected })
  useEffect(() => onLoginRenewed(() => actor.send({ type: 'login.renewed' })), [actor])
  const edit = useCallback(
    (step: Step) => actor.send({ type: 'draft.changed', draft: step(actor.getSnapshot().context.draft) }),
    [actor],
  )
  return {
    snapshot,
    send,
    draft: snapshot.context.draft,
    edit,
    save: () => send({ type: 'save.requested' }),
  }
}

/** `edit` stays the same function, so that a keystroke renders one field of three hundred again. */
export type Editor = ReturnType<typeof useEditor>
