import '../../../src/styles.css'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { someFields } from '../../support/builders.ts'
import { violations } from '../axe.ts'
import { textsOf } from '../texts-of.ts'
import { aDetail, aList, aRow, fakeServer } from './fake-server.ts'
import { showResponses } from './show.tsx'

const rows = Array.from({ length: 40 }, (_, index) => aRow(40 - index))
const [newest = aRow(40)] = rows

beforeEach(async () => {
  localStorage.clear()
  await page.viewport(1280, 800)
})
afterEach(() => vi.restoreAllMocks())

describe('The list of responses', () => {
  it('shows rows in the shape of what comes, and why nothing came', async () => {
    const list = Promise.withResolvers<{ status: number; body: unknown }>()
    let isDown = true
    fakeServer(rows, { 'GET /responses': () => (isDown ? list.promise : { body: aList(rows) }) })
    const screen = await showResponses()
    await expect.element(screen.getByTestId('skeleton')).toBeVisible()
    list.resolve({ status: 500, body: { detail: 'The disk is full' } })
    await expect.element(screen.getByRole('alert').getByText('The disk is full')).toBeVisible()
    expect(await violations()).toEqual([])
    isDown = false
    await screen.getByRole('button', { name: 'Try Again' }).click()
    await expect.element(screen.getByText('40 responses')).toBeVisible()
  })

  it('says how far the server has prepared the responses, and asks again by itself', async () => {
    const answers = [43, 78].map((percent) => ({
      status: 503,
      body: { detail: `The responses are being prepared: ${percent} %` },
    }))
    fakeServer(rows, { 'GET /responses': () => answers.shift() ?? { body: aList(rows) } })
    const screen = await showResponses('?q=a')
    await expect.element(screen.getByText('43 %')).toBeVisible()
    await expect.element(screen.getByText('78 %')).toBeVisible()
    await expect.element(screen.getByText('40 responses')).toBeVisible()
  })

  it('does not move under a reader who is further down: a button says what has arrived', async () => {
    const status = Promise.withResolvers<{ body: unknown }>()
    let loaded = rows
    fakeServer(rows, {
      'GET /responses': () => ({ body: aList(loaded) }),
      'GET /responses/status': () => status.promise,
    })
    const screen = await showResponses()
    await expect.element(screen.getByText('40 responses')).toBeVisible()
    screen.getByRole('table').element().parentElement?.scrollTo({ top: 300 })
    loaded = [aRow(43), aRow(42), aRow(41), ...rows]
    status.resolve({ body: { total: 43, revision: 1, newest: aRow(43).id } })
    await expect.element(screen.getByRole('button', { name: '3 new responses' })).toBeVisible()
    expect(screen.getByText('Answer 43').elements()).toHaveLength(0)
    await screen.getByRole('button', { name: '3 new responses' }).click()
    await expect.element(screen.getByText('Answer 43')).toBeVisible()
  })

  it('brings the next ones by their cursor', async () => {
    const made = fakeServer(rows, {
      'GET /responses': ({ url }) => ({
        body: url.includes('cursor=c-2')
          ? aList([aRow(1)], undefined, { total: 41, count: 41 })
          : aList(rows.slice(0, 39), undefined, { total: 41, count: 41, next: 'c-2' }),
      }),
      'GET /responses/status': () => ({ body: { total: 41, revision: 1, newest: newest.id } }),
    })
    const screen = await showResponses()
    await screen.getByRole('button', { name: 'Load more' }).click()
    await expect.element(screen.getByText('Answer 1', { exact: true })).toBeInTheDocument()
    expect(made).toContain('GET /responses?cursor=c-2')
  })

  it('keeps on the device which columns are shown and how wide they are', async () => {
    const fields = someFields(...Array.from({ length: 60 }, () => ({})))
    fakeServer(rows, { 'GET /responses': () => ({ body: aList(rows, fields) }) })
    const screen = await showResponses()
    await expect.poll(() => screen.getByRole('columnheader').elements()).toHaveLength(61)
    const edge = screen.getByRole('separator', { name: 'Width of Question 1', exact: true })
    ;(edge.element() as HTMLElement).focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect.element(edge).toHaveAttribute('aria-valuenow', '232')
    await screen.getByRole('button', { name: 'Columns' }).click()
    await screen.getByRole('checkbox', { name: 'Question 2', exact: true }).click()
    await expect.poll(() => screen.getByRole('columnheader').elements()).toHaveLength(60)
    await screen.unmount()

    const again = await showResponses()
    await expect.poll(() => again.getByRole('columnheader').elements()).toHaveLength(60)
    await expect
      .element(again.getByRole('separator', { name: 'Width of Question 1', exact: true }))
      .toHaveAttribute('aria-valuenow', '232')
  })

  it('keeps its tools in one row on a phone: search, filter, and a menu from which each can be used', async () => {
    await page.viewport(360, 740)
    fakeServer(rows)
    const screen = await showResponses()
    const tools = () => screen.getByRole('button', { name: 'More actions', exact: true })
    await expect.element(screen.getByRole('button', { name: 'Filter', exact: true })).toBeEnabled()
    const places = [screen.getByRole('searchbox'), screen.getByRole('button', { name: 'Filter', exact: true }), tools()]
    const middles = places.map((place) => {
      const { top, bottom } = place.element().getBoundingClientRect()
      return Math.round((top + bottom) / 2)
    })
    expect(new Set(middles).size, 'in one row').toBe(1)

    await tools().click()
    await screen.getByRole('menuitem', { name: 'Columns' }).click()
    await expect.element(screen.getByRole('checkbox', { name: 'Question 1', exact: true })).toBeVisible()
    await tools().click()
    await screen.getByRole('menuitem', { name: 'Export' }).click()
    await expect.element(screen.getByRole('dialog', { name: 'Export responses' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    // The menu's entry that had it is gone.
    await expect.element(tools()).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('menuitem', { name: 'Mark all as read' })).toBeVisible()
    expect(await violations()).toEqual([])
    await screen.getByRole('menuitem', { name: 'Delete' }).click()
    await expect.element(screen.getByRole('alertdialog')).toBeVisible()
  })

  it('shows hostile answers as the text that they are', async () => {
    const row = aRow(1, { values: { f1: '<img src=x onerror="document.title=1">' } })
    fakeServer([row])
    const screen = await showResponses()
    await expect.element(screen.getByText('<img src=x onerror="document.title=1">')).toBeVisible()
    expect(document.querySelector('main img')).toBeNull()
  })
})

describe('A response in full', () => {
  it('covers the list on a phone, which is then out of reach', async () => {
    await page.viewport(360, 740)
    fakeServer(rows)
    const screen = await showResponses()
    await screen.getByText('Answer 40').click()
    await expect.element(screen.getByRole('region', { name: 'Response', exact: true })).toBeVisible()
    await expect.element(screen.getByRole('table', { includeHidden: true })).not.toBeVisible()
    expect(await violations()).toEqual([])
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole('table')).toBeVisible()
  })

  it('says that a note was not saved, and keeps it for another try', async () => {
    let isDown = true
    fakeServer([newest], {
      [`GET /${newest.id}`]: () => ({ body: aDetail(newest) }),
      [`PATCH /${newest.id}`]: async (request) => {
        const body = (await request.json()) as { note?: string }
        if (isDown && 'note' in body) return { status: 500, body: { detail: 'The disk is full' } }
        return { body: { is_read: true, is_starred: false, note: body.note ?? null, tags: [] } }
      },
    })
    const screen = await showResponses()
    await screen.getByText('Answer 40').click()
    await screen.getByLabelText('Note').fill('Call back')
    await userEvent.tab()
    await expect.element(screen.getByText('The note could not be saved.')).toBeVisible()
    await expect.element(screen.getByLabelText('Note')).toHaveValue('Call back')
    isDown = false
    await screen.getByRole('button', { name: 'Try Again' }).click()
    await expect.element(screen.getByText('Saved', { exact: true })).toBeVisible()
  })

  it('says how each answer came about, and what was left out', async () => {
    const said = {
      transcript: 'er my name is Ada',
      confidence: 0.61,
      voice: { asked_again: 2, refused: 0, typed_after: 0 },
    }
    fakeServer([newest], {
      [`GET /${newest.id}`]: () => ({
        body: aDetail(newest, {
          fields: someFields({}, {}, {}),
          responses: {
            f1: { fieldId: 'f1', fieldType: 'text', value: 'Ada', ...said },
            f2: { fieldId: 'f2', fieldType: 'text', value: 'Countess' },
          },
        }),
      }),
    })
    const screen = await showResponses()
    await screen.getByText('Answer 40').click()
    await expect.element(screen.getByText('er my name is Ada')).toBeVisible()
    await expect.element(screen.getByText('Spoken · 61 % sure · asked again twice')).toBeVisible()
    await expect.element(screen.getByText('Typed')).toBeVisible()
    await expect.element(screen.getByText('No answer')).toBeVisible()
  })

  it('tells what was not asked from what was left empty, as the table does', async () => {
    const fields = someFields({}, {}, { label: 'Thanks, {{f1}}. Anything else?' })
    const row = aRow(40, { not_asked: ['f3'] })
    fakeServer([row], {
      'GET /responses': () => ({ body: aList([row], fields) }),
      [`GET /${row.id}`]: () => ({ body: aDetail(row, { fields, not_asked: ['f3'] }) }),
    })
    const screen = await showResponses()
    const cells = screen.getByRole('table').getByRole('cell')
    await expect.poll(() => textsOf(cells)).toEqual(['Answer 40', '', 'Not asked'])
    await screen.getByText('Answer 40').click()
    const answers = screen.getByLabelText('Answers', { exact: true })
    await expect
      .poll(() => textsOf(answers.getByRole('definition')))
      .toEqual(['Answer 40', 'Typed', 'No answer', 'Not asked'])
    await expect.element(answers.getByText('Thanks, {Question 1}. Anything else?')).toBeVisible()
  })

  it('tells it on the cards of a phone too, which leave out what was left empty', async () => {
    await page.viewport(360, 740)
    const fields = someFields({}, {}, {})
    const row = aRow(40, { not_asked: ['f3'] })
    fakeServer([row], { 'GET /responses': () => ({ body: aList([row], fields) }) })
    const screen = await showResponses()
    const cells = screen.getByRole('table').getByRole('cell')
    await expect.poll(() => textsOf(cells)).toEqual(['Answer 40', 'Not asked'])
  })

  it('says that it is gone when it was deleted meanwhile', async () => {
    fakeServer([newest], { [`GET /${newest.id}`]: () => ({ status: 404, body: { detail: 'Response not found' } }) })
    const screen = await showResponses()
    await screen.getByText('Answer 40').click()
    await expect.element(screen.getByText('This response is gone')).toBeVisible()
  })
})

describe('A deletion', () => {
  it('counts again when another number would go now, and deletes only what was said', async () => {
    const bodies: unknown[] = []
    let loaded = [aRow(2), aRow(1)]
    fakeServer(loaded, {
      'GET /responses': () => ({ body: aList(loaded) }),
      'POST /responses/delete': async (request) => {
        bodies.push(await request.json())
        if (bodies.length > 1) return { body: { deleted: 3 } }
        loaded = [aRow(3), ...loaded]
        return { status: 409, body: { detail: 'Now it would be 3 responses' } }
      },
    })
    const screen = await showResponses()
    await expect.element(screen.getByText('2 responses')).toBeVisible()
    await screen.getByRole('button', { name: 'Delete', exact: true }).click()
    const dialog = screen.getByRole('alertdialog')
    await expect.element(dialog).toHaveAccessibleName('Delete 2 responses?')
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('Now it would be 3 responses')
    await expect.element(dialog).toHaveAccessibleName('Delete 3 responses?')
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect.poll(() => screen.getByRole('alertdialog').elements()).toHaveLength(0)
    expect(bodies).toEqual([
      { filter: {}, count: 2 },
      { filter: {}, count: 3 },
    ])
  })
})
