import { createHook } from 'node:async_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it, onTestFinished } from 'vitest'
import { keepTickShape } from '../../../server/start/tick-shape.ts'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/** The objects that Node makes for ticks, none of which is kept by being known here. */
function watchTicks() {
  const ticks: WeakRef<object>[] = []
  const hook = createHook({
    init: (_, type, __, resource: object) => void (type === 'TickObject' && ticks.push(new WeakRef(resource))),
    trackPromises: false,
  }).enable()
  onTestFinished(() => void hook.disable())
  return { ticks, end: () => hook.disable() }
}
const alive = (ticks: WeakRef<object>[]): number => {
  collectGarbage()
  return ticks.filter((tick) => tick.deref()).length
}

it('of the objects of ticks one is kept, from before all that follows', async () => {
  const { ticks, end } = watchTicks()
  keepTickShape()
  for (let tick = 0; tick < 10; tick += 1) process.nextTick(() => {})
  end()
  expect(ticks.length).toBe(11)
  await expect.poll(() => alive(ticks)).toBe(1)
  expect(ticks[0]?.deref()).toBeDefined()
})
