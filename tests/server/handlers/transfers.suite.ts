import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Form, Transfer } from '../../../contract/types.gen.ts'
import {
  MAX_TRANSFER_BYTES,
  TRANSFER_LIFE_MS,
  TRANSFERS_FORM_BYTES,
  TRANSFERS_FORM_MAX,
  TRANSFERS_PER_MINUTE,
} from '../../../rules/limits.ts'
import { openApi, type Api, type Person } from '../support/api.ts'
import type { NewPlace } from '../support/databases.ts'

const newId = () => crypto.randomUUID()
const sealed = Buffer.from([0, 255, 128, 1, 2, 3])

export function transferSuite(newPlace: NewPlace) {
  let api: Api
  let owner: Person
  let form: Form
  beforeAll(async () => {
    api = await openApi(await newPlace())
    owner = await api.aPerson()
    form = await api.createForm(owner)
  })
  afterAll(() => api.close())

  let made = 0
  const leave = (
    id: string,
    {
      of = form,
      data = sealed,
      address = `10.7.${made >> 8}.${(made += 1) & 255}`,
      type = 'application/octet-stream',
    } = {},
  ) =>
    api.call<Transfer>('POST', `/public/forms/${of.id}/transfers?transfer_id=${id}`, {
      raw: data,
      headers: { 'content-type': type, 'x-forwarded-for': address },
    })
  const fetched = (id: string) => api.app.inject({ url: `/api/v1/transfers/${id}` })

  describe('answers on their way to another device', () => {
    it('are fetched as they were left, without a login, for seven days', async () => {
      const id = newId()
      const left = await leave(id)
      expect(left).toMatchObject({ status: 201, body: { id } })
      const life = Date.parse(left.body.expires_at) - Date.now()
      expect(Math.abs(life - TRANSFER_LIFE_MS)).toBeLessThan(60_000)
      const answer = await fetched(id.toUpperCase())
      expect(answer.rawPayload).toEqual(sealed)
      expect(answer.headers).toMatchObject({ 'content-type': 'application/octet-stream', 'cache-control': 'no-store' })
    })

    it('stay as they were first left', async () => {
      const id = newId()
      await leave(id)
      expect((await leave(id, { data: Buffer.from('other') })).status).toBe(201)
      expect((await fetched(id)).rawPayload).toEqual(sealed)
    })

    it('are gone after seven days, and swept', async () => {
      const id = newId()
      await leave(id)
      await api.database
        .updateTable('transfer')
        .set({ expires_at: Date.now() - 1 })
        .where('id', '=', id)
        .execute()
      expect((await fetched(id)).statusCode).toBe(404)
      await api.stores.transfers.sweep()
      const row = await api.database.selectFrom('transfer').select('id').where('id', '=', id).executeTakeFirst()
      expect(row).toBeUndefined()
    })

    it('go with their form', async () => {
      const own = await api.createForm(owner)
      const id = newId()
      await leave(id, { of: own })
      await api.call('DELETE', `/forms/${own.id}`, { token: owner.token })
      expect((await fetched(id)).statusCode).toBe(404)
      expect((await leave(newId(), { of: own })).status).toBe(404)
    })

    it('are refused when they are too large, of another kind, or without an id', async () => {
      expect((await leave(newId(), { data: Buffer.alloc(MAX_TRANSFER_BYTES + 1) })).status).toBe(413)
      expect((await leave(newId(), { type: 'text/plain' })).status).toBe(415)
      expect((await leave('none')).status).toBe(422)
    })

    it('are taken ten times a minute from one address', async () => {
      const statuses = []
      for (let count = 0; count <= TRANSFERS_PER_MINUTE; count += 1)
        // oxlint-disable-next-line no-await-in-loop -- in their order
        statuses.push((await leave(newId(), { address: '10.8.0.1' })).status)
      expect(statuses.filter((status) => status === 201)).toHaveLength(TRANSFERS_PER_MINUTE)
      expect(statuses.at(-1)).toBe(429)
    })

    it.each([
      ['many', { bytes: 1, count: TRANSFERS_FORM_MAX }],
      ['much', { bytes: TRANSFERS_FORM_BYTES, count: 1 }],
    ])('are refused when a form has too %s of them', async (_, { bytes, count }) => {
      const own = await api.createForm(owner)
      const row = () => ({ id: newId(), form_id: own.id, data: sealed, bytes, expires_at: Date.now() + 60_000 })
      const rows = Array.from({ length: count }, row)
      for (let from = 0; from < count; from += 500)
        // oxlint-disable-next-line no-await-in-loop -- a statement has a limit of parameters
        await api.database
          .insertInto('transfer')
          .values(rows.slice(from, from + 500))
          .execute()
      expect((await leave(newId(), { of: own })).status).toBe(429)
    })
  })
}
