import { describe, expect, it } from 'vitest'
import { itIs, numerals, ordinals, outOf } from '../../../../../rules/languages/es/transcript/common.ts'
import type { Grammar } from '../../../../../rules/languages/shared/translation.ts'
import { chosen } from '../../../../support/transcripts.ts'
import { readBy } from './support.ts'

describe('Plain words', () => {
  it.each<[string, Grammar, string, number, string | undefined]>([
    ['a numeral', numerals, 'veintidos perros', 0, '22 / 1'],
    ['a written number', numerals, '22 perros', 0, undefined],
    ['a written number with its thousands', numerals, '22 mil', 0, '22000 / 2'],
    ['a written number with its millions', numerals, '2 millones', 0, '2000000 / 2'],
    ['a word with a digit', numerals, 'a2 mil', 0, undefined],
    ['a mark', outOf, 'ocho de diez', 1, 'out of / 2'],
    ['a mark over', outOf, 'ocho sobre diez', 1, 'out of / 2'],
    ['no mark without a number after', outOf, 'ocho de mayo', 1, undefined],
    ['no mark without a number before', outOf, 'uno de diez', 0, undefined],
    ['no mark by another word', outOf, 'ocho y diez', 1, undefined],
    ['an ordinal', ordinals, 'tercera', 0, '3th / 1'],
    ['a twenty first', ordinals, 'vigesimo primero', 0, '21th / 2'],
    ['a twentieth alone', ordinals, 'vigesimo decimo', 0, '20th / 1'],
    ['no ordinal', ordinals, 'tres', 0, undefined],
    ['it is', itIs, 'es ana', 0, "it's / 1"],
    ['the ending of Spain', itIs, 'punto es', 1, undefined],
  ])('%s', (_, grammar, said, at, result) => expect(readBy(grammar, said, at)).toBe(result))

  it.each<[string, Grammar, string, number, string | undefined]>([
    ['no mark after a word that counts nothing', outOf, 'ana de diez', 1, undefined],
    ['no mark by a word that ends so', outOf, 'ocho desde diez', 1, undefined],
    ['no mark by a word that begins so', outOf, 'ocho despues diez', 1, undefined],
    ['an ordinal before another', ordinals, 'tercera cuarta', 0, '3th / 1'],
    ['a thirty first', ordinals, 'trigesimo primero', 0, '31th / 2'],
  ])('%s', (_, grammar, said, at, result) => expect(readBy(grammar, said, at)).toBe(result))
})

describe('"Espera" in Spanish', () => {
  const places = ['Lista de espera', 'Cita']

  it.each([
    ['cita y lista de espera', places],
    ['cita, espere, lista de espera', ['Lista de espera']],
    ['lista de espera, espera, cita', ['Cita']],
  ])('puts right what was said, or is what one waits for: "%s" is %j', (said, value) =>
    expect(chosen('checkbox', places, said, 'es-ES')).toEqual(value),
  )

  it('is an option in other words too', () => {
    expect(chosen('radio', ['Activo', 'En espera'], 'estoy a la espera', 'es-ES')).toBe('En espera')
  })
})
