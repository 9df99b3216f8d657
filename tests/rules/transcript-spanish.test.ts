import { describe, expect, it } from 'vitest'
import { normaliseTranscript, type SpokenField } from '../../rules/transcript/index.ts'

/** A Friday. */
const today = '2026-11-20'
const heard = (type: SpokenField['type'], words: string, locale = 'es-ES') =>
  normaliseTranscript({ type }, words, { today, locale })

describe('A number in Spanish', () => {
  it.each([
    ['cero', 0],
    ['treinta', 30],
    ['treinta y uno', 31],
    ['treinta y una', 31],
    ['cuarenta y nueve', 49],
    ['noventa y diez', undefined],
    ['veintiún', 21],
    ['veintiuna', 21],
    ['ciento uno', 101],
    ['ciento una', 101],
    ['ciento diez', 110],
    ['doscientas', 200],
    ['doscientas cincuenta', 250],
    ['quinientas', 500],
    ['quinientos dos', 502],
    ['novecientos noventa y nueve', 999],
    ['mil uno', 1001],
    ['mil cien', 1100],
    ['mil novecientas', 1900],
    ['cien mil', 100_000],
    ['doscientos mil', 200_000],
    ['5 mil', 5000],
    ['250 mil', 250_000],
    ['un millón uno', 1_000_001],
    ['un millón doscientos mil', 1_200_000],
    ['3 millones', 3_000_000],
    ['un millón', 1_000_000],
    ['tres millones y medio', 3_500_000],
    ['un millón y media', 1_500_000],
    ['tercero', 3],
    ['el tercer', 3],
    ['décima', 10],
    ['3º', 3],
    ['12ª', 12],
    ['tengo uno', 1],
    ['solo una', 1],
    ['una por favor', 1],
    ['tengo una duda', undefined],
    ['ocho de cada diez', undefined],
    ['nueve de diez', 9],
    ['un tercio', 0.333333],
    ['dos tercios', 0.666667],
    ['casi veinte', undefined],
    ['más de veinte', undefined],
    ['menos de veinte', undefined],
    ['veinte o treinta', undefined],
  ])('"%s" is %s', (words, value) => expect(heard('number', words)).toBe(value))

  it.each([
    ['1.250', 'es-ES', 1250],
    ['1.250', 'es-MX', 1.25],
    ['1,250', 'es-ES', 1.25],
    ['1,250', 'es-MX', 1250],
    ['1,250', 'es', 1.25],
    ['1.250,50', 'es-MX', 1250.5],
    ['1,250.50', 'es-ES', 1250.5],
    ['1.250.000', 'es-ES', 1_250_000],
    ['1,250,000', 'es-PE', 1_250_000],
    ['12,5', 'es-MX', 12.5],
    ['12.5', 'es-ES', 12.5],
    ['1234,567', 'es-MX', 1234.567],
    ['1234.567', 'es-ES', 1234.567],
    ['$1,250.50', 'es-US', 1250.5],
    ['1.250,50€', 'es-ES', 1250.5],
  ])('"%s" written in %s is %s: the region decides where one sign stands before three digits', (words, locale, value) =>
    expect(heard('number', words, locale)).toBe(value),
  )
})

