import { Client } from 'pg'
import type { FormField } from '../../contract/types.gen.ts'

export const fileFields: FormField[] = [{ id: 'photo', name: 'photo', label: 'Photo', type: 'file' }]
export const FILES = 500
/** Of hexadecimal digits in 32-character pieces: 16 bytes each. */
const PIECES = 3200
export const FILE_BYTES = PIECES * 16

/** Responses with a file each, written past the server. */
export async function addFiles(databaseUrl: string, formId: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const value = { name: 'photo.jpg', mediaType: 'image/jpeg', size: FILE_BYTES }
  const responses = JSON.stringify({ photo: { fieldId: 'photo', fieldType: 'file', value } })
  await client.query(
    `insert into submission (form_id, id, session_id, version, responses, metadata, answers_hash, created_at)
      select $1, uuid, uuid, 1, $2::jsonb, '{}'::jsonb, '', time from (
        select time, (lpad(to_hex(time), 12, '0') || '70008000' || lpad(to_hex(time), 12, '0'))::uuid as uuid
        from (select $3::bigint + n as time from generate_series(1, $4::bigint) as n) as t) as row`,
    [formId, responses, Date.now() - FILES * 2, FILES],
  )
  await client.query(
    `insert into attachment (form_id, submission_id, field_id, name, media_type, data)
      select form_id, id, 'photo', 'photo.jpg', 'image/jpeg',
        (select decode(string_agg(md5(id::text || n), ''), 'hex') from generate_series(1, $2::bigint) as n)
      from submission where form_id = $1`,
    [formId, PIECES],
  )
  await client.query('insert into form_count (form_id, slot, responses) values ($1, 0, $2)', [formId, FILES])
  await client.end()
}
