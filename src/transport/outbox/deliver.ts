import type { SubmissionPayload, SubmissionReceipt } from '../../../contract/types.gen.ts'
import { type SubmissionFailure, submissionFailure } from '../../../rules/failures.ts'
import { withSession } from '../../../rules/payload.ts'
import type { FormPass } from '../form-pass.ts'
import { isUnsent, type OutboxStore, type WaitingEntry } from './entry.ts'

/** What the outbox needs of the world; the calls throw a `SubmissionFailure`. */
export interface Delivering {
  store: OutboxStore
  createSession: (formId: string, renewal?: string, pass?: FormPass) => Promise<string>
  sendSubmission: (sessionId: string, payload: SubmissionPayload, pass?: FormPass) => Promise<SubmissionReceipt>
}

/** 'withdrawn' when the entry is gone: the person took it back, or another tab sent it. */
export type Delivery = { receipt: SubmissionReceipt } | { failure: SubmissionFailure } | 'withdrawn'

/**
 * Sends one entry. The session under which it is sent is stored before, so that a repeat, from any tab at any time, is the
 * same submission. What another attempt may mend stays waiting; what the server refuses stays too, for the person.
 */
export async function deliver(id: string, world: Delivering): Promise<Delivery> {
  const entry = await world.store.get(id)
  if (!isUnsent(entry)) return 'withdrawn'
  try {
    const receipt = await send(entry, world)
    if (!receipt) return 'withdrawn'
    await world.store.update(id, ({ formId, title, keptAt }) => ({ id, formId, title, keptAt, state: 'sent', receipt }))
    return { receipt }
  } catch (error) {
    const failure = toFailure(error)
    if (!failure.isRetryable)
      await world.store.update(id, (kept) => (isUnsent(kept) ? { ...kept, state: 'refused', failure } : undefined))
    return { failure }
  }
}

async function send(entry: WaitingEntry, world: Delivering): Promise<SubmissionReceipt | undefined> {
  const begun = entry.payload.sessionId ? entry : await begin(entry, world)
  try {
    return begun && (await post(begun, world))
  } catch (error) {
    if (!toFailure(error).isSessionGone) throw error
    const again = await begin(entry, world)
    return again && post(again, world)
  }
}

/** @returns undefined when the entry is gone meanwhile */
async function begin({ id, formId, payload, pass }: WaitingEntry, { store, createSession }: Delivering) {
  const renewal = payload.sessionId ? await store.renewalOf(payload.sessionId) : undefined
  const sessionId = await createSession(formId, renewal, pass)
  const changed = await store.update(id, (kept) => {
    if (!isUnsent(kept)) return undefined
    // Another tab may have begun a session at the same time: all send under the one that was stored first.
    return kept.payload.sessionId === payload.sessionId
      ? { ...kept, payload: withSession(kept.payload, sessionId) }
      : kept
  })
  return isUnsent(changed) ? changed : undefined
}

const post = ({ payload, pass }: WaitingEntry, { sendSubmission }: Delivering) =>
  sendSubmission(payload.sessionId ?? '', payload, pass)

const toFailure = (error: unknown): SubmissionFailure =>
  typeof error === 'object' && error !== null && 'isRetryable' in error && 'code' in error
    ? (error as SubmissionFailure)
    : submissionFailure(null)
