import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { fromPromise } from 'xstate'
import { createWebhook, rotateWebhookSecret } from '../../../contract/sdk.gen.ts'
import type { WebhookWithSecret } from '../../../contract/types.gen.ts'
import { webhookSecretMachine } from '../../../machines/webhook-secret/webhook-secret.machine.ts'
import { formServiceFailure } from '../../../rules/failures.ts'
import { inspected } from '../../inspect/index.ts'
import { toFailure } from '../../transport/api-failure.ts'
import { throughCache } from '../../transport/through-cache.ts'
import { webhooksKey } from './calls.ts'

/** As the pages of forms say what failed. */
async function viaCache(
  queryClient: QueryClient,
  formId: string,
  call: () => Promise<WebhookWithSecret>,
): Promise<WebhookWithSecret> {
  try {
    return await throughCache(queryClient, call, [webhooksKey(formId)])
  } catch (error) {
    const { status, body } = toFailure(error)
    throw formServiceFailure(status, body)
  }
}

const machineFor = (queryClient: QueryClient, formId: string) =>
  webhookSecretMachine.provide({
    actors: {
      addWebhook: fromPromise(({ input: body }) =>
        viaCache(queryClient, formId, async () => (await createWebhook({ path: { id: formId }, body })).data),
      ),
      rotateSecret: fromPromise(({ input: webhookId }) =>
        viaCache(
          queryClient,
          formId,
          async () => (await rotateWebhookSecret({ path: { id: formId, webhookId } })).data,
        ),
      ),
    },
  })

/** The secrets of one form's webhooks, with the server behind them. */
export function useWebhookSecret(formId: string) {
  const queryClient = useQueryClient()
  const [machine] = useState(() => machineFor(queryClient, formId))
  const [snapshot, send] = useMachine(machine, { ...inspected })
  return { snapshot, send }
}

export type WebhookSecret = ReturnType<typeof useWebhookSecret>
