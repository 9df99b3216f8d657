import { useQueryClient } from '@tanstack/react-query'
import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { inspected } from '../../inspect/index.ts'
import { pageMachine } from './actors.ts'
import { useOpenResponse } from './use-open-response.ts'

/** Which response is open, as the address says, and what is being deleted. */
export function useResponses(formId: string) {
  const queryClient = useQueryClient()
  const [machine] = useState(() => pageMachine(queryClient, formId))
  const [snapshot, send, actor] = useMachine(machine, inspected)
  const { openId, open, close } = useOpenResponse()
  useEffect(() => {
    send(openId === null ? { type: 'response.closed' } : { type: 'response.opened', id: openId })
  }, [send, openId])
  const onRemoved = useEffectEvent(close)
  useEffect(() => {
    const subscription = actor.on('removal.completed', () => onRemoved())
    return () => subscription.unsubscribe()
  }, [actor])
  return { snapshot, send, openId, open, close }
}

export type ResponsesActor = ReturnType<typeof useResponses>
