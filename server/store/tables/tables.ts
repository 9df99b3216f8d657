import type { Generated, Selectable } from 'kysely'
import type { FieldResponse, SubmissionMetadata } from '../../../contract/types.gen.ts'
import type { LoginFailureTable, PasskeyTable, TokenTable, TotpTable, UserTable } from './accounts.ts'
import type { Bool, Json } from './column-types.ts'
import type { FormDraftTable, FormVersionTable, VersionStructureView } from './forms.ts'
import type { DeliveryCursorTable, DeliveryTable, FormSettingsTable, WebhookTable } from './delivery.ts'

/** Times are milliseconds since 1970; ids are UUID v7, so that their order is the order of time. */
export interface Tables {
  write_check: { id: number; at: number }
  user: UserTable
  token: TokenTable
  login_failure: LoginFailureTable
  /** Password recoveries that were asked for, whether an account has the email or not. */
  recovery: { id: string; email: string; at: number }
  /** Where an account was logged in from. */
  known_address: { user_id: string; address: string; at: number }
  totp: TotpTable
  /** `hash`: of one recovery code, as of a password; all of an account share their salt. */
  recovery_code: { user_id: string; hash: string }
  passkey: PasskeyTable
  /** Challenges of passkeys that were answered, until they end by themselves. */
  used_challenge: { id: string; expires_at: number }
  /** Answers on their way to another device, encrypted by the first. */
  transfer: { id: string; form_id: string; data: Uint8Array; bytes: number; expires_at: number }
  item: { id: string; owner_id: string; title: string; description: string | null; created_at: number }
  form: FormTable
  form_version: FormVersionTable
  version_structure: VersionStructureView
  form_draft: FormDraftTable
  form_image: FormImageTable
  form_count: { form_id: string; slot: number; responses: number }
  /** `device_id`: where the form takes one response from each device. */
  session: { id: string; form_id: string; version: number; started_at: number; device_id: string | null }
  submission: SubmissionTable
  attachment: AttachmentTable
  bucket_object: BucketObjectTable
  form_change: FormChangeTable
  response_mark: ResponseMarkTable
  removed_response: { form_id: string; id: string; revision: number }
  form_settings: FormSettingsTable
  webhook: WebhookTable
  delivery: DeliveryTable
  delivery_cursor: DeliveryCursorTable
  download: DownloadTable
  /** Submissions whose deliveries are in the queue; a digest counts those that name it. */
  delivery_seen: { form_id: string; submission_id: string; digest_id: string | null }
  session_progress: SessionProgressTable
  progress_count: ProgressCountTable
  /** When a user last looked at the dashboard, and when the visit before this one ended. */
  user_visit: { user_id: string; at: number; before: number }
  response_day: ResponseDayTable
}

interface FormTable {
  id: string
  owner_id: string
  title: string
  description: string | null
  /** The version that new sessions begin with; old ones stay in `form_version`. */
  version: number
  /** Of all versions that are kept. */
  structure_bytes: number
  is_active: Bool
  /** A JSON array of texts. */
  tags: Generated<string>
  created_at: number
  updated_at: number
}

/** A logo or a cover. Each form that shows it has its own row. */
interface FormImageTable {
  id: string
  owner_id: string
  /** Null until a form that is saved names it. */
  form_id: string | null
  /** Of `data`: how forms and addresses name it. */
  hash: string
  media_type: string
  width: number
  height: number
  /** Empty while the bytes are in a bucket. */
  data: Uint8Array
  created_at: number
}

interface SubmissionTable {
  form_id: string
  id: string
  session_id: string
  version: number
  responses: Json<Record<string, FieldResponse>>
  metadata: Json<SubmissionMetadata>
  /** Recognises a retry with the same answers. */
  answers_hash: string
  /** Where the form takes one response from each device: at most one row has it. */
  device_id: string | null
  created_at: number
}

interface AttachmentTable {
  form_id: string
  submission_id: string
  field_id: string
  name: string
  media_type: string
  /** Empty while the bytes are in a bucket. */
  data: Uint8Array
}

/**
 * A file whose bytes are in a bucket or will be: of a response, or an image. When that is deleted the row stays without a
 * reference, until the object is removed too.
 */
interface BucketObjectTable {
  key: string
  form_id: string | null
  submission_id: string | null
  field_id: string | null
  /** One object for all rows of the same image. */
  image_hash: string | null
  bytes: Generated<number>
  /** Until then the bytes are in the database. */
  is_stored: Bool
  /** A call to the bucket may be under way until then. */
  busy_until: number
}

/** One row per form; every transaction that marks or removes responses locks it and counts it up. */
interface FormChangeTable {
  form_id: string
  revision: number
  /** How many responses were removed in all: with `form_count`, how many there are. */
  removed: number
}

interface ResponseMarkTable {
  form_id: string
  submission_id: string
  /** The change of the form that wrote it last. */
  revision: number
  is_read: Bool
  is_starred: Bool
  note: string | null
  /** A JSON list of texts. */
  tags: string
}

/** How far a session has come, for a day: what was counted of it already. */
interface SessionProgressTable {
  session_id: string
  form_id: string
  started_at: number
  /** The place of the furthest field; -1 before any. */
  furthest: number
  /** JSON: the ids of those before it that were not asked; null from before that was known. */
  skipped: string | null
  /** The field where the person is. */
  current: string | null
  /** Of the latest message, in milliseconds. */
  elapsed: number
  is_finished: Bool
  /** JSON: the counts of each field. */
  voice: string
}

/** Sessions of a day, several rows for each count, so that servers do not wait for each other's row. */
interface ProgressCountTable {
  form_id: string
  /** Of the beginning of the session: YYYY-MM-DD, in UTC. */
  day: string
  /** Empty where the whole session is counted. */
  field_id: string
  kind: ProgressKind
  slot: number
  count: number
}

export type ProgressKind =
  | 'opened'
  | 'started'
  | 'finished'
  | 'reached'
  | 'left'
  | 'asked_again'
  | 'refused'
  | 'typed_after'

/** Responses of one UTC day, counted once: derived, and counted again when one of them is removed. */
interface ResponseDayTable {
  form_id: string
  /** Days since 1970. */
  day: number
  /** Counted is what was made before this moment. */
  until: number
  count: number
  /** What `form_change` said before the count. */
  removed: number
}

/** A link that downloads once; the token in it is not stored. */
interface DownloadTable {
  token_hash: string
  /** The access token of who asked: when that ends, so does this. */
  login_id: string
  form_id: string
  /** JSON: what was asked for. */
  request: string
  expires_at: number
}

export type UserRow = Selectable<UserTable>
export type TokenRow = Selectable<TokenTable>
export type PasskeyRow = Selectable<PasskeyTable>
export type WebhookRow = Selectable<WebhookTable>
export type DeliveryRow = Selectable<DeliveryTable>
