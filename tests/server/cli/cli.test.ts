import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, expect, it } from 'vitest'
import type { Place } from '../../../server/store/database.ts'
import { responsesFrom, someFields } from '../../support/builders.ts'
import { openApi, SECRET, type Api, type Person } from '../support/api.ts'
import { newFolder, onBothDatabases } from '../support/databases.ts'
import { sayform } from '../support/command.ts'
import { addPasskey, aTotp } from '../support/factors.ts'
import { hasPostgres, startPostgres } from '../support/postgres.ts'

const SUBMISSIONS = 10_000
const BATCH = 500

async function aFilledPlace(newPlace: () => Promise<Place>, submissions = 3) {
  const place = await newPlace()
  if (place.databaseUrl === undefined) writeFileSync(join(place.dataDir, 'secret.key'), SECRET)
  const api = await openApi(place)
  const owner = await api.aPerson({ is_superuser: true })
  const form = await api.createForm(owner, { structure: { fields: someFields({ required: true }, { type: 'file' }) } })
  await api.call('POST', '/items/', { token: owner.token, body: { title: 'An item — ünïcode 😀' } })
  await submitMany(api, form.id, submissions)
  await api.call('PUT', `/forms/${form.id}`, {
    token: owner.token,
    body: { title: 'Another title, the same questions' },
  })
  const session = await api.beginSession(form)
  const file = { name: 'a.txt', mediaType: 'text/plain', size: 3, data: Buffer.from([0, 255, 10]).toString('base64') }
  const responses = responsesFrom(
    { value: 'Zoë 😀 "quoted" \\ back' },
    { fieldId: 'f2', fieldType: 'file', value: file },
  )
  const answer = await api.call('POST', `/sessions/${session.id}/submit`, {
    body: { responses, metadata: { timezone: 'Europe/Berlin' } },
  })
  expect(answer.body).toMatchObject({ success: true })
  await api.call('PUT', `/forms/${form.id}/settings`, {
    token: owner.token,
    body: { notify_owner: 'daily', copy_to_respondent: true, retention_days: 90 },
  })
  return { place, api, owner, form }
}

/** Straight into the tables: ten thousand requests would take long. */
async function submitMany({ database }: Api, form_id: string, count: number): Promise<void> {
  for (let from = 0; from < count; from += BATCH) {
    const ids = Array.from({ length: Math.min(BATCH, count - from) }, (_, index) => idOf(from + index))
    const rows = ids.map((id, index) => ({
      form_id,
      id,
      session_id: id,
      version: 1,
      responses: JSON.stringify(responsesFrom({ value: `Answer ${from + index}`, confidence: 0.25 + index / 1000 })),
      metadata: JSON.stringify({ zone: 'UTC', a: [1, { b: null, a: 1.5 }] }),
      answers_hash: id,
      created_at: 1_700_000_000_000 + index,
    }))
    await database.insertInto('submission').values(rows).execute()
    await database
      .insertInto('session')
      .values(ids.map((id) => ({ id, form_id, version: 1, started_at: 1 })))
      .execute()
  }
}

const idOf = (number: number) => `01890000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`

const seenBy = async (api: Api, { email }: Person, formId: string) => {
  const token = (await api.login(email)).body.access_token
  const [form, items, settings] = await Promise.all(
    [`/forms/${formId}`, '/items/', `/forms/${formId}/settings`].map(
      async (path) => (await api.call('GET', path, { token })).body,
    ),
  )
  const rows = await api.database.selectFrom('submission').selectAll().orderBy('id').execute()
  const files = await api.database.selectFrom('attachment').selectAll().execute()
  return {
    form,
    items,
    settings,
    submissions: rows.map(({ responses, ...row }) => ({
      ...row,
      metadata: '',
      responses: typeof responses === 'string' ? JSON.parse(responses) : responses,
    })),
    files: files.map(({ data, ...file }) => ({ ...file, data: Buffer.from(data).toString('hex') })),
  }
}

