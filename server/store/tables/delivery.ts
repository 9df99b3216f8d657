import type { Bool } from './column-types.ts'

/** What a form notifies of its responses, and how far that has come. */

export interface FormSettingsTable {
  form_id: string
  notify_owner: 'off' | 'each' | 'daily'
  copy_to_respondent: Bool
  retention_days: number | null
  opens_at: number | null
  closes_at: number | null
  responses_max: number | null
  closed_message: string
  /** A JSON array of texts. */
  embed_origins: string
  /** Of what people enter before they see the form; null: nothing. */
  password_hash: string | null
  one_per_device: Bool
}

export interface WebhookTable {
  id: string
  form_id: string
  url: string
  description: string | null
  secret: string
  old_secret: string | null
  old_secret_until: number | null
  is_enabled: Bool
  /** Why the server switched it off. */
  disabled_reason: string | null
  failing_since: number | null
  created_at: number
}

export interface DeliveryTable {
  id: string
  form_id: string
  /** null for what is about no single submission. */
  submission_id: string | null
  kind: 'webhook' | 'test' | 'owner-mail' | 'digest' | 'copy' | 'notice'
  /** The id of the webhook, or `mail`: what waits for one target never holds up another. */
  target: string
  state: 'pending' | 'sent' | 'failed'
  /** Counted when an attempt begins, so that one that ends the process counts too. */
  attempts: number
  /** When it may be taken; while it is being sent, when its lease ends. */
  next_at: number
  /** Names the attempt that is under way; only that attempt may record its outcome. */
  lease: string | null
  created_at: number
  last_at: number | null
  recipient: string | null
  request: string | null
  status: number | null
  answer: string | null
  error: string | null
  duration_ms: number | null
}

/** How far the queue follows the submissions of a form; there is one while the form notifies anybody. */
export interface DeliveryCursorTable {
  form_id: string
  /** Submissions in the sum of `form_count` that are in the queue, or were there before. */
  counted: number
  /** The time in the newest id that was seen. */
  newest: number
  /** Ids from before this time are none of the queue's. */
  since: number
}
