import { describe, expect, it } from 'vitest'
import { isAnswered, isEmptyAnswer, validateAnswer } from '../../rules/answers.ts'
import { callErrorName, detailsOf, toastText } from '../../rules/failures.ts'
import { FILE_TOO_LARGE, fileBytes, fileProblem } from '../../rules/answers/files.ts'
import { canSubmit, statesOf } from '../../rules/form-answers.ts'
import { LINE_MAX, MAX_FILE_BYTES, TRANSCRIPT_MAX } from '../../rules/limits.ts'
import { patternTextLimit } from '../../rules/pattern.ts'
import { buildPayload } from '../../rules/payload.ts'
import { aDevice, aField, aFile, aFormSession, aLaterMoment, someFields, statesFrom } from '../support/builders.ts'

// Of so many characters.
const website = (length: number) => 'https://example.com/'.padEnd(length, 'a')
const phone = (length: number) => '1234567890'.padEnd(length, '.')

const sentBlank = (isRequired: boolean) =>
  statesOf([aField({ required: isRequired })], { f1: { fieldId: 'f1', fieldType: 'text', value: ' ' } })['f1']?.status

describe('an answer that is none', () => {
  it('is a file without bytes, and nothing else that has a size', () => {
    expect(isEmptyAnswer({ size: 0, data: '' })).toBe(true)
    const others = [{ size: 0, data: 'AA==' }, { size: 2, data: '' }, { size: 0 }, { data: '' }, {}, 0, false]
    expect(others.filter(isEmptyAnswer)).toEqual([])
  })
  it('is an empty list, unless it says that none of the boxes is meant', () => {
    expect(isAnswered(aField({ type: 'checkbox' }), [])).toBe(true)
    expect(isAnswered(aField({ type: 'checkbox', required: true }), [])).toBe(false)
    expect(isAnswered(aField({ type: 'select' }), [])).toBe(false)
  })
})

describe('an answer in one line', () => {
  it(`is a web address of up to ${LINE_MAX} characters, or a telephone number of up to 100`, () => {
    expect(validateAnswer(aField({ type: 'url' }), website(LINE_MAX))).toBeUndefined()
    expect(validateAnswer(aField({ type: 'url' }), website(LINE_MAX + 1))).toBeDefined()
    expect(validateAnswer(aField({ type: 'tel' }), phone(100))).toBeUndefined()
    expect(validateAnswer(aField({ type: 'tel' }), phone(101))).toBeDefined()
  })
})

describe('a text', () => {
  it('is a text and nothing else', () =>
    expect(validateAnswer(aField({ type: 'text' }), 7)).toBe('Please provide a text'))
  it('is no longer than its pattern can be checked in, at two units a character', () => {
    const pattern = '(a?){190}a{190}'
    const longest = Math.floor(patternTextLimit(pattern) / 2)
    const field = aField({ type: 'text', validation: { pattern } })
    expect(validateAnswer(field, 'a'.repeat(longest))).toBeUndefined()
    expect(validateAnswer(field, 'a'.repeat(longest + 1))).toBe(`Must be no more than ${longest} characters`)
  })
})

describe('a file', () => {
  it('that says it is too large is refused for that, whatever it holds', () =>
    expect(fileProblem(aFile(3, { size: MAX_FILE_BYTES + 1 }))).toBe(FILE_TOO_LARGE))
  it.each([null, undefined, 'a file', 7, {}, { ...aFile(), data: 5 }])('is not %j, which has no bytes', (value) => {
    expect(fileProblem(value)).toBe('Please attach a valid file')
    expect(fileBytes(value)).toBe(0)
  })
})

describe('a form', () => {
  it('is not sent while an optional answer is still being given, wherever it stands', () => {
    const fields = someFields({}, {})
    const given = { status: 'active' as const, value: 'Ada' }
    expect(canSubmit(fields, statesFrom({ ...given, fieldId: 'f2' }))).toBe(false)
    expect(canSubmit(fields, statesFrom({ ...given, fieldId: 'f1' }))).toBe(false)
    expect(canSubmit(fields, {})).toBe(true)
  })
  it('has a field pending whose optional answer came blank', () => {
    expect([sentBlank(false), sentBlank(true)]).toEqual(['pending', 'completed'])
  })
  it(`sends no more than the first ${TRANSCRIPT_MAX} characters of what was heard`, () => {
    const { responses } = buildPayload({
      session: aFormSession({ fieldStates: statesFrom({ transcript: 'a'.repeat(TRANSCRIPT_MAX + 1) }) }),
      fields: [aField()],
      device: aDevice,
      completedAt: aLaterMoment,
    })
    expect(responses['f1']?.transcript).toHaveLength(TRANSCRIPT_MAX)
  })
})

describe('what a server says of a failure', () => {
  it('is told as a plain sentence where it says nothing', () => {
    expect(toastText({ detail: ' ' })).toBe('Something went wrong.')
    expect(callErrorName(599)).toBe('Generic Error: status: 599; body: ')
  })
  it('belongs to no field where no place is named', () => {
    expect(detailsOf({ detail: [{ msg: 'Too short' }] })).toEqual([{ field: '', message: 'Too short' }])
    expect(detailsOf({ detail: [{ msg: 'Too short', loc: ['body'] }] })).toEqual([{ field: '', message: 'Too short' }])
  })
})
