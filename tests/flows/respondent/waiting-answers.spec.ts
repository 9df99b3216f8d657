import { expect, test, type Page } from '@playwright/test'
import type { FormField } from '../../../contract/types.gen.ts'
import { hearingBrowser } from '../support/browser-recogniser.ts'
import { ownerOf, storedAnswers } from '../support/owner.ts'
import { visitor } from '../support/respondent.ts'
import { type RunningServer, sharedServer } from '../support/server.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await sharedServer({ TRANSCRIBER: 'browser' })
})

const named = (id: string, label: string) => ({ id, name: id, label, required: true })
const email: FormField = { ...named('email', 'Your email'), type: 'email' }
const name: FormField = { ...named('name', 'Your name'), type: 'text' }
const nights: FormField = { ...named('nights', 'Nights'), type: 'number' }
const ASKED = { name: 'Is this right?' }
const RECOVERY = { name: 'Continue where you left off?' }

async function open(page: Page, fields: FormField[]) {
  const form = await (await ownerOf(server)).createForm({ title: 'A stay', structure: { fields } })
  const browser = await hearingBrowser(page)
  await page.goto(`${server.url}/forms/${form.id}`)
  const say = async (label: string, words: string) => {
    await browser.willHear(words)
    await visitor(page).voice(label).click()
    await visitor(page).field(label).getByRole('button', { name: 'Allow' }).click()
    await expect(visitor(page).field(label).getByRole('group', ASKED)).toBeVisible()
  }
  return { form, say }
}

test('an answer that waits for its yes is asked about again after a reload, and sent after the yes', async ({
  page,
}) => {
  const { form, say } = await open(page, [email])
  await say('Your email', 'ada at example dot com')
  await page.reload()
  await expect(page.getByRole('heading', RECOVERY)).toBeVisible()
  await expect(page.getByText('What you said in field 1 is kept on this device only.')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  const { field, submit } = visitor(page)
  await expect(field('Your email').getByRole('group', ASKED)).toBeVisible()
  await expect(field('Your email').getByRole('textbox')).toHaveValue('ada@example.com')
  await expect(page.getByText('Progress: 0 of 1 fields completed'), 'nothing without the yes').toBeVisible()
  await page.getByRole('button', { name: 'Yes, use it' }).click()
  await submit()
  await expect(page.getByRole('dialog', { name: 'Form Submitted Successfully!' })).toBeVisible()
  expect(storedAnswers(server, form)).toEqual([{ 'Your email': 'ada@example.com' }])
  await page.reload()
  await expect(field('Your email')).toBeVisible()
  await expect(page.getByRole('heading', RECOVERY)).not.toBeVisible()
})

test('several answers are proposed again where the page is closed without a word and opened later', async ({
  page,
  context,
}) => {
  const { form, say } = await open(page, [name, nights])
  await say('Your name', 'Anna Smith, two nights.')
  await page.close()
  const later = await context.newPage()
  await later.goto(`${server.url}/forms/${form.id}`)
  await later.getByRole('button', { name: 'Continue' }).click()
  const { field, submit } = visitor(later)
  const proposal = field('Your name').getByRole('group', ASKED)
  await expect(proposal.getByRole('listitem')).toHaveText(['Your name: Anna Smith', 'Nights: 2'])
  await expect(field('Your name').locator('input'), 'nothing is filled in yet').toHaveValue('')
  await proposal.getByRole('button', { name: 'Use these' }).click()
  await submit()
  await expect(later.getByRole('dialog', { name: 'Form Submitted Successfully!' })).toBeVisible()
  expect(storedAnswers(server, form)).toEqual([{ 'Your name': 'Anna Smith', Nights: 2 }])
})

test('Start Over leaves nothing that waits for a yes', async ({ page }) => {
  const { say } = await open(page, [email])
  await say('Your email', 'ada at example dot com')
  await page.getByRole('button', { name: 'Start Over' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Start Over' }).click()
  await expect(visitor(page).field('Your email').getByRole('textbox')).toHaveValue('')
  await expect(page.getByRole('heading', RECOVERY)).not.toBeVisible()
})