onBothDatabases((newPlace) => {
  it('a backup that was made while the server ran comes back whole, into either database', async () => {
    const { place, api, owner, form } = await aFilledPlace(newPlace)
    const file = join(newFolder(), 'copy.db')
    expect(await sayform(place, ['backup', file])).toMatchObject({ code: 0, problem: '' })
    expect(statSync(file).mode % 0o1000).toBe(0o600)
    const before = await seenBy(api, owner, form.id)
    await api.close()
    for (const target of [await newPlace(), { databaseUrl: undefined, dataDir: newFolder() }]) {
      expect(await sayform(target, ['restore', file])).toMatchObject({ code: 0, problem: '' })
      expect(await sayform(target, ['check'])).toMatchObject({ code: 0, problem: '' })
      const restored = await openApi(target)
      expect(await seenBy(restored, owner, form.id)).toEqual(before)
      await restored.close()
      expect(await sayform(target, ['restore', file])).toMatchObject({
        code: 1,
        problem: expect.stringContaining('already'),
      })
    }
    expect((await sayform(place, ['backup', file])).problem).toContain('never written over another file')
  })

  it('moves ten thousand submissions to the other database, table by table with equal checksums', async () => {
    const { place, api, owner, form } = await aFilledPlace(newPlace, SUBMISSIONS)
    const before = await seenBy(api, owner, form.id)
    await api.close()
    const target = await theOther(place, newPlace)
    const moved = await sayform(place, ['move', '--to', target.databaseUrl ?? target.dataDir])
    expect(moved).toMatchObject({ code: 0, problem: '' })
    expect(moved.output).toMatch(/submission +10001 rows {2}[\da-f]{32}\n/)
    const after = await openApi(target)
    expect(await seenBy(after, owner, form.id)).toEqual(before)
    await after.close()
    const again = await sayform(place, ['move', '--to', target.databaseUrl ?? target.dataDir])
    expect(again).toMatchObject({ code: 1, problem: expect.stringContaining('move into an empty one') })
  })

  it('unlocks an account, and sets a password that counts', async () => {
    const { place, api, owner } = await aFilledPlace(newPlace)
    await api.stores.loginFailures.insert(owner.email, { source: '203.0.113.7', isKnown: false })
    expect(await sayform(place, ['unlock', owner.email])).toEqual({
      code: 0,
      problem: '',
      output: `1 failed logins of ${owner.email} are forgotten.\n`,
    })
    expect(await sayform(place, ['unlock', 'nobody@example.com'])).toMatchObject({
      code: 1,
      problem: 'There is no account with the email nobody@example.com.\n',
    })
    expect(await sayform(place, ['password', owner.email], 'another good password\n')).toMatchObject({
      code: 0,
      problem: '',
    })
    expect((await api.login(owner.email)).status).toBe(400)
    expect((await api.login(owner.email, 'another good password')).status).toBe(200)
    expect((await api.call('GET', '/users/me', { token: owner.token })).status).toBe(401)
    const { output } = await sayform(place, ['password', owner.email])
    expect((await api.login(owner.email, /Password: (\S+)/.exec(output)?.[1])).status).toBe(200)
    expect(await sayform(place, ['password', owner.email], 'short')).toMatchObject({
      code: 1,
      problem: expect.stringContaining('8 characters'),
    })
    expect(await sayform(place, ['password', owner.email], 'password1')).toMatchObject({
      code: 1,
      problem: 'This password is one of the most common ones. Choose another.\n',
    })
    await api.close()
  })

  it('turns two-step login off for who has lost it, and tells the owner by mail', async () => {
    const { place, api, owner } = await aFilledPlace(newPlace)
    await aTotp(api, owner.id)
    await addPasskey(api, owner.id)
    expect(await sayform(place, ['reset-mfa', owner.email])).toEqual({
      code: 0,
      problem: '',
      output: `${owner.email} logs in by the password alone now, and is logged out everywhere.\n`,
    })
    expect((await api.login(owner.email)).status).toBe(200)
    expect((await api.call('GET', '/users/me', { token: owner.token })).status).toBe(401)
    expect(readdirSync(join(place.dataDir, 'outbox'))).toHaveLength(1)
    expect((await sayform(place, ['reset-mfa', owner.email])).output).toContain('neither two-step login nor passkeys')
    await api.close()
  })
})

/** For data of SQLite a PostgreSQL database and the other way round; where there is no PostgreSQL another folder. */
const theOther = async ({ databaseUrl }: Place, newPlace: () => Promise<Place>): Promise<Place> =>
  databaseUrl === undefined ? otherPlace() : { ...(await newPlace()), databaseUrl: undefined }

const cluster = hasPostgres ? startPostgres() : undefined
afterAll(async () => (await cluster)?.stop())
const otherPlace = async (): Promise<Place> => ({
  databaseUrl: await (await cluster)?.createDatabase(),
  dataDir: newFolder(),
})

it('finds damage and rows that refer to nothing', async () => {
  const { place, api } = await aFilledPlace(async () => ({ databaseUrl: undefined, dataDir: newFolder() }))
  await api.close()
  const database = new DatabaseSync(join(place.dataDir, 'sayform.db'))
  database.exec('pragma foreign_keys = off')
  database.exec(`delete from form_version where version = 1`)
  database.exec(`update form set owner_id = '${idOf(1)}'`)
  database.close()
  expect(await sayform(place, ['check'])).toMatchObject({
    code: 1,
    problem: expect.stringMatching(
      /1 rows of form refer to a user that does not exist\..*1 rows of form_version refer to a form_version/s,
    ),
  })
})

it.each([
  [[], 0, /sayform backup \[FILE\]/],
  [['--help'], 0, /what an operator does/],
  [['--version'], 0, /^\d+\.\d+\.\d+\n$/],
  [['fly'], 2, /There is no command "fly"/],
  [['backup', 'a', 'b'], 2, /sayform backup \[FILE\]/],
  [['move', '--form', 'x'], 2, /sayform move --to/],
  [['move'], 1, /Where to\?/],
  [['backup'], 1, /There is no data in the data folder/],
  [['check'], 1, /There is no data in the data folder/],
  [['restore', '/nowhere.db'], 1, /nowhere\.db is not there/],
  [['restore', 'package.json'], 1, /package\.json is no backup of Sayform/],
])('says in a sentence what is wrong with %j', async (words, code, sentence) => {
  const dataDir = newFolder()
  const ran = await sayform({ databaseUrl: undefined, dataDir }, words)
  expect(ran.code).toBe(code)
  expect(ran.output + ran.problem).toMatch(sentence)
  expect(existsSync(join(dataDir, 'sayform.db'))).toBe(false)
})

it('keeps the secret of a data folder', async () => {
  const { place, api } = await aFilledPlace(async () => ({ databaseUrl: undefined, dataDir: newFolder() }))
  await api.close()
  await sayform(place, ['backup'])
  const [file = ''] = readdirSync(join(place.dataDir, 'backups'))
  const target = { databaseUrl: undefined, dataDir: join(newFolder(), 'new') }
  expect(await sayform(target, ['restore', join(place.dataDir, 'backups', file)])).toMatchObject({ code: 0 })
  expect(readFileSync(join(target.dataDir, 'secret.key'), 'utf8')).toBe(SECRET)
})
