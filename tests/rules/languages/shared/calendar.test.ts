import { describe, expect, it } from 'vitest'
import { addMonths, dayOf, isoOf, todayFrom, weekdayOf } from '../../../../rules/languages/shared/calendar.ts'
import { normaliseTranscript } from '../../../../rules/transcript/index.ts'

const day = (text: string) => new Date(`${text}T00:00:00Z`)

describe('A day of the calendar', () => {
  it.each([
    [2024, 2, 29, '2024-02-29'],
    [2026, 2, 29, undefined],
    [2026, 4, 31, undefined],
    [2026, 13, 1, undefined],
    [2026, 0, 1, undefined],
    [2026, 1, 0, undefined],
    [2026, 12, 31, '2026-12-31'],
    [1800, 1, 1, '1800-01-01'],
    [1799, 12, 31, undefined],
    [2199, 12, 31, '2199-12-31'],
    [2200, 1, 1, undefined],
    [26, 1, 1, undefined],
  ])('%i, %i, %i is %s', (year, month, number, text) => {
    const found = dayOf(year, month, number)
    expect(found && isoOf(found)).toBe(text)
  })

  it('is the person’s own', () => {
    expect(todayFrom('2026-11-20T23:00:00Z')).toEqual(day('2026-11-20'))
    expect(todayFrom(new Date(2026, 10, 20, 23))).toEqual(day('2026-11-20'))
    expect(todayFrom('on 2026-11-20')).toBeUndefined()
    expect(todayFrom('26-11-20')).toBeUndefined()
  })

  it('stays within a shorter month', () => {
    expect(addMonths(day('2026-01-31'), 1)).toEqual(day('2026-02-28'))
    expect(addMonths(day('2026-03-15'), -3)).toEqual(day('2025-12-15'))
    expect(addMonths(day('2026-11-20'), 12)).toEqual(day('2027-11-20'))
  })

  it('counts the week from Monday', () => {
    expect(['2026-11-16', '2026-11-20', '2026-11-22'].map((text) => weekdayOf(day(text)))).toEqual([0, 4, 6])
  })
})

const circumstances = { today: '2026-11-20', locale: 'en-US' }

describe('The person’s own day', () => {
  it('may be a Date as well as a text', () => {
    const tomorrow = normaliseTranscript({ type: 'date' }, 'tomorrow', {
      ...circumstances,
      today: new Date(2026, 10, 20, 23),
    })
    expect(tomorrow).toBe('2026-11-21')
  })

  it('gives no date when it is none', () => {
    expect(normaliseTranscript({ type: 'date' }, 'tomorrow', { ...circumstances, today: 'soon' })).toBeUndefined()
  })
})
