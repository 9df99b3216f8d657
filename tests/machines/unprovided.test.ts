import { afterAll, expect, it } from 'vitest'
import { createActor, setup } from 'xstate'
import { unprovided } from '../../machines/unprovided.ts'

const soon = globalThis.queueMicrotask
afterAll(() => void (globalThis.queueMicrotask = soon))

it('that was not provided fails twice: for its machine, and so that it cannot be overlooked', () => {
  const later: (() => void)[] = []
  globalThis.queueMicrotask = (task) => void later.push(task)
  const message = 'The actor "saveForm" was not provided: pass it to .provide({ actors })'
  const self = createActor(setup({}).createMachine({}), { id: 'saveForm' })
  expect(() => unprovided({ self })).toThrow(message)
  globalThis.queueMicrotask = soon
  expect(later).toHaveLength(1)
  for (const task of later) expect(task).toThrow(message)
})
