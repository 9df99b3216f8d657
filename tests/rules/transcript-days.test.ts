import { describe, expect, it } from 'vitest'
import type { DateParts } from '../../rules/languages/en/transcript/dates/numbers.ts'
import { resolved } from '../../rules/languages/en/transcript/dates/resolved.ts'
import { stem } from '../../rules/languages/en/transcript/options/stems.ts'
import { heard } from '../support/transcripts.ts'

/** A Friday. */
const friday = new Date('2026-11-20T00:00:00Z')

describe('The day that parts of a date name', () => {
  it.each<[DateParts, string | undefined]>([
    [{ day: 20, month: 11 }, '2026-11-20'],
    [{ day: 19, month: 11 }, '2027-11-19'],
    [{ day: 20, month: 11, past: true }, '2025-11-20'],
    [{ day: 19, month: 11, past: true }, '2026-11-19'],
    [{ day: 29, month: 2 }, '2028-02-29'],
    [{ day: 29, month: 2, past: true }, '2024-02-29'],
    [{ day: 31, month: 2 }, undefined],
    [{ day: 3 }, undefined],
    [{ month: 3 }, undefined],
    [{ day: 3, month: 3, year: 1999 }, '1999-03-03'],
    [{ day: 6, month: 3, year: 2026, weekday: 4 }, '2026-03-06'],
    [{ day: 6, month: 3, year: 2026, weekday: 3 }, undefined],
    [{ day: 25, weekday: 2 }, '2026-11-25'],
    [{ day: 25, weekday: 3 }, undefined],
    [{ day: 20, weekday: 4 }, '2026-11-20'],
    [{ day: 19, weekday: 5 }, '2026-12-19'],
    [{ day: 19, weekday: 3, past: true }, '2026-11-19'],
    [{ day: 21, weekday: 2, past: true }, '2026-10-21'],
    [{ day: 20, weekday: 1, past: true }, '2026-10-20'],
    [{ day: 25, weekday: 2, year: 2026 }, undefined],
    [{ day: 31, weekday: 3 }, '2026-12-31'],
    [{ nth: 2, weekday: 0, month: 12 }, '2026-12-14'],
    [{ nth: 1, weekday: 1, month: 12 }, '2026-12-01'],
    [{ nth: 2, weekday: 0, month: 3 }, '2027-03-08'],
    [{ nth: 3, weekday: 4, month: 11 }, '2026-11-20'],
    [{ nth: -1, weekday: 4, month: 5 }, '2027-05-28'],
    [{ nth: -1, weekday: 0, month: 11 }, '2026-11-30'],
    [{ nth: 5, weekday: 0, month: 12 }, undefined],
    [{ nth: 5, weekday: 0, month: 2, year: 2027 }, undefined],
    [{ nth: 1, weekday: 0, month: 3, year: 2020 }, '2020-03-02'],
    [{ nth: 1, weekday: 0 }, undefined],
    [{ nth: 1, weekday: 0, month: 3, day: 4 }, undefined],
    [{ lastDay: true, month: 2 }, '2027-02-28'],
    [{ lastDay: true, month: 2, year: 2024 }, '2024-02-29'],
    [{ lastDay: true, month: 11 }, '2026-11-30'],
    [{ lastDay: true, month: 10, past: true }, '2026-10-31'],
    [{ lastDay: true, month: 12, past: true }, '2025-12-31'],
    [{ lastDay: true }, undefined],
    [{ lastDay: true, month: 2, day: 3 }, undefined],
  ])('%j is %s', (parts, text) => expect(resolved(parts, friday)?.toISOString().slice(0, 10)).toBe(text))
})

describe('A day said in numbers', () => {
  it.each([
    ['twenty twenty five twelve twenty five', '2025-12-25'],
    ['2025 12 25', '2025-12-25'],
    ['march third oh nine', '2009-03-03'],
    ['march oh nine', undefined],
    ['may first oh nine', '2009-05-01'],
    ['march three ninety nine', '1999-03-03'],
    ['march three thirty one', undefined],
    ['march three thirty two', '2032-03-03'],
    ['march third thirty six', '2036-03-03'],
    ['march third thirty seven', '1937-03-03'],
    ['march third twenty', undefined],
    ['twelve slash twenty five slash twenty twenty four', '2024-12-25'],
    ['twelve slash twenty five slash twenty four', '2024-12-25'],
    ['twenty twenty four slash twelve slash twenty five', '2024-12-25'],
    ['twelve slash twenty five', '2026-12-25'],
    ['twelve dash twenty five dash nineteen ninety nine', '1999-12-25'],
    ['the year 1999 march third', '1999-03-03'],
    ['march third in the year 1999', '1999-03-03'],
    ['the last day of the month', '2026-11-30'],
    ['the last day of the year', '2026-12-31'],
    ['the last day of february', '2027-02-28'],
    ['the second monday of december', '2026-12-14'],
    ['the last friday in may', '2027-05-28'],
    ['wednesday the twenty fifth', '2026-11-25'],
    ["new year's eve", '2026-12-31'],
    ['x12/25/2024', undefined],
    ['12/25/2024x', undefined],
    ['2026-03-04x', undefined],
  ])('"%s" is %s', (said, value) => expect(heard('date', said)).toBe(value))

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
  ])('in Spanish "%s" is %s', (said, value) => expect(heard('date', said, 'es-ES')).toBe(value))
})

it.each([
  ['renting', 'rent'],
  ['rented', 'rent'],
  ['rent', 'rent'],
  ['swimming', 'swim'],
  ['used', 'used'],
  ['use', 'use'],
  ['ring', 'ring'],
  ['string', 'string'],
  ['apple', 'appl'],
  ['egg', 'egg'],
  ['missing', 'miss'],
  ['drive', 'driv'],
])('The stem of %s is %s', (word, expected) => expect(stem(word)).toBe(expected))
