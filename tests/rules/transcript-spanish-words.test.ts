import { describe, expect, it } from 'vitest'
import { loadNormaliser } from '../../rules/transcript/by-type.ts'
import { cardinalAt, digitOf, ordinalOf } from '../../rules/languages/es/transcript/numbers/cardinals.ts'
import { itIs, numerals, ordinals, outOf } from '../../rules/languages/es/transcript/common.ts'
import { spelled } from '../../rules/languages/es/transcript/addresses/letters.ts'
import { plainLabel } from '../../rules/languages/es/transcript/options.ts'
import { writtenNumbers } from '../../rules/languages/es/transcript/numbers/written.ts'
import { type SpokenField } from '../../rules/transcript/index.ts'
import type { Grammar } from '../../rules/languages/shared/translation.ts'
import { heard, words } from '../support/transcripts.ts'
import { readBy } from './languages/es/transcript/support.ts'

describe('Whole numbers', () => {
  it.each<[string, string | undefined]>([
    ['siete', '7 1'],
    ['treinta', '30 1'],
    ['treinta y', '30 1'],
    ['treinta y cero', '30 1'],
    ['treinta y diez', '30 1'],
    ['treinta y uno', '31 3'],
    ['treinta y un', '31 3'],
    ['treinta y una', '31 3'],
    ['treinta o dos', '30 1'],
    ['treinta dos', '30 1'],
    ['cien', '100 1'],
    ['cien dos', '100 1'],
    ['ciento dos', '102 2'],
    ['ciento cero', '100 1'],
    ['ciento una', '101 2'],
    ['ciento treinta y dos', '132 4'],
    ['doscientas', '200 1'],
    ['novecientos diez', '910 2'],
    ['250', '250 1'],
    ['1250', undefined],
    ['x25', undefined],
    ['mil', '1000 1'],
    ['mil uno', '1001 2'],
    ['mil y una', '1001 3'],
    ['mil o una', '1000 1'],
    ['mil y dos', '1000 1'],
    ['mil cero', '1000 1'],
    ['mil dos', '1002 2'],
    ['dos mil', '2000 2'],
    ['cero mil', '0 1'],
    ['250 mil', '250000 2'],
    ['mil un millones', '1000 1'],
    ['un millon', '1000000 2'],
    ['un', undefined],
    ['uno millones', '1000000 2'],
    ['dos millones', '2000000 2'],
    ['dos millones cero', '2000000 2'],
    ['dos millones mil dos', '2001002 4'],
    ['mil millones', '1000000000 2'],
    ['adios', undefined],
  ])('"%s" is %s', (said, result) => {
    const found = cardinalAt(words(said), 0)
    expect(found && `${found.value} ${found.next}`).toBe(result)
  })
  it('have digits and ordinals', () => {
    expect(['cero', 'nueve', 'diez', 'un', undefined].map(digitOf)).toEqual([0, 9, undefined, undefined, undefined])
    expect(['3º', '12ª', '3o', '3a', '3', 'x3º', '3ºx', '1234º', 'tercer', 'decima', undefined].map(ordinalOf)).toEqual(
      [3, 12, 3, 3, undefined, undefined, undefined, undefined, 3, 10, undefined],
    )
  })
})

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
    ['letters', spelled, 'ese o ele', 0, 's o l / 3'],
    ['two letters', spelled, 'ese o', 0, undefined],
    ['a letter that is explained', spelled, 'be de burro', 0, 'b / 3'],
    ['a letter that is not', spelled, 'be de casa', 0, undefined],
    ['a letter by a short word', spelled, 'be de be', 0, 'b d b / 3'],
    ['a y', spelled, 'i griega', 0, 'y / 2'],
    ['an i', spelled, 'i latina', 0, undefined],
    ['no griega alone', spelled, 'la griega', 0, undefined],
    ['a w', spelled, 'uve doble', 0, 'w / 2'],
    ['a double v', spelled, 'doble ve', 0, 'w / 2'],
    ['a v and others', spelled, 'uve a doble', 0, undefined],
    ['a comma', writtenNumbers('es-ES'), '3,5', 0, '3.5 / 1'],
    ['a point', writtenNumbers('es-ES'), '3.5', 0, '3.5 / 1'],
    ['a point of thousands', writtenNumbers('es-ES'), '1.250', 0, '1250 / 1'],
    ['a point of thousands of two digits', writtenNumbers('es-ES'), '12.500', 0, '12500 / 1'],
    ['a comma of thousands', writtenNumbers('es-MX'), '1,250', 0, '1250 / 1'],
    ['both', writtenNumbers('es-MX'), '1.250,50', 0, '1250.50 / 1'],
    ['with signs around', writtenNumbers('es-ES'), '€3,5%', 0, '€3.5% / 1'],
    ['with more after', writtenNumbers('es-ES'), '3,5x7', 0, undefined],
    ['a whole number', writtenNumbers('es-ES'), '35', 0, undefined],
  ])('%s', (_, grammar, said, at, result) => expect(readBy(grammar, said, at)).toBe(result))
})

