import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Item, Items } from '../../../contract/types.gen.ts'
import { openApi, type Api, type Person } from '../support/api.ts'
import type { NewPlace } from '../support/databases.ts'

const NOT_FOUND = { status: 404, body: { detail: 'Item not found' } }

export function itemSuite(newPlace: NewPlace) {
  let api: Api
  let [owner, other]: Person[] = []
  beforeAll(async () => {
    api = await openApi(await newPlace())
    owner = await api.aPerson()
    other = await api.aPerson()
  })
  afterAll(() => api.close())
  const create = async (body: object) => api.call<Item>('POST', '/items/', { token: owner?.token, body })

  describe('items', () => {
    it('are added, read, changed and deleted by their owner', async () => {
      const { status, body } = await create({ title: 'Microphones', description: 'Two' })
      const path = `/items/${body.id}`
      const token = owner?.token
      expect(status).toBe(201)
      expect((await api.call('GET', path, { token })).body).toEqual(body)
      expect((await api.call('PUT', path, { token, body: { title: 'Cables' } })).body).toEqual({
        ...body,
        title: 'Cables',
      })
      expect((await api.call('PUT', path, { token, body: { description: null } })).body).toMatchObject({
        title: 'Cables',
        description: null,
      })
      expect((await api.call('DELETE', path, { token })).body).toEqual({ message: 'Item deleted successfully' })
      expect(await api.call('GET', path, { token })).toMatchObject(NOT_FOUND)
      expect(await api.call('DELETE', path, { token })).toMatchObject(NOT_FOUND)
    })

    it('are listed newest first, five to a page', async () => {
      const own = await api.aPerson()
      const titles = ['1', '2', '3', '4', '5', '6']
      for (const title of titles) await api.call('POST', '/items/', { token: own.token, body: { title } })
      const page = (skip: number) => api.call<Items>('GET', `/items/?skip=${skip}&limit=5`, { token: own.token })
      expect((await page(0)).body.data.map(({ title }) => title)).toEqual(['6', '5', '4', '3', '2'])
      expect((await page(5)).body).toMatchObject({ data: [{ title: '1' }], count: 6 })
    })

    it('of others are as if absent', async () => {
      const { body } = await create({ title: 'Mine' })
      const token = other?.token
      const path = `/items/${body.id}`
      expect(await api.call('GET', path, { token })).toMatchObject(NOT_FOUND)
      expect(await api.call('PUT', path, { token, body: { title: 'Theirs' } })).toMatchObject(NOT_FOUND)
      expect(await api.call('DELETE', path, { token })).toMatchObject(NOT_FOUND)
      expect((await api.call<Items>('GET', '/items/', { token })).body.count).toBe(0)
    })

    it('need a title', async () => {
      for (const body of [{}, { title: '' }, { title: '   ' }, { title: 7 }, { title: 'x'.repeat(256) }])
        expect((await create(body)).status).toBe(422)
    })
  })
}
