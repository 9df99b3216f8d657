import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { type Browser, expect, type Page, test } from '@playwright/test'
import type { Form } from '../../../contract/types.gen.ts'
import { expectAccessible } from '../support/account.ts'
import { ownerOf, storedAnswers } from '../support/owner.ts'
import { visitor } from '../support/respondent.ts'
import { type RunningServer, sharedServer } from '../support/server.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await sharedServer()
})

const fields = [
  { id: 'city', name: 'city', label: 'Your city', type: 'text', required: true },
  { id: 'why', name: 'why', label: 'Why there', type: 'text', required: true },
] as const
const SECRET = 'Reykjavik in winter'

const aForm = async () => (await ownerOf(server)).createForm({ title: 'A visit', structure: { fields: [...fields] } })
const addressOf = ({ id }: Form) => `${server.url}/forms/${id}`

/** Answers the first question on one device, and gives what the dialog shows for the other. */
async function begin(page: Page, form: Form): Promise<{ code: string; link: string }> {
  await page.goto(addressOf(form))
  await visitor(page).type('Your city', SECRET)
  await expect(visitor(page).field('Why there')).toBeVisible()
  await page.getByRole('button', { name: 'Continue on Another Device' }).click()
  const dialog = page.getByRole('dialog', { name: 'Continue on another device' })
  await dialog.getByRole('button', { name: 'Make a Code' }).click()
  await expect(dialog.getByRole('img', { name: 'QR code of the link' })).toBeVisible()
  await expectAccessible(page)
  return {
    code: await dialog.getByLabel('Code', { exact: true }).inputValue(),
    link: await dialog.getByRole('textbox', { name: 'Link' }).inputValue(),
  }
}

async function onAnotherDevice<Result>(browser: Browser, work: (page: Page) => Promise<Result>): Promise<Result> {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  try {
    return await work(await context.newPage())
  } finally {
    await context.close()
  }
}

async function finish(page: Page): Promise<void> {
  await expect(page.getByText('Continue where you left off?')).toBeVisible()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await visitor(page).type('Why there', 'For the light')
  await visitor(page).submit()
  await expect(page.getByText('Form Submitted Successfully!')).toBeVisible()
}

test('a form that was begun on one device is finished on another with the link, and sent once', async ({
  page,
  browser,
}) => {
  const form = await aForm()
  const { link } = await begin(page, form)
  await onAnotherDevice(browser, async (other) => {
    const asked: string[] = []
    other.on('request', (request) => asked.push(request.url()))
    await other.goto(link)
    await finish(other)
    expect(asked.filter((url) => url.includes('continue='))).toEqual([])
    expect(other.url(), 'the code leaves the address').toBe(addressOf(form))
  })
  expect(storedAnswers(server, form)).toEqual([{ 'Your city': SECRET, 'Why there': 'For the light' }])
})

test('the code is typed as people type it, and a wrong one is said', async ({ page, browser }) => {
  const form = await aForm()
  const { code } = await begin(page, form)
  await onAnotherDevice(browser, async (other) => {
    await other.goto(addressOf(form))
    await other.getByRole('button', { name: 'Continue on Another Device' }).click()
    const dialog = other.getByRole('dialog')
    const enter = async (text: string) => {
      await dialog.getByLabel('Code from another device').fill(text)
      await dialog.getByRole('button', { name: 'Continue Here' }).click()
    }
    await enter('12')
    await expect(dialog.getByText('A code has 16 letters and digits.')).toBeVisible()
    await enter('0000-0000-0000-0000')
    await expect(dialog.getByText('No answers wait under this code.')).toBeVisible()
    await expectAccessible(other)
    await enter(code.toLowerCase().replaceAll('-', ' '))
    await finish(other)
  })
})

test('the server has nothing of the answers that it could read', async ({ page }) => {
  const form = await aForm()
  const { code } = await begin(page, form)
  const database = new DatabaseSync(join(server.dataDir, 'sayform.db'), { readOnly: true })
  const [row] = database.prepare('select id, data from transfer where form_id = ?').all(form.id)
  database.close()
  const data = Buffer.from(row?.['data'] as Uint8Array)
  expect(data.length).toBeGreaterThan(100)
  for (const text of [SECRET, 'city', code, code.replaceAll('-', '')]) expect(data.includes(text)).toBe(false)
  expect(String(row?.['id']).toUpperCase()).not.toContain(code.slice(0, 4))
})

test('a link that is opened where other answers are asks which to keep', async ({ page, browser }) => {
  const form = await aForm()
  const { link } = await begin(page, form)
  await onAnotherDevice(browser, async (other) => {
    await other.goto(addressOf(form))
    await visitor(other).type('Your city', 'Oslo')
    // A page that is left in its first moment has kept nothing.
    await expect.poll(() => other.evaluate(() => JSON.stringify(localStorage))).toContain('Oslo')
    const dialog = other.getByRole('dialog', { name: 'Replace the answers on this device?' })
    await other.goto('about:blank')
    await other.goto(link)
    await expect(dialog.getByRole('heading')).toBeFocused()
    await expectAccessible(other)
    await dialog.getByRole('button', { name: 'Keep These Answers' }).click()
    await other.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(visitor(other).field('Your city').getByRole('textbox')).toHaveValue('Oslo')
    await other.goto('about:blank')
    await other.goto(link)
    await dialog.getByRole('button', { name: 'Replace Them' }).click()
    await finish(other)
  })
  expect(storedAnswers(server, form)).toEqual([{ 'Your city': SECRET, 'Why there': 'For the light' }])
})

test('a link that has no answers behind it says so, and the form can be filled', async ({ page }) => {
  const form = await aForm()
  await page.goto(`${addressOf(form)}#continue=ABCD-ABCD-ABCD-ABCD`)
  await expect(page.getByText('No answers wait under this code.')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await visitor(page).type('Your city', 'Oslo')
})
