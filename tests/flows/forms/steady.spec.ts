import { expect, test, type Locator, type Page } from '@playwright/test'
import type { Form } from '../../../contract/types.gen.ts'
import { anOwner, expectAccessible, expectToast } from '../support/account.ts'
import { card, openMore } from '../support/editor.ts'

const owner = anOwner()

const aForm = (title = 'Feedback') =>
  owner.call<Form>('POST', '/forms/', {
    title,
    structure: {
      fields: Array.from({ length: 8 }, (_, index) => ({
        id: `f${index}`,
        name: `n${index}`,
        label: `Question number ${index + 1}`,
        type: 'text',
      })),
    },
  })
const edit = (page: Page, { id }: Form) => page.goto(owner.address(`/forms/${id}/edit`))
const title = (page: Page) => page.getByLabel('Form Title')
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' })
const topOf = async (place: Locator) => Math.round((await place.boundingBox())?.y ?? Number.NaN)

const SIZES = [
  { name: 'a phone', width: 360, height: 740 },
  { name: 'a tablet', width: 768, height: 1024 },
  { name: 'a desktop', width: 1280, height: 900 },
]

for (const { name, ...size } of SIZES) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport: size })

    test('the card that is opened stays where it was clicked, though the one above it closes', async ({ page }) => {
      await edit(page, await aForm())
      await openMore(page, 2)
      const line = card(page, 6).getByRole('button', { expanded: false }).first()
      await line.scrollIntoViewIfNeeded()
      const before = await topOf(card(page, 6))
      await line.click()
      await expect(card(page, 6).getByRole('textbox', { name: 'Label', exact: true })).toBeVisible()
      expect(Math.abs((await topOf(card(page, 6))) - before)).toBeLessThanOrEqual(1)
    })

    test('the first key moves nothing, and the buttons of the form stand in one row', async ({ page }) => {
      await edit(page, await aForm())
      const [field, button] = [await topOf(title(page)), await topOf(save(page))]
      await title(page).press('!')
      await expect(page.getByText('Draft saved')).toBeVisible()
      expect(await topOf(title(page))).toBe(field)
      expect(await topOf(save(page))).toBe(button)
      for (const other of ['Undo', 'Check form', 'Cancel'])
        expect(await topOf(page.getByRole('button', { name: other, exact: true })), other).toBe(button)
    })

    test('a title of any length leaves the form in view', async ({ page }) => {
      await edit(page, await aForm('A title that is long '.repeat(9)))
      await expect(title(page)).toBeInViewport()
    })
  })
}

test('a form that is longer than its preview is scrolled there by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 })
  await edit(page, await aForm())
  await page.getByRole('region', { name: 'Preview' }).focus()
  await expect(page.getByRole('region', { name: 'Preview' })).toBeFocused()
  await expectAccessible(page)
})

test('Enter on what an earlier visit left restores it, and the focus is in the form', async ({ page }) => {
  const form = await aForm()
  await owner.call('PUT', `/forms/${form.id}/draft`, { title: 'Half written', structure: form.structure, version: 1 })
  await edit(page, form)
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Restore' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveValue('Half written')
  await expect(title(page)).toBeFocused()
})

test('the focus stays on Save, whether it fails, meets a conflict or succeeds', async ({ page }) => {
  const form = await aForm()
  await edit(page, form)
  await title(page).fill('Mine')
  await page.route(`**/forms/${form.id}`, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  )
  await save(page).press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'Error updating form' })).toBeVisible()
  await expect(save(page)).toBeFocused()
  await page.unroute(`**/forms/${form.id}`)
  await owner.call('PUT', `/forms/${form.id}`, { description: 'Theirs' })
  await save(page).press('Enter')
  const conflict = page.getByRole('alertdialog', { name: 'This form was changed in another place' })
  await conflict.getByRole('button', { name: 'Keep editing' }).click()
  await expect(save(page)).toBeFocused()
  await save(page).press('Enter')
  await conflict.getByRole('button', { name: 'Keep mine' }).click()
  await expect(save(page)).toBeDisabled()
  await expect(save(page)).toBeFocused()
  await expectToast(page, 'Success!', 'Form updated successfully!')
})
