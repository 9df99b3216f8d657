import { expect, it } from 'vitest'
import type { FormField } from '../../../contract/types.gen.ts'
import { FIELD_VALIDATION_FAILED, leftState, pendingState } from '../../../machines/field/field-states.ts'
import { fieldMachine } from '../../../machines/field/field.machine.ts'
import type { FieldState } from '../../../rules/form-answers.ts'
import { run } from '../support/paths.ts'

const age: FormField = { id: 'age', name: 'age', label: 'Age', type: 'number', required: true, validation: { min: 18 } }
const optional = { ...age, required: false }
const begun = { fieldId: 'age', isValid: true, transcript: undefined, validationError: undefined }
const TOO_YOUNG = 'Number must be at least 18'

it('starts pending and empty, valid only while it may stay so', () => {
  expect(pendingState(age)).toStrictEqual({ ...begun, status: 'pending', isValid: false, value: undefined })
  expect(pendingState(optional)).toMatchObject({ status: 'pending', isValid: true })
})

it.each<[FieldState['status'], FormField, unknown, Partial<FieldState>]>([
  ['active', age, '42', { status: 'completed', isValid: true, value: '42' }],
  ['active', age, '7', { status: 'error', isValid: false, value: '7', validationError: TOO_YOUNG }],
  ['active', age, '', { status: 'pending', isValid: false }],
  ['active', optional, '', { status: 'pending', isValid: true }],
  ['pending', age, '42', { status: 'pending', isValid: true, value: '42' }],
  ['error', age, '42', { status: 'error', isValid: true, value: '42' }],
])('that is %s will be judged only when it is left', (status, field, value, state) => {
  const left = leftState(field, { ...begun, status, value: value as FieldState['value'] })
  expect(left).toEqual({ ...begun, value, ...state })
})

it('fails under a title of its own', () => {
  expect(FIELD_VALIDATION_FAILED).toBe('Field validation failed')
})

const restored = (field: FormField, state: Partial<FieldState>) => {
  const saved: FieldState = { ...begun, status: 'pending', value: undefined, ...state }
  const { value: status, context } = run(fieldMachine, {
    input: field,
    events: [{ type: 'field.restored', state: saved }],
  }).snapshot
  return { status, problem: context.validationError }
}

it.each<[string, FormField, Partial<FieldState>, ReturnType<typeof restored>]>([
  ['a completed answer', age, { status: 'completed', value: '42' }, { status: 'completed', problem: undefined }],
  ['a faulty answer', age, { status: 'error', value: '7' }, { status: 'error', problem: TOO_YOUNG }],
  [
    'an answer that is faulty by now',
    age,
    { status: 'completed', value: '7' },
    { status: 'error', problem: TOO_YOUNG },
  ],
  ['a fault that none is by now', age, { status: 'error', value: '42' }, { status: 'completed', problem: undefined }],
  [
    'a problem in view',
    age,
    { status: 'active', value: '7', validationError: 'Old' },
    { status: 'error', problem: TOO_YOUNG },
  ],
  ['a completed answer that is gone', optional, { status: 'completed' }, { status: 'pending', problem: undefined }],
  ['an emptiness that may be by now', optional, { status: 'error' }, { status: 'pending', problem: undefined }],
  ['what had not been left yet', age, { status: 'active', value: '42' }, { status: 'pending', problem: undefined }],
  [
    'what had not been left yet, faulty',
    age,
    { status: 'active', value: '7' },
    { status: 'pending', problem: undefined },
  ],
  ['nothing', age, {}, { status: 'pending', problem: undefined }],
])('that is restored with %s is judged as its owner has it now', (_, field, state, outcome) => {
  expect(restored(field, state)).toEqual(outcome)
})
