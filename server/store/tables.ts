import type { ColumnType, Selectable } from 'kysely'
import type { FieldResponse, SubmissionMetadata } from '../../contract/types.gen.ts'

/** JSON goes in as text; it comes back as text from SQLite and as a value from PostgreSQL. */
type Json<Value> = ColumnType<Value | string, string, string>
/** SQLite keeps booleans as 0 and 1: read them with `Boolean`. */
type Bool = ColumnType<boolean | 0 | 1, boolean, boolean>

/** Times are milliseconds since 1970; ids are UUID v7, so that their order is the order of time. */
export interface Tables {
  user: UserTable
  token: TokenTable
  login_failure: { id: string; email: string; at: number }
  item: { id: string; owner_id: string; title: string; description: string | null; created_at: number }
  form: FormTable
  form_version: { form_id: string; version: number; structure: string }
  form_count: { form_id: string; slot: number; responses: number }
  session: { id: string; form_id: string; version: number; started_at: number }
  submission: SubmissionTable
  attachment: AttachmentTable
}

interface UserTable {
  id: string
  email: string
  full_name: string | null
  password_hash: string
  is_superuser: Bool
  is_active: Bool
  created_at: number
}

interface TokenTable {
  id: string
  user_id: string
  purpose: 'access' | 'reset'
  expires_at: number
}

interface FormTable {
  id: string
  owner_id: string
  title: string
  description: string | null
  /** The version that new sessions begin with; old ones stay in `form_version`. */
  version: number
  is_active: Bool
  created_at: number
  updated_at: number
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
  created_at: number
}

interface AttachmentTable {
  form_id: string
  submission_id: string
  field_id: string
  name: string
  media_type: string
  data: Uint8Array
}

export type UserRow = Selectable<UserTable>
