import { describe, expect, it } from 'vitest'
import { heard } from '../../../../support/transcripts.ts'

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
  ])('"%s" is %s', (said, value) => expect(heard('date', said, 'es-ES')).toBe(value))

  it.each([
    ['dos días después de navidad', '2026-12-27'],
    ['tres días antes de navidad', '2026-12-22'],
    ['una semana después del 3 de marzo', undefined],
    ['este viernes', '2026-11-20'],
    ['este jueves', '2026-11-26'],
    ['el martes entrante', '2026-11-24'],
    ['en unas semanas', undefined],
    ['5/12', '2026-12-05'],
    ['25/12', '2026-12-25'],
  ])('said by its distance or in figures: "%s" is %s', (said, value) =>
    expect(heard('date', said, 'es-ES')).toBe(value),
  )

  it.each([
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
})

describe('A day in Spanish', () => {
  it.each([
    ['el lunes yo paso', '2026-11-23'],
    ['el lunes que pasó', '2026-11-16'],
    ['el viernes subsiguiente', undefined],
    ['el lunes antepasado', undefined],
    ['el lunes de la semana antepasada', undefined],
    ['el penúltimo lunes', undefined],
    ['el otro lunes', undefined],
    ['los viernes siguientes', undefined],
    ['los lunes pasados', undefined],
    ['otra vez el cinco de mayo', '2027-05-05'],
  ])('of the week is the next or the last one only where that is said: "%s" is %s', (said, value) =>
    expect(heard('date', said, 'es-ES')).toBe(value),
  )

  it.each([
    ['el cinco de mayo a las tres y media', '2027-05-05'],
    ['el cinco de mayo a las tres y cuarto', '2027-05-05'],
    ['el cinco de mayo a las tres y treinta y dos', '2027-05-05'],
    ['el cinco de mayo a las tres menos cuarto', '2027-05-05'],
    ['el cinco de mayo a las quince horas y treinta minutos', '2027-05-05'],
    ['el cinco de mayo a las quince horas con treinta minutos', '2027-05-05'],
    ['viajo a Puebla cinco de mayo', '2027-05-05'],
    ['viajo a Lanzarote cinco de mayo', '2027-05-05'],
  ])('is no hour: "%s" is %s', (said, value) => expect(heard('date', said, 'es-ES')).toBe(value))

  it.each([
    ['el uno de mayo', '2027-05-01'],
    ['cinco del tres', '2027-03-05'],
    ['cuarenta del tres', undefined],
    ['el último día de 2026', '2026-12-31'],
  ])('is said in numbers: "%s" is %s', (said, value) => expect(heard('date', said, 'es-ES')).toBe(value))

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
