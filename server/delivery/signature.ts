import { Webhook } from 'standardwebhooks'

/**
 * The headers of the Standard Webhooks scheme.
 * @param secrets each gives one signature; for a day after a rotation there are two
 * @param id the same in every attempt, so that a receiver can tell a repeat
 */
export function signedHeaders(secrets: string[], id: string, body: string, now = Date.now()): Record<string, string> {
  const at = new Date(now)
  return {
    'content-type': 'application/json',
    'user-agent': 'Sayform-Webhooks/1',
    'webhook-id': `msg_${id}`,
    'webhook-timestamp': String(Math.floor(now / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(`msg_${id}`, at, body)).join(' '),
  }
}
