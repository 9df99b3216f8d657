import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { ownTurn } from '../../../server/event-loop/own-turn.ts'

it('of those that wait at once each has a turn of the event loop for itself', async () => {
  const state = { turn: 0, isRunning: true }
  const count = async () => {
    while (state.isRunning) {
      await nextTurn()
      state.turn += 1
    }
  }
  const counting = count()
  const turns = await Promise.all(Array.from({ length: 8 }, () => ownTurn().then(() => state.turn)))
  state.isRunning = false
  await counting
  expect(new Set(turns).size).toBe(8)
  expect(turns).toEqual(turns.toSorted((a, b) => a - b))
})
