import { expect, it } from 'vitest'
import { createActor, fromPromise, setup } from 'xstate'
import { deferred, finish } from '../../../machines/simulation/deferred.ts'

const asking = setup({ actors: { ask: fromPromise<string>(() => Promise.resolve('at once')) } }).createMachine({
  id: 'asking',
  initial: 'waiting',
  states: { waiting: { invoke: { id: 'ask', src: 'ask', onDone: 'answered' } }, answered: {} },
})
const begun = () => createActor(deferred(asking)).start()

it('lets a child end only when it is sent its end', () => {
  const [waiting, answered] = [begun(), begun()]
  waiting.getSnapshot().children['ask']?.send({ type: 'something.else' })
  finish(answered, 'ask', 'yes')
  expect([waiting, answered].map((actor) => actor.getSnapshot().value)).toEqual(['waiting', 'answered'])
  expect(waiting.getSnapshot().children['ask']?.getSnapshot()).toEqual({ status: 'active' })
  expect(waiting.getPersistedSnapshot()).toMatchObject({ children: { ask: { snapshot: { status: 'active' } } } })
})

it('ends no child that is not there', () => {
  expect(() => finish(undefined, 'ask')).not.toThrow()
  expect(() => finish(begun(), 'absent')).not.toThrow()
})
