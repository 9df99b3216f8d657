import { useQueryClient } from '@tanstack/react-query'
import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Form } from '../../../../contract/types.gen.ts'
import { inspected } from '../../../inspect/index.ts'
import { currentUserOptions } from '../../../transport/current-user.ts'
import { saveDeviceDraft } from '../../../transport/device-drafts.ts'
import { isLoginOver } from '../../common/auth/actors.ts'
import type { Editor } from '../use-editor.ts'
import { draftMachine } from './actors.ts'

/** Keeps what is not published yet, and offers what an earlier visit left. */
export function useFormDraft({ snapshot: editor, send: sendEditor }: Editor, form?: Form) {
  const queryClient = useQueryClient()
  const { draft, published, version } = editor.context
  const [machine] = useState(() =>
    draftMachine(queryClient, { id: form?.id, published, hasDraft: (form?.draft_at ?? null) !== null }),
  )
  const [snapshot, send, actor] = useMachine(machine, inspected)
  useEffect(() => {
    send(draft === published ? { type: 'draft.cleared' } : { type: 'draft.edited', draft, version })
  }, [send, draft, published, version])
  const flush = useEffectEvent(() => {
    const user = queryClient.getQueryData(currentUserOptions.queryKey)
    const now = actor.getSnapshot()
    if (!user || !now.hasTag('waiting') || !now.context.latest || isLoginOver()) return
    saveDeviceDraft(user.id, form?.id, { ...now.context.latest, savedAt: Date.now() })
  })
  useEffect(() => {
    const onHide = () => flush()
    addEventListener('pagehide', onHide)
    return () => {
      removeEventListener('pagehide', onHide)
      flush()
    }
  }, [])
  const { found } = snapshot.context
  return {
    isKept: snapshot.hasTag('kept'),
    isOnDeviceOnly: form === undefined || snapshot.matches('failed'),
    isFailed: snapshot.matches('failed'),
    isOffered: snapshot.hasTag('offering'),
    isDisplaced: snapshot.hasTag('displaced'),
    found,
    take: () => {
      if (found) sendEditor({ type: 'draft.restored', draft: found.draft, version: found.version ?? version })
      send({ type: 'draft.taken' })
    },
    discard: () => send({ type: 'draft.discarded' }),
  }
}

export type DraftState = ReturnType<typeof useFormDraft>
