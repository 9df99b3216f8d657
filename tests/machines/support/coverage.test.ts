import { expect, it } from 'vitest'
import { and, createMachine, fromPromise, not, or, setup } from 'xstate'
import { unprovided } from '../../../machines/unprovided.ts'
import { coverageTable } from './coverage.ts'
import { done, elapsed, failed, missed, explore } from './paths.ts'

/** The proof of the other machines is only as good as what it finds in these, each with a fault planted in it. */

const door = setup({ types: { events: {} as { type: 'door.opened' } | { type: 'door.closed' } } }).createMachine({
  id: 'door',
  initial: 'closed',
  states: {
    closed: { on: { 'door.opened': 'open' } },
    open: { on: { 'door.closed': 'closed' }, after: { 1000: 'closed' } },
  },
})
const events = [{ type: 'door.opened' as const }, { type: 'door.closed' as const }, elapsed(1000)]

/** A lock that counts its keys, with guards of every kind. */
const lock = setup({
  types: { events: {} as { type: 'key.turned'; keys: number }, context: {} as { isOld: boolean } },
  guards: {
    fits: ({ event }) => event.keys > 0,
    isWhole: ({ event }) => event.keys !== 2,
    isOld: ({ context }) => context.isOld,
    isRusty: () => false,
  },
}).createMachine({
  id: 'lock',
  initial: 'locked',
  context: { isOld: false },
  states: {
    locked: {
      on: {
        'key.turned': [
          {
            guard: and(['fits', not('isOld'), or(['isWhole', 'isRusty'])]),
            target: 'open',
          },
          { guard: 'isRusty', target: 'broken' },
        ],
      },
    },
    open: {},
    broken: {},
  },
})
const turned = (keys: number) => ({ type: 'key.turned' as const, keys })

const waiting = setup({ actors: { ask: fromPromise(unprovided) } }).createMachine({
  id: 'waiting',
  initial: 'asking',
  states: {
    asking: {
      invoke: { id: 'ask', src: 'ask', onDone: 'sent', onError: 'sent' },
      after: { 60: { guard: () => false } },
    },
    sent: {},
  },
})
const asked = (...answers: ReturnType<typeof done | typeof failed | typeof elapsed>[]) =>
  missed(waiting, explore(waiting, { input: undefined, events: answers }))

it('finds nothing missed in a machine whose every state and transition is reached', () => {
  expect(missed(door, explore(door, { input: undefined, events }))).toEqual([])
})

it('names a delay that never passes', () => {
  expect(missed(door, explore(door, { input: undefined, events: events.slice(0, 2) }))).toEqual([
    'transition open -> closed on after 1000',
    'delay after 1000: open',
  ])
})

it('names a state that nothing leads to, and the guards that never hold, also within others', () => {
  const way = 'locked -> open on key.turned [fits and not isOld and (isWhole or isRusty)] #1'
  const turns = explore(lock, { input: undefined, events: [turned(0), turned(1), turned(2)] })
  expect(missed(lock, turns)).toEqual([
    'state broken',
    'transition locked -> broken on key.turned [isRusty] #2',
    `guard not isOld false: ${way}`,
    `guard isOld true: ${way}`,
    `guard isRusty true: ${way}`,
    'guard isRusty true: locked -> broken on key.turned [isRusty] #2',
  ])
})

it('names a guard that is never seen to turn its event away', () => {
  const way = 'locked -> open on key.turned [fits and not isOld and (isWhole or isRusty)] #1'
  const always = missed(lock, explore(lock, { input: undefined, events: [turned(1)] }))
  expect(always).toContain(`guard fits false: ${way}`)
  expect(always).toContain(`guard isWhole false: ${way}`)
  expect(always).not.toContain(`guard fits true: ${way}`)
})

it('knows a guard that was seen false from an event that was not sent', () => {
  const turnedAway = explore(lock, { input: undefined, events: [turned(0)] })
  expect(turnedAway.steps).toHaveLength(1)
  expect(turnedAway.refusals.map(({ event }) => event)).toEqual([turned(0)])
})

it('names a guard that no transition asks and a delay that no state waits for', () => {
  const idle = setup({ guards: { isIdle: () => true }, delays: { rest: 1 } }).createMachine({ id: 'idle' })
  expect(missed(idle, explore(idle, { input: undefined, events: [] }))).toEqual([
    'guard isIdle: no transition asks it',
    'delay rest: no state waits for it',
  ])
})

it('names a child that is never answered, and the end that it never had', () => {
  expect(asked()).toContain('state sent')
  expect(asked(done('ask'))).toContain('actor ask failed: asking')
  expect(asked(failed('ask', new Error('no')))).toContain('actor ask done: asking')
  expect(asked(done('ask'), failed('ask', new Error('no'))).filter((item) => item.startsWith('actor'))).toEqual([])
})

it('knows a delay that passed from the guard that its transition failed', () => {
  expect(asked(elapsed(60))).toContain('transition asking on after 60 [guard]')
  expect(asked(elapsed(60))).not.toContain('delay after 60: asking')
})

it('has a way to everything that can be reached, and none twice', () => {
  const { paths } = explore(door, { input: undefined, events })
  expect(paths.map(({ title }) => title)).toEqual(['door.opened > door.closed', 'door.opened > 1000 ms'])
})

it('counts in a table what was reached of what is declared', () => {
  const planted = createMachine({ id: 'planted', initial: 'here', states: { here: {}, nowhere: {} } })
  const explorations = [explore(planted, { input: undefined, events: [] })]
  const [titles, row] = coverageTable([{ name: 'planted', machine: planted, explorations }]).split('\n')
  expect(titles?.split(/ {2,}/)).toEqual([
    'machine',
    'states',
    'transitions',
    'guard outcomes',
    'actors’ ends',
    'delays',
    'paths',
    'coverage',
  ])
  expect(row?.split(/ {2,}/)).toEqual(['planted', '2/3', '0/0', '0/0', '0/0', '0/0', '1', '66.6 %'])
})
