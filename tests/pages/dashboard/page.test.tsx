import '../../../src/styles.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import type { AttentionItem, Dashboard, DashboardForm } from '../../../contract/types.gen.ts'
import { Component } from '../../../src/pages/dashboard/page.tsx'
import { createQueryClient } from '../../../src/transport/query-client.ts'
import { aMoment, aUser } from '../../support/builders.ts'
import { violations } from '../axe.ts'

const id = (number: number) => `01890000-0000-7000-8000-${String(number).padStart(12, '0')}`

const aForm = (number: number, changes: Partial<DashboardForm> = {}): DashboardForm => ({
  id: id(number),
  title: `Form ${number}`,
  is_active: true,
  new: 0,
  total: 0,
  trend: Array.from({ length: 14 }, () => 0),
  ...changes,
})

const aDashboard = (changes: Partial<Dashboard> = {}): Dashboard => ({
  since: aMoment,
  new_responses: 0,
  forms: [aForm(1)],
  attention: [],
  ...changes,
})

const anItem = (kind: AttentionItem['kind'], number: number, message: string): AttentionItem => ({
  kind,
  form_id: id(number),
  title: `Form ${number}`,
  message,
})

const attention = [
  anItem('webhook-off', 1, 'The webhook to hooks.example.com was switched off. It failed for three days.'),
  anItem('webhook-failing', 2, 'The webhook to hooks.example.com has been failing for 5 hours.'),
  anItem('unread-deleted-soon', 3, 'Responses that you have not read will be deleted in the next 3 days.'),
  anItem('badly-heard', 4, '“Your surname” is often misheard: voice had to ask again, was told no, or was given up.'),
  anItem('no-responses', 5, 'It has been open for 8 days without a response. Share its link.'),
]

type Reply = { status?: number; body: unknown }

const ignored = () => undefined

async function show(dashboard: () => Reply) {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname } = new URL(new Request(input, init).url)
    const { status = 200, body } = pathname.endsWith('/dashboard') ? dashboard() : { body: aUser() }
    return Response.json(body, { status })
  })
  const router = createMemoryRouter(
    [
      { path: '/', Component },
      { path: '*', element: null },
    ],
    { initialEntries: ['/'] },
  )
  const screen = await render(
    <QueryClientProvider client={createQueryClient({ onRefused: ignored, onSuccess: ignored, onFailure: ignored })}>
      <main>
        <RouterProvider router={router} />
      </main>
    </QueryClientProvider>,
  )
  await expect.element(screen.getByRole('heading', { name: 'Hi, Ada Lovelace' })).toBeVisible()
  return Object.assign(screen, { address: () => router.state.location.pathname })
}

/** Nothing is wider than the screen, and nothing keeps anybody out. */
async function expectSound() {
  expect(await violations()).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
}

afterEach(() => vi.restoreAllMocks())

describe.each([360, 1280])('the dashboard on a screen of %i px', (width) => {
  beforeEach(() => page.viewport(width, 800))

  it('leads an owner without forms to the first one', async () => {
    const screen = await show(() => ({ body: aDashboard({ forms: [] }) }))
    await expect.element(screen.getByText('No forms yet')).toBeVisible()
    await expect.element(screen.getByRole('status')).not.toBeInTheDocument()
    await expectSound()
    await screen.getByRole('link', { name: 'Create Your First Form' }).click()
    expect(screen.address()).toBe('/forms/create')
  })

  it('counts what is new, of all forms and of each', async () => {
    const forms = [aForm(1, { new: 12, total: 1234, trend: [...aForm(1).trend.slice(1), 12] }), aForm(2)]
    const screen = await show(() => ({ body: aDashboard({ new_responses: 12, forms }) }))
    await expect.element(screen.getByRole('status')).toHaveTextContent('12 new responses')
    const row = screen.getByRole('row').filter({ hasText: 'Form 1' })
    await expect.element(row).toMatchTextContent(/12 new/)
    await expect.element(row).toMatchTextContent(/1,234/)
    await expect.element(screen.getByRole('row').filter({ hasText: 'Form 2' })).not.toMatchTextContent(/new/)
    await expectSound()
  })

  it('says what needs attention, the most urgent first and the rest when it is asked for', async () => {
    const forms = attention.map((_, index) => aForm(index + 1))
    const screen = await show(() => ({ body: aDashboard({ forms, attention }) }))
    await expect.element(screen.getByRole('heading', { name: 'Needs your attention' })).toBeVisible()
    const messages = () => attention.filter(({ message }) => document.body.textContent.includes(message))
    expect(messages()).toEqual(attention.slice(0, 3))
    await screen.getByRole('button', { name: 'Show 2 more' }).click()
    await expect.poll(messages).toEqual(attention)
    await expectSound()
  })
})

it.each([
  ['webhook-off', 'Open its settings: Form 1', `/forms/${id(1)}/settings`],
  ['webhook-failing', 'Open its settings: Form 2', `/forms/${id(2)}/settings`],
  ['unread-deleted-soon', 'Read them: Form 3', `/forms/${id(3)}/responses`],
  ['badly-heard', 'See how it is heard: Form 4', `/forms/${id(4)}/summary`],
  ['no-responses', 'Go to its link: Form 5', '/forms'],
])('what needs attention leads to where it is mended: %s', async (kind, name, place) => {
  const items = attention.filter((item) => item.kind === kind)
  const screen = await show(() => ({ body: aDashboard({ attention: items }) }))
  await screen.getByRole('link', { name }).click()
  expect(screen.address()).toBe(place)
})

it('a dashboard that cannot be loaded says so, and loads when it is tried again', async () => {
  let isBroken = true
  const screen = await show(() => (isBroken ? { status: 500, body: { detail: 'broken' } } : { body: aDashboard() }))
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/This could not be loaded/)
  await expectSound()
  isBroken = false
  await screen.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(screen.getByRole('link', { name: 'Form 1' })).toBeVisible()
})
