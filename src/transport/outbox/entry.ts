import type { SubmissionPayload, SubmissionReceipt } from '../../../contract/types.gen.ts'
import type { FormPass } from '../form-pass.ts'
import type { SubmissionFailure } from '../../../rules/failures.ts'

/** Answers that a person submitted, until their receipt is known. */
export interface WaitingEntry {
  /** Of the form session, which is submitted once. */
  id: string
  formId: string
  /** Of the form. */
  title: string
  /** When the person submitted them: UTC, ISO 8601. */
  keptAt: string
  state: 'waiting' | 'refused'
  payload: SubmissionPayload
  /** What the form asked of the device; absent in what earlier versions kept. */
  pass?: FormPass
  /** Why the server does not take them; only the person can go on then. */
  failure?: SubmissionFailure
}

/** Answers that were sent while their page was closed, until a page has said so; nothing of them is kept. */
export interface SentEntry extends Pick<WaitingEntry, 'id' | 'formId' | 'title' | 'keptAt'> {
  state: 'sent'
  receipt: SubmissionReceipt
}

export type OutboxEntry = WaitingEntry | SentEntry

export const isUnsent = (entry: OutboxEntry | undefined): entry is WaitingEntry =>
  entry !== undefined && entry.state !== 'sent'

/** What the outbox needs of a database. */
export interface OutboxStore {
  all(): Promise<OutboxEntry[]>
  get(id: string): Promise<OutboxEntry | undefined>
  put(entry: OutboxEntry): Promise<void>
  /** Puts what `change` makes of the entry; nothing when it is gone or `change` gives undefined. */
  update(id: string, change: (entry: OutboxEntry) => OutboxEntry | undefined): Promise<OutboxEntry | undefined>
  delete(id: string): Promise<void>
  /** What begins a session of the server again. */
  renewalOf(sessionId: string): Promise<string | undefined>
}
