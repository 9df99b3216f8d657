import { expect, it } from 'vitest'
import { askedFields, hasAnswers, mayBeSent, payloadOf } from '../../../machines/form-session/context.ts'
import { at, on, violations } from '../support/laws.ts'
import { exploration, fields, type Here, type Move, valuesOf } from './way.paths.ts'

const { steps } = exploration
/** The rules of the form once more, in other words than those of the evaluation. */
function asked(after: Here): string[] {
  const { colour, why } = valuesOf(after)
  if (colour !== 'red') return ['colour', 'count']
  return why === 'blue' ? ['colour', 'why'] : ['colour', 'why', 'count']
}
const here = ({ context }: Here) => fields[context.index]?.id ?? ''
const placeAfter = (step: Move) => asked(step.after).indexOf(here(step.after))
const isStep = (step: Move) => Math.abs(asked(step.after).indexOf(here(step.before)) - placeAfter(step)) === 1
const lacks = ({ after }: Move) => {
  const { colour, why, count } = valuesOf(after)
  return colour === 'red' && why !== 'blue' && count === undefined
}
const every = () => true
const hides = (step: Move) => on('field.picked')(step) && valuesOf(step.before)['why'] !== undefined
const isAtWhy = ({ after }: Move) => here(after) === 'why'
const moved = ({ before, after }: Move) => here(before) !== here(after)
const sent = ({ after }: Move) => Object.keys(payloadOf(after.context).responses)

it('explores every way through the form', () => {
  expect(new Set(steps.map(({ after }) => asked(after).join(' ')))).toEqual(
    new Set(['colour count', 'colour why', 'colour why count']),
  )
  expect(steps.length).toBeGreaterThan(200)
})

it('asks for what the conditions ask for, and is never at another field', () => {
  expect(violations(steps, every, ({ after }) => asked(after).includes(here(after)))).toEqual([])
  expect(
    violations(
      steps,
      every,
      ({ after }) =>
        askedFields(after.context)
          .map(({ id }) => id)
          .join() === asked(after).join(),
    ),
  ).toEqual([])
})

it('goes on and back along the way, one asked field at a time', () => {
  expect(violations(steps, (step) => on('next.requested', 'previous.requested')(step) && moved(step), isStep)).toEqual(
    [],
  )
})

it('is never sent while a field that is asked lacks what it needs', () => {
  expect(violations(steps, lacks, ({ after }) => !mayBeSent(after.context))).toEqual([])
  expect(
    violations(steps, at('reviewing'), ({ after }) => mayBeSent(after.context) && hasAnswers(after.context)),
  ).toEqual([])
})

it('sends no answer that is not asked for, and keeps it until the answers are sent', () => {
  expect(violations(steps, every, (step) => sent(step).every((id) => asked(step.after).includes(id)))).toEqual([])
  expect(steps.some((step) => hides(step) && !asked(step.after).includes('why'))).toBe(true)
  expect(
    violations(
      steps,
      (step) => hides(step) && here(step.before) !== 'why',
      ({ before, after }) => valuesOf(after)['why'] === valuesOf(before)['why'],
    ),
  ).toEqual([])
})

it('asks with the answers that a question refers to', () => {
  expect(violations(steps, isAtWhy, ({ after }) => askedFields(after.context)[1]?.label === 'Why red')).toEqual([])
})
