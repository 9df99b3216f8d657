import { describe, expect, it } from 'vitest'
import { heard } from '../../../../../support/transcripts.ts'

describe('Parts of a date', () => {
  it.each([
    ['the year 1999 march third', '1999-03-03'],
    ['march third in the year 1999', '1999-03-03'],
    ['the last day of the month', '2026-11-30'],
    ['the last day of the year', '2026-12-31'],
    ['the last day of february', '2027-02-28'],
    ['the second monday of december', '2026-12-14'],
    ['the last friday in may', '2027-05-28'],
    ['wednesday the twenty fifth', '2026-11-25'],
    ["new year's eve", '2026-12-31'],
  ])('"%s" is %s', (said, value) => expect(heard('date', said)).toBe(value))

  it.each([
    ['we first wed in december', undefined],
    ['the 0th monday of december', undefined],
    ['december the third thursday Berlin time', '2026-12-03'],
    ['december the third thursday instead', '2026-12-03'],
  ])('are counted weekdays only where those are counted: "%s" is %s', (said, value) =>
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
  ])('may be the last day of a month or a year: "%s" is %s', (said, value) => expect(heard('date', said)).toBe(value))

  it.each([
    ['the last day of next month', '2026-12-31'],
    ['the last day of october', '2027-10-31'],
  ])('may be the last day of another month: "%s" is %s', (said, value) => expect(heard('date', said)).toBe(value))
})
