import type { FastifyBaseLogger } from 'fastify'
import { isEmail } from '../../rules/accounts.ts'
import { takesMail } from '../../rules/field-types.ts'
import { countTo } from '../http/rate-limits.ts'
import type { Mail, SendMail } from '../mail/mail.ts'
import { logOwnSecurity } from '../security-log.ts'
import type { Settings } from '../settings.ts'
import type { Stores } from '../store/index.ts'
import type { DeliveryRow } from '../store/tables/tables.ts'
import type { Outcome } from '../store/delivery/queue.ts'
import type { DeliveredForm, DeliveredSubmission, SigningWebhook } from '../store/delivery/source.ts'
import { AddressRefused } from './addresses.ts'
import { NoAnswer, type Answer, type Call } from './call.ts'
import { copyMail, digestMail, noticeMail, ownerMail } from './mails.ts'
import { responsePayload, testPayload } from './payload.ts'
import { ATTEMPTS_MAX, FAILING_MAX_MS, nextAttemptAt } from './schedule.ts'
import { signedHeaders } from './signature.ts'

const MAIL_TIMEOUT_MS = 30_000
const DIGEST_LINES_MAX = 10
/** A respondent can type another person's address, so the copies to one address are limited per day. */
const COPIES_PER_DAY = 10
/** A sentence for the form's owner, who alone can mend it. */
const SECRET_LOST = 'The secret of this webhook cannot be read, since the key of this server changed: change the secret'
const DAY_MS = 24 * 60 * 60_000

interface AttemptDependencies extends Pick<Stores, 'deliverySource' | 'queue'> {
  settings: Pick<Settings, 'publicUrl'>
  send: SendMail
  call: Call
  log: FastifyBaseLogger
}

/** @returns a function that tries one delivery once; undefined when its recipient or its content is gone */
export function createAttempt(parts: AttemptDependencies) {
  const { deliverySource: source } = parts
  const countCopy = countTo(COPIES_PER_DAY, DAY_MS)

  return async (row: DeliveryRow, stop?: AbortSignal): Promise<Outcome | undefined> => {
    // Attempts that ended with their process are counted and have no outcome.
    if (row.attempts > ATTEMPTS_MAX) return failed(row, { recipient: row.recipient, error: 'It was tried too often' })
    const form = await source.findForm(row.form_id)
    if (!form) return undefined
    const submission = row.submission_id ? await source.findSubmission(form.id, row.submission_id) : undefined
    if (row.submission_id && !submission) return undefined
    if (row.kind === 'webhook' || row.kind === 'test') return tryWebhook(parts, { row, form, submission, stop })
    const mail = await mailFor(parts, row, form, submission)
    const tooMany = mail && row.kind === 'copy' && row.attempts === 1 && countCopy(mail.to.toLowerCase()) > 0
    if (tooMany) return failed(row, { recipient: mail.to, error: 'This address was sent enough copies today' })
    return mail && tryMail(parts, row, mail)
  }
}

export type Attempt = ReturnType<typeof createAttempt>

interface Failure {
  recipient: string | null
  error: string
  request?: string | null
  status?: number | null
  answer?: string | null
  durationMs?: number
}

const failed = (row: DeliveryRow, failure: Failure): Outcome => ({
  state: 'failed',
  request: row.request,
  durationMs: 0,
  ...failure,
})

/** Tried again by the schedule, until that ends. */
function retried(row: DeliveryRow, failure: Failure): Outcome {
  const nextAt = nextAttemptAt(row.attempts)
  return nextAt === undefined ? failed(row, failure) : { ...failed(row, failure), state: 'pending', nextAt }
}

interface Message {
  row: DeliveryRow
  form: DeliveredForm
  submission: DeliveredSubmission | undefined
  stop: AbortSignal | undefined
}

async function tryWebhook(
  parts: AttemptDependencies,
  { row, form, submission, stop }: Message,
): Promise<Outcome | undefined> {
  const webhook = await parts.deliverySource.findWebhook(form.id, row.target)
  if (!webhook) return undefined
  const request = row.request ?? (submission ? responsePayload(form, submission) : testPayload(form, row.created_at))
  const begun = performance.now()
  const answer = await answerOf(callWebhook(parts, webhook, { id: row.id, request }, stop))
  if (answer instanceof Error && answer.cause instanceof AddressRefused)
    logOwnSecurity(parts.log, 'webhook.refused', { form: form.id, webhook: webhook.id, reason: answer.message })
  const durationMs = Math.round(performance.now() - begun)
  const sent = { recipient: webhook.url, request, durationMs, ...recordOf(answer) }
  const isSent = 'status' in answer && answer.status >= 200 && answer.status < 300
  if (row.kind === 'webhook') await noteHealth(parts, form, webhook, isSent, sent.status)
  return isSent ? { ...sent, state: 'sent', error: null } : retried(row, sent)
}

