import { describe, expect, it } from 'vitest'
import type { FieldOption, FormField } from '../../contract/types.gen.ts'
import { isEmptyAnswer, validateAnswer } from '../../rules/answers.ts'
import { FIELD_TYPES } from '../../rules/fields.ts'
import { checkForm } from '../../rules/form-check/index.ts'
import { KINDS, LINE, WORDS } from '../../rules/form-check/characters.ts'
import { fittingText } from '../../rules/form-check/fitting-text.ts'
import { refusedAnswer, sampleAnswer } from '../../rules/form-check/samples.ts'
import { matchesPattern } from '../../rules/pattern.ts'
import { aField, someFields } from '../support/builders.ts'
import { check, choiceMessages, circumstances, findingsOf, messagesOf, optionsOf } from './form-check/support.ts'

const choiceFindings = (...labels: string[]) => findingsOf({ type: 'radio', options: optionsOf(...labels) })

describe('a question that no value answers', () => {
  it.each<[Partial<FormField>, string]>([
    [{ validation: { pattern: String.raw`a\bc` } }, 'No text fits the pattern'],
    [{ validation: { pattern: '$x' } }, 'No text fits the pattern'],
    [{ validation: { pattern: 'x^' } }, 'No text fits the pattern'],
    [{ validation: { pattern: '^ +$' } }, 'No text fits the pattern'],
    [{ validation: { pattern: String.raw`a\nb` } }, 'No text fits the pattern'],
    [{ validation: { pattern: String.raw`^\d{5}$`, maxLength: 2 } }, 'No text of at most 2 characters fits'],
    [{ validation: { pattern: String.raw`^\d{5}$`, minLength: 6 } }, 'No text of at least 6 characters fits'],
    [{ validation: { pattern: '^(?:ab)+$', minLength: 5, maxLength: 5 } }, 'No text of exactly 5 characters fits'],
    [{ validation: { pattern: '^(?:abcd)+$', minLength: 5, maxLength: 7 } }, 'No text of 5 to 7 characters fits'],
    [{ validation: { maxLength: 0 } }, 'at most 0 may be given'],
    [{ type: 'number', validation: { min: 5, max: 4 } }, 'No number is within these limits'],
    [{ type: 'select', options: [] }, 'There is nothing to choose from'],
    [{ type: 'radio', options: [] }, 'There is nothing to choose from'],
    [{ type: 'checkbox', options: [] }, 'There is nothing to choose from'],
  ])('%j: %s', (field, sentence) => {
    expect(findingsOf(field)).toEqual([
      expect.stringMatching(/^problem: .*Visitors can only leave this field empty\.$/),
    ])
    expect(findingsOf({ ...field, required: true })).toEqual([
      expect.stringMatching(/^problem: .*nobody can submit this form\.$/),
    ])
    expect(findingsOf(field)[0]).toContain(sentence)
  })

  it.each<Partial<FormField>>([
    { validation: { pattern: '^[a-z]+$', minLength: 3000 } },
    { type: 'textarea', validation: { pattern: String.raw`a\nb` } },
    { validation: { pattern: '(?i)^k$' } },
    { validation: { pattern: String.raw`^[\u0410-\u044f]+$` } },
    { type: 'number', validation: { min: 5, max: 5 } },
    { type: 'email', validation: { maxLength: 2, pattern: '^$' } },
  ])('is not seen in %j', (field) => {
    expect(findingsOf({ ...field, required: true }).filter((message) => message.startsWith('problem'))).toEqual([])
  })

  it('is not claimed of a pattern that the rules would refuse anyway', () => {
    expect(findingsOf({ required: true, validation: { pattern: '(' } })).toEqual([])
  })
})

