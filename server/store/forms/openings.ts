import type { Database } from '../database.ts'
import { countColumns, toCounts, totalOf } from '../responses/total.ts'

/** When a form takes answers, and who may show it. Times are milliseconds since 1970. */
export interface Opening {
  opensAt: number | null
  closesAt: number | null
  /** Whether it has as many responses as it may have. */
  isFull: boolean
  /** What people read while it takes no answers; empty for the standard sentence. */
  closedMessage: string
  /** Sites that may show it in a frame; `*` for all. */
  embedOrigins: string[]
  /** Of the password that people enter; null for none. */
  passwordHash: string | null
  /** Whether a device answers once. */
  isOncePerDevice: boolean
}

const ALWAYS: Opening = {
  opensAt: null,
  closesAt: null,
  isFull: false,
  closedMessage: '',
  embedOrigins: [],
  passwordHash: null,
  isOncePerDevice: false,
}

/** @returns what the owner chose, or that the form is always open */
export async function readOpening(database: Database, formId: string): Promise<Opening> {
  const row = await database
    .selectFrom('form_settings')
    .innerJoin('form', 'form.id', 'form_settings.form_id')
    .select(['opens_at', 'closes_at', 'responses_max', 'closed_message', 'embed_origins'])
    .select(['password_hash', 'one_per_device'])
    .select(countColumns(database))
    .where('form_id', '=', formId)
    .executeTakeFirst()
  if (!row) return ALWAYS
  return {
    opensAt: row.opens_at,
    closesAt: row.closes_at,
    isFull: row.responses_max !== null && totalOf(toCounts(row)) >= row.responses_max,
    closedMessage: row.closed_message,
    embedOrigins: JSON.parse(row.embed_origins),
    passwordHash: row.password_hash,
    isOncePerDevice: Boolean(row.one_per_device),
  }
}

export const isOpen = ({ opensAt, closesAt, isFull }: Opening, now = Date.now()): boolean =>
  !isFull && (opensAt === null || now >= opensAt) && (closesAt === null || now < closesAt)
