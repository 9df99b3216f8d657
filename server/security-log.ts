import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { networkOf } from './networks.ts'
import { countRepeats, routeOf } from './log.ts'

/** Everything that is logged for who watches over the accounts of a server, by its name; docs/trust.md explains them. */
export const SECURITY_EVENTS = [
  'login.succeeded',
  'login.failed',
  'login.code-asked',
  'login.code-failed',
  'login.ended',
  'proof.failed',
  'password.changed',
  'password.reset',
  'password.reset-asked',
  'email.changed',
  'email.taken-back',
  'factor.changed',
  'account.created',
  'account.changed',
  'account.deleted',
  'access.refused',
  'access.not-found',
  'input.refused',
  'limit.reached',
  'webhook.refused',
  'file.refused',
] as const
export type SecurityEvent = (typeof SECURITY_EVENTS)[number]

/** What did not go well is a warning: it stays in the log of an operator who keeps no more. */
const WARNINGS: ReadonlySet<SecurityEvent> = new Set<SecurityEvent>([
  'login.failed',
  'login.code-failed',
  'proof.failed',
  'access.refused',
  'limit.reached',
  'webhook.refused',
  'file.refused',
])

/** Anybody can cause these without end. */
const COUNTED: ReadonlySet<SecurityEvent> = new Set<SecurityEvent>([
  'access.refused',
  'access.not-found',
  'input.refused',
  'limit.reached',
  'webhook.refused',
  'file.refused',
])

/** Nothing of it is secret, an email, or an answer. */
interface Details {
  /** The id of whom it is about; null for an email that no account has. The caller's without it. */
  account?: string | null
  [detail: string]: string | number | boolean | null | undefined
}

type Asked = Pick<FastifyRequest, 'id' | 'ip' | 'method' | 'caller' | 'log' | 'url' | 'routeOptions'>

/** Logs what somebody asked for: when, what, who, from which network, and the id that the other lines of the request have. */
export function logSecurity(request: Asked, event: SecurityEvent, details: Details = {}): void {
  const { id, ip, method, caller, log } = request
  const by = caller?.user.id
  const route = routeOf(request)
  const where = { method, route, network: networkOf(ip) }
  write(log, event, {
    id,
    account: by,
    ...(details.account !== by && by !== undefined && { by }),
    ...where,
    ...details,
  })
}

/** As {@link logSecurity}, for what the server does by itself. */
export const logOwnSecurity = (log: FastifyBaseLogger, event: SecurityEvent, details: Details): void =>
  write(log, event, details)

const counters = new WeakMap<FastifyBaseLogger, ReturnType<typeof countRepeats>>()

function isRepeat(log: FastifyBaseLogger, key: string, tell: (times: number) => void): boolean {
  const counter = counters.get(log) ?? countRepeats()
  counters.set(log, counter)
  return counter(key, tell)
}

function write(log: FastifyBaseLogger, event: SecurityEvent, details: Details): void {
  const level = WARNINGS.has(event) ? 'warn' : 'info'
  const { id: _, ...kind } = details
  const tell = (repeated: number) => log[level]({ event, ...kind, repeated }, 'security')
  if (COUNTED.has(event) && isRepeat(log, JSON.stringify([event, kind]), tell)) return
  log[level]({ event, ...details }, 'security')
}
