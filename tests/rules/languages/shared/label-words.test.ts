import { describe, expect, it } from 'vitest'
import { groups, suggested, type Wording, withSynonyms } from '../../../../rules/languages/shared/label-words.ts'

const wording: Wording = {
  synonyms: groups('on foot|walking\nlarge|big'),
  related: groups('tenant|rent\nphone|call'),
  formOf: (word) => word.replace(/(?:ing|ed|es|s|e)$/u, ''),
  isCommon: (word) => /^(?:the|a|i|in|with)$/u.test(word),
  turns: new Set(['self', 'not', 'without', 'former', 'non', 'no', 'never', 'ex']),
  plain: (text) => text,
}
const options = (labels: string) => labels.split('|').map((label) => ({ label, value: label }))
const said = (text: string) => text.split(' ')

describe('What was said in other words than those of the labels', () => {
  it.each([
    ['walking', 'On foot|By car', 'on foot'],
    ['the big one', 'Small|Large', 'the large one'],
    ['the big one', 'Big|Large', 'the big one'],
    ['walking', 'On foot|On foot and by car', 'walking'],
  ])('"%s" of %s is "%s"', (words, labels, plain) => {
    expect(withSynonyms(said(words), options(labels), wording).join(' ')).toBe(plain)
  })

  it.each([
    ['i rent', 'Tenant|Owner', 'i tenant'],
    ['to be cremated', 'Burial|Cremation', 'to be cremation'],
    ['a goldfish', 'Fish|Bird', 'a fish'],
    ['a pup', 'Puppy|Adult', 'a puppy'],
    ['room for a wheelchair', 'Wheelchair space|Child seat', 'room for a wheelchair space'],
    ['my head aches', 'Headache|Fever', 'my headache'],
  ])('"%s" suggests "%s" as "%s"', (words, labels, plain) => {
    expect(suggested(said(words), options(labels), wording, 'related')?.join(' ')).toBe(plain)
  })

  it.each([
    ['employed', 'Self-employed|Retired'],
    ['the tooth', 'Tooth one|Tooth two'],
    ['cheese', 'Ham|Olives'],
    ['i agree', 'I agree to it'],
  ])('"%s" suggests none of %s', (words, labels) => {
    expect(suggested(said(words), options(labels), wording, 'related')).toBeUndefined()
  })
})
