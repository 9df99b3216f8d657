import '../../../src/styles.css'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Component as FormSettings } from '../../../src/pages/form-settings/page.tsx'
import { Component as Responses } from '../../../src/pages/responses/page.tsx'
import { Component as Summary } from '../../../src/pages/summary/page.tsx'
import { createQueryClient } from '../../../src/transport/query-client.ts'

const id = '01890000-0000-7000-8000-000000000001'
const ignored = () => undefined

/** What was decided before stands on the page now. */
const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/** The texts of all alerts that ever stood on the page. */
function alertsEver() {
  const seen = new Set<string>()
  const look = () => document.querySelectorAll('[role=alert]').forEach((alert) => seen.add(alert.textContent))
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
  return seen
}

/** The page of a form that is not there; its own calls are answered after those of its parts. */
async function show(Page: () => ReactNode) {
  const own = Promise.withResolvers<void>()
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname } = new URL(new Request(input, init).url)
    if (/\/forms\/[^/]+(\/settings)?$/.test(pathname)) await own.promise
    return Response.json({ detail: 'Form not found' }, { status: 404 })
  })
  const client = createQueryClient({ onRefused: ignored, onSuccess: ignored, onFailure: ignored })
  const router = createMemoryRouter([{ path: '/forms/:formId', Component: Page }], { initialEntries: [`/forms/${id}`] })
  const alerts = alertsEver()
  const screen = await render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { screen, alerts, fetching: () => client.isFetching(), answerOwn: own.resolve }
}

afterEach(() => vi.restoreAllMocks())

it.each([
  ['settings', FormSettings, 2],
  ['responses', Responses, 1],
  ['summary', Summary, 1],
])(
  'the %s of a form that is not there say so once, though parts of the page are refused first',
  async (_, Page, own) => {
    const { screen, alerts, fetching, answerOwn } = await show(Page)
    await expect.poll(fetching).toBe(own)
    await painted()
    answerOwn()
    await expect.element(screen.getByRole('alert')).toMatchTextContent(/Form not found/)
    expect([...alerts]).toEqual([expect.stringContaining('Form not found')])
  },
)
