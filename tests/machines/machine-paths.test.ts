import { expect, it } from 'vitest'
import { createMachine, fromPromise, setup } from 'xstate'
import { unprovided } from '../../machines/unprovided.ts'
import { elapsed, missed, walk } from '../machine-paths.ts'

const door = setup({ types: { events: {} as { type: 'door.opened' } | { type: 'door.closed' } } }).createMachine({
  id: 'door',
  initial: 'closed',
  states: {
    closed: { on: { 'door.opened': 'open' } },
    open: { on: { 'door.closed': 'closed' }, after: { 1000: 'closed' } },
  },
})
const events = [{ type: 'door.opened' as const }, { type: 'door.closed' as const }, elapsed(1000)]

it('finds nothing missed in a machine whose every state and transition is reached', () => {
  expect(missed(door, walk(door, { input: undefined, events }))).toEqual([])
})

it('names a transition that no event takes', () => {
  expect(missed(door, walk(door, { input: undefined, events: events.slice(0, 2) }))).toEqual([
    'door.open on xstate.after.1000.door.open #0',
  ])
})

it('names a state that nothing leads to, and the branch whose guard never holds', () => {
  const planted = createMachine({
    id: 'planted',
    initial: 'here',
    states: {
      here: { on: { 'way.taken': [{ guard: () => false, target: 'nowhere' }, { target: 'there' }] } },
      there: {},
      nowhere: {},
    },
  })
  const paths = walk(planted, { input: undefined, events: [{ type: 'way.taken' }] })
  expect(missed(planted, paths)).toEqual(['planted.nowhere', 'planted.here on way.taken #0'])
})

it('names a child that is never answered', () => {
  const waiting = setup({ actors: { ask: fromPromise(unprovided) } }).createMachine({
    id: 'waiting',
    initial: 'asking',
    states: { asking: { invoke: { id: 'ask', src: 'ask', onDone: 'told' } }, told: {} },
  })
  expect(missed(waiting, walk(waiting, { input: undefined, events: [] }))).toContain('waiting.told')
})
