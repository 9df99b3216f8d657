import '../../../src/styles.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import type { FieldType, FormField, ResponseDetail, StoredValue } from '../../../contract/types.gen.ts'
import { Component } from '../../../src/pages/print-response/page.tsx'
import { createQueryClient } from '../../../src/transport/query-client.ts'
import { someFields } from '../../support/builders.ts'
import { violations } from '../axe.ts'
import { aDetail, aRow, fakeServer, form } from '../responses/fake-server.ts'

const row = aRow(1)
const HOSTILE = '</dd><img src=x onerror="window.wasRun = true"><script>window.wasRun = true</script>'

const asked: FormField[] = someFields(
  { label: 'What is your name, as it was asked?' },
  { label: 'Rating', type: 'number' },
  { label: 'Day', type: 'date' },
  { label: 'Colours', type: 'checkbox' },
  { label: 'Proof', type: 'file' },
  { label: '<b>Remarks</b>', type: 'textarea' },
  { label: 'Anything else' },
)
const values: StoredValue[] = [
  'Ada',
  9.5,
  '2026-03-01',
  ['red', 'light_blue'],
  { name: 'receipt.pdf', mediaType: 'application/pdf', size: 5000 },
  `Line one\n${HOSTILE}`,
]
const stored = (type: FieldType, index: number) => ({
  fieldId: `f${index + 1}`,
  fieldType: type,
  value: values[index] ?? null,
})

const ignored = () => undefined

async function show(changes: Partial<ResponseDetail> = {}) {
  const responses = Object.fromEntries(
    asked.slice(0, values.length).map(({ id, type }, index) => [id, stored(type, index)]),
  )
  const detail = aDetail(row, { fields: asked, responses, ...changes })
  fakeServer([row], { [`GET /${row.id}`]: () => ({ body: detail }) })
  return open()
}

async function open() {
  const router = createMemoryRouter(
    [
      { path: '/forms/:formId/responses/:responseId/print', Component },
      { path: '*', element: null },
    ],
    {
      initialEntries: [`/forms/${form.id}/responses/${row.id}/print`],
    },
  )
  const screen = await render(
    <QueryClientProvider client={createQueryClient({ onRefused: ignored, onSuccess: ignored, onFailure: ignored })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return Object.assign(screen, { router })
}

const texts = (tag: string) => [...document.querySelectorAll(tag)].map((element) => element.textContent)

beforeEach(() => page.viewport(800, 1000))
afterEach(() => vi.restoreAllMocks())

it('has every question as it was asked, with its answer, and says where none was given', async () => {
  const screen = await show()
  await expect.element(screen.getByRole('heading', { level: 1, name: form.title })).toBeVisible()
  expect(texts('dt')).toEqual(asked.map(({ label }) => label))
  expect(texts('dd')).toEqual([
    'Ada',
    '9.5',
    'March 1, 2026',
    'Red, Light blue',
    'receipt.pdf (5 KB)',
    `Line one\n${HOSTILE}`,
    'No answer',
  ])
  await expect.element(screen.getByText(`Response ${row.id} · Version 1 of the form`)).toBeVisible()
  expect(document.title).toContain(form.title)
  expect(await violations()).toEqual([])
})

it('says where nothing was asked', async () => {
  await show({ not_asked: [asked.at(-1)!.id] })
  await expect.poll(() => texts('dd').at(-1)).toBe('Not asked')
})

it('runs nothing of what was answered', async () => {
  const screen = await show()
  await expect.element(screen.getByText(/Line one/)).toHaveTextContent(`Line one ${HOSTILE}`)
  expect(document.querySelector('main img, main script, main b')).toBeNull()
  expect(window).not.toHaveProperty('wasRun')
})

it('keeps the owner’s notes and tags away', async () => {
  const screen = await show({ note: 'Call on Monday', tags: ['VIP'], is_starred: true })
  await expect.element(screen.getByText('Ada', { exact: true })).toBeVisible()
  for (const own of ['Call on Monday', 'VIP', 'Starred']) expect(document.body.textContent).not.toContain(own)
})

it('prints when it is asked to, and leads back to the response', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(ignored)
  const screen = await show()
  await screen.getByRole('button', { name: 'Print' }).click()
  expect(print).toHaveBeenCalledOnce()
  await screen.getByRole('link', { name: 'Back' }).click()
  const { pathname, search } = screen.router.state.location
  expect(pathname + search).toBe(`/forms/${form.id}/responses?response=${row.id}`)
})

it('says when the response is not there any more', async () => {
  fakeServer([row], { [`GET /${row.id}`]: () => ({ status: 404, body: { detail: 'Response not found' } }) })
  const screen = await open()
  await expect.element(screen.getByRole('alert')).toBeVisible()
  expect(await violations()).toEqual([])
})
