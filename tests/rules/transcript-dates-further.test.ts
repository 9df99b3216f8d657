import { describe, expect, it } from 'vitest'
import { chosen, heard } from '../support/transcripts.ts'

describe('A year of two digits', () => {
  it.each([
    ['twelve twenty five ninety nine', '1999-12-25'],
    ['twelve twenty five oh nine', '2009-12-25'],
    ['12 25 05', '2005-12-25'],
    ['march 3 05', '2005-03-03'],
    ['ninety nine march third', '1999-03-03'],
    ['four five ninety nine', undefined],
    ['twenty five ninety nine', undefined],
    ['march 05', '2027-03-05'],
    ['march third three oh nine', undefined],
    ['march third 199', undefined],
    ['march third 095', undefined],
  ])('stands after the day and the month: "%s" is %s', (said, value) => expect(heard('date', said)).toBe(value))
})

describe('A year of four digits', () => {
  it.each([
    ['twenty eleven twenty twelve', '2012-11-20'],
    ['twenty oh nine twelve twenty five', '2009-12-25'],
    ['march third, oh, twenty twenty four', '2024-03-03'],
    ['219 5 6 7', undefined],
    ['25 12 219 5', undefined],
    ['march third 02024', undefined],
    ['march third 0200 5', undefined],
    ['march third, the year oh I forgot', undefined],
  ])('is its century and the rest: "%s" is %s', (said, value) => expect(heard('date', said)).toBe(value))
})

describe('A day', () => {
  it.each([
    ['the 366th of january', undefined],
    ['2024-13-05', undefined],
    ['the first day off in may', undefined],
    ['march zero', undefined],
  ])('that the calendar does not have is none: "%s"', (said, value) => expect(heard('date', said)).toBe(value))

  it.each([
    ['we first wed in december', undefined],
    ['the 0th monday of december', undefined],
    ['december the third thursday Berlin time', '2026-12-03'],
    ['december the third thursday instead', '2026-12-03'],
  ])('is counted by weekdays only where those are counted: "%s" is %s', (said, value) =>
    expect(heard('date', said)).toBe(value),
  )

  it.each([
    ['the last day of 2024', '2024-12-31'],
    ['the last day of twenty twenty eight', '2028-12-31'],
    ['the last day of the year 2024', '2024-12-31'],
    ['the last day of next year', '2027-12-31'],
    ['the last day of this month', '2026-11-30'],
    ['the last day of february 2028', '2028-02-29'],
    ['the last day of last march', '2026-03-31'],
    ['the last day of school 2024', undefined],
  ])('is the last one of a month or a year: "%s" is %s', (said, value) => expect(heard('date', said)).toBe(value))

  it.each([
    ['in an year', '2027-11-20'],
    ["in two weeks' time", '2026-12-04'],
    ['this monday after next', '2026-11-30'],
    ['on monday', '2026-11-23'],
    ['next week on monday', '2026-11-23'],
  ])('is said by its distance: "%s" is %s', (said, value) => expect(heard('date', said)).toBe(value))
})

describe('A day that is put right', () => {
  it.each([
    ['not third, the fourth of march', '2027-03-04'],
    ['not christmas, the twenty sixth', '2026-12-26'],
    ['not, the fourth of march', undefined],
    ['not march', undefined],
  ])('is the one that is not denied: "%s" is %s', (said, value) => expect(heard('date', said)).toBe(value))

  it.each([
    ['march, no, may fifth', '2027-05-05'],
    ['twenty twenty four, no, may fifth twenty twenty five', '2025-05-05'],
    ['march third twenty twenty four, no, may fifth', '2024-05-05'],
    ['it was on march third, no, may fifth', '2026-05-05'],
    ['wednesday march third, no, may fifth', '2027-05-05'],
    ['march third, no, not at all', undefined],
  ])('keeps what was not said again: "%s" is %s', (said, value) => expect(heard('date', said)).toBe(value))
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

it.each([
  ['alguna', undefined],
  ['por término medio tres', 3],
  ['una y media', 1.5],
  ['una o media', undefined],
  ['una de media', undefined],
  ['una botella medio vacía', undefined],
])('The number "%s" in Spanish is %s', (said, value) => expect(heard('number', said, 'es-ES')).toBe(value))
