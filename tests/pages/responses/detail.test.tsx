import '../../../src/styles.css'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { FileFacts } from '../../../contract/types.gen.ts'
import { someFields } from '../../support/builders.ts'
import { violations } from '../axe.ts'
import { aDetail, aRow, fakeServer, form } from './fake-server.ts'
import { showResponses } from './show.tsx'

const rows = [aRow(3), aRow(2), aRow(1)]
const [newest = aRow(3), second = aRow(2)] = rows
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

type Screen = Awaited<ReturnType<typeof showResponses>>
const detail = (screen: Screen) => screen.getByRole('region', { name: 'Response', exact: true })
const address = ({ router }: Screen) => router.state.location.search

beforeEach(async () => {
  localStorage.clear()
  await page.viewport(1280, 800)
})
afterEach(() => vi.restoreAllMocks())

describe('The address of an open response', () => {
  it('opens it, and marks it as read', async () => {
    const made = fakeServer(rows)
    const screen = await showResponses(`?response=${second.id}`)
    await expect.element(detail(screen).getByText('Answer 2')).toBeVisible()
    await expect.poll(() => made).toContain(`PATCH /responses/${second.id}`)
  })

  it('is taken back by the browser’s way back, whatever was read meanwhile, and the focus returns to the list', async () => {
    fakeServer(rows)
    const screen = await showResponses('?q=a')
    await screen.getByText('Answer 3').click()
    await expect.poll(() => address(screen)).toBe(`?q=a&response=${newest.id}`)
    await screen.getByRole('button', { name: 'Next response' }).click()
    await expect.element(detail(screen).getByText('Answer 2')).toBeVisible()
    await expect.poll(() => address(screen)).toBe(`?q=a&response=${second.id}`)
    await screen.router.navigate(-1)
    await expect.element(detail(screen)).not.toBeInTheDocument()
    expect(address(screen)).toBe('?q=a')
    await expect.poll(() => document.activeElement?.getAttribute('data-response')).toBe(second.id)
  })

  it('is left without a way back into it when it is closed', async () => {
    fakeServer(rows)
    const screen = await showResponses()
    await screen.getByText('Answer 3').click()
    await expect.element(detail(screen)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(detail(screen)).not.toBeInTheDocument()
    expect(screen.router.state.location).toMatchObject({ search: '', key: 'default' })
  })

  it('stays while the filter changes', async () => {
    fakeServer(rows)
    const screen = await showResponses(`?response=${second.id}&starred=true`)
    await screen.getByRole('button', { name: 'Clear filter' }).click()
    await expect.poll(() => address(screen)).toBe(`?response=${second.id}`)
    await expect.element(detail(screen).getByText('Answer 2')).toBeVisible()
  })

  it('says that there is none when it leads to no response', async () => {
    fakeServer(rows, { 'GET /nonsense': () => ({ status: 422, body: { detail: [] } }) })
    const screen = await showResponses('?response=nonsense')
    await expect.element(screen.getByText('This response is gone')).toBeVisible()
    await screen.getByRole('button', { name: 'Close response' }).click()
    await expect.poll(() => address(screen)).toBe('')
  })

  it('is left when the response was deleted', async () => {
    fakeServer(rows, { [`DELETE /${second.id}`]: () => ({ body: { message: 'gone' } }) })
    const screen = await showResponses(`?response=${second.id}`)
    await detail(screen).getByRole('button', { name: 'Delete response' }).click()
    await screen.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect.poll(() => address(screen)).toBe('')
    await expect.element(detail(screen)).not.toBeInTheDocument()
  })
})

const aFileOf = (mediaType: string): FileFacts => ({ name: 'receipt.png', mediaType, size: 2048 })

describe('A file that was answered', () => {
  const showFile = (mediaType: string, url: string) => {
    const asked: unknown[] = []
    fakeServer([newest], {
      [`GET /${newest.id}`]: () => ({
        body: aDetail(newest, {
          fields: someFields({ type: 'file' }),
          responses: { f1: { fieldId: 'f1', fieldType: 'file', value: aFileOf(mediaType) } },
        }),
      }),
      'POST /downloads': async (request) => {
        asked.push(await request.json())
        return { status: 201, body: { url, expires_at: '2026-03-03T09:01:00.000Z' } }
      },
    })
    return { asked, shown: showResponses(`?response=${newest.id}`) }
  }
  const asFile = { kind: 'file', response_id: newest.id, field_id: 'f1' }

  it('is downloaded by a link that works once', async () => {
    const followed: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      followed.push(new URL(this.href).pathname)
    })
    const { asked, shown } = showFile('application/pdf', '/api/v1/downloads/token')
    const screen = await shown
    await expect.element(detail(screen).getByText('2 KB')).toBeVisible()
    await detail(screen).getByRole('button', { name: 'Download receipt.png' }).click()
    await expect.poll(() => followed).toEqual(['/api/v1/downloads/token'])
    expect(asked).toEqual([asFile])
    expect(await violations()).toEqual([])
  })

  it.each(['image/png', 'image/jpeg', 'image/webp', 'IMAGE/GIF'])('is shown when it is %s', async (mediaType) => {
    const { asked, shown } = showFile(mediaType, PIXEL)
    const picture = detail(await shown).getByRole('img', { name: 'Picture: receipt.png' })
    await expect.element(picture).toHaveAttribute('src', PIXEL)
    expect(asked).toEqual([asFile])
    expect(await violations()).toEqual([])
  })

  it.each(['image/svg+xml', 'text/html', 'image/png+xml', ''])('is not shown when it is "%s"', async (mediaType) => {
    const { asked, shown } = showFile(mediaType, PIXEL)
    const screen = await shown
    await expect.element(detail(screen).getByText('receipt.png')).toBeVisible()
    expect(document.querySelector('main img')).toBeNull()
    expect(asked).toEqual([])
  })

  it('says so when it is no picture at all', async () => {
    const { shown } = showFile('image/png', 'data:image/png;base64,bm8=')
    await expect.element(detail(await shown).getByText('This picture cannot be shown here.')).toBeVisible()
  })
})

describe('How an answer was heard', () => {
  it('stands beside it: asked again, refused, typed after voice, and what was corrected', async () => {
    const voice = { asked_again: 3, refused: 1, typed_after: 1 }
    fakeServer([newest], {
      [`GET /${newest.id}`]: () => ({
        body: aDetail(newest, {
          responses: {
            f1: {
              fieldId: 'f1',
              fieldType: 'text',
              value: 'Ada',
              voice,
              corrections: [{ heard: '<b>Aida</b>', meant: 'Ada' }],
            },
          },
        }),
      }),
    })
    const screen = await showResponses(`?response=${newest.id}`)
    const how = 'Typed · asked again 3 times · refused once · typed after voice had failed'
    await expect.element(screen.getByText(how)).toBeVisible()
    await expect.element(screen.getByText('Heard “<b>Aida</b>”, corrected to “Ada”')).toBeVisible()
  })

  it('has a page of its own to print', async () => {
    fakeServer(rows)
    const screen = await showResponses(`?response=${second.id}`)
    await expect
      .element(detail(screen).getByRole('link', { name: 'Print' }))
      .toHaveAttribute('href', `/forms/${form.id}/responses/${second.id}/print`)
  })
})
