import { v7 } from 'uuid'
import type { FormField } from '../../../../contract/types.gen.ts'
import { columnStore } from '../../../../server/store/columns/index.ts'
import { countOf, idsOf } from '../../../../server/store/columns/lists.ts'
import { openDatabase, type Database, type Place } from '../../../../server/store/database.ts'
import { createStores } from '../../../../server/store/index.ts'
import { migrate } from '../../../../server/store/migrate.ts'
import { someFields } from '../../../support/builders.ts'
import { SECRET } from '../../support/api.ts'

const PATIENT = { waitMs: 60_000 }

/** A database with one form, written to past the handlers, and stores of copies as several servers have them. */
export async function aStoredForm(place: Place, fields: FormField[] = someFields({})) {
  const database = openDatabase(place, () => {})
  await migrate(database)
  const stores = createStores(database, SECRET)
  const email = `${v7()}@example.com`
  const owner = await stores.users.insert({ email, password_hash: 'none' })
  const form = await stores.forms.insert(owner!.id, { title: 'Form', structure: { fields } })
  const servers: ReturnType<typeof columnStore>[] = []
  return {
    database,
    stores,
    form,
    ownerId: owner!.id,
    /** Another server on the same data. */
    aServer(options: Parameters<typeof columnStore>[2] = {}) {
      const server = columnStore(database, place, { ...PATIENT, ...options })
      servers.push(server)
      return {
        ...server,
        summary: () => server.read(form.id, async (view) => (await view.summary({})).figures),
        count: () => server.read(form.id, (view) => countOf(view, {})),
        ids: () =>
          server.read(form.id, async (view) => {
            const ids: string[] = []
            for await (const some of idsOf(view, {})) ids.push(...some)
            return ids
          }),
      }
    },
    /** Commits a response whose id was made so long ago, or so long before another one. */
    write: (ageMs = 0, { value = 'Ada', before }: { value?: string; before?: string } = {}) =>
      writeResponse(database, form.id, idOfAge(ageMs, before), value),
    close: async () => {
      for (const server of servers) await server.close()
      await database.destroy()
    },
  }
}

export const idOfAge = (ageMs: number, before?: string): string =>
  v7({ msecs: (before === undefined ? Date.now() : madeAt(before)) - ageMs })

/** An id of version 7 begins with its time. */
const madeAt = (id: string): number => Number.parseInt(id.replace('-', '').slice(0, 12), 16)

/** What a submit writes: the row, and one more in the counters. */
export async function writeResponse(database: Database, formId: string, id: string, value = 'Ada'): Promise<string> {
  const responses = JSON.stringify({ f1: { fieldId: 'f1', fieldType: 'text', value } })
  await database
    .insertInto('submission')
    .values({
      form_id: formId,
      id,
      session_id: v7(),
      version: 1,
      responses,
      metadata: '{}',
      answers_hash: '',
      created_at: Date.now(),
    })
    .execute()
  await database
    .insertInto('form_count')
    .values({ form_id: formId, slot: 0, responses: 1 })
    .onConflict((conflict) =>
      conflict.columns(['form_id', 'slot']).doUpdateSet((row) => ({ responses: row('form_count.responses', '+', 1) })),
    )
    .execute()
  return id
}
