import { type Browser, expect, type FrameLocator, type Locator, type Page, test } from '@playwright/test'
import type { Form, FormField, Responses } from '../../../contract/types.gen.ts'
import { type Cluster, hasPostgres, startPostgres } from '../../server/support/postgres.ts'
import { expectAccessible } from '../support/account.ts'
import { openSite } from '../support/other-site.ts'
import { ownerOf } from '../support/owner.ts'
import { startServer, type RunningServer } from '../support/server.ts'

const PASSWORD = 'summer party'
const fields: FormField[] = [
  { id: 'city', name: 'city', label: 'Your city', type: 'text', required: true },
  { id: 'why', name: 'why', label: 'Why there', type: 'text', required: true },
]
const FILLED = 'Filled in by the link'

/** A page of another site, with the form in a frame. @param query with answers */
async function openEmbedded(page: Page, server: RunningServer, form: Form, query = ''): Promise<FrameLocator> {
  const address = `${server.url}/forms/${form.id}${query}`
  const site = await openSite(
    `<!doctype html><html lang="en"><title>Another site</title><main aria-label="Another site"><h1>Another site</h1><iframe src="${address}" width="400" height="740" title="Form"></iframe></main>`,
  )
  page.once('close', site.close)
  await (await ownerOf(server)).updateSettings(form.id, { embed_origins: [site.url] })
  await page.goto(site.url)
  return page.frameLocator('iframe')
}

async function type(frame: FrameLocator | Page, label: string, text: string): Promise<void> {
  const control = frame.getByRole('region', { name: label }).getByRole('textbox')
  await control.fill(text)
  await control.press('Enter')
}

async function submit(frame: FrameLocator | Page): Promise<void> {
  await frame.getByRole('navigation', { name: 'Fields' }).getByRole('button', { name: 'Submit Form' }).click()
  const dialog = frame.getByRole('dialog', { name: 'Review Your Responses' })
  await dialog.getByRole('button', { name: 'Submit Form' }).click()
  await expect(frame.getByText('Form Submitted Successfully!')).toBeVisible()
}

test.describe('In a frame of another site', () => {
  let server: RunningServer
  test.beforeAll(async () => {
    server = await startServer()
  })
  test.afterAll(() => server.close())
  const aForm = async () => (await ownerOf(server)).createForm({ title: 'A visit', structure: { fields } })

  test('answers in the address are seen, changed and sent; what was typed outlives a reload of that page', async ({
    page,
  }) => {
    const form = await aForm()
    const frame = await openEmbedded(page, server, form, '?city=Oslo&why=Snow&utm_source=mail')
    const city = frame.getByRole('region', { name: 'Your city' })
    await expect(city.getByRole('textbox')).toHaveValue('Oslo')
    await expect(city.getByText(FILLED)).toBeVisible()
    await city.getByRole('textbox').fill('Bergen')
    await expect(frame.getByText(FILLED)).toHaveCount(0)
    await page.reload()
    await frame.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(city.getByRole('textbox')).toHaveValue('Bergen')
    await city.getByRole('textbox').press('Enter')
    const why = frame.getByRole('region', { name: 'Why there' })
    await expect(why.getByRole('textbox')).toHaveValue('Snow')
    await expect(why.getByText(FILLED)).toBeVisible()
    await submit(frame)
    expect(await answersTo(server, form)).toEqual([{ city: 'Bergen', why: 'Snow' }])
  })
})

