import { mkdtempSync, rmSync } from 'node:fs'
import { get, type IncomingHttpHeaders } from 'node:http'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, expect, it } from 'vitest'
import { openApi, type Api } from '../support/api.ts'

let api: Api
const dataDir = mkdtempSync(join(tmpdir(), 'sayform-form-cache-'))
afterEach(() => api.close())
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

async function aVisitedForm() {
  api = await openApi({ databaseUrl: undefined, dataDir })
  const owner = await api.aPerson()
  const form = await api.createForm(owner)
  const address = await api.app.listen({ port: 0, host: '127.0.0.1' })
  const path = `/api/v1/public/forms/${form.id}`
  return { owner, form, visit: (query = '', headers = {}) => read(`${address}${path}${query}`, headers) }
}

async function read(url: string, headers: IncomingHttpHeaders) {
  const [answer] = await once(get(url, { headers, agent: false }), 'response')
  const { date: _, ...rest } = answer.headers
  return { status: answer.statusCode, headers: rest, body: await text(answer) }
}

it('answers a visited form as it answers the first visit and every other way of asking', async () => {
  const { visit } = await aVisitedForm()
  const first = await visit()
  expect(first.status).toBe(200)
  expect(await visit()).toEqual(first)
  expect(await visit('?again')).toEqual(first)
})

it('tells a visitor who has the form that it is unchanged', async () => {
  const { visit } = await aVisitedForm()
  const { headers } = await visit()
  expect(await visit('', { 'if-none-match': headers.etag })).toMatchObject({ status: 304, body: '' })
})

it('shows a change and a closed form at once', async () => {
  const { visit, owner, form } = await aVisitedForm()
  await visit()
  await api.call('PUT', `/forms/${form.id}`, { token: owner.token, body: { title: 'Another title' } })
  expect(JSON.parse((await visit()).body).title).toBe('Another title')
  await api.call('PUT', `/forms/${form.id}`, { token: owner.token, body: { is_active: false } })
  expect((await visit()).status).toBe(403)
})
