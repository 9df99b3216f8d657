import type { WebhookWithSecret } from '../../../contract/types.gen.ts'
import { webhookSecretMachine } from '../../../machines/webhook-secret/webhook-secret.machine.ts'
import { formServiceFailure } from '../../../rules/failures.ts'
import { done, elapsed, failed, type Step, explore } from '../support/paths.ts'

export const created: WebhookWithSecret = {
  webhook: {
    id: 'webhook-1',
    url: 'https://example.com/hook',
    description: null,
    is_enabled: true,
    disabled_reason: null,
    failing_since: null,
    needs_rotation: false,
    old_secret_until: null,
    created_at: '2026-11-21T00:00:00Z',
  },
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
}
export const refused = formServiceFailure(422)
const events = [
  { type: 'webhook.requested' as const },
  { type: 'webhook.submitted' as const, values: { url: 'https://example.com/hook', description: null } },
  { type: 'rotation.requested' as const, webhookId: 'webhook-1' },
  { type: 'rotation.confirmed' as const },
  { type: 'dialog.closed' as const },
  done('addWebhook', created),
  failed('addWebhook', refused),
  failed('addWebhook', new TypeError('Failed to fetch')),
  done('rotateSecret', created),
  failed('rotateSecret', refused),
  failed('rotateSecret', null),
  elapsed(30_000),
]

export type Move = Step<typeof webhookSecretMachine>
const key = ({ context }: Move['after']) => [
  context.webhookId,
  context.values.url,
  context.failure?.type,
  Boolean(context.created),
]
const explored = explore(webhookSecretMachine, { input: undefined, events, key })

export const explorations = [explored]
export const steps = explored.steps
