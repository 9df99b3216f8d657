import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import type { Form } from '../../../contract/types.gen.ts'
import { callAs, expectAccessible } from '../support/account.ts'
import { ownerOf, storedAnswers } from '../support/owner.ts'
import { visitor } from '../support/respondent.ts'
import { startServer, superuser, type RunningServer } from '../support/server.ts'

// The tag with which the page asks for it.
const SYNC_TAG = 'outbox'

test.use({ serviceWorkers: 'allow' })

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.close())

const fields = [
  { id: 'city', name: 'city', label: 'Your city', type: 'text', required: true },
  { id: 'stay', name: 'stay', label: 'Nights', type: 'number' },
] as const

const WAITS = 'Your answers wait on this device.'
const aForm = async () => (await ownerOf(server)).createForm({ title: 'A visit', structure: { fields: [...fields] } })
const addressOf = ({ id }: Form) => `${server.url}/forms/${id}`

/** Opens the form, and waits until the device has what it needs to open it again. */
async function visit(page: Page, form: Form): Promise<void> {
  await page.goto(addressOf(form))
  const isKept = () =>
    page.evaluate(async () => {
      const cache = (await caches.keys()).find((name) => name.startsWith('sayform-fill-'))
      const kept = cache ? await (await caches.open(cache)).keys() : []
      return kept.some(({ url }) => url.endsWith(location.pathname)) && navigator.serviceWorker.controller !== null
    })
  await expect.poll(isKept).toBe(true)
}

/** A form that was opened once, on a device that has no network any more. */
async function visitOffline(page: Page): Promise<Form> {
  const form = await aForm()
  await visit(page, form)
  await page.context().setOffline(true)
  return form
}

async function submitInVain(page: Page, city: string): Promise<void> {
  await visitor(page).type('Your city', city)
  await expect(page.getByText('Form is ready to submit!')).toBeVisible()
  await page.getByRole('button', { name: 'Submit Form' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Submit Form' }).click()
  await expect(page.getByRole('dialog').getByText(WAITS)).toBeVisible()
}

test('a form that was opened once opens without a network, is filled and submitted, and sent once the network is back', async ({
  page,
  context,
}) => {
  const form = await visitOffline(page)
  await page.reload()
  await submitInVain(page, 'Lisbon')
  await expect(page.getByText('Network error occurred during submission.')).toBeVisible()
  await expectAccessible(page)
  expect(storedAnswers(server, form)).toEqual([])
  await context.setOffline(false)
  await expect(page.getByText('Form Submitted Successfully!')).toBeVisible()
  expect(storedAnswers(server, form)).toEqual([{ 'Your city': 'Lisbon' }])
})

test('what waits when the page is closed is said, and sent when a form is opened with a network', async ({
  page,
  context,
}) => {
  const form = await visitOffline(page)
  await submitInVain(page, 'Porto')
  await page.close()

  const later = await context.newPage()
  await later.goto(addressOf(form))
  await expect(later.getByText('Continue where you left off?')).toBeVisible()
  await expect(later.getByText(WAITS)).toBeVisible()
  await expectAccessible(later)
  const [download] = await Promise.all([
    later.waitForEvent('download'),
    later.getByRole('button', { name: 'Save as a File' }).click(),
  ])
  const saved = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(saved).toMatchObject({ form: 'A visit', answers: [{ question: 'Your city', answer: 'Porto' }] })

  await context.setOffline(false)
  await expect(later.getByRole('heading', { name: 'Thank you for your submission!' })).toBeVisible()
  expect(storedAnswers(server, form)).toEqual([{ 'Your city': 'Porto' }])
  await later.reload()
  await expect(later.getByRole('region', { name: 'Your city' }), 'nothing is left on the device').toBeVisible()
})

test('what waits is sent by the service worker alone, when the browser tells it that there is a network', async ({
  page,
  context,
}) => {
  const form = await visitOffline(page)
  await submitInVain(page, 'Sines')
  await page.close()
  await context.setOffline(false)
  // A page of the same origin that sends nothing.
  const other = await context.newPage()
  await other.goto(`${server.url}/favicon.svg`)
  const devtools = await context.newCDPSession(other)
  const registered = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    }),
  )
  await devtools.send('ServiceWorker.enable')
  const registrationId = await registered
  expect(storedAnswers(server, form)).toEqual([])
  await devtools.send('ServiceWorker.dispatchSyncEvent', {
    origin: server.url,
    registrationId,
    tag: SYNC_TAG,
    lastChance: false,
  })
  await expect.poll(() => storedAnswers(server, form)).toEqual([{ 'Your city': 'Sines' }])
})

test('an answer that is changed while it waits is sent only when it is submitted again', async ({ page, context }) => {
  const form = await visitOffline(page)
  await submitInVain(page, 'Faro')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText(WAITS)).toBeVisible()
  await page.getByRole('button', { name: 'Review Fields' }).click()
  await visitor(page).type('Your city', 'Tavira')
  await expect(page.getByText(WAITS)).toHaveCount(0)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Submit Form' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Submit Form' }).click()
  await expect(page.getByText('Form Submitted Successfully!')).toBeVisible()
  expect(storedAnswers(server, form)).toEqual([{ 'Your city': 'Tavira' }])
})

test('what the server refuses in the end stays on the device until the person removes it', async ({
  page,
  context,
}) => {
  const form = await visitOffline(page)
  await submitInVain(page, 'Evora')
  const other = await aForm()
  await callAs(server, superuser, 'DELETE', `/forms/${form.id}`)
  await page.close()
  await context.setOffline(false)

  const later = await context.newPage()
  await later.goto(addressOf(other))
  await expect(later.getByText(/was not accepted:.*Form not found/)).toBeVisible()
  await later.getByRole('button', { name: 'Remove' }).click()
  await later.getByRole('button', { name: 'Remove for Good' }).click()
  await expect(later.getByText(/was not accepted/)).toHaveCount(0)
})

test('with a network the form is seen as it is now, and the owner’s pages and the API are never kept', async ({
  page,
}) => {
  const form = await aForm()
  await visit(page, form)
  await callAs(server, superuser, 'PUT', `/forms/${form.id}`, { title: 'Another visit' })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Another visit' })).toBeVisible()
  const kept = await page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    return (await Promise.all(opened.map((cache) => cache.keys()))).flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept.filter((path) => !/^\/(assets\/|favicon\.svg$|forms\/[\da-f-]{36}$)/.test(path))).toEqual([])
  await callAs(server, superuser, 'PUT', `/forms/${form.id}`, { is_active: false })
  await page.reload()
  await expect(page.getByText('This form is not publicly accessible.')).toBeVisible()
})
