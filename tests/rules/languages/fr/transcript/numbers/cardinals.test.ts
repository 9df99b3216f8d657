import { expect, it } from 'vitest'
import { cardinalAt } from '../../../../../../rules/languages/fr/transcript/numbers/cardinals.ts'
import { ordinalAt } from '../../../../../../rules/languages/fr/transcript/numbers/ordinals.ts'
import { frenchWords } from '../../../../../../rules/languages/fr/transcript/words.ts'

it.each([
  ['zéro', 0],
  ['dix-sept', 17],
  ['vingt et un', 21],
  ['vingt-deux', 22],
  ['soixante-dix', 70],
  ['soixante et onze', 71],
  ['soixante-dix-neuf', 79],
  ['quatre-vingts', 80],
  ['quatre-vingt-un', 81],
  ['quatre-vingt-onze', 91],
  ['quatre-vingt-dix-neuf', 99],
  ['septante', 70],
  ['septante et un', 71],
  ['huitante-trois', 83],
  ['octante', 80],
  ['nonante-neuf', 99],
  ['cent', 100],
  ['cent un', 101],
  ['deux cents', 200],
  ['deux cent quatre-vingt-dix', 290],
  ['dix-neuf cent quatre-vingt-quatre', 1984],
  ['mille', 1000],
  ['mille et une', 1001],
  ['deux mille vingt-six', 2026],
  ['quatre-vingt mille', 80_000],
  ['un million', 1_000_000],
  ['deux millions cinq cent mille', 2_500_000],
  ['trois milliards', 3_000_000_000],
  ['250 mille', 250_000],
])('"%s" is %i', (said, value) => {
  const words = frenchWords(said)
  expect(cardinalAt(words, 0)).toEqual({ value, next: words.length })
})

it.each([
  ['trois quatre', 3, 1],
  ['dix dix', 10, 1],
  ['soixante vingt', 60, 1],
  ['cent zéro', 100, 1],
])('"%s" begins with %i, which takes %i word', (said, value, next) => {
  expect(cardinalAt(frenchWords(said), 0)).toEqual({ value, next })
})

it.each(['', 'maison', 'millions', 'vingtaine'])('"%s" begins with no number', (said) => {
  expect(cardinalAt(frenchWords(said), 0)).toBeUndefined()
})

it.each([
  ['premier', 1],
  ['1er', 1],
  ['deuxième', 2],
  ['2e', 2],
  ['quatrième', 4],
  ['cinquième', 5],
  ['neuvième', 9],
  ['onzième', 11],
  ['vingt et unième', 21],
  ['trente-deuxième', 32],
  ['quatre-vingt-dix-septième', 97],
])('"%s" is the place %i', (said, value) => {
  const words = frenchWords(said)
  expect(ordinalAt(words, 0)).toEqual({ value, next: words.length })
})

it.each(['trois', 'problème', 'système'])('"%s" is no place', (said) => {
  expect(ordinalAt(frenchWords(said), 0)).toBeUndefined()
})
