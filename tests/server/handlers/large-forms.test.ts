import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openApi, type Api, type Person } from '../support/api.ts'
import { newFolder } from '../support/databases.ts'

let api: Api
let owner: Person
beforeAll(async () => {
  api = await openApi({ databaseUrl: undefined, dataDir: newFolder() })
  owner = await api.aPerson()
})
afterAll(() => api.close())

/** @returns the turns of the event loop in which a form was judged, and in which it was stored */
async function turnsOf(work: () => Promise<unknown>, store: 'insert' | 'update') {
  const state = { isRunning: true, turn: 0 }
  const turns: { judged?: number; stored?: number } = {}
  const { images, forms } = api.stores
  const { hasAll } = images
  const judged = vi.spyOn(images, 'hasAll').mockImplementation((...given) => {
    turns.judged = state.turn
    return hasAll(...given)
  })
  const original = forms[store] as (...given: never[]) => Promise<unknown>
  const stored = vi.spyOn(forms, store).mockImplementation((async (...given: never[]) => {
    turns.stored = state.turn
    return original(...given)
  }) as never)
  const running = work().finally(() => (state.isRunning = false))
  while (state.isRunning) {
    await nextTurn()
    state.turn += 1
  }
  await running
  judged.mockRestore()
  stored.mockRestore()
  return turns
}

it('a form is judged and stored in turns of their own, between which others are served', async () => {
  const form = await api.createForm(owner)
  const create = await turnsOf(() => api.createForm(owner), 'insert')
  expect(create.stored).toBeGreaterThan(create.judged ?? Infinity)
  const put = () => api.call('PUT', `/forms/${form.id}`, { token: owner.token, body: { title: 'Another' } })
  const update = await turnsOf(put, 'update')
  expect(update.stored).toBeGreaterThan(update.judged ?? Infinity)
})
