import { copyFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { speak } from '../../support/voices.ts'
import { owner } from '../support/builder.ts'
import { ownerOf } from '../support/owner.ts'
import { listening, microphone } from '../support/respondent.ts'
import { type RunningServer, sharedServer } from '../support/server.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await sharedServer({ TRANSCRIBER: 'pocketsphinx' })
})
test.use({ launchOptions: listening, permissions: ['microphone'], viewport: { width: 1280, height: 900 } })

test('an owner speaks to a field that is not published yet, and no session begins', async ({ page }) => {
  const sessions: string[] = []
  page.on('request', (request) => request.url().includes('/sessions') && sessions.push(request.url()))
  await owner(page, server.url).logIn()
  const { id } = await (
    await ownerOf(server)
  ).createForm({
    title: 'Visit',
    structure: { fields: [{ id: 'a', name: 'name', label: 'Your name', type: 'text' }] },
  })
  await page.goto(`${server.url}/forms/${id}/edit`)
  await page.getByRole('textbox', { name: 'New field' }).fill('How many people came? number 0-99')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Draft saved')).toBeVisible()
  await page.getByRole('button', { name: 'Phone', exact: true }).click()
  const tried = page.frameLocator('iframe')
  await tried.getByRole('button', { name: 'Next' }).click()
  const field = tried.getByRole('region', { name: 'How many people came?' })
  await expect(async () => {
    await copyFile(await speak('forty two', { silence: { before: 0.8, after: 3 } }), microphone)
    await field.getByRole('button', { name: /^(Voice Input|Retry|Done)$/ }).click()
    await expect(field.getByRole('spinbutton')).toHaveValue('42')
  }).toPass({ timeout: 90_000 })
  expect(sessions).toEqual([])
})
