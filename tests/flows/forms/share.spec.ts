import { expect, test, type Page } from '@playwright/test'
import type { Form, FormSettings } from '../../../contract/types.gen.ts'
import { anOwner, expectAccessible, expectToast } from '../support/account.ts'
import { openSite } from '../support/other-site.ts'

const owner = anOwner()

const aForm = (title: string) =>
  owner.call<Form>('POST', '/forms/', {
    title,
    structure: { fields: [{ id: 'a', name: 'name', label: 'Your name', type: 'text' }] },
  })
const readSettings = ({ id }: Form) => owner.call<FormSettings>('GET', `/forms/${id}/settings`)

test('an owner says when the form closes and what it says then', async ({ page }) => {
  const form = await aForm('Registration')
  await page.goto(owner.address(`/forms/${form.id}/settings`))
  await page.getByLabel('Opens at').fill('2020-02-01T08:00')
  await page.getByLabel('Closes at').fill('2020-01-01T08:00')
  await expect(page.getByText('The form must open before it closes')).toBeVisible()
  await page.getByLabel('Opens at').fill('')
  await page.getByLabel('Limit of responses').fill('20')
  await page.getByLabel('What a closed form says').fill('Registration is over.')
  await expectAccessible(page)
  await page.getByRole('form', { name: 'Who can answer, and when' }).getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Success!', 'Settings saved successfully!')
  expect(await readSettings(form)).toMatchObject({ opens_at: null, responses_max: 20 })
  await page.goto(owner.address(`/forms/${form.id}`))
  await expect(page.getByRole('heading', { name: 'Form Closed' })).toBeVisible()
  await expect(page.getByText('Registration is over.')).toBeVisible()
  await expectAccessible(page)
})

const openSettings = async (page: Page, { id }: Form) => {
  await page.goto(owner.address(`/forms/${id}/settings`))
  return page.getByRole('form', { name: 'Who can answer, and when' })
}

test('what is wrong in the settings is said at its control, which gets the focus; half a time is not taken for none', async ({
  page,
}) => {
  const form = await aForm('Registration')
  const settings = await openSettings(page, form)
  const save = settings.getByRole('button', { name: 'Save' })
  await settings.getByLabel('Closes at').focus()
  await page.keyboard.type('0101')
  await save.click()
  await expect(settings.getByLabel('Closes at')).toBeFocused()
  await expect(settings.getByText('Give the day and the time, or nothing')).toBeVisible()
  await settings.getByLabel('Closes at').fill('2031-01-01T08:00')
  await settings.getByLabel('Limit of responses').fill('999999999')
  await save.click()
  await expect(settings.getByLabel('Limit of responses')).toBeFocused()
  await expect(settings.getByText('Give a whole number from 1 to 100,000,000, or nothing')).toBeVisible()
  await settings.getByLabel('Limit of responses').fill('20')
  await settings.getByLabel('Sites that may show the form').fill('https://example.com\nhttps://*.example.org')
  await save.click()
  await expect(settings.getByLabel('Sites that may show the form')).toBeFocused()
  await expect(settings.getByText('This is no address of a site: https://*.example.org')).toBeVisible()
  await settings.getByLabel('Sites that may show the form').fill('example.com/page')
  await save.press('Enter')
  await expectToast(page, 'Success!', 'Settings saved successfully!')
  expect(await readSettings(form)).toMatchObject({ responses_max: 20, embed_origins: ['https://example.com'] })
})

test('the focus stays where it was while settings are saved, and goes on where a button goes', async ({ page }) => {
  const settings = await openSettings(page, await aForm('Registration'))
  await settings.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(page.getByText('Settings saved successfully!')).toBeVisible()
  await expect(settings.getByRole('button', { name: 'Save' })).toBeFocused()
  await page.getByLabel('Password for this form').fill('open sesame')
  await page.getByRole('button', { name: 'Set password' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Change password' })).toBeFocused()
  await page.getByRole('button', { name: 'Remove password' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Set password' })).toBeFocused()
})

async function chooseOnPhone(page: Page, action: string): Promise<void> {
  await page.setViewportSize({ width: 360, height: 640 })
  await aForm('Registration')
  await page.goto(owner.address('/forms'))
  await page.getByRole('button', { name: 'More actions Registration' }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

test('what was said of the last act does not cover the link on a phone', async ({ page }) => {
  await chooseOnPhone(page, 'Deactivate')
  await expect(page.getByText('Form updated successfully!')).toBeVisible()
  await page.getByRole('button', { name: 'Share Registration' }).click()
  await expect(page.getByText('This form is inactive')).toBeVisible()
  await expect(page.getByText('Form updated successfully!')).toHaveCount(0)
})

test('what is said while a dialog is open on a phone does not cover it', async ({ page }) => {
  await chooseOnPhone(page, 'Tags…')
  const dialog = page.getByRole('dialog', { name: 'Tags of Registration' })
  await dialog.getByRole('textbox').fill('work')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Form updated successfully!')).toBeVisible()
  const toast = page.locator('[data-scope=toast][data-part=root]')
  await expect.poll(async () => (await toast.boundingBox())?.y, 'where it comes to rest').toBe(8)
  const [said, asked] = [await toast.boundingBox(), await dialog.boundingBox()]
  expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual(asked?.y ?? 0)
})

test('a page of another site that the owner names shows the form, as high as it is', async ({ page, context }) => {
  const form = await aForm('Embedded "form"')
  await page.goto(owner.address('/forms'))
  await page.getByRole('row').filter({ hasText: 'Embedded' }).getByRole('button', { name: 'Share' }).click()
  const code = await page.getByLabel('Code for a page of another site').inputValue()
  const { url, close } = await openSite(`<!doctype html><title>Another site</title>${code}`)
  try {
    const visit = await context.newPage()
    await visit.goto(url)
    const frame = visit.frameLocator('iframe')
    await expect(frame.getByRole('textbox', { name: 'Your name' })).toHaveCount(0)

    await page.goto(owner.address(`/forms/${form.id}/settings`))
    await page.getByLabel('Sites that may show the form').fill(`${url}/some/page`)
    await page.getByRole('form', { name: 'Who can answer, and when' }).getByRole('button', { name: 'Save' }).click()
    await expectToast(page, 'Success!', 'Settings saved successfully!')
    expect((await readSettings(form)).embed_origins).toEqual([url])

    await visit.reload()
    await frame.getByRole('textbox', { name: 'Your name' }).fill('Ada')
    const fits = () => visit.locator('iframe').evaluate((element) => element.clientHeight)
    await expect.poll(fits).toBeGreaterThan(700)
    const high = await fits()
    await frame.getByRole('navigation', { name: 'Fields' }).getByRole('button', { name: 'Submit Form' }).click()
    await frame.getByRole('dialog').getByRole('button', { name: 'Submit Form' }).click()
    await expect(frame.getByText('Form Submitted Successfully!')).toBeVisible()
    expect(await fits(), 'the height does not grow by itself').toBeLessThan(high + 200)
    expect((await owner.call<Form>('GET', `/forms/${form.id}`)).response_count).toBe(1)
  } finally {
    close()
  }
})
