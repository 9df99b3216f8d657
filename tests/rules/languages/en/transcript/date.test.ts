import { describe, expect, it } from 'vitest'
import { heard } from '../../../../support/transcripts.ts'

describe('A day in words', () => {
  it.each([
    ['the fifth of the eleventh', '2027-11-05'],
    ['the first day of may', '2027-05-01'],
    ['may first', '2027-05-01'],
    ['31 december', '2026-12-31'],
    ['february twenty ninth', '2028-02-29'],
    ['friday march sixth twenty twenty six', '2026-03-06'],
    ['monday march sixth twenty twenty six', undefined],
    ['christmas', '2026-12-25'],
    ['march third this year', '2026-03-03'],
    ['march third next year', '2027-03-03'],
    ['march third last year', '2025-03-03'],
    ['the fifth of this month', '2026-11-05'],
    ['the fifth of next month', '2026-12-05'],
    ['the fifth of last month', '2026-10-05'],
    ['it was on march third', '2026-03-03'],
    ['it happened on december third', '2025-12-03'],
    ['I was born on march third', undefined],
    ['I was born on march third 1980', '1980-03-03'],
    ['march third fourth', undefined],
    ['march', undefined],
    ['it was a wednesday', undefined],
    ['any old thursday', undefined],
    ['the monday after christmas', '2026-12-28'],
    ['the friday before the twelfth of december', '2026-12-11'],
    ['some time in march', undefined],
  ])('"%s" is %s', (said, value) => expect(heard('date', said)).toBe(value))

  it.each([
    ['the 366th of january', undefined],
    ['2024-13-05', undefined],
    ['the first day off in may', undefined],
    ['march zero', undefined],
  ])('that the calendar does not have is none: "%s"', (said, value) => expect(heard('date', said)).toBe(value))

  it.each([
    ['the fifth the eleventh', undefined],
    ['the fifth eleventh', undefined],
    ['may june fifth', undefined],
    ['may fifth next year 2025', undefined],
    ['monday wednesday may fifth', undefined],
    ['christmas day december twenty fifth', '2026-12-25'],
    ["new year's day", '2027-01-01'],
    ['independence day', '2027-07-04'],
  ])('"%s" is %s', (said, value) => expect(heard('date', said)).toBe(value))
})

describe('A day that is put right', () => {
  it.each([
    ['not the third the fourth of march', '2027-03-04'],
    ['march third, no, fourth', '2027-03-04'],
    ['the fifth of may, sorry, june', '2027-06-05'],
    ['march third twenty twenty four, no, twenty twenty five', '2025-03-03'],
  ])('"%s" is %s', (said, value) => expect(heard('date', said)).toBe(value))

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

  it.each([
    ['next week, sorry, march third', '2027-03-03'],
    ['the third, no, may fifth', '2027-05-05'],
    ['march third, sorry, elephants', undefined],
    ['march, sorry, the fourth', undefined],
    ['the third, sorry, march', undefined],
  ])('by what was said last: "%s" is %s', (said, value) => expect(heard('date', said)).toBe(value))
})
