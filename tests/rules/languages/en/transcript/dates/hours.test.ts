import { describe, expect, it } from 'vitest'
import { withoutHours } from '../../../../../../rules/languages/en/transcript/dates/hours.ts'
import { heard, words } from '../../../../../support/transcripts.ts'

describe('Hours', () => {
  it.each([
    ['monday at 5 pm', 'monday'],
    ['monday at five', 'monday'],
    ['monday five', 'monday five'],
    ['monday five pm', 'monday'],
    ['monday 5pm', 'monday'],
    ['monday 5:30p.m.', 'monday'],
    ['monday 17:30', 'monday'],
    ['monday 17:3', 'monday 17:3'],
    ['monday at half past nine', 'monday'],
    ['monday half past nine am', 'monday'],
    ['monday at ten thirty', 'monday'],
    ['monday ten thirty', 'monday ten thirty'],
    ['monday ten thirty pm', 'monday'],
    ['monday at ten sixty', 'monday sixty'],
    ['at twenty five', 'at twenty five'],
    ['at twenty four', ''],
    ["monday nine o'clock", 'monday'],
    ['at noon tuesday', 'tuesday'],
    ['monday in the morning', 'monday'],
    ['at monday', 'at monday'],
  ])('of "%s" leave "%s"', (said, left) => expect(withoutHours(words(said)).join(' ')).toBe(left))

  it.each([
    ['monday 10am', 'monday'],
    ['monday 110am', 'monday 110am'],
    ['monday 10amps', 'monday 10amps'],
    ['monday 17:305', 'monday 17:305'],
  ])('in figures: of "%s" they leave "%s"', (said, left) => expect(withoutHours(words(said)).join(' ')).toBe(left))

  it.each([
    ['tomorrow at half past nine', '2026-11-21'],
    ['tomorrow at 5 pm', '2026-11-21'],
    ['tomorrow 17:30', '2026-11-21'],
    ['tomorrow at ten thirty', '2026-11-21'],
    ['tomorrow at noon', '2026-11-21'],
    ["tomorrow at nine o'clock", '2026-11-21'],
    ['march third at quarter to ten am', '2027-03-03'],
    ['march third 10am', '2027-03-03'],
    ['march third at 5:30p.m.', '2027-03-03'],
  ])('are no part of a day: "%s" is %s', (said, value) => expect(heard('date', said)).toBe(value))
})
