import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Summary } from '../../../contract/types.gen.ts'
import { violations } from '../axe.ts'
import { textsOf } from '../texts-of.ts'
import { form, show } from './show.tsx'
import { aFieldSummary, aSummary, choiceStatistics, someFigures, someVoice, totals } from './summaries.ts'

afterEach(() => {
  vi.restoreAllMocks()
  document.documentElement.dataset['theme'] = 'light'
})

const statistics = choiceStatistics({ Coffee: 30, Tea: 10 })
const message =
  '12 of 40 said something that is no option: “decaf”. Make it an option, or name the options in the question.'
const drink = (changes = {}) =>
  aFieldSummary('radio', statistics, {
    label: 'Your drink',
    figures: someFigures(statistics, {
      progress: { reached: 60, left: 15 },
      voice: someVoice({
        tried: 40,
        troubled: 14,
        asked_again: 12,
        refused: 3,
        typed_after: 2,
        no_option: { answers: 12, said: [{ word: 'decaf', count: 12 }] },
        corrections: [{ heard: 'decaf', meant: 'Coffee', count: 12 }],
      }),
    }),
    advice: [{ kind: 'no-option', message }],
    ...changes,
  })
const name = (changes = {}) =>
  aFieldSummary(
    'text',
    { kind: 'text', words: [], words_of: 0, latest: [] },
    {
      label: 'Your name',
      figures: someFigures(statistics, {
        progress: { reached: 45, left: 1 },
        voice: someVoice({ tried: 20, troubled: 1 }),
      }),
      ...changes,
    },
  )
const body = (changes: Partial<Summary> = {}) =>
  aSummary({ fields: [drink(), name()], keeps_corrections: true, ...changes })

describe('How far people came', () => {
  it('is told for the form and question by question', async () => {
    const { screen } = await show(() => ({ body: body() }))
    await expect.element(screen.getByText('64 % of those who opened it')).toBeVisible()
    await expect.element(screen.getByText('81 % of those who started')).toBeVisible()
    await expect.element(screen.getByText('Most leave at “Your drink”: 15 of 60 who came to it (25 %).')).toBeVisible()
    const table = screen.getByRole('table', { name: 'Where people leave' })
    expect(textsOf(table.getByRole('row'))).toEqual([
      'QuestionCame to itLeft there',
      'Your drink 60 (94 %)15 (25 %)',
      'Your name 45 (70 %)1 (2 %)',
    ])
  })

  it('says what is counted when the filter has more than a period', async () => {
    const sentence = /so of your filter only the period applies/
    const { screen } = await show(() => ({ body: body() }), '?q=coffee')
    await expect.element(screen.getByText(sentence)).toBeVisible()
  })

  it('does not say so of a period', async () => {
    const { screen } = await show(() => ({ body: body() }), '?from=2026-03-01')
    await expect.element(screen.getByText(/by whole days in UTC/)).toBeVisible()
    expect(screen.getByText(/of your filter/).elements()).toHaveLength(0)
  })

  it('is shown also where none has finished', async () => {
    const progress = { opened: 30, started: 12, finished: 0 }
    const figures = totals({ count: 0, spoken: 0, typed: 0, median_seconds: null, progress })
    const { screen } = await show(() => ({ body: body({ total: 0, figures }) }))
    await expect.element(screen.getByText('No responses yet')).toBeVisible()
    await expect.element(screen.getByText('40 % of those who opened it')).toBeVisible()
    await expect.element(screen.getByRole('table', { name: 'Where people leave' })).toBeVisible()
    expect(await violations()).toEqual([])
  })

  it('names a period in which nothing is counted', async () => {
    const progress = { opened: 0, started: 0, finished: 0 }
    const { screen } = await show(() => ({ body: body({ figures: totals({ progress }) }) }))
    await expect.element(screen.getByText(/No session that began in this period/)).toBeVisible()
  })
})

