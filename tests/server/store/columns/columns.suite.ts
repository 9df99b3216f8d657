import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openEngine, quoted, type Session } from '../../../../server/store/columns/engine.ts'
import { Preparing } from '../../../../server/store/columns/preparing.ts'
import { LAYOUT } from '../../../../server/store/columns/layout.ts'
import { countOf } from '../../../../server/store/columns/lists.ts'
import type { Place } from '../../../../server/store/database.ts'
import { openApi } from '../../support/api.ts'
import { anAnsweredForm } from '../../support/answered.ts'
import { newFolder, type NewPlace } from '../../support/databases.ts'
import { someFields } from '../../../support/builders.ts'
import { aStoredForm, idOfAge, writeResponse } from './stored.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const filesIn = ({ dataDir }: Place): string[] =>
  readdirSync(join(dataDir, 'columns'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.includes('.duckdb'),
  )

/** Does something to the file of a copy that is not open. */
async function withFile(file: string, work: (session: Session) => Promise<void>): Promise<void> {
  const engine = await openEngine(newFolder())
  const session = await engine.connect()
  await session.run(`attach ${quoted(file)} as earlier`)
  await work(session)
  await session.run('detach earlier')
  session.close()
  engine.close()
}

export function columnSuite(newPlace: NewPlace) {
  const open = async (place?: Place) => {
    const stored = await aStoredForm(place ?? (await newPlace()))
    onTestFinished(() => stored.close())
    return stored
  }

  describe('a copy has every response', () => {
    it.each([
      ['a second', SECOND],
      ['five minutes', 5 * MINUTE],
      ['half an hour', 30 * MINUTE],
      ['ten hours', 10 * HOUR],
      ['a month', 30 * DAY],
    ])('whose id is %s older than others when it is committed', async (_, age) => {
      const { aServer, write } = await open()
      const server = aServer()
      const first = await write()
      expect(await server.ids()).toEqual([first])
      const late = await write(age, { before: first })
      expect(await server.ids()).toEqual([first, late])
    })

    it('that two servers write whose clocks differ by an hour', async () => {
      const { aServer, write } = await open()
      const server = aServer()
      for (let count = 1; count <= 6; count += 1) {
        await write(count % 2 === 0 ? 0 : HOUR)
        expect(await server.count()).toBe(count)
      }
    })

    it('of a transaction that began first and commits last', async () => {
      const place = await newPlace()
      const { aServer, database, form } = await open(place)
      const server = aServer()
      // One transaction at a time is all that SQLite has: there the row of the older id just comes later.
      const [older, newer] = [idOfAge(SECOND), idOfAge(0)]
      const { promise, resolve: commit } = Promise.withResolvers<void>()
      const writing = place.databaseUrl
        ? database.transaction().execute(async (inside) => {
            await inside.selectFrom('form').select('id').execute()
            await writeRow(inside, older)
            await promise
          })
        : promise.then(() => writeRow(database, older))
      await writeResponse(database, form.id, newer)
      expect(await server.ids()).toEqual([newer])
      commit()
      await writing
      await countOne()
      expect(await server.ids()).toEqual([newer, older])

      async function writeRow(inside: typeof database, id: string) {
        const row = { form_id: form.id, id, session_id: id, version: 1, created_at: 0, answers_hash: '' }
        await inside
          .insertInto('submission')
          .values({ ...row, responses: '{}', metadata: '{}' })
          .execute()
      }
      async function countOne() {
        await database.updateTable('form_count').set({ responses: 2 }).where('form_id', '=', form.id).execute()
      }
    })

    it('when counters say something else, as after a restored backup', async () => {
      const { aServer, write, database, form } = await open()
      const server = aServer()
      for (let index = 0; index < 3; index += 1) await write()
      await database.updateTable('form_count').set({ responses: 7 }).where('form_id', '=', form.id).execute()
      expect(await server.count()).toBe(3)
      await write()
      expect(await server.count()).toBe(4)
    })

    it('on each of several servers, while they are written and removed', async () => {
      const { aServer, write, stores, form } = await open()
      const servers = [aServer(), aServer()]
      for (let round = 0; round < 5; round += 1) {
        const [, gone] = await Promise.all([write(), write(MINUTE), ...servers.map((server) => server.count())])
        await stores.removals.remove(form.id, [gone])
        for (const server of servers) expect(await server.count()).toBe(round + 1)
      }
    })

    it('that came while it read others', async () => {
      const { aServer, write } = await open()
      const server = aServer()
      await Promise.all(
        Array.from({ length: 40 }, async () => {
          await write()
          await server.count()
        }),
      )
      expect(await server.count()).toBe(40)
    })
  })

  describe('the file of a copy', () => {
    it('that cannot be read is made from the beginning', async () => {
      const place = await newPlace()
      const { aServer, write } = await open(place)
      await write()
      const first = aServer()
      await first.count()
      await first.close()
      for (const name of filesIn(place)) writeFileSync(join(place.dataDir, 'columns', name), 'no database at all')
      expect(await aServer().count()).toBe(1)
    })

    it('of an earlier version, which laid it out in another way, is made from the beginning', async () => {
      const place = await newPlace()
      const { aServer, write } = await open(place)
      await write()
      const first = aServer()
      await first.count()
      await first.close()
      const [file = ''] = filesIn(place).filter((name) => name.endsWith('.duckdb'))
      await withFile(join(place.dataDir, 'columns', file), async (session) => {
        await session.run(`update earlier.state set state = json_merge_patch(state, '{"layout":${LAYOUT - 1}}')`)
        await session.run('delete from earlier.response')
        await session.run('alter table earlier.response drop column search')
      })
      const second = aServer()
      expect(await second.count()).toBe(1)
      expect(await second.summary()).toMatchObject({ count: 1 })
    })

    it('is used again by the next process', async () => {
      const place = await newPlace()
      const { aServer, write } = await open(place)
      await write()
      const first = aServer()
      await first.count()
      await first.close()
      const before = filesIn(place)
      const second = aServer()
      await write()
      expect(await second.count()).toBe(2)
      expect(filesIn(place).filter((name) => name.endsWith('.duckdb'))).toEqual(before)
    })

    it('belongs to one of the processes that share a data folder, and goes when its process has gone', async () => {
      const place = await newPlace()
      const { aServer, write } = await open(place)
      await write()
      const [first, second] = [aServer(), aServer()]
      expect([await first.count(), await second.count()]).toEqual([1, 1])
      expect(readdirSync(join(place.dataDir, 'columns')).toSorted()).toEqual(['0', '1'])
      await second.close()
      await first.close()
      await aServer().count()
      expect(readdirSync(join(place.dataDir, 'columns'))).toEqual(['0'])
    })

    it('holds nothing any more of what was removed', async () => {
      const place = await newPlace()
      const { aServer, write, stores, form } = await open(place)
      const secret = 'a-secret-that-nothing-else-says'
      await write()
      const gone = await write(0, { value: secret })
      const holdsSecret = () =>
        filesIn(place).some((name) => readFileSync(join(place.dataDir, 'columns', name)).includes(secret))
      const first = aServer()
      await first.count()
      await first.close()
      expect(holdsSecret()).toBe(true)
      await stores.removals.remove(form.id, [gone])
      const second = aServer()
      await second.sweep()
      await second.close()
      expect(holdsSecret()).toBe(false)
      expect(await aServer().count()).toBe(1)
    })

    it('goes with its form, on this server at once and on others with their next sweep', async () => {
      const place = await newPlace()
      const { aServer, write, stores, form, ownerId } = await open(place)
      await write()
      const [here, there] = [aServer(), aServer()]
      expect([await here.count(), await there.count()]).toEqual([1, 1])
      await stores.forms.remove(ownerId, form.id)
      await here.forget(form.id)
      expect(await here.count()).toBeUndefined()
      await there.sweep()
      expect(filesIn(place)).toEqual([])
    })
  })

  describe('a large copy is made by a process of its own', () => {
    it('and has every response, those too that come later, are marked and are removed', async () => {
      const { aServer, write, stores, form } = await open()
      const ids = [await write(DAY), await write(HOUR), await write()]
      await stores.marks.markRead(form.id, [ids[0]!])
      const server = aServer({ rowsHere: 0 })
      expect(await server.ids()).toEqual(ids.toReversed())
      await stores.removals.remove(form.id, [ids[1]!])
      const late = await write(MINUTE)
      expect(await server.ids()).toEqual([ids[2], late, ids[0]])
      expect(await server.read(form.id, (view) => countOf(view, { read: true }))).toBe(1)
    })

    it('that ends with the server, and is made by the next one', async () => {
      const { aServer, write } = await open()
      await write()
      const first = aServer({ rowsHere: 0, waitMs: 0 })
      expect(await first.count().catch((error: unknown) => error)).toBeInstanceOf(Preparing)
      await first.close()
      expect(await aServer({ rowsHere: 0 }).count()).toBe(1)
    })

    it('whose failure is told, and passes', async () => {
      const { aServer, write } = await open()
      await write()
      const server = aServer({ rowsHere: 0 })
      process.env['NODE_OPTIONS'] = '--no-such-option'
      onTestFinished(() => void delete process.env['NODE_OPTIONS'])
      await expect(server.count()).rejects.toThrow('The process that copies responses ended early')
      delete process.env['NODE_OPTIONS']
      expect(await server.count()).toBe(1)
    })
  })

  describe('while a copy is being made', () => {
    it('what needs it is told how far it is, and then answered', async () => {
      const { aServer, write } = await open()
      await write()
      const server = aServer({ waitMs: 0 })
      const answers: unknown[] = []
      while (answers.at(-1) !== 1) answers.push(await server.count().catch((error: unknown) => error))
      expect(answers[0]).toBeInstanceOf(Preparing)
      expect(String(answers[0])).toMatch(/The responses are being prepared: \d+ %/)
    })

    it('a server on which no owner looks has none', async () => {
      const place = await newPlace()
      const api = await openApi(place)
      onTestFinished(() => api.close())
      const form = await anAnsweredForm(api, await api.aPerson(), someFields({}))
      await form.answer({ value: 'Ada' })
      await form.call('GET')
      await form.call('GET', '/status')
      expect(existsSync(join(place.dataDir, 'columns'))).toBe(false)
    })
  })
}
