import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { violations } from '../axe.ts'
import { textsOf } from '../texts-of.ts'
import { show } from './show.tsx'
import {
  aFieldSummary,
  aSummary,
  choiceStatistics,
  dateStatistics,
  days,
  numberStatistics,
  someFigures,
  totals,
} from './summaries.ts'

afterEach(() => vi.restoreAllMocks())

const before = days(['2026-02-01', 4], ['2026-02-02', 8])
const compared = () => ({
  body: aSummary({
    compared: totals({ count: 40, spoken: 50, typed: 50, median_seconds: 95, over_time: before }),
    fields: [
      aFieldSummary('radio', choiceStatistics({ Red: 20, Green: 20 }), {
        label: 'Colour',
        compared: someFigures(choiceStatistics({ Red: 5, Green: 15 }), { answered: 20 }),
      }),
      aFieldSummary('number', numberStatistics([1, 2, 3], 2), {
        label: 'Cups',
        compared: someFigures(numberStatistics([3, 2], 1.5), { answered: 5 }),
      }),
      aFieldSummary('date', dateStatistics(days(['2026-04-01', 3])), {
        label: 'Visit',
        compared: someFigures(dateStatistics(days(['2026-03-30', 2]))),
      }),
    ],
  }),
})

/** In days. */
const lengthOf = (from = '', to = '') => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

describe('Two periods', () => {
  it('are asked for by the last days and the period before, which stand in the address', async () => {
    const { screen, asked, router } = await show(() => ({ body: aSummary() }), '?q=coffee')
    await page.getByLabelText('Period').selectOptions('Last 30 days')
    await page.getByLabelText('Compare with').selectOptions('The period before')
    await expect.poll(() => asked.at(-1)?.has('compare_from')).toBe(true)
    const query = Object.fromEntries(asked.at(-1) ?? [])
    expect(lengthOf(query['compare_from'], query['compare_to'])).toBe(30)
    expect(Date.parse(query['from'] ?? '') - Date.parse(query['compare_to'] ?? '')).toBe(1)
    expect(query['q'], 'the rest of the filter stays').toBe('coffee')
    expect(new URLSearchParams(router.state.location.search).get('compare')).toBe('previous')
    await expect.element(screen.getByLabelText('Period')).toHaveValue('30')
  })

  it('may be any: from and to are days of the owner', async () => {
    const { asked } = await show(() => ({ body: aSummary() }))
    await page.getByLabelText('Compare with').selectOptions('From … to …')
    await page.getByLabelText('Compared from').fill('2026-01-01')
    await page.getByLabelText('Compared to').fill('2026-01-31')
    const beginning = new Date('2026-01-01T00:00:00').toISOString()
    const end = new Date('2026-01-31T23:59:59.999').toISOString()
    await expect
      .poll(() => Object.fromEntries(asked.at(-1) ?? []))
      .toEqual({ compare_from: beginning, compare_to: end })
  })

  it('cannot be compared where the first has no beginning, which is said', async () => {
    const { screen } = await show(() => ({ body: aSummary() }), '?compare=previous')
    await expect.element(screen.getByText(/Choose a period with a beginning/)).toBeVisible()
  })

  it('are told apart in words, in bars and in tables', async () => {
    const { screen } = await show(compared, '?compare_to=2026-02-28')
    await expect.element(screen.getByText('12 more than in the compared period (40), +30 %')).toBeVisible()
    await expect.element(screen.getByText('+10 percentage points, before 50 %')).toBeVisible()
    await expect.element(screen.getByText('30 s more than in the compared period (1 min 35 s)')).toBeVisible()
    await expect.element(screen.getByText('“Red” changed most: 50 % of the answers, before 25 %')).toBeVisible()
    await expect.element(screen.getByText('Median: 0.5 more than in the compared period (1.5)')).toBeVisible()
    const table = screen.getByRole('table', { name: 'Answers to Colour' })
    expect(textsOf(table.getByRole('row')).slice(0, 2)).toEqual([
      'OptionSelected periodCompared period',
      'Red20 (50 %)5 (25 %)',
    ])
    const overTime = screen.getByRole('table', { name: 'Responses over time' })
    expect(textsOf(overTime.getByRole('row')).slice(0, 3)).toEqual([
      'DaySelected periodCompared period',
      'Mar 1, 2026124 (Feb 1, 2026)',
      'Mar 2, 2026208 (Feb 2, 2026)',
    ])
    screen.getByRole('figure', { name: 'Responses over time' }).element().scrollIntoView()
    await expect.element(screen.getByRole('application').first()).toBeVisible()
    expect(await violations()).toEqual([])
  })
})
