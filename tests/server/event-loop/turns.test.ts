import { setImmediate as nextTurn } from 'node:timers/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, expect, it, vi } from 'vitest'
import { dividedIntoTurns } from '../../../server/event-loop/turns.ts'

afterEach(() => vi.restoreAllMocks())

/** Each request takes this long, by a clock that only they move. */
function aServer(workMs: number) {
  let now = 1000
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const handled: number[] = []
  const handle = dividedIntoTurns((request) => {
    now += workMs
    handled.push(Number(request.url))
  })
  const send = (url: number, destroyed = false) =>
    handle({ url: String(url), socket: { destroyed } } as IncomingMessage, {} as ServerResponse)
  return { handled, send, now: () => now }
}
const numbers = Array.from({ length: 700 }, (_, index) => index)

it('hundreds of requests that arrive together are worked on in their order, a little in each turn', async () => {
  const { handled, send, now } = aServer(1)
  for (const url of numbers) send(url)
  const turns: number[] = [now() - 1000]
  while (handled.length < numbers.length) {
    const before = now()
    await nextTurn()
    turns.push(now() - before)
  }
  expect(handled).toEqual(numbers)
  expect(Math.max(...turns)).toBeLessThanOrEqual(20)
})

it('one that comes while others wait is not answered before them', async () => {
  const { handled, send } = aServer(30)
  for (const url of [0, 1, 2]) send(url)
  expect(handled).toEqual([0])
  await nextTurn()
  send(3)
  while (handled.length < 4) await nextTurn()
  expect(handled).toEqual([0, 1, 2, 3])
})

it('requests that come one after the other are answered at once', async () => {
  const { handled, send } = aServer(15)
  for (const url of [0, 1, 2, 3]) {
    send(url)
    expect(handled.at(-1)).toBe(url)
    await nextTurn()
    await nextTurn()
  }
})

it('what is cut off while it waits is not begun', async () => {
  const { handled, send } = aServer(30)
  send(0)
  send(1, true)
  send(2)
  while (handled.length < 2) await nextTurn()
  expect(handled).toEqual([0, 2])
})
