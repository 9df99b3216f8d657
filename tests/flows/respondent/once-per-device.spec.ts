import { expect, test } from '@playwright/test'
import type { Form } from '../../../contract/types.gen.ts'
import { anOwner, expectAccessible, expectToast } from '../support/account.ts'
import { storedSubmissions } from '../support/owner.ts'
import { visitor } from '../support/respondent.ts'

const owner = anOwner()
const aForm = () =>
  owner.call<Form>('POST', '/forms/', {
    title: 'A vote',
    structure: { fields: [{ id: 'n', name: 'name', label: 'Your choice', type: 'text', required: true }] },
  })
const addressOf = ({ id }: Form) => owner.address(`/forms/${id}`)
const ANSWERED = 'You have already answered this form.'
const once = (form: Form) => owner.call('PUT', `/forms/${form.id}/settings`, { one_per_device: true })

test('a device that has answered is told so, with its receipt, until its response is deleted', async ({ page }) => {
  const form = await aForm()
  await page.goto(owner.address(`/forms/${form.id}/settings`))
  await expect(page.getByText('clearing the browser’s data gets around it')).toBeVisible()
  await page.getByRole('switch', { name: 'One answer per device' }).press('Space')
  await expectToast(page, 'Success!', 'Settings saved successfully!')

  await page.goto(addressOf(form))
  await visitor(page).type('Your choice', 'Red')
  await visitor(page).submit()
  await expect(page.getByText('Form Submitted Successfully!')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('button', { name: 'Fill it in again' })).toHaveCount(0)

  await page.reload()
  await expect(page.getByRole('heading', { name: ANSWERED })).toBeFocused()
  const [stored] = storedSubmissions(owner.server(), form.id)
  await expect(page.getByText(`Submission ID: ${stored?.id}`)).toBeVisible()
  await expectAccessible(page)

  await owner.call('POST', `/forms/${form.id}/responses/delete`, { filter: {}, count: 1 })
  await page.reload()
  await expect(visitor(page).field('Your choice')).toBeVisible()
})

test('of two tabs one sends, and the other keeps what was typed', async ({ page, context }) => {
  const form = await aForm()
  await once(form)
  await page.goto(addressOf(form))
  await expect(visitor(page).field('Your choice')).toBeVisible()
  const other = await context.newPage()
  await other.goto(addressOf(form))
  await expect(visitor(other).field('Your choice')).toBeVisible()
  await other.waitForLoadState('networkidle')
  await visitor(page).type('Your choice', 'Red')
  await visitor(page).submit()
  await expect(page.getByText('Form Submitted Successfully!')).toBeVisible()
  await visitor(other).type('Your choice', 'Blue')
  await visitor(other).submit()
  const failed = other.getByRole('dialog')
  await expect(failed.getByText(ANSWERED)).toBeVisible()
  const download = other.waitForEvent('download')
  await failed.getByRole('button', { name: 'Save as a File' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.json$/)
  expect(storedSubmissions(owner.server(), form.id)).toHaveLength(1)
})

test('nothing about the device is kept for a form without the switch', async ({ page }) => {
  const form = await aForm()
  await page.goto(addressOf(form))
  await visitor(page).type('Your choice', 'Red')
  await visitor(page).submit()
  await expect(page.getByText('Form Submitted Successfully!')).toBeVisible()
  const keys = await page.evaluate(() => Object.keys(localStorage))
  expect(keys.filter((key) => /^(?:form-device|answered|form-token):/.test(key))).toEqual([])
})