it.each([
  ['número', 'una y media', 1.5],
  ['número', 'uno y cuarto', 1.25],
  ['número', 'dos con cincuenta', 2.5],
  ['número', 'dos con cinco', undefined],
  ['número', 'un millón y media', 1_500_000],
  ['número', 'un millón y medias', 1_000_000],
  ['número', 'una casa', undefined],
  ['número', 'es una', 1],
  ['número', 'solo uno', 1],
  ['fecha', 'vigésimo primero de mayo', '2027-05-21'],
  ['fecha', 'el lunes que viene', '2026-11-23'],
  ['fecha', 'el lunes siguiente', '2026-11-23'],
  ['fecha', 'este jueves', '2026-11-26'],
  ['fecha', 'en una semana', '2026-11-27'],
  ['fecha', 'en un mes', '2026-12-20'],
  ['fecha', 'dos semanas después de navidad', '2027-01-08'],
  ['fecha', 'mañana a la una y cuarto', '2026-11-21'],
  ['fecha', 'el uno de marzo', '2027-03-01'],
  ['fecha', '1/3', '2027-03-01'],
  ['fecha', '15-08-99', '1999-08-15'],
])('%s: "%s" is %s', (kind, said, value) =>
  expect(heard(kind === 'fecha' ? 'date' : 'number', said, 'es-ES')).toBe(value),
)

it('Labels keep their brackets and become plain words', () => {
  expect(words(plainLabel('Uno (dos)'))).toEqual(['1', '(', '2', ')'])
  expect(plainLabel('Los dos primeros').trim()).toBe('1st 2')
  expect(plainLabel('Primeras').trim()).toBe('primeras')
  expect(plainLabel('Todos').trim()).toBe('everything')
})

describe('The rules of one type, loaded alone', () => {
  const options = ['Rojo', 'Verde'].map((label) => ({ label, value: label }))
  it.each<[SpokenField['type'], string, string, unknown]>([
    ['text', 'es', 'Hola', 'Hola'],
    ['textarea', 'es', 'Hola. Nueva línea. Adiós.', 'Hola.\nAdiós.'],
    ['number', 'es', 'dos', 2],
    ['email', 'es', 'ana arroba ejemplo punto com', 'ana@ejemplo.com'],
    ['url', 'es', 'ejemplo punto com', 'https://ejemplo.com'],
    ['tel', 'es-MX', '55 1234 5678', '+525512345678'],
    ['date', 'es', 'mañana', '2026-11-21'],
    ['select', 'es', 'la primera', 'Rojo'],
    ['radio', 'es', 'la primera', 'Rojo'],
    ['checkbox', 'es', 'los dos', ['Rojo', 'Verde']],
    ['file', 'es', 'mi foto', undefined],
    ['text', 'en', 'Hello', 'Hello'],
    ['textarea', 'en', 'Hello. New line. Bye.', 'Hello.\nBye.'],
    ['number', 'en', 'two', 2],
    ['email', 'en', 'ada at example dot com', 'ada@example.com'],
    ['url', 'en', 'example dot com', 'https://example.com'],
    ['tel', 'en-US', '555 123 4567', '(555) 123-4567'],
    ['date', 'en', 'tomorrow', '2026-11-21'],
    ['select', 'en', 'the first', 'Rojo'],
    ['radio', 'en', 'the first', 'Rojo'],
    ['checkbox', 'en', 'both', ['Rojo', 'Verde']],
    ['file', 'en', 'my photo', undefined],
  ])('read a %s in %s: "%s"', async (type, locale, said, value) => {
    const rules = await loadNormaliser(type, locale)
    expect(rules({ type, options }, said, { today: '2026-11-20', locale })).toEqual(value)
  })
})
