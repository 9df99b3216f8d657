import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { v7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Form, Summary } from '../../../contract/types.gen.ts'
import type { Place } from '../../../server/store/database.ts'
import type { Tables } from '../../../server/store/tables/tables.ts'
import { aFile, someFields } from '../../support/builders.ts'
import { openApi, type Api, type Person } from '../support/api.ts'
import type { NewPlace } from '../support/databases.ts'
import { aWorker, ownerOf, submitTo } from '../delivery/deliveries.suite.ts'

const DAY = 24 * 60 * 60_000

/** Of one column: bytes of files are looked through as they are. */
const textOf = (value: unknown): string =>
  value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : (JSON.stringify(value) ?? '')

export function retentionSuite(newPlace: NewPlace) {
  let api: Api
  let owner: Person
  let place: Place
  const open = () => openApi(place, { settings: { webhookAllowPrivate: true } })
  beforeAll(async () => {
    place = await newPlace()
    api = await open()
    owner = await api.aPerson()
  })
  afterAll(() => api.close())
  const fields = someFields({}, { type: 'file' })

  /** Puts a response back in time: its id says when it was made, and everything that names it follows. */
  const age = async (form: Form, id: string, days: number): Promise<string> => {
    const old = v7({ msecs: Date.now() - days * DAY })
    const { database } = api
    const row = await database.selectFrom('submission').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    await database
      .insertInto('submission')
      .values({ ...row, id: old, session_id: v7(), responses: '{}', metadata: '{}' })
      .execute()
    for (const table of ['attachment', 'delivery', 'delivery_seen', 'response_mark'] as const)
      await database.updateTable(table).set({ submission_id: old }).where('submission_id', '=', id).execute()
    await database.deleteFrom('submission').where('id', '=', id).execute()
    const session_id = row.session_id
    await database.updateTable('submission').set({ session_id }).where('id', '=', old).execute()
    expect(row.form_id).toBe(form.id)
    return old
  }

  /** Every row that belongs to a form's responses, table by table. */
  const rowsOf = async ({ id }: Form) => {
    const tables = ['submission', 'attachment', 'session', 'response_mark', 'delivery', 'delivery_seen'] as const
    const counts = tables.map(async (table) => {
      const rows = await api.database.selectFrom(table).select('form_id').where('form_id', '=', id).execute()
      return [table, rows.length] as const
    })
    return Object.fromEntries(await Promise.all(counts))
  }

  const submitWithEverything = async (form: Form): Promise<string> => {
    const file = { fieldId: 'f2', fieldType: 'file' as const, value: aFile(5) }
    const id = await submitTo(api, form, { value: 'Kept or not' }, file)
    await aWorker(api).work()
    const marked = await api.call('PATCH', `/forms/${form.id}/responses/${id}`, {
      token: owner.token,
      body: { is_read: true, note: 'A note' },
    })
    expect(marked.status).toBe(200)
    return id
  }

  /** Whatever the database says of anything, and whatever the copies for reading hold. */
  const allThatIsStored = async (): Promise<string> => {
    const tables = (await api.database.introspection.getTables()).map(({ name }) => name as keyof Tables)
    const rows = await Promise.all(tables.map((table) => api.database.selectFrom(table).selectAll().execute()))
    const folder = join(place.dataDir, 'columns')
    const files = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : []
    const copies = files
      .filter((file) => file.isFile())
      .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1'))
    return [...rows.flat().flatMap((row) => Object.values(row).map(textOf)), ...copies].join('\n')
  }

  /** A form whose one response says a word that nothing else says, in every place where a person can say it. */
  const saying = async (person: Person, word: string) => {
    const form = await api.createForm(person, {
      structure: { fields: [...fields, ...someFields({}, {}, { type: 'email' }).slice(2)] },
    })
    const { addWebhook, settings, call } = ownerOf(api, person, form)
    await addWebhook('http://127.0.0.1:1/')
    await settings({ notify_owner: 'each', copy_to_respondent: true })
    const data = Buffer.from(word).toString('base64')
    const file = {
      fieldId: 'f2',
      fieldType: 'file' as const,
      value: aFile(word.length, { name: `${word}.pdf`, data }),
    }
    const email = { fieldId: 'f3', fieldType: 'email' as const, value: `${word}@example.com` }
    const id = await submitTo(api, form, { value: word, transcript: word }, file, email)
    await aWorker(api).work()
    await call('PATCH', `/responses/${id}`, { note: word, tags: [word], is_starred: true })
    await call('GET', `/responses?q=${word}`)
    expect(await allThatIsStored()).toContain(word)
    return { form, id, settings, call }
  }

  describe('responses', () => {
    it('older than the days of their form go for good with all that was derived from them; others stay', async () => {
      const forms = [
        await api.createForm(owner, { structure: { fields } }),
        await api.createForm(owner, { structure: { fields } }),
      ]
      for (const form of forms) {
        await ownerOf(api, owner, form).addWebhook('http://127.0.0.1:1/')
        await age(form, await submitWithEverything(form), 31)
        await age(form, await submitWithEverything(form), 29)
      }
      const [limited, unlimited] = [forms[0]!, forms[1]!]
      const all = { submission: 2, attachment: 2, session: 2, response_mark: 2, delivery: 2, delivery_seen: 2 }
      expect(await rowsOf(limited)).toEqual(all)
      await ownerOf(api, owner, limited).settings({ retention_days: 30 })
      expect(await api.stores.retention.sweep()).toBe(1)
      expect(await api.stores.retention.sweep()).toBe(0)
      expect(await rowsOf(limited)).toEqual(Object.fromEntries(Object.keys(all).map((table) => [table, 1])))
      expect(await rowsOf(unlimited)).toEqual(all)
      const counted = async ({ id }: Form) =>
        (await api.call<Form>('GET', `/forms/${id}`, { token: owner.token })).body.response_count
      expect([await counted(limited), await counted(unlimited)]).toEqual([1, 2])
      await ownerOf(api, owner, limited).settings({ retention_days: 1 })
      await api.stores.retention.sweep()
      expect(Object.values(await rowsOf(limited))).toEqual([0, 0, 0, 0, 0, 0])
    })

    it('leave no word behind in any table, nor in the copy for reading, when their days are over', async () => {
      const word = 'swept-word-1'
      const { form, id, settings } = await saying(owner, word)
      await age(form, id, 31)
      await settings({ retention_days: 30 })
      await api.stores.retention.sweep()
      await api.columns.sweep()
      await api.close()
      api = await open()
      expect(await allThatIsStored()).not.toContain(word)
      const summary = await api.call<Summary>('GET', `/forms/${form.id}/summary`, { token: owner.token })
      expect(summary.body.total).toBe(0)
    })

    it('leave no word behind when their form, or the account of its owner, is deleted', async () => {
      const leaver = await api.aPerson()
      const [one, two] = [await saying(leaver, 'gone-with-form'), await saying(leaver, 'gone-with-account')]
      await api.call('DELETE', `/forms/${one.form.id}`, { token: leaver.token })
      const afterForm = await allThatIsStored()
      expect([afterForm.includes('gone-with-form'), afterForm.includes('gone-with-account')]).toEqual([false, true])
      await api.call('DELETE', '/users/me', { token: leaver.token })
      expect(await allThatIsStored()).not.toContain(two.form.id)
      expect(await allThatIsStored()).not.toContain('gone-with-account')
    })

    it('go slice by slice when there are very many, and other requests have their turn in between', async () => {
      const form = await api.createForm(owner)
      await ownerOf(api, owner, form).settings({ retention_days: 1 })
      const rows = Array.from({ length: 3000 }, (_, index) => ({
        form_id: form.id,
        id: v7({ msecs: Date.now() - 2 * DAY + index }),
        session_id: v7(),
        version: 1,
        responses: '{}',
        metadata: '{}',
        answers_hash: '',
        created_at: Date.now() - 2 * DAY,
      }))
      for (let from = 0; from < rows.length; from += 500)
        await api.database
          .insertInto('submission')
          .values(rows.slice(from, from + 500))
          .execute()
      // Not by the clock, which says on a busy machine what others do: others have their turn after every slice.
      let turns = 0
      let next: NodeJS.Immediate | undefined
      const countTurn = () => {
        turns += 1
        next = setImmediate(countTurn)
      }
      countTurn()
      expect(await api.stores.retention.sweep()).toBe(3000)
      clearImmediate(next)
      expect(turns, 'slices of a thousand rows are 50, 100, 200, 400 and 250, or smaller').toBeGreaterThanOrEqual(15)
    })
  })
}
