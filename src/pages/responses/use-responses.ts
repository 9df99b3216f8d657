import { useQueryClient } from '@tanstack/react-query'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { inspected } from '../../inspect/index.ts'
import { pageMachine } from './actors.ts'

/** Which response is open, and what is being deleted. */
export function useResponses(formId: string) {
  const queryClient = useQueryClient()
  const [machine] = useState(() => pageMachine(queryClient, formId))
  const [snapshot, send] = useMachine(machine, inspected)
  return { snapshot, send, openId: snapshot.hasTag('open') ? snapshot.context.id : null }
}

export type ResponsesActor = ReturnType<typeof useResponses>