describe('How well questions are heard', () => {
  it('is told question by question, with the way to the advice', async () => {
    const { screen } = await show(() => ({ body: body() }))
    const table = screen.getByRole('table', { name: 'How well each question is heard' })
    await expect.element(table).toBeVisible()
    expect(textsOf(table.getByRole('row'))).toEqual([
      'QuestionHeard at onceBy voice',
      'Your drink Often misheard26 (65 %)40',
      'Your name 19 (95 %)20',
    ])
    await table.getByRole('link', { name: 'Often misheard: see the advice on Your drink' }).click()
    const card = screen.getByRole('region', { name: 'Your drink' })
    expect(location.hash).toBe(`#${card.element().id}`)
    history.replaceState(null, '', location.pathname)
  })

  it('is told of each question: counts, advice, and what was corrected to what', async () => {
    const { screen } = await show(() => ({ body: body() }))
    const card = screen.getByRole('region', { name: 'Your drink' })
    await expect.element(card.getByText(message)).toBeVisible()
    expect(textsOf(card.getByRole('definition')).slice(0, 4)).toEqual(['26 (65 %)', '12 (30 %)', '3 (8 %)', '2 (5 %)'])
    const corrections = card.getByRole('table', { name: 'Corrections of the answers to Your drink' })
    expect(textsOf(corrections.getByRole('row'))).toEqual(['HeardMeantAnswers', 'decafCoffee12'])
  })

  it('says that what was misheard is not stored, and where that is switched on', async () => {
    const { screen } = await show(() => ({ body: body({ keeps_corrections: false }) }))
    await expect.element(screen.getByText(/What was misheard is not stored/)).toBeVisible()
    const link = screen.getByRole('link', { name: 'Switch it on in the form' })
    expect(link.element().getAttribute('href')).toBe(`/forms/${form.id}/edit`)
  })

  it('is not spoken of where all was typed', async () => {
    const typed = {
      figures: someFigures(statistics, { spoken: 0, typed: 40, voice: someVoice({ tried: 0, troubled: 0 }) }),
    }
    const { screen } = await show(() => ({ body: body({ fields: [name(typed)] }) }))
    await expect.element(screen.getByRole('region', { name: 'Your name' })).toBeVisible()
    expect(screen.getByText('How well each question is heard').elements()).toHaveLength(0)
  })

  it('is compared with another period', async () => {
    const compared = someFigures(statistics, {
      progress: { reached: 10, left: 5 },
      voice: someVoice({ tried: 8, troubled: 4 }),
    })
    const progress = { opened: 40, started: 20, finished: 9 }
    const { screen } = await show(
      () => ({ body: body({ compared: totals({ count: 9, progress }), fields: [drink({ compared })] }) }),
      '?compare_to=2026-02-28',
    )
    await expect.element(screen.getByText('60 more than in the compared period (40), +150 %')).toBeVisible()
    const left = screen.getByRole('table', { name: 'Where people leave' })
    expect(textsOf(left.getByRole('row'))[1]).toBe(
      'Your drink 60 (94 %)Compared period: 10 (50 %)15 (25 %)Compared period: 5 (50 %)',
    )
    const heard = screen.getByRole('table', { name: 'How well each question is heard' })
    expect(textsOf(heard.getByRole('row'))[1]).toBe(
      'Your drink Often misheard26 (65 %)Compared period: 4 (50 %)40Compared period: 8',
    )
  })

  it.each(['light', 'dark'])('breaks no rule of accessibility, on a phone either (%s)', async (theme) => {
    document.documentElement.dataset['theme'] = theme
    await page.viewport(360, 640)
    const long = `${'Donaudampfschifffahrtsgesellschaft'.repeat(3)} <b>&`
    const fields = [drink({ label: long }), name()]
    const { screen } = await show(() => ({ body: body({ fields, keeps_corrections: false }) }))
    await expect.element(screen.getByRole('table', { name: 'How well each question is heard' })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBe(360)
    expect(await violations()).toEqual([])
    await page.viewport(1280, 800)
  })
})
