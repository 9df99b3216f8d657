import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import type { Form, Forms } from '../../contract/types.gen.ts'
import { responsesFrom, someFields } from '../support/builders.ts'
import { newFolder, onBothDatabases } from './support/databases.ts'
import { account, beginSession, logIn, startProcess as start, submit, type Running } from './support/processes.ts'

/** A process that does not outlive its test, however that ends. */
const startProcess: typeof start = async (...parameters) => {
  const running = await start(...parameters)
  onTestFinished(() => void running.child.kill('SIGKILL'))
  return running
}

const responses = responsesFrom({ value: 'Ada Lovelace' })

async function createForm(running: Running): Promise<Form> {
  const { call } = await logIn(running)
  return call('POST', '/forms/', { title: 'Form', structure: { fields: someFields({ required: true }) } })
}

onBothDatabases((newPlace) => {
  it('a server is ready with a data folder that is not there yet', async () => {
    const place = await newPlace()
    const running = await startProcess({ ...place, dataDir: join(place.dataDir, 'a', 'new', 'one') })
    const ready = await fetch(`${running.url}/api/v1/health/ready`)
    expect([ready.status, await ready.json()]).toMatchObject([200, { status: 'ok' }])
    expect(await running.stop()).toBe(0)
  })

  it('four processes start at once on an empty place, and make everything once', async () => {
    const place = await newPlace()
    const four = await Promise.all(Array.from({ length: 4 }, () => startProcess(place)))
    const logins = await Promise.all(four.map(logIn))
    const lists: Forms[] = await Promise.all(logins.map(({ call }) => call('GET', '/forms/')))
    expect(logins.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(lists.map(({ data }) => data[0]?.id)).size).toBe(1)
    expect(lists[0]).toMatchObject({ count: 1, data: [{ title: 'Visitor feedback' }] })
    expect(four.filter((one) => one.output().includes('example form'))).toHaveLength(1)
    expect(await Promise.all(four.map((one) => one.stop()))).toEqual([0, 0, 0, 0])
  })

  it('a request in flight is answered while the server stops', async () => {
    const place = await newPlace()
    const running = await startProcess(place)
    const form = await createForm(running)
    const id = await beginSession(running, form.id)
    const body = JSON.stringify({ responses })
    const answer = new Promise<number | undefined>((resolve, reject) => {
      const sent = request(`${running.url}/api/v1/sessions/${id}/submit`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          expect: '100-continue',
        },
      })
      sent.on('response', (response) => resolve(response.resume().statusCode))
      sent.on('error', reject)
      // The server has the request now; the body comes when it refuses newcomers, since it is stopping then.
      sent.on('continue', () => {
        running.child.kill('SIGTERM')
        void untilRefused(running).then(() => sent.end(body))
      })
      sent.flushHeaders()
    })
    expect(await answer).toBe(201)
    expect(await running.stop()).toBe(0)
  })
})

async function untilRefused({ url }: Running): Promise<void> {
  for (;;)
    if (
      await fetch(`${url}/api/v1/capabilities`).then(
        ({ ok }) => !ok,
        () => true,
      )
    )
      return
}

it('a start without settings makes a superuser, a secret and a form, and says so once', async () => {
  const dataDir = newFolder()
  const env = { SECRET_KEY: '', FIRST_SUPERUSER: '', FIRST_SUPERUSER_PASSWORD: '' }
  const first = await startProcess({ databaseUrl: undefined, dataDir }, env)
  expect(first.output()).toMatch(/Log in: \S+\/login as admin@example\.com\nPassword: \S{12,}/)
  expect(first.output()).toMatch(/Speak into the example form: \S+\/forms\/[\da-f-]{36}/)
  expect(first.output()).toContain(`mails are files in ${dataDir}/outbox`)
  expect(first.output(), 'nothing to worry about').not.toContain('"level":40')
  await first.stop()
  const secret = readFileSync(join(dataDir, 'secret.key'), 'utf8')
  const second = await startProcess({ databaseUrl: undefined, dataDir }, env)
  await second.stop()
  expect(second.output()).not.toContain('Password')
  expect(readFileSync(join(dataDir, 'secret.key'), 'utf8')).toBe(secret)
  expect(readdirSync(dataDir)).toContain('sayform.db')
})

it('a first password that everybody guesses is warned of, and works', async () => {
  const place = { databaseUrl: undefined, dataDir: newFolder() }
  const first = await startProcess(place, { FIRST_SUPERUSER_PASSWORD: 'Password123' })
  expect(first.output()).toContain('FIRST_SUPERUSER_PASSWORD: This password is one of the most common ones.')
  const body = new URLSearchParams({ username: account.email, password: 'Password123' })
  expect((await fetch(`${first.url}/api/v1/login/access-token`, { method: 'POST', body })).status).toBe(200)
  await first.stop()
})

it.each([
  [{ PORT: 'x' }, 'PORT must be a whole number from 0 to 65535, not "x".\n'],
  [{ DATABASE_URL: 'postgres://localhost/x', SECRET_KEY: '' }, 'SECRET_KEY must be set'],
])('a wrong setting is one sentence and exit code 1: %o', async (env, sentence) => {
  const running = await startProcess({ databaseUrl: undefined, dataDir: newFolder() }, env)
  expect(await running.stop()).toBe(1)
  expect(running.output()).toContain(sentence)
  expect(running.output().trim().split('\n')).toHaveLength(1)
})

it('logs hold no secrets, no addresses and no answers', async () => {
  const dataDir = newFolder()
  mkdirSync(join(dataDir, 'outbox'))
  const running = await startProcess({ databaseUrl: undefined, dataDir }, { LOG_LEVEL: 'trace' })
  const form = await createForm(running)
  await submit(running, await beginSession(running, form.id), { responses })
  await fetch(`${running.url}/api/v1/password-recovery/private%40example.com`, { method: 'POST' })
  await fetch(`${running.url}/reset-password?token=a-reset-token`)
  const { call } = await logIn(running)
  const { url } = await call('POST', `/forms/${form.id}/downloads`, { kind: 'csv' })
  expect(await (await fetch(running.url + url)).text()).toContain('Ada Lovelace')
  expect((await fetch(running.url + url)).status).toBe(404)
  await running.stop()
  const log = running.output()
  expect(log).toContain('/api/v1/sessions/:id/submit')
  for (const secret of [
    account.password,
    'Ada Lovelace',
    'Bearer',
    'private@',
    'private%40',
    'a-reset-token',
    'eyJ',
    url.split('/').at(-1),
  ])
    expect(log).not.toContain(secret)
})