describe('A date in Spanish', () => {
  it.each([
    ['el primero de mayo', '2027-05-01'],
    ['uno de mayo', '2027-05-01'],
    ['el treinta y uno de enero', '2027-01-31'],
    ['cinco del tres', '2027-03-05'],
    ['cinco de tres', '2027-03-05'],
    ['cinco del trece', undefined],
    ['cuarenta del tres', undefined],
    ['5-3', '2027-03-05'],
    ['25.12.2024', '2024-12-25'],
    ['25-12-24', '2024-12-25'],
    ['05/13/2024', '2024-05-13'],
    ['31/10/2025', '2025-10-31'],
    ['este lunes', '2026-11-23'],
    ['el lunes siguiente', '2026-11-23'],
    ['el lunes entrante', '2026-11-23'],
    ['el próximo lunes', '2026-11-23'],
    ['el lunes próximo', '2026-11-23'],
    ['el último lunes', '2026-11-16'],
    ['el lunes último', '2026-11-16'],
    ['el pasado martes', '2026-11-17'],
    ['el sábado pasado', '2026-11-14'],
    ['el domingo que viene', '2026-11-22'],
    ['los lunes', undefined],
    ['todos los lunes', undefined],
    ['hace dos días', '2026-11-18'],
    ['hace un mes', '2026-10-20'],
    ['hace una quincena', '2026-11-06'],
    ['hace dos años', '2024-11-20'],
    ['hace mucho', undefined],
    ['en un año', '2027-11-20'],
    ['en dos semanas', '2026-12-04'],
    ['en una semana', '2026-11-27'],
    ['dentro de un día', '2026-11-21'],
    ['dentro de 10 días', '2026-11-30'],
    ['dentro de poco', undefined],
    ['dentro dos días', undefined],
    ['mañana a la una', '2026-11-21'],
    ['mañana a las tres y media', '2026-11-21'],
    ['mañana a las cinco menos cuarto', '2026-11-21'],
    ['mañana a las cinco y veinte', '2026-11-21'],
    ['mañana a las 15 horas', '2026-11-21'],
    ['el martes a la una y diez de la tarde', '2026-11-24'],
    ['antier', '2026-11-18'],
    ['nochebuena', '2026-12-24'],
    ['unos días', undefined],
    ['cada martes', undefined],
  ])('"%s" is %s', (words, value) => expect(heard('date', words)).toBe(value))
})

describe('Letters and signs in Spanish', () => {
  it.each([
    ['ana arroba ejemplo punto es', 'ana@ejemplo.es'],
    ['es ana arroba ejemplo punto com', 'ana@ejemplo.com'],
    ['a ene a arroba ejemplo punto com', 'ana@ejemplo.com'],
    ['i griega ele o arroba ejemplo punto com', 'ylo@ejemplo.com'],
    ['uve doble arroba ejemplo punto com', 'w@ejemplo.com'],
    ['doble u a arroba ejemplo punto com', 'wa@ejemplo.com'],
    ['be de burro arroba ejemplo punto com', 'b@ejemplo.com'],
    ['jota de jirafa ana arroba ejemplo punto com', 'jana@ejemplo.com'],
    ['ana guion bajo ruiz arroba ejemplo punto com', 'ana_ruiz@ejemplo.com'],
    ['ana guion ruiz arroba ejemplo punto com', 'ana-ruiz@ejemplo.com'],
    ['ana más ruiz arroba ejemplo punto com', 'ana+ruiz@ejemplo.com'],
    ['ana veintidós arroba ejemplo punto com', 'ana22@ejemplo.com'],
    ['no tengo correo', undefined],
  ])('email: "%s" is %s', (words, value) => expect(heard('email', words)).toBe(value))

  it.each([
    ['triple doble ve punto ejemplo punto com', 'https://www.ejemplo.com'],
    ['tres uve dobles punto ejemplo punto com', 'https://www.ejemplo.com'],
    ['ejemplo punto com barra ayuda', 'https://ejemplo.com/ayuda'],
    ['ejemplo punto es barra a ene a', 'https://ejemplo.es/ana'],
    ['no tenemos página', undefined],
  ])('url: "%s" is %s', (words, value) => expect(heard('url', words)).toBe(value))

  it.each([
    ['seis uno dos tres cuatro cinco seis siete ocho nueve', undefined],
    ['seis uno dos tres cuatro cinco seis siete ocho', '+34612345678'],
    ['más treinta y cuatro seis doce treinta y cuatro cincuenta y seis setenta y ocho', '+34612345678'],
    ['un dos', undefined],
  ])('phone: "%s" is %s', (words, value) => {
    const said = heard('tel', words)
    expect(typeof said === 'string' ? said.replace(/[^\d+]/g, '') : said).toBe(value)
  })
})
