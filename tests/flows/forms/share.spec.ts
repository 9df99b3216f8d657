import { expect, test } from '@playwright/test'
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
