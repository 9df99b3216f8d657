import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiFailure } from '../../../src/transport/api-failure.ts'
import { createQueryClient, type QueryListeners } from '../../../src/transport/query-client.ts'

const heard = {
  onRefused: vi.fn<QueryListeners['onRefused']>(),
  onSuccess: vi.fn<QueryListeners['onSuccess']>(),
  onFailure: vi.fn<QueryListeners['onFailure']>(),
}
const cache = createQueryClient(heard)
const answering = (status?: number, body?: unknown) => () => Promise.reject(new ApiFailure(status, body))

beforeEach(() => {
  for (const listener of Object.values(heard)) listener.mockClear()
  cache.clear()
})

const mutate = (mutationFn: () => Promise<unknown>, meta = {}) =>
  cache
    .getMutationCache()
    .build(cache, { mutationFn, meta })
    .execute(undefined)
    .catch(() => undefined)

const query = (queryFn: () => Promise<unknown>) =>
  cache.query({ queryKey: ['list'], queryFn, retryDelay: 0 }).catch(() => undefined)

describe('the calls of the signed-in app', () => {
  it.each([401, 403])('end the login when a query or a mutation is answered %i', async (status) => {
    await query(answering(status))
    await mutate(answering(status))
    expect(heard.onRefused).toHaveBeenCalledTimes(2)
    expect(heard.onFailure, 'the login screen says it').not.toHaveBeenCalled()
  })

  it.each([401, 403])('do not when an anonymous one is answered %i', async (status) => {
    await mutate(answering(status, { detail: 'No' }), { anonymous: true })
    expect(heard.onRefused).not.toHaveBeenCalled()
    expect(heard.onFailure).toHaveBeenCalledOnce()
  })

  it('say once why a mutation failed, in words of its own where it has some', async () => {
    await mutate(answering(409, { detail: 'Taken' }))
    await mutate(answering(500), { failure: 'An error occurred while deleting the item' })
    await mutate(answering(404), { failure: ({ status }: ApiFailure) => `It was ${status}` })
    expect(heard.onFailure.mock.calls.map(([, words]) => words)).toEqual([
      undefined,
      'An error occurred while deleting the item',
      'It was 404',
    ])
  })

  it('say their success and fetch again what has changed', async () => {
    const list = vi.fn<() => Promise<unknown>>(() => Promise.resolve([]))
    await query(list)
    await mutate(() => Promise.resolve({}), { success: 'Item created successfully.', refetch: [['list']] })
    expect(heard.onSuccess).toHaveBeenCalledExactlyOnceWith('Item created successfully.')
    expect(cache.getQueryState(['list'])?.isInvalidated).toBe(true)
  })

  it.each([
    ['no answer came', undefined, 2],
    ['the server was not ready', 503, 2],
    ['the server failed', 500, 1],
    ['there is nothing', 404, 1],
  ])('are asked again only where that can help: %s', async (_why, status, times) => {
    const list = vi.fn<() => Promise<unknown>>(answering(status))
    await query(list)
    expect(list).toHaveBeenCalledTimes(times)
  })
})
