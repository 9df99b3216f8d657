import { describe, expect, it } from 'vitest'
import { heard } from '../../../../../support/transcripts.ts'

describe('A day said by its distance', () => {
  it.each([
    ['today', '2026-11-20'],
    ['tomorrow', '2026-11-21'],
    ['the day after tomorrow', '2026-11-22'],
    ['yesterday', '2026-11-19'],
    ['the day before yesterday', '2026-11-18'],
    ['monday', '2026-11-23'],
    ['friday', undefined],
    ['this friday', '2026-11-20'],
    ['this coming friday', '2026-11-27'],
    ['last friday', '2026-11-13'],
    ['last thursday', '2026-11-19'],
    ['last saturday', '2026-11-14'],
    ['this thursday', '2026-11-26'],
    ['next saturday', undefined],
    ['next friday', '2026-11-27'],
    ['next thursday', '2026-11-26'],
    ['monday week', '2026-11-30'],
    ['tomorrow week', '2026-11-28'],
    ['monday next week', '2026-11-23'],
    ['next week on monday', '2026-11-23'],
    ['wednesday of last week', '2026-11-11'],
    ['wednesday this week', '2026-11-18'],
    ['the week after next on monday', '2026-11-30'],
    ['sat', undefined],
    ['in two weeks', '2026-12-04'],
    ['in a fortnight', '2026-12-04'],
    ['two weeks from now', '2026-12-04'],
    ['two weeks from today', '2026-12-04'],
    ['two weeks after tomorrow', '2026-12-05'],
    ['two days before tomorrow', '2026-11-19'],
    ['a week on monday', '2026-11-30'],
    ['a week hence', '2026-11-27'],
    ["in three days' time", '2026-11-23'],
    ['three days ago', '2026-11-17'],
    ['a month ago', '2026-10-20'],
    ['a year ago today', '2025-11-20'],
    ['in a year', '2027-11-20'],
    ['in six thousand days', undefined],
    ['two weeks', undefined],
    ['every monday', undefined],
    ['monday or tuesday', undefined],
  ])('"%s" is %s', (said, value) => expect(heard('date', said)).toBe(value))

  it.each([
    ['in an year', '2027-11-20'],
    ["in two weeks' time", '2026-12-04'],
    ['this monday after next', '2026-11-30'],
    ['on monday', '2026-11-23'],
    ['next week on monday', '2026-11-23'],
  ])('with words around it: "%s" is %s', (said, value) => expect(heard('date', said)).toBe(value))

  it.each([
    ['day before yesterday', '2026-11-18'],
    ['the monday after next', '2026-11-30'],
    ['the saturday after next', undefined],
    ['three days ago monday', undefined],
    ['in five thousand days', '2040-07-29'],
  ])('from today: "%s" is %s', (said, value) => expect(heard('date', said)).toBe(value))
})