describe('a text that fits a pattern', () => {
  it.each([
    String.raw`^\d{5}$`,
    '^[A-Z]{2}-[0-9]{3,5}$',
    String.raw`^\S+@\S+\.\w{2,}$`,
    String.raw`\bword\b`,
    '(?m)^b$',
    '[^a-z]{3}',
    String.raw`\p{Greek}+`,
    '^(a|bc)*d?e+$',
    '(?s)^.{40}$',
    String.raw`\Bx\B`,
  ])('%s', (pattern) => {
    const text = fittingText(pattern, { min: 1, max: 10_000, kinds: KINDS }) ?? ''
    expect(text).not.toBe('')
    expect(matchesPattern(pattern, text)).toBe(true)
  })

  it.each([String.raw`\bword\b`, '(?m)^b$', '[^a-z]{3}', '^(a|bc)*d?e+$', '(?s)^.{40}$', String.raw`\Bx\B`])(
    '%s, with forty characters',
    (pattern) => {
      const text = fittingText(pattern, { min: 40, max: 40, kinds: KINDS }) ?? ''
      expect([...text]).toHaveLength(40)
      expect(matchesPattern(pattern, text)).toBe(true)
    },
  )

  it('has only the kinds of characters that are wanted', () => {
    expect(fittingText('^.$', { min: 1, max: 1, kinds: WORDS })).toBe('a')
    expect(fittingText(String.raw`^\d$`, { min: 1, max: 1, kinds: WORDS })).toBeNull()
    expect(fittingText(String.raw`\n.`, { min: 1, max: 9, kinds: LINE })).toBeNull()
  })

  it('is not claimed to be missing when the search would be too long', () => {
    expect(fittingText(`^${'(?:a|b|[^c]{9})'.repeat(20)}$`, { min: 9000, max: 10_000, kinds: KINDS })).not.toBe('')
    expect(fittingText('(?:.{7}.{11})+z', { min: 9900, max: 9901, kinds: KINDS })).toBeUndefined()
  })
})

it('finds an answer for every type of field, and where the rules refuse anything a refused one', () => {
  for (const type of FIELD_TYPES) {
    const field = aField({ type, required: true, validation: { minLength: 2, pattern: '^[a-z]' } })
    const sample = sampleAnswer(field)
    expect([type, sample ?? null]).not.toEqual([type, null])
    expect(validateAnswer(field, sample)).toBeUndefined()
    const refused = refusedAnswer(field)
    expect(isEmptyAnswer(refused)).toBe(false)
    expect([type, validateAnswer(field, refused)]).not.toEqual([type, undefined])
  }
})

describe('options that are heard wrong', () => {
  it.each([
    ['Four', 'For'],
    ['There', 'Their'],
    ['Café', 'Cafe'],
    ['1', 'One'],
    ['To', 'Two'],
    ['Road', 'Rode'],
    ['E-mail', 'Email'],
    ['Every day', 'Daily'],
    ['Yes!', 'Yes'],
    ['Alan', 'Allan'],
    ['Sara', 'Sarah'],
    ['Philip', 'Filip'],
    ['Catherine', 'Katherine'],
    ['A-', 'A'],
  ])('%s and %s sound alike', (one, other) => {
    expect(choiceFindings('Something else', one, other)).toEqual([
      `voice: “${one}” and “${other}” sound alike or mean the same when spoken, so one may be taken for another. Reword one of them.`,
    ])
  })

  it.each([
    ['C++', 'C', 'C#', 'JavaScript', 'Java'],
    ['18-24', '25-34', '35-44', '65+'],
    ['Under $25', '$25-$50', 'Over $50'],
    ['Very satisfied', 'Satisfied', 'Neutral', 'Dissatisfied', 'Very dissatisfied'],
    ['Yes', 'No', 'Not sure'],
    ['Tea & cake', 'Tea'],
    ['Blue (light)', 'Blue (dark)'],
    ['Monday', 'Tuesday', 'Wednesday', 'Thursday'],
    ['Small', 'Medium', 'Large', 'XL'],
    ['1-2 hours', '2-3 hours', '3+ hours'],
    ['N/A', 'A', 'B'],
    ['Car', 'Care', 'Plan', 'Plane'],
  ])('%s, %s and so on are told apart', (...labels) => {
    expect(choiceFindings(...labels)).toEqual([])
  })

  it('are found by the real rules of speech', () => {
    const options = [...optionsOf('Tea'), { label: 'Tea', value: 'other' }]
    expect(findingsOf({ type: 'radio', options })).toHaveLength(1)
  })

  it.each([['😀'], ['***'], ['https://example.com/terms'], ['word '.repeat(30)]])('%s can hardly be said', (label) => {
    const [message, ...more] = choiceFindings('Tea', label)
    expect(message).toMatch(/^voice: The option .* is hard to say\. Give it a short name\.$/)
    expect(more).toEqual([])
  })

  it('say more when none of them can be said', () => {
    const field: Partial<FormField> = { type: 'radio', options: optionsOf('😀', '😢') }
    expect(findingsOf(field)).toEqual([expect.stringContaining('None of the options can be said.')])
    expect(findingsOf({ ...field, required: true })).toEqual([
      expect.stringContaining('cannot be finished by voice alone'),
    ])
  })
})

