import { describe, expect, it } from 'vitest'
import type { FieldType, FormField } from '../../contract/types.gen.ts'
import { checkForm } from '../../rules/form-check/index.ts'
import { KINDS } from '../../rules/form-check/characters.ts'
import { fittingText } from '../../rules/form-check/fitting-text.ts'
import { someFields } from '../support/builders.ts'
import { check, choiceMessages, circumstances, findingsOf, messagesOf, optionsOf } from './form-check/support.ts'

const heard = (type: FieldType, ...labels: string[]) => messagesOf({ type, options: optionsOf(...labels) })

describe('An option that the rules of speech take for another', () => {
  it.each<[FieldType, string[], string]>([
    ['radio', ['Tea – sorry, cake', 'Cake'], 'Saying “Tea – sorry, cake” chooses “Cake” instead. Reword one of them.'],
    ['select', ['Sorry, cake', 'Cake'], 'Saying “Sorry, cake” chooses “Cake” instead. Reword one of them.'],
    ['checkbox', ['Tea, no cake', 'Tea', 'Cake'], 'Saying “Tea, no cake” chooses “Cake” instead. Reword one of them.'],
    [
      'radio',
      ['Tea, scratch that', 'Cake'],
      'Saying “Tea, scratch that” chooses nothing, since it is not clear what is meant. Reword one of them.',
    ],
    [
      'checkbox',
      ['Tea, wait, also cake', 'Tea', 'Cake'],
      'Saying “Tea, wait, also cake” chooses more than that option. Reword one of them.',
    ],
  ])('of a %s with %j is told', (type, labels, message) => expect(heard(type, ...labels)).toEqual([message]))

  it('is none that is heard as it is written, whatever signs are in it', () => {
    expect(heard('radio', 'Tea', 'No tea.', 'Red & blue')).toEqual([])
    expect(heard('checkbox', 'Tea & cake', 'Tea', 'Cake')).toEqual([])
  })
})

describe('What is wrong is told in whole sentences', () => {
  const empty = 'Visitors can only leave this field empty.'
  it.each<[Partial<FormField>, string]>([
    [
      { validation: { maxLength: 0 } },
      `An answer needs at least 1 character, and at most 0 may be given: change the lengths. ${empty}`,
    ],
    [
      { validation: { minLength: 5, maxLength: 3, pattern: 'a' } },
      `An answer needs at least 5 characters, and at most 3 may be given: change the lengths. ${empty}`,
    ],
    [{ label: '???' }, 'The label has no words, so it cannot be asked well by voice. Ask the question in words.'],
    [
      { label: 'See http://example.com' },
      'The label holds an address, so it cannot be asked well by voice. Put the details into the help text.',
    ],
  ])('%j: %s', (field, message) => expect(messagesOf(field)).toEqual([message]))

  it('and nothing of a label that is missing or long enough to be listened to', () => {
    expect(messagesOf({ label: '  ' })).toEqual([])
    expect(messagesOf({ label: 'word '.repeat(30) })).toEqual([])
  })
  it('once for each language', () => {
    const [field] = someFields({ type: 'number' })
    const countIn = (locale: string) =>
      checkForm({ structure: { fields: field ? [field] : [] } }, { today: '2026-11-21', locale }).length
    expect(['en', 'fr', 'en'].map(countIn)).toEqual([0, 1, 0])
  })
})

it.each<[string, number, string]>([
  ['(?m)^a$\n^b$', 3, 'a\nb'],
  ['(?m)^a$(?s:.)^b$', 3, 'a\nb'],
  ['^a.$', 2, 'aa'],
  ['^(a)(b)?$', 1, 'a'],
  ['^(?:|b)c$', 1, 'c'],
  ['^.\\b$', 1, 'a'],
])('The shortest text for %j of %i characters is %j', (pattern, length, text) =>
  expect(fittingText(pattern, { min: length, max: length, kinds: KINDS })).toBe(text),
)