async function callWebhook(
  { call }: AttemptDependencies,
  { url, secrets }: SigningWebhook,
  { id, request }: { id: string; request: string },
  stop: AbortSignal | undefined,
): Promise<Answer> {
  if (secrets.length === 0) throw new NoAnswer(SECRET_LOST)
  return call(new URL(url), signedHeaders(secrets, id, request), request, stop)
}

const answerOf = async (answer: Promise<Answer>): Promise<Answer | NoAnswer> => {
  try {
    return await answer
  } catch (error) {
    if (error instanceof NoAnswer) return error
    throw error
  }
}

function recordOf(answer: Answer | NoAnswer): { status: number | null; answer: string | null; error: string } {
  if (answer instanceof NoAnswer) return { status: null, answer: null, error: answer.message }
  const { status, text } = answer
  const isRedirect = status >= 300 && status < 400
  const sentence = isRedirect ? ` with a redirect, which is not followed (${status})` : ` ${status}`
  return { status, answer: text, error: `The receiver answered${sentence}` }
}

/** A receiver that fails for days, or says that it is gone, is switched off, and its owner gets one mail. */
async function noteHealth(
  { deliverySource: source, queue }: AttemptDependencies,
  form: DeliveredForm,
  { id, url, failingSince }: SigningWebhook,
  isSent: boolean,
  status: number | null,
): Promise<void> {
  if (isSent && failingSince === null) return
  const since = await source.noteWebhook(id, !isSent)
  const isGone = status === 410
  if (since === null || !(isGone || Date.now() - since > FAILING_MAX_MS)) return
  const reason = isGone ? 'The receiver answered that it is gone (410)' : 'Nothing could be sent for five days'
  if (await source.disableWebhook(id, reason))
    await queue.enqueueNotice(form.id, `The webhook ${url} was switched off. ${reason}.`)
}

async function mailFor(
  { deliverySource: source, settings: { publicUrl } }: AttemptDependencies,
  row: DeliveryRow,
  form: DeliveredForm,
  submission: DeliveredSubmission | undefined,
): Promise<Mail | undefined> {
  if (row.kind === 'copy') {
    const to = submission && emailIn(submission)
    return to === undefined ? undefined : copyMail(to, form, submission!)
  }
  if (!form.isOwnerActive) return undefined
  if (row.kind === 'notice') return row.request === null ? undefined : noticeMail(form, row.request, publicUrl)
  if (row.kind === 'owner-mail') return submission && ownerMail(form, submission, publicUrl)
  const digest = await source.readDigest(form.id, row.id, DIGEST_LINES_MAX)
  return digest.count === 0 ? undefined : digestMail(form, digest, publicUrl)
}

/** The one address that a copy goes to: the first email field that was answered. */
function emailIn({ fields, responses }: DeliveredSubmission): string | undefined {
  const emails = fields.filter(({ type }) => takesMail(type))
  return emails
    .map(({ id }) => (Object.hasOwn(responses, id) ? responses[id]?.value : undefined))
    .find((value): value is string => typeof value === 'string' && isEmail(value))
}

async function tryMail({ send, settings }: AttemptDependencies, row: DeliveryRow, mail: Mail): Promise<Outcome> {
  const begun = performance.now()
  const record = { recipient: mail.to, request: row.request }
  try {
    // The same in every attempt: a mail server that took the first one can drop the second.
    await inTime(send({ ...mail, messageId: `<${row.id}@${new URL(settings.publicUrl).hostname}>` }))
    return { ...record, state: 'sent', durationMs: Math.round(performance.now() - begun) }
  } catch {
    const durationMs = Math.round(performance.now() - begun)
    return retried(row, { ...record, error: 'The mail server did not take the mail', durationMs })
  }
}

async function inTime(work: Promise<void>): Promise<void> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error('The mail server took too long')), MAIL_TIMEOUT_MS)
  try {
    await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
