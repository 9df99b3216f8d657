import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { aClamd } from './support/clamd.ts'
import { newFolder } from './support/databases.ts'
import { account, startProcess, type Running } from './support/processes.ts'

let server: Running | undefined
let clamd: Awaited<ReturnType<typeof aClamd>> | undefined
afterEach(async () => {
  await server?.stop()
  await clamd?.stop()
})

/** As the page has it, to be copied. */
function strictSettings(): Record<string, string> {
  const [, block = ''] =
    /### A strict configuration[\s\S]*?```sh\n([\s\S]*?)```/.exec(readFileSync('docs/trust.md', 'utf8')) ?? []
  return Object.fromEntries(
    block
      .trim()
      .split('\n')
      .map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string]),
  )
}

it('the strict configuration of docs/trust.md starts a server that asks for all of it', async () => {
  const settings = strictSettings()
  expect(Object.keys(settings)).toHaveLength(11)
  const folder = newFolder()
  clamd = await aClamd({ path: join(folder, 'clamd.ctl') })
  writeFileSync(join(folder, 'key'), 'k'.repeat(44))
  server = await startProcess(
    { databaseUrl: undefined, dataDir: join(folder, 'data') },
    { ...settings, SCANNER_URL: clamd.url, SECRET_KEY: '', SECRET_KEY_FILE: join(folder, 'key') },
  )
  const { url } = server
  const ask = (path: string, options: RequestInit = {}) =>
    fetch(`${url}/api/v1${path}`, { ...options, headers: { 'x-forwarded-proto': 'https', ...options.headers } })
  const ready = await ask('/health/ready')
  expect([ready.status, ready.headers.get('strict-transport-security')]).toEqual([
    200,
    'max-age=31536000; includeSubDomains',
  ])
  const body = new URLSearchParams({ username: account.email, password: account.password })
  const login = await ask('/login/access-token', { method: 'POST', body })
  const { access_token } = (await login.json()) as { access_token: string }
  const forms = await ask('/forms/', { headers: { authorization: `Bearer ${access_token}` } })
  expect([forms.status, await forms.json()]).toEqual([
    403,
    { detail: 'Please choose a password of your own first', code: 'new-password' },
  ])
  const signUp = { email: 'ada@example.com', password: 'a long password', full_name: 'Ada Lovelace' }
  const json = { 'content-type': 'application/json' }
  expect((await ask('/users/signup', { method: 'POST', body: JSON.stringify(signUp), headers: json })).status).toBe(403)
  await clamd.stop()
  await expect.poll(async () => (await ask('/health/ready')).status, { timeout: 10_000 }).toBe(503)
  clamd = undefined
})
