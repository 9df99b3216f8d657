import { expect, it } from 'vitest'
import { loadObserver } from '../../../server/start/collect-when-quiet.ts'

it('sees the end of a load once, when hardly anything is worked on any more', () => {
  const isOver = loadObserver()
  expect([0.01, 0.6, 0.9, 0.05, 0.01, 0.01, 0.05].map(isOver)).toEqual([false, false, false, false, true, false, false])
})

it('sees the end of the next one too', () => {
  const isOver = loadObserver()
  expect([0.5, 0, 0.5, 0].map(isOver)).toEqual([false, true, false, true])
})
