import { describe, expect, it } from 'vitest'
import {
  isNameAlone,
  phraseIn,
  wordsTo,
  type WordsOfSentences,
} from '../../../../../rules/languages/shared/text/sentence.ts'

const WORDS: WordsOfSentences = {
  closedClass: new Set(['i', 'is', 'now', 'but']),
  prepositions: new Set(['in', 'by']),
  joints: new Set(['and']),
  possessives: new Set(['my']),
  kin: new Set(['husband']),
  naming: new Set(['is', 'called']),
  inflected: /ed$/u,
}

describe('The phrase of a sentence that is the answer', () => {
  it.each([
    ['remarks that i add, but it is Ada Lovelace by now', 'Ada Lovelace'],
    ['my husband Rajesh Iyer', 'Rajesh Iyer'],
    ['Leeds and, but i moved', 'Leeds'],
    ['i live in Leeds now', 'live in Leeds'],
  ])('of "%s" is "%s"', (said, phrase) => {
    expect(phraseIn(said, false, WORDS)).toBe(phrase)
  })

  it('is the first one where the words that name it are gone', () => {
    expect(phraseIn('Coco, is a poodle', false, WORDS)).toBe('a poodle')
    expect(phraseIn('Coco, is a poodle', true, WORDS)).toBe('Coco')
  })

  it.each(['just eat', 'i is now', ''])('is none in "%s"', (said) => {
    expect(phraseIn(said, false, WORDS)).toBeUndefined()
  })
})

it.each(['in Leeds', 'Leeds, in Yorkshire', 'my Leeds'])('"%s" is no name as it stands', (said) => {
  expect(isNameAlone(said, WORDS)).toBe(false)
  expect(isNameAlone('Barrow in Furness', WORDS)).toBe(true)
})

const isOfSentence = (label: string, word: string) => wordsTo(label, word, WORDS).closedClass.has(word)

describe('A word of the question', () => {
  it('in another form is of the sentence', () => {
    expect(isOfSentence('Known allergies', 'allergic')).toBe(true)
  })

  it.each([
    ['Streets', 'street'],
    ['Street', 'street'],
    ['Street', 'strong'],
  ])('of "%s" is not, where "%s" was said', (label, word) => {
    expect(isOfSentence(label, word)).toBe(false)
  })
})
