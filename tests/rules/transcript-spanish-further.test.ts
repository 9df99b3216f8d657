import { describe, expect, it } from 'vitest'
import { cardinalAt } from '../../rules/languages/es/transcript/numbers/cardinals.ts'
import { ordinals, outOf } from '../../rules/languages/es/transcript/common.ts'
import { spelled } from '../../rules/languages/es/transcript/addresses/letters.ts'
import { plainLabel } from '../../rules/languages/es/transcript/options.ts'
import { writtenNumbers } from '../../rules/languages/es/transcript/numbers/written.ts'
import type { Grammar } from '../../rules/languages/shared/translation.ts'
import { chosen, heard, words } from '../support/transcripts.ts'
import { readBy } from './languages/es/transcript/support.ts'

/** On a Friday, "el viernes" alone may be today or in a week. */
describe('A day in Spanish', () => {
  it.each([
    ['el viernes que viene', '2026-11-27'],
    ['el viernes próximo', '2026-11-27'],
    ['el viernes siguiente', '2026-11-27'],
    ['el viernes entrante', '2026-11-27'],
    ['el siguiente viernes', '2026-11-27'],
    ['el próximo viernes', '2026-11-27'],
    ['el viernes', undefined],
    ['el viernes que hay fiesta', undefined],
    ['el viernes si viene ana', undefined],
    ['el viernes viene ana', undefined],
    ['un viaje de dos días', undefined],
    ['dentro casi dos días', undefined],
    ['en alguna semana', undefined],
    ['en 5 mayo', '2027-05-05'],
    ['mucho antes de navidad', undefined],
    ['dos casas antes de navidad', undefined],
    ['dos días festivos de navidad', undefined],
    ['dos días después desde navidad', undefined],
    ['dos días después delante navidad', undefined],
    ['5/3/1', undefined],
    ['25/12/20245', undefined],
    ['10/03/2025', '2025-03-10'],
    ['12.05.2024', '2024-05-12'],
    ['cinco desde tres', undefined],
    ['cinco después tres', undefined],
  ])('"%s" is %s', (said, value) => expect(heard('date', said, 'es-ES')).toBe(value))

  it.each([
    ['a las tres hoy', '2026-11-20'],
    ['a la una el martes', '2026-11-24'],
    ['a las 15 horas el martes', '2026-11-24'],
    ['a las tres y media el martes', '2026-11-24'],
    ['a las cinco menos diez el martes', '2026-11-24'],
    ['mañana a las tres y pico', '2026-11-21'],
    ['mañana a la noche', '2026-11-21'],
    ['a la navidad', '2026-12-25'],
    ['mejor a mayo cinco', '2027-05-05'],
    ['mañana de las tres', undefined],
  ])('beside an hour: "%s" is %s', (said, value) => expect(heard('date', said, 'es-ES')).toBe(value))
})

describe('A number in Spanish', () => {
  it.each([
    ['un millón o medio', undefined],
    ['un millón y promedio', 1_000_000],
    ['con cincuenta', 50],
    ['dos con diez', 2.1],
    ['dos con nueve', undefined],
    ['dos con noventa y nueve', 2.99],
    ['dos con cien', undefined],
    ['dos con doscientos', undefined],
    ['un', 1],
    ['un, por favor', 1],
    ['alguno', undefined],
    ['única', undefined],
    ['una y otra', undefined],
    ['una y comedia', undefined],
    ['una y medianoche', undefined],
    ['un jueves', undefined],
    ['un espejo', undefined],
    ['un tercero', undefined],
    ['un quinto', undefined],
  ])('"%s" is %s', (said, value) => expect(heard('number', said, 'es-ES')).toBe(value))
})

describe('Plain words', () => {
  it.each<[string, Grammar, string, number, string | undefined]>([
    ['no mark after a word that counts nothing', outOf, 'ana de diez', 1, undefined],
    ['no mark by a word that ends so', outOf, 'ocho desde diez', 1, undefined],
    ['no mark by a word that begins so', outOf, 'ocho despues diez', 1, undefined],
    ['an ordinal before another', ordinals, 'tercera cuarta', 0, '3th / 1'],
    ['a thirty first', ordinals, 'trigesimo primero', 0, '31th / 2'],
    ['a letter beside a word', spelled, 'be con burro', 0, undefined],
    ['a number after other signs', writtenNumbers('es-ES'), '7x3,5', 0, undefined],
    ['four digits after a point', writtenNumbers('es-ES'), '1.2500', 0, '1.2500 / 1'],
  ])('%s', (_, grammar, said, at, result) => expect(readBy(grammar, said, at)).toBe(result))

  it('count a thousand and one', () => expect(cardinalAt(words('mil y uno'), 0)).toEqual({ value: 1001, next: 3 }))

  it.each([
    ['Aquellos dos', 'aquellos 2'],
    ['Losas dos', 'losas 2'],
    ['Los 1', '1'],
    ['El', 'el'],
  ])('the label "%s" is "%s"', (label, plain) => expect(plainLabel(label).trim()).toBe(plain))
})

describe('Options in Spanish', () => {
  it('are told apart by an accent', () => {
    expect(chosen('checkbox', ['Papa', 'Papá'], 'Papá', 'es-ES')).toEqual(['Papá'])
    expect(chosen('radio', ['Papa', 'Papá'], 'Papá', 'es-ES')).toBe('Papá')
  })
  it('are not the last two where those before them are meant', () => {
    expect(
      chosen('checkbox', ['Desayuno', 'Comida', 'Merienda', 'Cena'], 'los dos penúltimos', 'es-ES'),
    ).toBeUndefined()
  })
})

it.each([
  ['seis un dos tres cuatro cinco seis siete ocho', '+34612345678'],
  ['seis una dos tres cuatro cinco seis siete ocho', undefined],
])('The phone number "%s" is %s', (said, value) => expect(heard('tel', said, 'es-ES')).toBe(value))
