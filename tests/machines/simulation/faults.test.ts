import { expect, it } from 'vitest'
import type { FormField } from '../../../contract/types.gen.ts'
import { answersIn, faultsIn } from '../../../machines/simulation/faults.ts'
import { type FormPath, pathsOf } from '../../../machines/simulation/form-paths.ts'
import { startSession } from '../../../machines/simulation/session.ts'
import type { FieldStatus } from '../../../rules/form-answers.ts'
import { aField, someFields } from '../../support/builders.ts'
import { input } from '../form-session/sessions.ts'

/** A simulation proves nothing unless it finds what is wrong; so here it expects what did not happen. */
const fields = someFields({ required: true }, { type: 'email' }, {})
const begin = () => startSession({ ...input, form: { ...input.form, fields } })

const nothing = [undefined, undefined, undefined]
const pending: FieldStatus[] = ['pending', 'pending', 'pending']
const jump = (index: number): FormPath => ({ kind: 'jumped to', index, steps: [] })

function faults(path: FormPath, outcomes: FieldStatus[], before: unknown[] = nothing, typed?: string): string[] {
  const { actor, take } = begin()
  if (typed !== undefined) take({ type: 'field.typed', value: typed })
  const found = faultsIn(actor, fields, path, outcomes, { before, after: answersIn(actor, fields) })
  actor.stop()
  return found
}

it('finds nothing where all is as it should be', () => {
  expect(faults(jump(0), pending)).toEqual([])
  expect(faults(jump(0), ['completed', 'pending', 'pending'], nothing, 'Ada')).toEqual([])
})

it('finds a person at another field', () => {
  expect(faults(jump(2), pending)).toEqual(['the person is at another field'])
})

it('finds another status, and with it another validity and another progress', () => {
  expect(faults(jump(0), ['completed', 'pending', 'pending'])).toEqual([
    'its status is pending and not completed',
    'its validity is not what its status says',
    'not 1 fields are counted as completed',
    'a submit is refused',
  ])
  expect(faults(jump(0), pending, nothing, 'Ada')).toEqual([
    'its status is completed and not pending',
    'its validity is not what its status says',
    'not 0 fields are counted as completed',
    'a submit is possible',
  ])
})

it('knows that an optional field is valid while it is empty, and none in error', () => {
  expect(faults(jump(2), ['pending', 'pending', 'error'])).toContain('its validity is not what its status says')
  expect(faults(jump(2), pending)).not.toContain('its validity is not what its status says')
})

it('finds that a submit is possible while a field is in error', () => {
  expect(faults(jump(0), ['completed', 'pending', 'error'], nothing, 'Ada')).toEqual(['a submit is possible'])
})

it('finds that nothing is known of what was said', () => {
  const words = 'words are kept of what nobody said, or none of what was'
  expect(faults({ ...jump(0), kind: 'spoken' }, pending)).toEqual([words])
})

it('finds that the answer of another field changed, and not that of its own', () => {
  expect(faults(jump(0), pending, [undefined, 'ada@example.com', undefined])).toEqual([
    'the answer of another field changed',
  ])
  expect(faults(jump(0), pending, ['Ada', undefined, undefined])).toEqual([])
  expect(faults(jump(1), ['completed', 'pending', 'pending'], nothing, 'Ada')).toContain(
    'the answer of another field changed',
  )
})

const stepsOf = (kind: FormPath['kind'], index: number) =>
  pathsOf(fields)
    .find((path) => path.kind === kind && path.index === index)
    ?.steps.map((step) => ('index' in step ? `to ${step.index}` : step.type))

it('jumps to a field from another one', () => {
  expect([0, 1, 2].map((index) => stepsOf('jumped to', index))).toEqual([
    ['to 2', 'to 0'],
    ['to 0', 'to 1'],
    ['to 0', 'to 2'],
  ])
})

it('skips a field by leaving it empty, and answers it by typing, or by voice', () => {
  expect(stepsOf('skipped', 0)).toEqual(['to 0', 'field.retried', 'to 2', 'to 0'])
  expect(stepsOf('answered', 1)).toEqual(['to 1', 'field.typed', 'field.confirmed'])
  expect(stepsOf('spoken', 1)).toEqual(['to 1', 'answer.spoken'])
  expect(stepsOf('retried', 1)).toEqual(['to 1', 'field.typed', 'field.retried'])
  expect(stepsOf('failed', 1)).toEqual(['to 1', 'field.typed', 'field.confirmed'])
})

const kinds = (field: FormField) => pathsOf([field]).map(({ kind }) => kind)

it('says no file', () => {
  expect(kinds(aField({ type: 'file' }))).not.toContain('spoken')
  expect(kinds(aField({ type: 'text' }))).toContain('spoken')
})
