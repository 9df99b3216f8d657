import { describe, expect, it } from 'vitest'
import { draftProblems } from '../../../rules/drafts.ts'
import { canSubmit, validateForm, validateResponses, type FieldStates } from '../../../rules/form-answers.ts'
import { patternProblem } from '../../../rules/pattern.ts'
import { aFieldState, someFields } from '../../support/builders.ts'

const TOO_COSTLY = 'The patterns of this form are too large together'
const TOO_LONG = 'The answers that have to match a format are too long together: please shorten this one'

/** Processor time of this thread: other work on the machine must not make a test fail. */
function millisecondsOf(work: () => void): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

const numbered = (pattern: (number: string) => string) =>
  Array.from({ length: 300 }, (_, at) => ({ validation: { pattern: pattern(String(at).padStart(3, '0')) } }))
const draftOf = (...fields: Parameters<typeof someFields>) => ({
  title: 'Form',
  structure: { fields: someFields(...fields) },
})

describe('three hundred patterns of one form', () => {
  it.each([
    ['repetitions', (n: string) => `(x${n}${'a'.repeat(50)}){980}`],
    ['nested repetitions', (n: string) => `((${n}${'a'.repeat(900)}){31}){31}`],
    ['classes of all letters', (n: string) => `(?i)${n}${'\\p{L}'.repeat(190)}`],
    ['classes within classes', (n: string) => `(?i)${n}${'[\\p{L}\\p{N}]'.repeat(70)}`],
    ['short classes', (n: string) => `(?i)${n}${'\\pL'.repeat(300)}`],
    ['wide ranges in both cases', (n: string) => `(?i)${n}${'[B-\\x{1e942}]'.repeat(60)}`],
    ['wide ranges in one set', (n: string) => `(?i)${n}[${'B-\\u{1E942}'.repeat(60)}]`],
    ['ranges behind a class in a set', (n: string) => `(?i)${n}[[:alpha:]${'\\101-\\uffff'.repeat(60)}]`],
    ['words in both cases', (n: string) => `(?i)${n}[${'\\w'.repeat(450)}]`],
  ])('of %s are refused before they are compiled', (_, pattern) => {
    const draft = draftOf(...numbered(pattern))
    let problems: string[] = []
    expect(millisecondsOf(() => (problems = draftProblems(draft)))).toBeLessThan(100)
    expect(problems).toContain(TOO_COSTLY)
  })

  it('of ordinary kinds may stand', () => {
    const usual = [
      '(?i)^[a-z0-9à-ž_-]+$',
      '(?i)^[\\w.-]{1,80}$',
      '^\\d{5}$',
      '^[A-Z]{2}\\d{2}( ?[A-Z0-9]{4}){4,7}$',
      '^[\\p{L}\\p{M}’\\x27. -]{1,80}$',
      '^\\S+@\\S+$',
    ]
    const fields = usual.flatMap((pattern) => Array.from({ length: 10 }, () => ({ validation: { pattern } })))
    expect(draftProblems(draftOf(...fields))).toEqual([])
  })
})

it('one pattern that nests repetitions is refused before it is compiled', () => {
  const pattern = `((${'a'.repeat(900)}){31}){31}`
  expect(millisecondsOf(() => expect(patternProblem(pattern)).toMatch(/too large/))).toBeLessThan(20)
})

it('one pattern of wide ranges in both cases is refused before it is compiled', () => {
  const pattern = `(?i)${'[B-\\x{1e942}]'.repeat(70)}`
  expect(millisecondsOf(() => expect(patternProblem(pattern)).toMatch(/too large/))).toBeLessThan(20)
})

describe('one submission', () => {
  const fields = someFields(
    ...Array.from({ length: 5 }, (_, at) => ({ validation: { pattern: `^.*\\p{L}{${970 + at}}` } })),
  )
  const letters = 'ж'.repeat(500)
  const answered = (value: string) =>
    Object.fromEntries(fields.map(({ id }) => [id, { fieldId: id, fieldType: 'text' as const, value }]))
  const stateFor = (value: string): FieldStates =>
    Object.fromEntries(fields.map(({ id }) => [id, aFieldState({ fieldId: id, value })]))

  it('costs the server a bounded time, whatever its patterns and answers are', () => {
    validateResponses(fields, answered('x'))
    let messages: string[] = []
    const work = () => (messages = validateResponses(fields, answered(letters)).map(({ message }) => message))
    expect(millisecondsOf(work)).toBeLessThan(150)
    expect(messages).toContain(TOO_LONG)
  })

  it('is judged in the page as on the server, and what did not change is not judged again', () => {
    const states = stateFor(letters)
    const expected = validateResponses(fields, answered(letters))
    expect(validateForm(fields, states)).toEqual(expected)
    const again = millisecondsOf(() => {
      for (let key = 0; key < 20; key++) {
        expect(validateForm(fields, { ...states })).toEqual(expected)
        expect(canSubmit(fields, states)).toBe(false)
      }
    })
    expect(again).toBeLessThan(50)
  })

  it('of answers as people give them is never too long', () => {
    const many = someFields(...Array.from({ length: 25 }, () => ({ validation: { pattern: '^[\\p{L} .,-]{1,80}$' } })))
    expect(draftProblems({ title: 'Form', structure: { fields: many } })).toEqual([])
    const value = 'Ångström, an ordinary answer. '.repeat(2)
    const responses = Object.fromEntries(many.map(({ id }) => [id, { fieldId: id, fieldType: 'text' as const, value }]))
    expect(validateResponses(many, responses)).toEqual([])
  })
})
