import { expect, it } from 'vitest'
import { formSessionMachine } from '../../../machines/form-session/form-session.machine.ts'
import { payloadOf } from '../../../machines/form-session/context.ts'
import type { FormSessionInput } from '../../../machines/form-session/types.ts'
import { prefillIn } from '../../../rules/prefill/prefill.ts'
import { inJson } from '../../support/json.ts'
import { explore, run } from '../support/paths.ts'
import { anywhere, violations } from '../support/laws.ts'
import { fieldEvents, key, type Here, statuses } from './form-session.paths.ts'
import { fields, input, real, saved } from './sessions.ts'

const withLink = (query: string, changes: Partial<FormSessionInput> = {}): FormSessionInput => ({
  ...input,
  ...changes,
  prefill: prefillIn(fields, query),
})
const open = (
  query: string,
  changes: Partial<FormSessionInput> = {},
  events: Parameters<typeof run>[1]['events'] = [],
) => run(formSessionMachine, { input: withLink(query, changes), real, events }).snapshot as Here
const answersIn = ({ context }: Here) =>
  Object.values(context.states).map(({ fieldId, value, link }) => [fieldId, value, link])

it('fills in what the link brings, the current field too', () => {
  const snapshot = open('name=Ada&age=36')
  expect(answersIn(snapshot)).toEqual([
    ['name', 'Ada', 'filled'],
    ['age', 36, 'filled'],
  ])
  expect(statuses(snapshot)).toBe('active completed')
})

it('leaves out what does not fit, and knows on which field', () => {
  expect(answersIn(open('name=Ada&age=old'))).toEqual([
    ['name', 'Ada', 'filled'],
    ['age', undefined, 'refused'],
  ])
})

it('marks an answer until the person gives one, also when it is changed back', () => {
  const typed = { type: 'field.typed', value: 'Ad' } as const
  expect(answersIn(open('name=Ada', {}, [typed]))[0]).toEqual(['name', 'Ad', undefined])
  expect(answersIn(open('name=Ada', {}, [typed, { ...typed, value: 'Ada' }]))[0]).toEqual(['name', 'Ada', undefined])
  expect(answersIn(open('name=Ada', {}, [typed, { type: 'undo.requested' }]))[0]).toEqual(['name', 'Ada', 'filled'])
})

it('never takes the place of what the person typed on an earlier visit', () => {
  const snapshot = open('name=Grace&age=36', { saved }, [{ type: 'recovery.accepted' }])
  expect(answersIn(snapshot)).toEqual([
    ['name', 'Ada', undefined],
    ['age', '4', undefined],
  ])
})

it('begins with the link when the person starts over', () => {
  const snapshot = open('age=36', { saved }, [{ type: 'recovery.refused' }])
  expect(answersIn(snapshot)).toEqual([
    ['name', undefined, undefined],
    ['age', 36, 'filled'],
  ])
})

const filledBefore = {
  ...saved,
  session: {
    ...saved.session,
    fieldStates: inJson(open('name=Ada&age=36').context.states),
  },
}

it('asks nothing after a visit that only the link had filled in, and has its answers again without the link', () => {
  const snapshot = open('', { saved: filledBefore })
  expect(snapshot.hasTag('filling')).toBe(true)
  expect(answersIn(snapshot)).toEqual([
    ['name', 'Ada', 'filled'],
    ['age', 36, 'filled'],
  ])
})

it('takes another link for what the first had filled in', () => {
  expect(answersIn(open('name=Grace', { saved: filledBefore }))).toEqual([
    ['name', 'Grace', 'filled'],
    ['age', 36, 'filled'],
  ])
})

it('says in the payload which answers the link gave', () => {
  const { context } = open('name=Ada&age=36', {}, [{ type: 'field.typed', value: 'Grace' }])
  const { responses } = payloadOf(context)
  expect(responses['name']).toMatchObject({ value: 'Grace', processingNotes: 'Answered by typing' })
  expect(responses['age']).toMatchObject({ value: 36, processingNotes: 'Filled in by the link' })
})

const isRight = ({ after }: { after: Here }) =>
  Object.values(after.context.states).every(
    ({ link, transcript, value }) => !link || (!transcript && value !== undefined),
  )

it('is never marked with an answer that was spoken or cleared', () => {
  const { steps } = explore(formSessionMachine, {
    input: withLink('name=Ada&age=36'),
    events: fieldEvents,
    key: (here: Here) => `${key(here)} ${answersIn(here).map(([, , link]) => link)}`,
    real,
  })
  expect(violations(steps, anywhere, isRight)).toEqual([])
})
