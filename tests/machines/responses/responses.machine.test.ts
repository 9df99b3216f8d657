import { expect, it } from 'vitest'
import { all, anywhere, at, from, givenTo, no, on, same, violations } from '../support/laws.ts'
import { changed, steps, type Move } from './responses.paths.ts'

const isOpened = ({ event, after: { context } }: Move) => 'id' in event && context.id === event.id

it('opens one response at a time and marks each as read when it is opened', () => {
  expect(violations(steps, on('response.opened'), (step) => at('marking')(step) && isOpened(step))).toEqual([])
  expect(violations(steps, at('marking'), ({ after }) => givenTo('markAsRead', after) === after.context.id)).toEqual([])
})

it('marks it once: what is set back to unread stays so', () => {
  expect(violations(steps, all(from('shown'), at('marking')), on('response.opened'))).toEqual([])
})

it('shows the response whether or not it could be marked', () => {
  expect(violations(steps, on('xstate.done.actor.markAsRead', 'xstate.error.actor.markAsRead'), at('shown'))).toEqual(
    [],
  )
})

it('has a response open until it is closed, and remembers which one it was', () => {
  expect(violations(steps, anywhere, (step) => step.after.hasTag('open') === at('open')(step))).toEqual([])
  expect(violations(steps, on('response.closed'), at('closed'))).toEqual([])
  expect(
    violations(steps, no(on('response.opened')), ({ before, after }) => before.context.id === after.context.id),
  ).toEqual([])
})

it('deletes nothing before it was confirmed, and then what was asked for last with the number that was said', () => {
  const begins = all(no(from('deleting')), at('deleting'))
  expect(violations(steps, begins, on('removal.confirmed'))).toEqual([])
  expect(
    violations(steps, begins, ({ before, after }) =>
      same(givenTo('deleteResponses', after), { ...before.context.removal, count: 3 }),
    ),
  ).toEqual([])
})

it('asks until it is refused or deleted, and says while the server is at work', () => {
  expect(
    violations(steps, anywhere, (step) => step.after.hasTag('asking') === at('confirmation', 'deleting')(step)),
  ).toEqual([])
  expect(violations(steps, anywhere, (step) => step.after.hasTag('busy') === at('deleting')(step))).toEqual([])
})

const isAsBefore = ({ before, after }: Move) => before.hasTag('open') === after.hasTag('open')

it('leaves the open response as it was after a no, and goes back to the list after a deletion', () => {
  expect(violations(steps, on('removal.refused'), (step) => at('none')(step) && isAsBefore(step))).toEqual([])
  expect(
    violations(steps, on('xstate.done.actor.deleteResponses'), (step) => at('none')(step) && at('closed')(step)),
  ).toEqual([])
})

it('asks once more when nothing was deleted, and says why until something else is asked for', () => {
  const isRefused = all(from('deleting'), on('xstate.error.actor.deleteResponses', 'time.elapsed'))
  expect(violations(steps, isRefused, at('confirmation'))).toEqual([])
  expect(violations(steps, isRefused, ({ after }) => after.context.failure !== null)).toEqual([])
  expect(violations(steps, saysChanged, ({ after }) => after.context.failure === changed.message)).toEqual([])
  expect(
    violations(
      steps,
      on('removal.requested', 'removal.confirmed'),
      ({ after: { context } }) => context.failure === null,
    ),
  ).toEqual([])
})

const saysChanged = (step: Move) =>
  from('deleting')(step) && on('xstate.error.actor.deleteResponses')(step) && errorOf(step) === changed

const errorOf = ({ event }: Move) => 'error' in event && event.error
