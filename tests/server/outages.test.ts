import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import type { Form, Session } from '../../contract/types.gen.ts'
import { healthOf } from '../../server/delivery/health.ts'
import { responsesFrom, someFields } from '../support/builders.ts'
import { openApi, type Answer, type Api } from './support/api.ts'
import { newFolder } from './support/databases.ts'

const responses = responsesFrom({ value: 'Ada Lovelace' })

let api: Api
afterEach(() => api.close())

const openForm = async (): Promise<{ form: Form; sessions: Session[] }> => {
  const form = await api.createForm(await api.aPerson(), { structure: { fields: someFields({ required: true }) } })
  return {
    form,
    sessions: await Promise.all(Array.from({ length: 30 }, () => api.stores.sessions.insert(form.id, 1))),
  }
}
const submit = ({ id }: Session) => api.call('POST', `/sessions/${id}/submit`, { body: { responses } })
const statusesOf = (answers: Answer[]) => [...new Set(answers.map(({ status }) => status))]

const pagesOf = async (name: string): Promise<number> => {
  const { rows } = await sql<Record<string, number>>`pragma ${sql.raw(name)}`.execute(api.database)
  return Object.values(rows[0] ?? {})[0] ?? 0
}
const limitPages = (pages: number) => sql`pragma max_page_count = ${sql.raw(String(pages))}`.execute(api.database)

describe('while the disk is full', () => {
  it('an answer is refused in words, and all goes on when there is space', async () => {
    api = await openApi({ databaseUrl: undefined, dataDir: newFolder() })
    const { sessions } = await openForm()
    await limitPages(await pagesOf('page_count'))
    const answers: Answer[] = []
    for (const session of sessions) answers.push(await submit(session))
    const refused = answers.filter(({ status }) => status !== 201)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused[0]).toMatchObject({
      status: 507,
      body: { detail: 'There is no space left to store this. Please try again later.' },
    })
    expect(statusesOf(refused)).toEqual([507])
    await limitPages(1_000_000)
    expect(statusesOf(await Promise.all(sessions.map(submit)))).toEqual([201])
    expect((await api.call('GET', '/health')).status).toBe(200)
  })
})

it('a server that waits for its database is alive', async () => {
  api = await openApi({ databaseUrl: undefined, dataDir: newFolder() })
  expect(await api.call('GET', '/health/live')).toMatchObject({ status: 200, body: { status: 'ok' } })
  expect(await api.call('GET', '/health/ready')).toMatchObject({ status: 200, body: { status: 'ok' } })
})

it('a server that sends mails late is ready, and says what its operator should look at', async () => {
  const rounds = { lastAt: Date.now(), oldestDueMail: Date.now() - 20 * 60_000 }
  api = await openApi({ databaseUrl: undefined, dataDir: newFolder() }, { health: () => healthOf(rounds) })
  expect(await api.call('GET', '/health/ready')).toMatchObject({
    status: 200,
    body: { status: 'degraded', warnings: ['Mails have been waiting to be sent for 20 minutes'] },
  })
  rounds.lastAt -= 5 * 60_000
  expect(await api.call('GET', '/health/ready')).toMatchObject({
    status: 503,
    body: { detail: 'The queue of mails and webhooks is not worked on' },
  })
})

it('a server whose disk is almost full is not ready, and is again when there is space', async () => {
  const place = { databaseUrl: undefined, dataDir: newFolder() }
  let freeBytes = 10_000_000
  api = await openApi(place, { readFreeBytes: async () => freeBytes })
  expect(await api.call('GET', '/health/ready')).toMatchObject({
    status: 503,
    body: { detail: 'Only 10 MB are free in the data folder' },
  })
  expect((await api.call('GET', '/health/live')).status).toBe(200)
  freeBytes = 100_000_000
  expect((await api.call('GET', '/health/ready')).status).toBe(200)
})
