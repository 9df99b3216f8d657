import { expect, it } from 'vitest'
import { isVerb } from '../../../../../../rules/languages/en/transcript/lexicon/verb-forms.ts'

const verbsIn = (said: string): string[] => {
  const words = said.split(' ')
  return words.filter((_, at) => isVerb(words, at))
}

it.each([
  ['we flew out with icelandair', ['flew']],
  ['i really fancied copper', ['fancied']],
  ['the sticker says greenstar', ['says']],
  ['my passport was issued in belfast', ['issued']],
  ['coming from wagga wagga', ['coming']],
])('In "%s" the verbs are %j', (said, verbs) => {
  expect(verbsIn(said)).toEqual(verbs)
})

it.each(['lost property office', 'the play house', 'reading', 'drive belt'])('In "%s" none is', (said) => {
  expect(verbsIn(said)).toEqual([])
})
