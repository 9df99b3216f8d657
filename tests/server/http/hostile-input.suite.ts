import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Form, ValidationError422 } from '../../../contract/types.gen.ts'
import { responsesFrom, someFields } from '../../support/builders.ts'
import { openApi, type Api, type Call, type Person } from '../support/api.ts'
import { operations } from '../support/contract.ts'
import type { NewPlace } from '../support/databases.ts'

const json = { 'content-type': 'application/json' }
const texts: [string, string][] = [
  '\0',
  '\ud800',
  '\u202e\u0000',
  `'; drop table "user"; --`,
  '<script>alert(1)</script>',
  '{{7*7}} ${7*7} %s %n',
  '../../etc/passwd',
  '😀'.repeat(2000),
  'ﷺ'.repeat(3000),
].map((text) => [JSON.stringify(text).slice(0, 40), text])
const bodies: [string, Call][] = [
  ['no body', {}],
  ['an empty body', { raw: '', headers: json }],
  ['broken JSON', { raw: '{"title": ', headers: json }],
  ['JSON of another type', { body: [] }],
  ['null', { raw: 'null', headers: json }],
  ['a text', { body: 'text' }],
  ['a number too large for any', { raw: '{"title": 1e999, "responses": 1e999}', headers: json }],
  ['a prototype', { raw: '{"__proto__": {"is_superuser": true}, "responses": {"__proto__": {}}}', headers: json }],
  ['a constructor', { raw: '{"constructor": {"prototype": {}}, "responses": {"constructor": {}}}', headers: json }],
  ['very deep JSON', { raw: '{"responses":'.repeat(20_000) + '1' + '}'.repeat(20_000), headers: json }],
  ['a wrong content type', { raw: '<title>x</title>', headers: { 'content-type': 'application/xml' } }],
  ['no content type', { raw: '{"title":"x"}', headers: { 'content-type': '' } }],
  ['another charset', { raw: '{"title":"x"}', headers: { 'content-type': 'application/json; charset=utf-16' } }],
  ['bytes that are no text', { raw: Buffer.from([0xff, 0xfe, 0x00, 0x80]), headers: json }],
  ['too much', { raw: JSON.stringify({ title: 'x'.repeat(1_000_001) }), headers: json }],
  ['a wrong length', { raw: '{}', headers: { ...json, 'content-length': '-1' } }],
]

const manyIds = Array.from({ length: 10_000 }, (_, index) => `f${index}`)

export function hostileSuite(newPlace: NewPlace) {
  let api: Api
  let [root, form]: [Person?, Form?] = []
  beforeAll(async () => {
    api = await openApi(await newPlace())
    root = await api.aPerson({ is_superuser: true })
    form = await api.createForm(root, { structure: { fields: someFields({ type: 'textarea', required: true }) } })
  })
  afterAll(() => api.close())
  const address = async (path: string) =>
    path
      .replace('{email}', 'nobody@example.com')
      .replace('/forms/{id}', `/forms/${form?.id}`)
      .replace('/sessions/{id}', `/sessions/${(await api.stores.sessions.insert(form?.id ?? '', 1)).id}`)
      .replace(/\{\w+\}/, '01890000-0000-7000-8000-000000000000')
  const withBody = operations.filter(({ requestBody, operationId }) => requestBody && operationId !== 'transcribe')

  describe.each(withBody.map(({ operationId, ...operation }) => ({ operationId, ...operation })))(
    'the body of $operationId',
    ({ method, path }) => {
      it.each(bodies)('may be %s without harm', async (_, body) => {
        const { status } = await api.call(method.toUpperCase(), await address(path), { token: root?.token, ...body })
        expect(status).toBeLessThan(500)
      })
    },
  )

  describe('hostile text', () => {
    it.each(texts)('%s is stored as it is, or refused', async (_, text) => {
      const token = root?.token
      const item = await api.call<{ title: string }>('POST', '/items/', { token, body: { title: `x${text}` } })
      expect([`201 x${text}`, '422 undefined']).toContain(`${item.status} ${item.body.title}`)
      const session = await api.stores.sessions.insert(form?.id ?? '', 1)
      const body = { responses: responsesFrom({ fieldType: 'textarea', value: text, transcript: text }) }
      const answer = await api.call('POST', `/sessions/${session.id}/submit`, { body })
      expect([201, 422]).toContain(answer.status)
    })

    it.each(texts)('%s in an address is refused or not found', async (_, text) => {
      const id = encodeURIComponent(text.toWellFormed())
      for (const path of [`/items/${id}`, `/users/${id}`, `/public/forms/${id}`, `/items/?skip=${id}`]) {
        const { status } = await api.call('GET', path, { token: root?.token })
        expect([404, 422]).toContain(status)
      }
      const recovery = await api.call('POST', `/password-recovery/${id}`)
      expect([404, 422]).toContain(recovery.status)
    })

    it('in a token is not a token', async () => {
      for (const token of ['a.b.c', '..', '%00', 'x'.repeat(5000)])
        expect((await api.call('GET', '/users/me', { token })).status).toBe(401)
    })
  })

  it('keeps objects’ own names out of the answers', async () => {
    const session = await api.stores.sessions.insert(form?.id ?? '', 1)
    for (const name of ['__proto__', 'constructor', 'prototype']) {
      const raw = `{"responses": {"f1": ${JSON.stringify(responsesFrom({ fieldType: 'textarea' })['f1'])}, "${name}": {"fieldId": "${name}", "fieldType": "text", "value": "x"}}}`
      const { status } = await api.call('POST', `/sessions/${session.id}/submit`, { raw, headers: json })
      expect(status).toBe(422)
    }
  })

  it('takes no other way of writing an id', async () => {
    for (const id of ['urn:uuid:01890000-0000-7000-8000-000000000000', '{01890000-0000-7000-8000-000000000000}'])
      expect((await api.call('GET', `/items/${id}`, { token: root?.token })).status).toBe(422)
  })

  it('names a hundred mistakes and no more', async () => {
    const session = await api.stores.sessions.insert(form?.id ?? '', 1)
    for (const entry of [() => ({}), (fieldId: string) => ({ fieldId, fieldType: 'text', value: 'x' })]) {
      const body = { responses: Object.fromEntries(manyIds.map((id) => [id, entry(id)])) }
      const answer = await api.call<ValidationError422>('POST', `/sessions/${session.id}/submit`, { body })
      expect(answer.status).toBe(422)
      expect(answer.body.detail.length).toBeLessThanOrEqual(100)
    }
  })

  it('answers what it does not know in the shape of an error', async () => {
    for (const [method, path] of [
      ['GET', '/nothing'],
      ['POST', '/forms'],
      ['PATCH', '/items/'],
      ['GET', '/%'],
    ] as const) {
      const answer = await api.app.inject({ method, url: `/api/v1${path}` })
      expect(answer.statusCode).toBeLessThan(500)
      expect(answer.json()).toMatchObject({ detail: expect.anything() })
    }
  })
}