describe('a question that cannot be asked by voice', () => {
  it.each(['???', '😀 😢', 'https://example.com/form', 'Why '.repeat(60)])('%s', (label) => {
    expect(findingsOf({ label })).toEqual([expect.stringMatching(/^voice: The label .* cannot be asked well by voice/)])
  })
  it.each(['Your name', 'Größe?', '2 + 2 = ?'])('%s can', (label) => expect(findingsOf({ label })).toEqual([]))
})

describe('a field that voice cannot answer', () => {
  it('is a file, above all a required one', () => {
    expect(findingsOf({ type: 'file' })).toEqual([expect.stringContaining('voice: A file cannot be spoken')])
    expect(findingsOf({ type: 'file', required: true })).toEqual([
      expect.stringContaining('cannot be finished by voice alone'),
    ])
  })
  it.each([
    [String.raw`^\w+_\w+$`, 'signs that dictation does not write'],
    [String.raw`^\d{5}$`, 'digits'],
    ['^[A-Z]{3}$', 'capital letters'],
  ])('has the pattern %s, which asks for %s', (pattern, needs) => {
    expect(findingsOf({ validation: { pattern } })).toEqual([
      expect.stringContaining(`voice: The pattern asks for ${needs}`),
    ])
  })
  it.each(['^[a-z]+$', String.raw`^\w+$`, '.+', String.raw`^[^\d]+$`])('has not the pattern %s', (pattern) => {
    expect(findingsOf({ validation: { pattern } })).toEqual([])
  })
  it('takes numbers between two whole ones, or more text than two minutes hold', () => {
    expect(findingsOf({ type: 'number', validation: { min: 0.2, max: 0.8 } })).toEqual([
      expect.stringContaining('No whole number'),
    ])
    expect(findingsOf({ type: 'number', validation: { min: 1e30 } })).toEqual([
      expect.stringContaining('cannot be understood'),
    ])
    expect(findingsOf({ type: 'textarea', validation: { minLength: 5000 } })).toEqual([
      expect.stringContaining('two minutes'),
    ])
  })
})

it('names the field, its place and its question', () => {
  expect(check({}, { type: 'file', label: 'Your photo' })).toEqual([
    { severity: 'voice', fieldId: 'f2', index: 1, label: 'Your photo', message: expect.any(String) },
  ])
})

it('finds nothing in a form that is as it should be', () => {
  const fields = FIELD_TYPES.filter((type) => type !== 'file').map((type) => ({ type, required: true }))
  expect(check(...fields)).toEqual([])
})

it('checks 300 fields of 20 options each in one breath', () => {
  const words =
    'red green blue four tea coffee apple pear grape lemon lime mango melon peach cherry plum fig kiwi date nut'.split(
      ' ',
    )
  const options = (index: number) =>
    words.map((word, place) => ({ label: `${word} of list ${index}`, value: `${word}${place}` }))
  const fields = someFields(
    ...Array.from({ length: 300 }, (_, index) => ({ type: 'select' as const, options: options(index) })),
  )
  checkForm(
    { structure: { fields: fields.slice(0, 20).map((field) => ({ ...field, options: [...(field.options ?? [])] })) } },
    circumstances,
  )
  const first = cpuOf(() => checkForm({ structure: { fields } }, circumstances))
  const changed = fields.with(7, { ...fields[7], label: 'Changed' } as FormField)
  const again = cpuOf(() => checkForm({ structure: { fields: changed } }, circumstances))
  console.log(`300 fields of 20 options: ${first} ms of processor time, after one change ${again} ms`)
  expect(first).toBeLessThan(2000)
  expect(again).toBeLessThan(first / 5)
})

/** What others do on the machine meanwhile does not count. */
function cpuOf(work: () => void): number {
  const start = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(start)
  return Math.round((user + system) / 1000)
}
