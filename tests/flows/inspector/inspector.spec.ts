import { expect, test } from '@playwright/test'
import { expectAccessible } from '../support/account.ts'
import { ownerOf } from '../support/owner.ts'
import { denying, visitor } from '../support/respondent.ts'
import { startServer, superuser, type RunningServer } from '../support/server.ts'

/** Vite brings each file for itself, and gets ready what pages ask for while they wait. */
const FIRST_LOAD = { timeout: 60_000 }

let server: RunningServer
let form: { id: string }
test.beforeAll(async () => {
  server = await startServer({ NODE_ENV: 'development' })
  const structure = {
    fields: [
      { id: 'name', name: 'name', label: 'Your name', type: 'text' as const, required: true },
      { id: 'town', name: 'town', label: 'Your town', type: 'text' as const },
    ],
  }
  form = await (await ownerOf(server)).createForm({ title: 'Course sign-up', structure })
})
test.afterAll(() => server.close())
test.use({ launchOptions: denying, viewport: { width: 1280, height: 900 } })
test.setTimeout(180_000)

test('who develops sees every actor of a page, its chart, what happens to it and what it knows', async ({
  page,
  context,
}) => {
  const origins = new Set<string>()
  context.on('request', (request) => origins.add(new URL(request.url()).origin))
  await page.goto(`${server.url}/forms/${form.id}/view?inspect`)
  const viewer = page.frameLocator('iframe[title=Inspector]')
  const actors = viewer.getByRole('region', { name: 'Actors' })
  const chart = viewer.getByRole('region', { name: 'Chart' })
  const log = viewer.getByRole('region', { name: 'Log' })
  const knowledge = viewer.getByRole('region', { name: 'Context' })
  const show = (view: string) => viewer.getByRole('navigation').getByRole('button', { name: view }).click()

  await expect(actors.getByRole('button', { name: /^formSession/ })).toBeVisible(FIRST_LOAD)
  for (const name of ['field-0 active', 'field-1 pending', 'voiceCapture idle', /^createSession/, /^storeSession/])
    await expect(actors.getByRole('button', { name })).toBeVisible()
  await expect(chart.getByRole('status')).toContainText('live.form.filling.answering')
  await expect(chart.locator('[aria-current]').filter({ hasText: 'answering' })).toBeVisible()
  await expect(chart.getByText('[canSubmit]')).toBeVisible()
  await expect(chart.getByText('after autoAdvance').first()).toBeVisible()

  await actors.getByRole('button', { name: 'field-0' }).click()
  await expect(chart.getByRole('status')).toHaveText('active')
  await visitor(page).type('Your name', 'Grace Hopper')
  await expect(chart.getByRole('status')).toHaveText('completed')
  await expect(chart.locator('[data-taken]')).not.toHaveCount(0)

  await show('Log')
  await log.getByRole('combobox', { name: 'Events of' }).selectOption('field-0')
  await expect(log.getByText('"Grace Hopper"').first()).toBeVisible()
  await expectAccessible(page)
  await show('Context')
  await expect(knowledge.getByText('"Grace Hopper"')).toBeVisible()
  await expectAccessible(page)

  await show('Log')
  await log.getByRole('listitem').getByRole('button').last().click()
  await expect(viewer.getByText(/^As it was at/)).toBeVisible()
  await expectAccessible(page)
  await show('Context')
  await expect(knowledge.getByText('"Grace Hopper"')).toBeHidden()
  await viewer.getByRole('button', { name: 'Back to now' }).click()
  await expect(knowledge.getByText('"Grace Hopper"')).toBeVisible()

  const [own] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Own window' }).click(),
  ])
  await expect(own.getByRole('region', { name: 'Actors' }).getByRole('button', { name: 'field-1' })).toBeVisible(
    FIRST_LOAD,
  )

  await own.setViewportSize({ width: 1280, height: 900 })
  for (const part of ['Actors', 'Chart', 'Log', 'Context'])
    await expect(own.getByRole('region', { name: part })).toBeVisible()
  await expectAccessible(own)

  expect([...origins]).toEqual([server.url])
})

test('the inspector stays for the tab, from the login to the editor', async ({ page }) => {
  await page.goto(`${server.url}/login?inspect`)
  const actors = page.frameLocator('iframe[title=Inspector]').getByRole('region', { name: 'Actors' })
  await expect(actors.getByRole('button', { name: 'auth signed-out' })).toBeVisible(FIRST_LOAD)
  await page.getByPlaceholder('Email').fill(superuser.email)
  await page.getByPlaceholder('Password').fill(superuser.password)
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(actors.getByRole('button', { name: 'auth signed-in' })).toBeVisible()
  await page.goto(`${server.url}/forms/create`)
  await expect(actors.getByRole('button', { name: 'formEditor clean' }).first()).toBeVisible(FIRST_LOAD)
})

test('a page that was not asked to be inspected is not', async ({ page }) => {
  await page.goto(`${server.url}/forms/${form.id}`)
  await expect(page.getByText('Progress: 0 of 2 fields completed')).toBeVisible(FIRST_LOAD)
  await expect(page.getByTitle('Inspector')).toHaveCount(0)
})
