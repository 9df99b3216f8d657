import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { violations } from '../axe.ts'
import { textsOf } from '../texts-of.ts'
import { form, json, show } from './show.tsx'
import { aFieldSummary, aSummary, choiceStatistics, oneOfEach, textStatistics, totals } from './summaries.ts'

// Charts are drawn when they come near.
beforeEach(() => page.viewport(414, 896))
afterEach(() => {
  vi.restoreAllMocks()
  document.documentElement.dataset['theme'] = 'light'
})

const askedOf = (asked: number, label: string) => {
  const field = aFieldSummary('text', textStatistics({}, ['Ada']), { label })
  return { ...field, figures: { ...field.figures, asked } }
}
const shown = () => ({ body: aSummary() })

describe('The summary', () => {
  it('leads to the responses, to the form and back', async () => {
    await page.viewport(1280, 800)
    const { screen } = await show(shown)
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Summary' })).toBeVisible()
    await expect.element(screen.getByText('Visitor feedback')).toBeVisible()
    const links = screen.getByRole('navigation', { name: 'Pages of this form' }).getByRole('link')
    expect(links.elements().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Forms', '/forms'],
      ['Responses', `/forms/${form.id}/responses`],
      ['Settings', `/forms/${form.id}/settings`],
      ['Edit form', `/forms/${form.id}/edit`],
    ])
  })

  it('keeps the ways to the other pages in one row on a phone: the nearest ones, and a menu of the others', async () => {
    await page.viewport(360, 740)
    const { screen } = await show(shown)
    const pages = screen.getByRole('navigation', { name: 'Pages of this form' })
    await expect.poll(() => textsOf(pages.getByRole('link'))).toEqual(['Forms', 'Responses'])
    expect(pages.element().getBoundingClientRect().height).toBeLessThan(60)
    await pages.getByRole('button', { name: 'More pages of this form' }).click()
    const items = pages.getByRole('menuitem')
    await expect
      .poll(() => items.elements().map((item) => [item.textContent, item.getAttribute('href')]))
      .toEqual([
        ['Settings', `/forms/${form.id}/settings`],
        ['Edit form', `/forms/${form.id}/edit`],
      ])
    expect(await violations()).toEqual([])
  })

  it('keeps them in one row beside the menu of a narrow screen too', async () => {
    await page.viewport(768, 1024)
    const { screen } = await show(shown)
    const pages = screen.getByRole('navigation', { name: 'Pages of this form' })
    await expect.poll(() => textsOf(pages.getByRole('link'))).toEqual(['Forms', 'Responses', 'Settings'])
    expect(pages.element().getBoundingClientRect().height).toBeLessThan(60)
  })

  it('counts the answers to a question among those who were asked', async () => {
    const { screen } = await show(() => ({ body: aSummary({ fields: [askedOf(52, 'Name'), askedOf(44, 'Firm')] }) }))
    await expect.element(screen.getByText('40 of 52 answered', { exact: true })).toBeVisible()
    await expect.element(screen.getByText('40 of 44 answered (not asked in 8 responses)')).toBeVisible()
  })

  it('says how many responses there are, how they were given and how long they took', async () => {
    const { screen } = await show(shown)
    await expect.element(screen.getByRole('status').filter({ hasText: '52 of 60 responses' })).toBeVisible()
    await expect.element(screen.getByText('120 spoken, 80 typed')).toBeVisible()
    await expect.element(screen.getByText('2 min 5 s')).toBeVisible()
  })

  it('shows the choices as bars that are a table', async () => {
    const { screen } = await show(shown)
    const table = screen.getByRole('table', { name: 'Answers to Favourite colour' })
    await expect.element(table).toBeVisible()
    expect(textsOf(table.getByRole('row'))).toEqual(['OptionAnswersShare', 'Red2050 %', 'Green1538 %', 'Blue513 %'])
  })

  it('draws the numbers, and says the same as a table', async () => {
    const { screen } = await show(shown)
    const figure = screen.getByRole('figure', { name: 'How the answers to How many cups a day? are spread' })
    await expect.element(figure).toBeInTheDocument()
    figure.element().scrollIntoView()
    await expect.element(figure.getByRole('application')).toBeVisible()
    expect(textsOf(figure.getByRole('table').getByRole('row')).slice(0, 3)).toEqual([
      'From – toAnswers',
      '0 to 12',
      '1 to 26',
    ])
    await figure.getByRole('button', { name: /^Show as table/ }).click()
    await expect.element(figure.getByRole('table')).toBeVisible()
    await expect.element(figure.getByRole('application')).not.toBeInTheDocument()
    await expect.element(screen.getByRole('term').filter({ hasText: 'Median' }).last()).toBeVisible()
  })

  it('goes through the columns of a chart by the arrow keys', async () => {
    const { screen } = await show(shown)
    const chart = screen.getByRole('figure', { name: 'Responses over time' }).getByRole('application')
    await expect.element(chart).toBeVisible()
    const drawn = chart.element()
    if (drawn instanceof SVGElement) drawn.focus()
    expect(document.activeElement).toBe(drawn)
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(screen.getByText('Mar 2, 2026: 20')).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(screen.getByText('Mar 3, 2026: 0')).toBeVisible()
  })

  it('shows frequent words and the latest answers, and marks a field that was removed', async () => {
    const { screen } = await show(shown)
    const words = screen.getByRole('table', { name: 'Frequent words in the answers to Anything else?' })
    await expect.element(words.getByRole('row', { name: /coffee/ })).toBeVisible()
    await expect.element(screen.getByText('A long queue')).toBeVisible()
    const removed = screen.getByRole('region', { name: 'Receipt' })
    await expect.element(removed.getByText('Removed')).toBeVisible()
    await expect.element(removed.getByText('receipt.pdf')).toBeVisible()
  })

  it.each(['light', 'dark'])('breaks no rule of accessibility (%s)', async (theme) => {
    document.documentElement.dataset['theme'] = theme
    const { screen } = await show(shown)
    await expect.element(screen.getByRole('application').first()).toBeVisible()
    await screen.getByRole('figure', { name: 'Responses over time' }).getByRole('button').click()
    expect(await violations()).toEqual([])
  })

  it('keeps a hostile answer a text', async () => {
    const evil = '<img src=x onerror="document.title=\'bad\'"><script>1</script>'
    const body = aSummary({
      fields: [
        aFieldSummary('radio', choiceStatistics({ [evil]: 4 }), { label: evil }),
        aFieldSummary('text', textStatistics({ [evil]: 4 }, [evil]), { label: 'Text' }),
      ],
    })
    const { screen } = await show(() => ({ body }))
    await expect.element(screen.getByRole('heading', { name: evil })).toBeVisible()
    expect(screen.getByText(evil).elements().length).toBeGreaterThanOrEqual(4)
    expect(document.querySelectorAll('main img, section img, section script')).toHaveLength(0)
  })

  it('shows sixty fields with long labels within the width of a phone, and draws only the charts in view', async () => {
    await page.viewport(360, 640)
    const fields = Array.from({ length: 12 }, () => oneOfEach()).flat()
    const long = `${'Donaudampfschifffahrtsgesellschaft'.repeat(4)} ${'and so on '.repeat(30)}`
    const labelled = fields.map((field, at) => ({ ...field, label: `${at} ${long}`, field_id: `f${at}` }))
    const { screen } = await show(() => ({ body: aSummary({ fields: labelled }) }))
    await expect.element(screen.getByRole('region').first()).toBeInTheDocument()
    screen.getByRole('figure').first().element().scrollIntoView()
    await expect.element(screen.getByRole('application').first()).toBeVisible()
    expect(document.documentElement.scrollWidth).toBe(360)
    expect(screen.getByRole('application').elements().length).toBeLessThan(5)
    expect(screen.getByRole('region').elements().length).toBeGreaterThanOrEqual(60)
    await page.viewport(1280, 800)
  })
})

