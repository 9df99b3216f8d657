import { openUnlimited, type Place } from '../../../server/store/database.ts'

/** What an acknowledgement said: the session and the submission's id. */
export type Acknowledged = Map<string, string>

export interface Stored {
  rows: number
  /** What the form's counter says. */
  counted: number
  /** A sentence for each answer that is not there once, as it was acknowledged. */
  lost: string[]
  doubled: string[]
}

/** Reads the database itself, past the server. */
export async function readStored(place: Place, formId: string, acknowledged: Acknowledged): Promise<Stored> {
  const database = openUnlimited(place)
  try {
    const rows = await database
      .selectFrom('submission')
      .select(['id', 'session_id'])
      .where('form_id', '=', formId)
      .execute()
    const counts = await database.selectFrom('form_count').select('responses').where('form_id', '=', formId).execute()
    const bySession = Map.groupBy(rows, ({ session_id }) => session_id)
    return {
      rows: rows.length,
      counted: counts.reduce((sum, { responses }) => sum + responses, 0),
      lost: [...acknowledged].flatMap(([session, id]) =>
        bySession.get(session)?.some((row) => row.id === id) ? [] : [`${id} of session ${session} is not there`],
      ),
      doubled: [...bySession].flatMap(([session, { length }]) =>
        length > 1 ? [`session ${session}: ${length} times`] : [],
      ),
    }
  } finally {
    await database.destroy()
  }
}

/** Looks past the server whether any answer of a form is left, and holds nothing up. */
export async function hasStored(place: Place, formId: string): Promise<boolean> {
  const database = openUnlimited(place)
  try {
    const rows = await database.selectFrom('submission').select('id').where('form_id', '=', formId).limit(1).execute()
    return rows.length > 0
  } finally {
    await database.destroy()
  }
}
