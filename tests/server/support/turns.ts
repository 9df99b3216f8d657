import { setImmediate as nextTurn } from 'node:timers/promises'

/** How often others were served while some work ran. */
export async function turnsDuring(work: Promise<unknown>): Promise<number> {
  const state = { isRunning: true, turns: 0 }
  void work.finally(() => (state.isRunning = false))
  while (state.isRunning) {
    await nextTurn()
    state.turns += 1
  }
  return state.turns
}
