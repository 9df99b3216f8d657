import { describe, expect, it } from 'vitest'
import { written } from '../../../../../../rules/languages/en/transcript/dates/numbers.ts'
import { heard } from '../../../../../support/transcripts.ts'

describe('A day in figures', () => {
  it.each([
    ['12026-03-04', undefined],
    ['12/5', undefined],
    ['5/12', undefined],
    ['13/12', { day: 13, month: 12 }],
    ['12/13', { day: 13, month: 12 }],
    ['25/31/2024', undefined],
  ])('%s is %j', (word, parts) => expect(written(word, new Date('2026-11-20'))).toEqual(parts))

  it.each([
    ['12/25/2024', '2024-12-25'],
    ['25/12/2024', '2024-12-25'],
    ['3/4/2024', undefined],
    ['4/4/2024', '2024-04-04'],
    ['25/12', '2026-12-25'],
    ['25.12.36', '2036-12-25'],
    ['25.12.37', '1937-12-25'],
    ['13/13/2024', undefined],
    ['2024-2-29', '2024-02-29'],
    ['2023-02-29', undefined],
    ['2026-03-04T10:00', '2026-03-04'],
    ['twelve twenty five twenty twenty four', '2024-12-25'],
    ['twelve twelve twenty twelve', '2012-12-12'],
    ['four five twenty twenty four', undefined],
  ])('"%s" is %s', (said, value) => expect(heard('date', said)).toBe(value))

  it.each([
    ['x12/25/2024', undefined],
    ['12/25/2024x', undefined],
    ['2026-03-04x', undefined],
  ])('with a letter too many is none: "%s"', (said, value) => expect(heard('date', said)).toBe(value))
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
  ])('"%s" is %s', (said, value) => expect(heard('date', said)).toBe(value))

  it.each([
    ['may first twenty oh oh', '2000-05-01'],
    ['may 2024 5 6', undefined],
    ['the sixth 2024 5 6', undefined],
    ['twenty five twelve nine twenty twenty four', undefined],
    ['march third 125', undefined],
    ['march three ninety nine 2024', undefined],
    ['twelve nineteen', undefined],
    ['march third five 2024', undefined],
    ['2024 march 5', '2024-03-05'],
    ['twelve thirty four five six', undefined],
    ['201 9 5 6', undefined],
    ['120 5 6 7', undefined],
    ['25 12 201 9', undefined],
    ['25 12 120 5', undefined],
    ['nineteen eighty four five six', '1984-05-06'],
    ['ninety nine five six', undefined],
    ['2024 5 6 7', undefined],
    ['march three oh nine', '2009-03-03'],
    ['march third one nine', undefined],
    ['march third oh nineteen', undefined],
  ])('that may be read in several ways: "%s" is %s', (said, value) => expect(heard('date', said)).toBe(value))
})

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

  it.each([
    ['march third ninety nine', '1999-03-03'],
    ['march third 26', '2026-03-03'],
    ['march third nineteen', undefined],
    ['march thirty third', undefined],
    ['march 3 1999', '1999-03-03'],
  ])('after a month: "%s" is %s', (said, value) => expect(heard('date', said)).toBe(value))
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

  it.each([
    ['march third twenty twenty six', '2026-03-03'],
    ['march third nineteen oh five', '1905-03-03'],
    ['march third two thousand and six', '2006-03-03'],
  ])('after a month: "%s" is %s', (said, value) => expect(heard('date', said)).toBe(value))
})