test.describe('Behind a password, with two servers on one database', () => {
  test.skip(!hasPostgres, 'PostgreSQL is not installed here (apt-get install postgresql): two servers share one.')

  let cluster: Cluster
  let [one, other]: RunningServer[] = []
  test.beforeAll(async () => {
    cluster = await startPostgres()
    const shared = { DATABASE_URL: await cluster.createDatabase(), SECRET_KEY: 's'.repeat(40), TRANSCRIBER: 'browser' }
    // One after the other: the first makes the tables.
    one = await startServer(shared)
    other = await startServer(shared)
  })
  test.afterAll(async () => {
    await one?.close()
    await other?.close()
    await cluster?.stop()
  })

  /** Begins in a frame that the first server fills, and leaves the answers for another device. */
  async function begin(page: Page) {
    if (!one || !other) throw new Error('the servers did not start')
    const owner = await ownerOf(one)
    const form = await owner.createForm({ title: 'Guests of the party', structure: { fields } })
    await owner.updateSettings(form.id, { password: PASSWORD })
    const frame = await openEmbedded(page, one, form)
    await enter(frame, 'winter party')
    await expect(frame.getByText('This is not the password of this form.')).toBeVisible()
    await expectAccessible(page)
    await enter(frame, PASSWORD)
    await type(frame, 'Your city', 'Reykjavik')
    await expect(frame.getByRole('region', { name: 'Why there' })).toBeVisible()
    const dialog = await transferIn(frame)
    await dialog.getByRole('button', { name: 'Make a Code' }).click()
    const code = await dialog.getByLabel('Code', { exact: true }).inputValue()
    const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue()
    expect(link).toBe(`${one.url}/forms/${form.id}#continue=${code}`)
    await dialog.getByRole('button', { name: 'Close' }).click()
    return { form, code, link: link.replace(one.url, other.url), one, other }
  }

  test('what was begun in a frame goes on by the link, at another server, once the password is entered', async ({
    page,
    browser,
  }) => {
    const { form, link, one: first } = await begin(page)
    await onAnotherDevice(browser, async (device) => {
      await device.goto(link)
      await enter(device, PASSWORD)
      await finish(device)
    })
    expect(await answersTo(first, form)).toEqual([{ city: 'Reykjavik', why: 'For the light' }])
    await test.step('the frame sends nothing a second time', async () => {
      const frame = page.frameLocator('iframe')
      await type(frame, 'Why there', 'For the snow')
      await frame.getByRole('navigation', { name: 'Fields' }).getByRole('button', { name: 'Submit Form' }).click()
      await frame.getByRole('dialog').getByRole('button', { name: 'Submit Form' }).click()
      await expect(frame.getByText('Submission Failed')).toBeVisible()
      expect(await answersTo(first, form)).toHaveLength(1)
    })
  })

  test('or by the code, in a frame of a further site', async ({ page, browser }) => {
    const { form, code, one: first, other: second } = await begin(page)
    await onAnotherDevice(browser, async (device) => {
      const frame = await openEmbedded(device, second, form)
      await enter(frame, PASSWORD)
      const dialog = await transferIn(frame)
      await dialog.getByLabel('Code from another device').fill(code.toLowerCase())
      await dialog.getByRole('button', { name: 'Continue Here' }).click()
      await finish(frame)
    })
    expect(await answersTo(first, form)).toEqual([{ city: 'Reykjavik', why: 'For the light' }])
  })
})

async function enter(frame: FrameLocator | Page, password: string): Promise<void> {
  await frame.getByLabel('Password', { exact: true }).fill(password)
  await frame.getByRole('button', { name: 'Open the form' }).click()
}

async function transferIn(frame: FrameLocator): Promise<Locator> {
  await frame.getByRole('button', { name: 'Continue on Another Device' }).click()
  return frame.getByRole('dialog', { name: 'Continue on another device' })
}

async function finish(frame: FrameLocator | Page): Promise<void> {
  await expect(frame.getByText('Continue where you left off?')).toBeVisible()
  await frame.getByRole('button', { name: 'Continue', exact: true }).click()
  await type(frame, 'Why there', 'For the light')
  await submit(frame)
}

async function onAnotherDevice(browser: Browser, work: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  try {
    await work(await context.newPage())
  } finally {
    await context.close()
  }
}

async function answersTo(server: RunningServer, form: Form): Promise<object[]> {
  const { token } = await ownerOf(server)
  const answer = await fetch(`${server.url}/api/v1/forms/${form.id}/responses`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return ((await answer.json()) as Responses).data.map(({ values }) => values)
}
