import { describe, expect, it } from 'vitest'
import { canSubmit, statesOf, validateForm, validateResponses, type FieldStatus } from '../../rules/form-answers.ts'
import { aField, aFieldState, aFile, aResponse, responsesFrom, someFields, statesFrom } from '../support/builders.ts'

const STATUSES: FieldStatus[] = ['pending', 'active', 'completed', 'error']

const [required] = someFields({ label: 'Name', required: true })

const [optional] = someFields({ label: 'Age', type: 'number' })

const one = { ...required!, id: 'f1' }

const other = { ...optional!, id: 'f2' }

const messages = (...problems: ReturnType<typeof validateForm>) => problems.map(({ message }) => message)

describe('a required field', () => {
  it.each(STATUSES.filter((status) => status !== 'completed'))(
    'that is %s is required and must be completed',
    (status) =>
      expect(validateForm([one], statesFrom({ status }))).toEqual([
        { fieldId: 'f1', label: 'Name', message: 'Name is required and must be completed' },
      ]),
  )

  it('that is completed may stand', () => expect(validateForm([one], statesFrom({}))).toEqual([]))

  it.each(['', '  ', undefined, null])('that is completed with %j cannot be empty', (value) =>
    expect(messages(...validateForm([one], statesFrom({ value })))).toEqual(['Name cannot be empty']),
  )

  it('errs when there is no session', () =>
    expect(messages(...validateForm([one, other], undefined))).toEqual(['Name is required and must be completed']))

  it.each(['__proto__', 'constructor', 'toString'])('named %s is not answered by what objects inherit', (id) =>
    expect(validateForm([{ ...one, id }], {})).toHaveLength(1),
  )
})

describe('an optional field', () => {
  it.each(STATUSES)('without an answer is never a problem (%s)', (status) =>
    expect(validateForm([other], statesFrom({ fieldId: 'f2', status, value: '' }))).toEqual([]),
  )

  it.each(STATUSES)('with an answer is judged (%s)', (status) =>
    expect(messages(...validateForm([other], statesFrom({ fieldId: 'f2', status, value: 'many' })))).toEqual([
      'Please provide a valid number',
    ]),
  )
})

it('the problems stand in the order of the fields', () => {
  const fields = someFields({ required: true }, { type: 'email' }, { required: true })
  const states = statesFrom({ fieldId: 'f2', value: 'nobody' })
  expect(validateForm(fields, states).map(({ fieldId }) => fieldId)).toEqual(['f1', 'f2', 'f3'])
})

describe('the whole form can be submitted', () => {
  const cases = STATUSES.flatMap((status) =>
    ['Ada', ''].flatMap((value) => [true, false].map((isValid) => ({ status, value, isValid }))),
  )

  it.each(cases)('when a required field is completed, filled and valid: $status $value $isValid', (state) =>
    expect(canSubmit([one], statesFrom(state))).toBe(
      state.status === 'completed' && state.value === 'Ada' && state.isValid,
    ),
  )

  it.each(cases)('when an optional field is empty or completed and valid: $status $value $isValid', (state) => {
    const settled = state.status === 'completed' ? state.isValid : state.value === ''
    expect(canSubmit([{ ...one, required: false }], statesFrom(state))).toBe(settled)
  })

  it('only when every field agrees', () => {
    expect(canSubmit([one, other], statesFrom({}, { fieldId: 'f2', value: 7 }))).toBe(true)
    expect(canSubmit([one, other], statesFrom({}, { fieldId: 'f2', value: 'x' }))).toBe(false)
    expect(canSubmit([one, other], undefined)).toBe(false)
    expect(canSubmit([other], undefined)).toBe(true)
  })

  it('not while an optional answer is still being given, wherever it stands', () => {
    const fields = someFields({}, {})
    const given = { status: 'active' as const, value: 'Ada' }
    expect(canSubmit(fields, statesFrom({ ...given, fieldId: 'f2' }))).toBe(false)
    expect(canSubmit(fields, statesFrom({ ...given, fieldId: 'f1' }))).toBe(false)
    expect(canSubmit(fields, {})).toBe(true)
  })
})

const withFiles = (front: number, back: number) =>
  statesFrom({ fieldId: 'f1', value: aFile(front) }, { fieldId: 'f2', value: aFile(back) })

describe('files of one form', () => {
  const fields = someFields({ type: 'file', label: 'Front' }, { type: 'file', label: 'Back' })

  it('may be 640 KiB together', () => expect(validateForm(fields, withFiles(400 * 1024, 240 * 1024))).toEqual([]))

  it('may not be more', () =>
    expect(validateForm(fields, withFiles(400 * 1024, 240 * 1024 + 1))).toEqual([
      { fieldId: 'f2', label: 'Back', message: 'All files together must be no larger than 640 KB' },
    ]))
})

const sentBlank = (isRequired: boolean) =>
  statesOf([aField({ required: isRequired })], { f1: { fieldId: 'f1', fieldType: 'text', value: ' ' } })['f1']?.status

describe('what was sent', () => {
  const fields = [one, other]

  it('becomes the states that the form is judged by', () =>
    expect(statesOf(fields, responsesFrom({ transcript: 'ada', confidence: 0.8 }))).toEqual({
      f1: { ...aFieldState(), transcript: 'ada', confidence: 0.8, completedAt: aResponse().completedAt },
      f2: { ...aFieldState({ fieldId: 'f2', status: 'pending', value: undefined }) },
    }))

  it.each([
    ['nothing', {}, ['Name is required and must be completed']],
    ['an empty required answer', responsesFrom({ value: ' ' }), ['Name cannot be empty']],
    ['a null', responsesFrom({ value: null }), ['Name cannot be empty']],
    ['a right answer', responsesFrom({}), []],
    ['an empty optional answer', responsesFrom({}, { fieldId: 'f2', fieldType: 'number', value: '' }), []],
    [
      'a wrong optional answer',
      responsesFrom({}, { fieldId: 'f2', fieldType: 'number', value: 'x' }),
      ['Please provide a valid number'],
    ],
    ['an unknown field', responsesFrom({}, { fieldId: 'f9' }), ['This form has no such field']],
    ['an id that contradicts its key', { f1: aResponse({ fieldId: 'f2' }) }, ['The response is of another field']],
    ['a type that contradicts the field', responsesFrom({ fieldType: 'email' }), ['The response is of another field']],
    ['a key that objects inherit', { ...responsesFrom({}), constructor: aResponse() }, ['This form has no such field']],
  ])('%s is judged by the same rules', (_, responses, expected) =>
    expect(messages(...validateResponses(fields, responses))).toEqual(expected),
  )

  it('a smuggled prototype is a field that the form does not have', () => {
    const responses = JSON.parse('{"__proto__": {"fieldId": "f1", "fieldType": "text", "value": "Ada"}}')
    expect(messages(...validateResponses(fields, responses))).toEqual([
      'Name is required and must be completed',
      'This form has no such field',
    ])
  })

  it('leaves a field pending whose optional answer came blank', () => {
    expect([sentBlank(false), sentBlank(true)]).toEqual(['pending', 'completed'])
  })
})
