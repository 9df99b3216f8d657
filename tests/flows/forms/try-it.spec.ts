import { expect, test } from '@playwright/test'
import type { Form } from '../../../contract/types.gen.ts'
import { anOwner } from '../support/account.ts'
import { openCard } from '../support/editor.ts'

const owner = anOwner()

const widthOf = (frame: Element) => frame.getBoundingClientRect().width

const aForm = () =>
  owner.call<Form>('POST', '/forms/', {
    title: 'Feedback',
    structure: {
      fields: [
        { id: 'a', name: 'name', label: 'Your name', type: 'text', required: true },
        { id: 'b', name: 'town', label: 'Your town', type: 'text', validation: { pattern: '^[A-Z]' } },
      ],
    },
  })

test('the form is tried as visitors fill it in, at the size of a phone, and nothing is sent', async ({ page }) => {
  const form = await aForm()
  const sent: string[] = []
  page.on('request', (request) => {
    if (/\/(sessions|public)\b/.test(request.url())) sent.push(`${request.method()} ${request.url()}`)
  })
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(owner.address(`/forms/${form.id}/edit`))
  await page.getByRole('button', { name: 'Phone', exact: true }).click()
  const tried = page.frameLocator('iframe')
  await tried.getByRole('textbox', { name: 'Your name' }).fill('Ada')
  await tried.getByRole('button', { name: 'Next' }).click()
  await tried.getByRole('textbox', { name: 'Your town' }).fill('Paris')
  await tried.getByRole('navigation', { name: 'Fields' }).getByRole('button', { name: 'Submit Form' }).click()
  await tried.getByRole('dialog').getByRole('button', { name: 'Submit Form' }).click()
  await expect(tried.getByText('Form Submitted Successfully!')).toBeVisible()
  expect(sent).toEqual([])
  expect((await owner.call<Form>('GET', `/forms/${form.id}`)).response_count).toBe(0)
  const saved = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('session')))
  expect(saved).toEqual([])
})

test('what is tried follows the field that is being edited, and leaves the focus there', async ({ page }) => {
  const form = await aForm()
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(owner.address(`/forms/${form.id}/edit`))
  await page.getByRole('button', { name: 'Desktop', exact: true }).click()
  const tried = page.frameLocator('iframe')
  await expect(tried.getByRole('textbox', { name: 'Your name' })).toBeVisible()
  const editors = await openCard(page, 2)
  await expect(tried.getByRole('textbox', { name: 'Your town' })).toBeVisible()
  const label = editors.getByRole('textbox', { name: 'Label', exact: true })
  await label.fill('Where do you live?')
  await expect(tried.getByRole('textbox', { name: 'Where do you live?' })).toBeVisible()
  await expect(label).toBeFocused()
  expect((await owner.call<Form>('GET', `/forms/${form.id}`)).structure.fields[1]?.label).toBe('Your town')
})

test('what is tried looks as visitors see it, whatever the owner chose for the app, and is read at full size', async ({
  page,
}) => {
  const form = await aForm()
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(owner.address(`/forms/${form.id}/edit`))
  await page.getByRole('button', { name: 'Desktop', exact: true }).click()
  await expect(page.frameLocator('iframe').locator('html')).toHaveAttribute('data-theme', 'light')
  await page.getByRole('button', { name: 'Full size' }).click()
  const large = page.getByRole('dialog', { name: 'How the form looks' })
  await large.frameLocator('iframe').getByRole('textbox', { name: 'Your name' }).fill('Ada')
  expect(await large.locator('iframe').evaluate(widthOf)).toBeGreaterThan(1000)
  await large.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Full size' })).toBeFocused()
})

test('the page of the preview is shown in frames of this site only', async ({ page }) => {
  const answer = await page.request.get(owner.address('/preview'))
  expect(answer.headers()['content-security-policy']).toContain("frame-ancestors 'self'")
})
