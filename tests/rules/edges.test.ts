import { describe, expect, it } from 'vitest'
import { isEmail } from '../../rules/accounts.ts'
import { validateAnswer } from '../../rules/answers.ts'
import { keyOf } from '../../rules/drafts/edits.ts'
import { fieldIssues } from '../../rules/drafts/fields.ts'
import { SUBMISSION_FALLBACKS } from '../../rules/failures.ts'
import { fileProblem } from '../../rules/answers/files.ts'
import {
  EMAIL_MAX,
  FIELD_KEY_MAX,
  FILE_NAME_MAX,
  LINE_MAX,
  OPTION_MAX,
  PATTERN_LENGTH_MAX,
  TEXT_MAX,
} from '../../rules/limits.ts'
import { isNumeric } from '../../rules/numbers.ts'
import { patternProblem } from '../../rules/pattern.ts'
import { textProblem } from '../../rules/answers/texts.ts'
import { aField, aFile } from '../support/builders.ts'

// Of so many characters.
const address = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`
const optionOf = (length: number) => [{ label: 'o'.repeat(length), value: 'o' }]
const patternOf = (length: number) => `[${'a'.repeat(length - 2)}]`

const issuesOf = (changes: Parameters<typeof aField>[0]) => fieldIssues(aField(changes), 0)

describe('a number', () => {
  it.each(['.55', '5.', '1e10', '1e-3', '1E+3', '-.5'])('may be written %s', (text) => {
    expect(isNumeric(text)).toBe(true)
  })
  it.each(['.', '1e', '1ex3', '1e1234', '1 2', 'e5'])('is not %s', (text) => {
    expect(isNumeric(text)).toBe(false)
  })
  it(`may have ${LINE_MAX} characters`, () => {
    expect(validateAnswer(aField({ type: 'number' }), '1'.padStart(LINE_MAX, '0'))).toBeUndefined()
    expect(validateAnswer(aField({ type: 'number' }), '1'.padStart(LINE_MAX + 1, '0'))).toBeDefined()
  })
})

describe('a telephone number', () => {
  it.each([
    '5551234567 ext 12',
    '5551234567 extension 12',
    '5551234567 ext. 12',
    '5551234567x1234567',
    '5551234567  #9',
  ])('keeps its extension: %s', (text) => {
    expect(validateAnswer(aField({ type: 'tel' }), text)).toBeUndefined()
  })
  it.each(['5551234567 ext 12345678', '5551234567 ext', '5551234567 ext 12 please', 'at 5551234567'])(
    'is not %s',
    (text) => {
      expect(validateAnswer(aField({ type: 'tel' }), text)).toBeDefined()
    },
  )
})

describe('an email address', () => {
  it(`has at most ${EMAIL_MAX} characters`, () => {
    expect(isEmail(address(EMAIL_MAX))).toBe(true)
    expect(isEmail(address(EMAIL_MAX + 1))).toBe(false)
  })
})

describe('a text', () => {
  it(`may have ${TEXT_MAX} characters`, () => {
    expect(textProblem(aField(), 'a'.repeat(TEXT_MAX))).toBeUndefined()
    expect(textProblem(aField(), 'a'.repeat(TEXT_MAX + 1))).toBe(`Must be no more than ${TEXT_MAX} characters`)
  })
})

describe('a file', () => {
  it.each(['YWJj', 'YW/+'])('has its bytes in base64: %s', (data) => {
    expect(fileProblem(aFile(3, { data }))).toBeUndefined()
  })
  it.each(['*WJj', 'YWJ*', 'YW\nj', 'YWJjY'])('has no other bytes: %j', (data) => {
    expect(fileProblem(aFile(3, { data }))).toBe('Please attach a valid file')
  })
  it('has a name of bounded length that is not blank, and a type', () => {
    expect(fileProblem(aFile(3, { name: 'n'.repeat(FILE_NAME_MAX) }))).toBeUndefined()
    expect(fileProblem(aFile(3, { name: 'n'.repeat(FILE_NAME_MAX + 1) }))).toBeDefined()
    expect(fileProblem(aFile(3, { name: ' ' }))).toBeDefined()
    expect(fileProblem({ ...aFile(3), name: 7 })).toBeDefined()
    expect(fileProblem({ ...aFile(3), mediaType: undefined })).toBeDefined()
  })
})

describe('a field that an owner builds', () => {
  it('has an id that an object may have, of bounded length', () => {
    expect(issuesOf({ id: ' constructor ' })).toEqual([expect.stringContaining('The id constructor cannot be used')])
    expect(issuesOf({ id: 'i'.repeat(FIELD_KEY_MAX + 1) })).toEqual([
      expect.stringContaining(`Id must be no more than ${FIELD_KEY_MAX} characters`),
    ])
    expect(issuesOf({ id: 'i'.repeat(FIELD_KEY_MAX) })).toEqual([])
  })
  it('has options whose labels differ in more than case, and whose values differ', () => {
    const [yes, no] = [
      { label: 'Yes', value: 'y' },
      { label: 'yes ', value: 'n' },
    ]
    expect(issuesOf({ type: 'radio', options: [yes, no] })).toEqual([
      expect.stringContaining('Option labels must be unique'),
    ])
    expect(issuesOf({ type: 'radio', options: [yes, { label: 'No', value: 'y' }] })).toEqual([
      expect.stringContaining('Option values must be unique'),
    ])
  })
  it(`has options of at most ${OPTION_MAX} characters`, () => {
    expect(issuesOf({ type: 'radio', options: optionOf(OPTION_MAX) })).toEqual([])
    expect(issuesOf({ type: 'radio', options: optionOf(OPTION_MAX + 1) })).toEqual([
      expect.stringContaining(`Options must be no more than ${OPTION_MAX} characters`),
    ])
  })
  it.each([
    ['__How old?__', 'how_old'],
    ['How  old -- are you', 'how_old_are_you'],
    ['Größe', 'große'],
  ])('labelled %s gets the key %s', (label, key) => {
    expect(keyOf(label)).toBe(key)
  })
})

describe('a pattern', () => {
  it.each([
    ['(a)\\1', 'The pattern cannot refer back to a group (\\1 or \\k<name>)'],
    ['(?<n>a)\\k<n>', 'The pattern cannot refer back to a group (\\1 or \\k<name>)'],
    ['(?=a)', 'The pattern cannot look ahead or behind: (?=, (?!, (?<= and (?<! are not available'],
    ['(?<!a)b', 'The pattern cannot look ahead or behind: (?=, (?!, (?<= and (?<! are not available'],
    ['(?>a)', 'The pattern cannot use atomic groups: (?>'],
  ])('%s is refused with words of its own', (pattern, words) => {
    expect(patternProblem(pattern)).toBe(words)
  })
  it.each(['\\\\1', '[(?=]', 'a(?:b)', '\\d10'])('%s is fine', (pattern) => {
    expect(patternProblem(pattern)).toBeUndefined()
  })
  it(`may have ${PATTERN_LENGTH_MAX} characters`, () => {
    expect(patternProblem(patternOf(PATTERN_LENGTH_MAX))).toBeUndefined()
    expect(patternProblem(patternOf(PATTERN_LENGTH_MAX + 1))).toContain(`${PATTERN_LENGTH_MAX}`)
  })
})

it('a failure without words of its own is told in these', () => {
  expect(SUBMISSION_FALLBACKS).toEqual({
    message: 'Unexpected error during submission',
    title: 'Submission failed',
    submit: 'Failed to submit form. Please try again.',
  })
})
