import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSettings } from '../../../server/settings.ts'
import { openApi, type Api, type Call, type Person } from '../support/api.ts'
import { operations } from '../support/contract.ts'
import { newFolder } from '../support/databases.ts'

const json = { 'content-type': 'application/json' }
const ID = '01890000-0000-7000-8000-000000000000'

let api: Api
let root: Person
let port = 0
beforeAll(async () => {
  api = await openApi({ databaseUrl: undefined, dataDir: newFolder() }, { settings: { trustedProxies: ['loopback'] } })
  await api.app.listen({ port: 0, host: '127.0.0.1' })
  const address = api.app.server.address()
  port = typeof address === 'object' && address ? address.port : 0
  root = await api.aPerson({ is_superuser: true })
})
afterAll(() => api.close())

/** @returns what the server writes until it closes the connection */
function exchange(sent: string): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1' })
  socket.write(sent)
  return text(socket)
}

describe('what is no request of HTTP is answered in the shape of every error', () => {
  it.each([
    ['no HTTP at all', 'hello\r\n\r\n', 400],
    ['a header without a name', 'GET / HTTP/1.1\r\nHost: x\r\n: y\r\n\r\n', 400],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
    ['headers without an end', `GET / HTTP/1.1\r\nHost: x\r\nA: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['no host', 'GET /api/v1/capabilities HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['an expectation', 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nExpect: magic\r\n\r\n', 417],
  ])('%s', async (_, sent, status) => {
    const [head = '', body = ''] = (await exchange(sent)).split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(head.toLowerCase()).toContain('content-type: application/json')
    expect(JSON.parse(body)).toEqual({ detail: expect.any(String) })
  })
})

describe('an operation that takes no body', () => {
  const bodiless = operations.filter(({ method, requestBody }) => method !== 'get' && !requestBody)
  const bodies: [string, Call][] = [
    ['broken JSON', { raw: '{"a": ', headers: json }],
    ['too much', { raw: 'x'.repeat(1_000_001), headers: json }],
    ['XML', { raw: '<a/>', headers: { 'content-type': 'application/xml' } }],
    ['form data', { raw: 'a', headers: { 'content-type': 'multipart/form-data' } }],
  ]
  it.each(
    bodiless.flatMap(({ method, path, operationId }) =>
      bodies.map((body) => [operationId, method, path, body] as const),
    ),
  )('%s, answers what the contract names', async (_, method, path, [__, body]) => {
    const address = path.replace('{email}', 'nobody@example.com').replace(/\{\w+\}/g, ID)
    const caller = await api.aPerson({ is_superuser: true })
    // `call` holds each answer against the contract.
    const { status } = await api.call(method.toUpperCase(), address, { token: caller.token, ...body })
    expect(status).toBeLessThan(500)
    expect([413, 415]).not.toContain(status)
  })
})

const formOf = (fields: object[]) => ({ title: 'x', structure: { fields } })

describe('a megabyte that means nothing', () => {
  const units = { lists: '[', objects: '{"a":', zeros: '0,', names: '"a":0,', 'empty objects': '{},' }
  it.each(Object.entries(units))('of %s is refused before it is parsed', async (_, unit) => {
    const raw = `{"structure":{"fields":[${unit.repeat(Math.floor(900_000 / unit.length))}`
    const answer = await api.call('POST', '/forms/', { token: root.token, raw, headers: json })
    expect(answer).toMatchObject({ status: 422, body: { detail: [{ msg: 'The body has too many parts' }] } })
  })

  it('names one mistake of a large body, and all of a small one', async () => {
    const options = Array.from({ length: 900 }, () => ({}))
    const body = formOf(Array.from({ length: 90 }, () => ({ options })))
    const [small, large] = [
      await api.call<{ detail: unknown[] }>('POST', '/forms/', {
        token: root.token,
        body: formOf(Array.from({ length: 10 }, () => ({}))),
      }),
      await api.call<{ detail: unknown[] }>('POST', '/forms/', { token: root.token, body }),
    ]
    expect([small.status, large.status]).toEqual([422, 422])
    expect(small.body.detail.length).toBeGreaterThan(10)
    expect(large.body.detail).toHaveLength(1)
  })
})

describe('an answer by https', () => {
  const header = 'strict-transport-security'
  it('asks browsers to come by https only, also behind a proxy that ends the encryption', async () => {
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.7' }
    for (const path of ['/capabilities', '/nothing', '/users/me'])
      expect((await api.app.inject({ url: `/api/v1${path}`, headers })).headers[header]).toBe('max-age=31536000')
    expect((await api.app.inject({ url: '/api/v1/capabilities' })).headers[header]).toBeUndefined()
  })

  it('says so too when it comes from the cache', async () => {
    const form = await api.createForm(root)
    const url = `http://127.0.0.1:${port}/api/v1/public/forms/${form.id}`
    await fetch(url)
    expect((await fetch(url, { headers: { 'x-forwarded-proto': 'https' } })).headers.get(header)).toBe(
      'max-age=31536000',
    )
    expect((await fetch(url)).headers.get(header)).toBeNull()
  })

  it('binds the hosts below too where the operator says that they are theirs', async () => {
    const settings = readSettings({ HSTS_SUBDOMAINS: 'true', LOG_LEVEL: 'silent' })
    const own = await openApi({ databaseUrl: undefined, dataDir: newFolder() }, { settings })
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.7' }
    const answer = await own.app.inject({ url: '/api/v1/capabilities', headers })
    await own.close()
    expect(answer.headers[header]).toBe('max-age=31536000; includeSubDomains')
  })
})

it.each([
  '=?utf-8?q?ada=40example.com=0a?=@example.com',
  '=?utf-8?B?YWRh?=@example.com',
  'ada@example.com\n',
  'a\rb@example.com',
])('the email address %j is refused', async (email) => {
  const body = { email, password: 'correct horse battery', full_name: 'Ada Lovelace' }
  expect((await api.call('POST', '/users/signup', { body })).status).toBe(422)
  const path = `/password-recovery/${encodeURIComponent(email)}`
  expect((await api.call('POST', path)).status).toBe(422)
})

const idOf = async (headers: Record<string, string>) =>
  (await api.app.inject({ url: '/api/v1/users/me', headers })).headers['x-request-id']

it('an answer that refuses names the request, by the id that a proxy gave it where that is one', async () => {
  expect(await idOf({ 'x-request-id': 'proxy-0123456789' })).toBe('proxy-0123456789')
  expect(await idOf({ 'x-request-id': 'two words\u00e9' })).toMatch(/^[\da-f-]{36}$/)
  expect(await idOf({})).not.toBe(await idOf({}))
})
