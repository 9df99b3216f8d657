import { beforeEach, expect, it, vi } from 'vitest'
import { beginEarly, ServerSession } from '../../../src/pages/fill/session/server-session.ts'

const { createSession } = vi.hoisted(() => ({ createSession: vi.fn<(formId: string) => Promise<string>>() }))
vi.mock('../../../src/pages/fill/transport.ts', () => ({ createSession }))

/** A call of the server that the test answers. */
function aCall() {
  const call = Promise.withResolvers<string>()
  createSession.mockReturnValueOnce(call.promise)
  return call
}

beforeEach(() => void createSession.mockReset())

it('creates one session for all that ask for it meanwhile', async () => {
  const [call, server] = [aCall(), new ServerSession('form-1')]
  const asked = [server.create(), server.create()]
  call.resolve('s-1')
  expect(await Promise.all(asked)).toEqual(['s-1', 's-1'])
  expect(createSession.mock.calls).toEqual([['form-1']])
})

it('creates another one when it is asked again later', async () => {
  const server = new ServerSession('form-1')
  aCall().resolve('s-1')
  expect(await server.create()).toBe('s-1')
  aCall().resolve('s-2')
  expect(await server.create()).toBe('s-2')
})

it('goes on with the one that began while the owner’s words were read, once', async () => {
  aCall().resolve('s-1')
  beginEarly('form-2')
  const server = new ServerSession('form-2')
  expect(await server.create()).toBe('s-1')
  aCall().resolve('s-2')
  expect(await server.create()).toBe('s-2')
  expect(createSession).toHaveBeenCalledTimes(2)
})

it('asks again where that failed', async () => {
  aCall().reject(new Error('offline'))
  beginEarly('form-3')
  await Promise.resolve()
  aCall().resolve('s-2')
  expect(await new ServerSession('form-3').create()).toBe('s-2')
})

it('asks again after a failure', async () => {
  const server = new ServerSession('form-1')
  aCall().reject(new Error('offline'))
  await expect(server.create()).rejects.toThrow('offline')
  aCall().resolve('s-2')
  expect(await server.create()).toBe('s-2')
})

it('asks again instead of waiting for an answer that was given up', async () => {
  const [leaving, server] = [new AbortController(), new ServerSession('form-1')]
  aCall()
  void server.create(leaving.signal)
  leaving.abort()
  aCall().resolve('s-2')
  expect(await server.create()).toBe('s-2')
})