describe('When there is little to show', () => {
  it('has the shape of what comes while it is loading', async () => {
    const answer = Promise.withResolvers<{ body: unknown }>()
    const { screen } = await show(() => answer.promise)
    await expect.element(screen.getByTestId('skeleton')).toHaveAttribute('aria-busy', 'true')
    expect(await violations()).toEqual([])
    answer.resolve(shown())
    await expect.element(screen.getByRole('heading', { name: 'Favourite colour' })).toBeVisible()
    await expect.element(screen.getByTestId('skeleton')).not.toBeInTheDocument()
  })

  it('invites to share a form without responses', async () => {
    const { screen } = await show(() => ({
      body: aSummary({ total: 0, figures: totals({ count: 0, median_seconds: null }), fields: [] }),
    }))
    await expect.element(screen.getByText('No responses yet')).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Share form' })).toBeEnabled()
    expect(await violations()).toEqual([])
  })

  it('says how far the server is while it prepares, and shows the figures by itself', async () => {
    let calls = 0
    const { screen } = await show(() => {
      calls += 1
      return calls < 3
        ? { status: 503, body: { detail: `The responses are being prepared: ${calls * 40} %` } }
        : shown()
    })
    await expect.element(screen.getByRole('progressbar')).toHaveAttribute('value', '40')
    await expect.element(screen.getByRole('progressbar')).toHaveAttribute('value', '80')
    await expect.element(screen.getByRole('heading', { name: 'Favourite colour' })).toBeVisible()
  })

  it('says that it could not be loaded, and tries again', async () => {
    let isBroken = true
    const { screen } = await show(() => (isBroken ? { status: 500, body: { detail: 'broken' } } : shown()))
    await expect.element(screen.getByRole('alert')).toBeVisible()
    expect(await violations()).toEqual([])
    isBroken = false
    await screen.getByRole('button', { name: 'Try Again' }).click()
    await expect.element(screen.getByRole('heading', { name: 'Favourite colour' })).toBeVisible()
  })

  it('says that a form is not there', async () => {
    const { screen } = await show(shown, '', () => json({ detail: 'Form not found' }, 404))
    await expect.element(screen.getByText('Form not found')).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Back to Forms' })).toBeVisible()
  })

  it('says that nothing fits a filter, and clears it', async () => {
    const { screen, asked } = await show(
      (query) => ({
        body: query.has('q') ? aSummary({ figures: totals({ count: 0 }), fields: oneOfEach() }) : aSummary(),
      }),
      '?q=nowhere',
    )
    await expect.element(screen.getByText('No response matches')).toBeVisible()
    await screen.getByRole('button', { name: 'Clear' }).last().click()
    await expect.element(screen.getByRole('heading', { name: 'Favourite colour' })).toBeVisible()
    expect(asked.map(String)).toEqual(['q=nowhere', ''])
  })

  it('refuses an address that is no filter without asking the server', async () => {
    const { screen, asked } = await show(shown, '?from=yesterday')
    await expect.element(screen.getByText('This filter cannot be used')).toBeVisible()
    expect(asked).toEqual([])
  })
})
