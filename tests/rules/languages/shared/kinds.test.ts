import { describe, expect, it } from 'vitest'
import { byKind, kinds } from '../../../../rules/languages/shared/kinds.ts'
import { groups, type Wording } from '../../../../rules/languages/shared/label-words.ts'

const formOf = (word: string) => word.replace(/(?:'s|s)$/u, '')
const wording: Wording = {
  synonyms: groups('large|big'),
  related: groups('tenant|rent'),
  formOf,
  isCommon: (word) => /^(?:the|a|by|in|with)$/u.test(word),
  turns: new Set(['non']),
  plain: (text) => text,
}
const KINDS = kinds(
  `dog: labrador|poodle
pet: labrador|poodle|rabbit
fish: salmon
smoker: i smoke
car|drive: driving
  |hatchback`,
  formOf,
)
const options = (labels: string) => labels.split('|').map((label) => ({ label, value: label }))
const told = (words: string, labels: string) => byKind(words.split(' '), options(labels), KINDS, wording)?.join(' ')

describe('What is of a kind that nobody named', () => {
  it.each([
    ["she's a labrador", 'Dog|Cat', "she's a dog"],
    ['two labradors', 'Dogs|Cats', 'two dogs'],
    ['a labrador', 'Home|Car|Pet', 'a pet'],
    // An option that is nothing but the kind goes before one that only names it.
    ['a labrador', 'Dog|Small pet', 'a dog'],
    ["we'll be driving", 'By car|By train', "we'll be by car"],
    ['a hatchback', 'Car or van|Lorry', 'a car or van'],
  ])('"%s" of %s is "%s"', (words, labels, plain) => {
    expect(told(words, labels)).toBe(plain)
  })

  it.each([
    ['a salmon', 'Dog|Cat'],
    ['a labrador', 'Big dog|Small dog'],
    ['i smoke', 'Non smoker|Other'],
    // A word that a label has itself tells of nothing else.
    ['a poodle', 'Poodle club|Dog school'],
    ['a labrador', 'I have a dog'],
  ])('"%s" is none of %s', (words, labels) => {
    expect(told(words, labels)).toBeUndefined()
  })
})
