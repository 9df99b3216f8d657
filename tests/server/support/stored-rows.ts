import { v7 } from 'uuid'
import type { Api } from './api.ts'

const BATCH = 100

/**
 * Many responses of a form at once, as if each had been sent a millisecond after the other; `textOf` gives the answer to its
 * first field. Without their times the ids would be of the latest that any test of this process has had.
 */
export async function writeRows({ database }: Api, formId: string, count: number, textOf: (row: number) => string) {
  const first = Date.now() - count
  const rowOf = (row: number) => ({
    form_id: formId,
    id: v7({ msecs: first + row }),
    session_id: v7(),
    version: 1,
    responses: JSON.stringify({ f1: { fieldId: 'f1', fieldType: 'text', value: textOf(row) } }),
    metadata: '{}',
    answers_hash: '',
    created_at: Date.now(),
  })
  for (let from = 0; from < count; from += BATCH)
    await database
      .insertInto('submission')
      .values(Array.from({ length: Math.min(BATCH, count - from) }, (_, index) => rowOf(from + index)))
      .execute()
  await database.updateTable('form_count').set({ responses: count }).where('form_id', '=', formId).execute()
}
