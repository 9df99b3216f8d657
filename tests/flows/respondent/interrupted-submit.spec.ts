import { expect, test } from '@playwright/test'
import { RETRY_PAUSE_MS } from '../../../rules/limits.ts'
import { ownerOf, storedAnswers } from '../support/owner.ts'
import { visitor } from '../support/respondent.ts'
import { startServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.close())

const aForm = async () =>
  (await ownerOf(server)).createForm({
    title: 'One question',
    structure: { fields: [{ id: 'city', name: 'city', label: 'Your city', type: 'text', required: true }] },
  })

test('a server that comes back between the attempts receives exactly one submission', async ({ page }) => {
  const form = await aForm()
  const respondent = visitor(page)
  await page.clock.install()
  await page.goto(`${server.url}/forms/${form.id}`)
  await respondent.type('Your city', 'Lisbon')
  await expect(page.getByText('Form is ready to submit!')).toBeVisible()

  await server.stop()
  // The page's time stands still while the server comes back, however long that takes on this machine.
  await page.clock.pauseAt(Date.now() + 60_000)
  const refused = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/submit'))
  await respondent.submit()
  await expect(page.getByText('Submitting Your Form')).toBeVisible()
  // The pause before the next attempt begins once the first has failed.
  await refused
  await page.clock.runFor(RETRY_PAUSE_MS)
  await expect(page.getByText('Retry attempt 1')).toBeVisible()
  await server.start()
  await page.clock.runFor(2 * RETRY_PAUSE_MS)
  await page.clock.resume()

  await expect(page.getByText('Form Submitted Successfully!')).toBeVisible()
  expect(storedAnswers(server, form)).toEqual([{ 'Your city': 'Lisbon' }])
})

test('after three attempts the visitor reads why, and Try Again sends the same answers once', async ({ page }) => {
  const form = await aForm()
  const respondent = visitor(page)
  await page.goto(`${server.url}/forms/${form.id}`)
  await respondent.type('Your city', 'Porto')
  await expect(page.getByText('Form is ready to submit!')).toBeVisible()

  await server.stop()
  await respondent.submit()
  await expect(page.getByText('Submission Failed')).toBeVisible()
  await expect(
    page.getByText('Network error occurred during submission. Please check your connection and try again.'),
  ).toBeVisible()
  await expect(page.getByText('NETWORK_ERROR')).toBeVisible()

  await server.start()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByText('Form Submitted Successfully!')).toBeVisible()
  expect(storedAnswers(server, form)).toEqual([{ 'Your city': 'Porto' }])
})

test('an answer that was lost on the way back is not stored twice', async ({ page }) => {
  const form = await aForm()
  const respondent = visitor(page)
  let lost = 0
  await page.route('**/submit', async (route) => {
    if (lost++ > 0) return route.continue()
    await route.fetch()
    return route.abort('connectionreset')
  })
  await page.goto(`${server.url}/forms/${form.id}`)
  await respondent.type('Your city', 'Faro')
  await respondent.submit()
  await expect(page.getByText('Form Submitted Successfully!')).toBeVisible()
  expect(lost).toBe(2)
  expect(storedAnswers(server, form)).toEqual([{ 'Your city': 'Faro' }])
})
