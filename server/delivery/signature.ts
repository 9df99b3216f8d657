import { Webhook } from 'standardwebhooks'
import type { WebhookRow } from '../store/tables.ts'

type Secrets = Pick<WebhookRow, 'secret' | 'old_secret' | 'old_secret_until'>

/**
 * The headers of the Standard Webhooks scheme. For a day after a rotation there are two signatures.
 * @param id the same in every attempt, so that a receiver can tell a repeat
 */
export function signedHeaders(secrets: Secrets, id: string, body: string, now = Date.now()): Record<string, string> {
  const { secret, old_secret, old_secret_until } = secrets
  const all = old_secret !== null && (old_secret_until ?? 0) > now ? [secret, old_secret] : [secret]
  const at = new Date(now)
  return {
    'content-type': 'application/json',
    'user-agent': 'Sayform-Webhooks/1',
    'webhook-id': `msg_${id}`,
    'webhook-timestamp': String(Math.floor(now / 1000)),
    'webhook-signature': all.map((one) => new Webhook(one).sign(`msg_${id}`, at, body)).join(' '),
  }
}
