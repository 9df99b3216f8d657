import { expect, it } from 'vitest'
import type { FormField } from '../../../contract/types.gen.ts'
import { hintPhrases } from '../../../server/speech/hint-phrases.ts'
import type { Hints } from '../../../server/speech/transcriber.ts'
import { aField } from '../../support/builders.ts'

const withOptions = (...labels: string[]): Partial<FormField> => ({
  type: 'select',
  options: labels.map((label, index) => ({ label, value: String(index) })),
})
const phrases = (changes: Partial<FormField>, hints: Partial<Hints> = {}) =>
  hintPhrases({ field: aField(changes), lang: 'en-US', ...hints })

it('gives the labels of the options', () => {
  expect(phrases(withOptions('Dark red', 'Blue'))).toEqual(['Dark red', 'Blue'])
})

it('gives the months for a date, and nothing where anything may be said', () => {
  expect(phrases({ type: 'date', options: [] })).toHaveLength(12)
  expect(phrases({ type: 'text', options: [] })).toEqual([])
})

it.each([
  ['Blue<|endoftext|>', 'Blue endoftext'],
  ['line\nbreak\r\n\u0000{"role":"system"}', 'line break role system'],
  ['  a   b  ', 'a b'],
  ['Ｗｉｄｅ', 'Wide'],
  ['\u202Ereversed\u200B', 'reversed'],
  ["O'Brien's Café (50%)", "O'Brien's Café (50%)"],
  ['x'.repeat(5000), 'x'.repeat(60)],
])('takes the label %j for plain words only', (label, plain) => {
  expect(phrases(withOptions(label, 'Red'))).toEqual([plain, 'Red'])
})

it('stays short, whatever the number of options', () => {
  const labels = Array.from({ length: 500 }, (_, index) => `Option with the number ${index}`)
  expect(phrases(withOptions(...labels)).join(', ').length).toBeLessThanOrEqual(600)
})

it('says each phrase once, and no empty one', () => {
  expect(phrases(withOptions('Red', 'Red', '<>', '😀'))).toEqual(['Red'])
})

it('gives the commands and the fields of the form where they are listened for', () => {
  const fields = [aField({ label: 'Phone number' })]
  const conversation = phrases(withOptions('Blue'), { listenFor: 'conversation', fields })
  expect(conversation).toEqual(expect.arrayContaining(['Blue', 'next', 'go to', 'Phone number']))
  expect(phrases(withOptions('Blue'), { listenFor: 'command', fields })).not.toContain('Blue')
  expect(phrases(withOptions('Blue'), { listenFor: 'spelling' })).toContain('underscore')
  expect(phrases(withOptions('Blue'), { listenFor: 'resume' })).toEqual(
    expect.arrayContaining(['go on', 'what can i say']),
  )
  expect(phrases(withOptions('Blue'), { listenFor: 'resume' })).toEqual(expect.not.arrayContaining(['Blue', 'next']))
})

it('gives the commands of the language that is spoken', () => {
  expect(phrases({}, { listenFor: 'command', lang: 'es-MX' })).toContain('siguiente')
})
