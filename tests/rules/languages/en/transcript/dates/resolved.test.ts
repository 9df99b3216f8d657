import { describe, expect, it } from 'vitest'
import type { DateParts } from '../../../../../../rules/languages/en/transcript/dates/numbers.ts'
import { resolved } from '../../../../../../rules/languages/en/transcript/dates/resolved.ts'
import { heard } from '../../../../../support/transcripts.ts'

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

  it.each([
    ['2026-11-30', 'the last day of november', '2026-11-30'],
    ['2026-11-30', 'it was the last day of november', '2025-11-30'],
    ['2096-03-01', 'february twenty ninth', '2104-02-29'],
  ])('said on %s, "%s" is %s', (today, said, value) => expect(heard('date', said, 'en-US', today)).toBe(value))
})
