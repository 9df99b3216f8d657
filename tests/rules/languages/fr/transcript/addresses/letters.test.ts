import { expect, it } from 'vitest'
import { lettersAt, spelled } from '../../../../../../rules/languages/fr/transcript/addresses/letters.ts'

it.each([
  ['m o r e l', 'morel'],
  ['be comme bernard a enne', 'ban'],
  ['i grec', 'y'],
  ['double ve', 'w'],
  ['m a deux t e o', 'matteo'],
  ['l e f e accent grave v r e', 'lefèvre'],
  ['f r a n c cedille o i s', 'françois'],
])('"%s" spells "%s"', (said, letters) => {
  const words = said.split(' ')
  expect(lettersAt(words, 0)).toEqual({ value: expect.anything(), next: words.length })
  expect(lettersAt(words, 0)?.value.join('')).toBe(letters)
})

it('an address has no accents', () => {
  expect(spelled('l e accent aigu o'.split(' '), 0)?.value.join('')).toBe('leo')
})

it.each(['elle', 'de la', 'te', 'deux'])('"%s" spells nothing', (said) => {
  expect(spelled(said.split(' '), 0)).toBeUndefined()
})
