import { expect, test, type Page } from '@playwright/test'
import type { Form } from '../../../contract/types.gen.ts'
import { anOwner, expectAccessible, expectToast, tokenOf } from '../support/account.ts'

const owner = anOwner()

const aForm = (title: string, more: object = {}) =>
  owner.call<Form>('POST', '/forms/', {
    title,
    structure: { fields: [{ id: 'a', name: 'a', label: 'Your name', type: 'text' }] },
    ...more,
  })
const open = (page: Page) => page.goto(owner.address('/forms'))
const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title })

test('an owner without forms is invited to create the first one', async ({ page }) => {
  await open(page)
  await expect(page.getByText('No forms yet')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Create Your First Form' }).click()
  await expect(page.getByRole('heading', { name: 'Create New Form' })).toBeVisible()
})

test('the list is asked for once, and before its screen is there', async ({ page }) => {
  await aForm('Feedback')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.route(/\/assets\/page-/, async (route) => {
    await expect.poll(() => asked).toContain('/api/v1/forms/')
    await route.continue()
  })
  await open(page)
  await expect(row(page, 'Feedback')).toBeVisible()
  expect(asked.filter((path) => path === '/api/v1/forms/')).toHaveLength(1)
})

test('the list shows what a form is, and how many answered', async ({ page }) => {
  const form = await aForm('Feedback', { description: 'How was it?' })
  await aForm('Asleep', { is_active: false })
  await open(page)
  await expect(page.getByText('2 form(s) total')).toBeVisible()
  await expect(page.getByRole('columnheader')).toHaveText(['Form', 'Status', 'Created', 'Responses', 'Actions'])
  const created = new Date(form.created_at)
  const day = created.toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric' })
  await expect(row(page, 'Feedback').getByRole('cell')).toContainText(['How was it?', 'Active', day, '0', ''])
  await expect(row(page, 'Asleep').getByRole('cell')).toContainText(['Asleep', 'Inactive'])
  await expectAccessible(page)
})

test('forms are searched, filtered, sorted and tagged, and the address keeps what is shown', async ({ page }) => {
  await aForm('Visit', { description: 'How was it?' })
  await aForm('Course', { is_active: false })
  await aForm('Accident')
  const titles = () => page.getByRole('row').locator('td:first-child')
  await open(page)
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Title')
  await expect(titles()).toHaveText([/^Accident/, /^Course/, /^Visit/])
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Inactive')
  await expect(titles()).toHaveText([/^Course/])
  await expect(page.getByText('1 form found')).toBeVisible()
  await page.reload()
  await expect(titles()).toHaveText([/^Course/])
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Any status')
  await page.getByRole('searchbox', { name: 'Search forms' }).fill('how WAS')
  await expect(titles()).toHaveText([/^Visit/])

  await row(page, 'Visit').getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Tags…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tags of Visit' })
  await dialog.getByLabel('Add a tag').fill('Spring')
  await dialog.getByLabel('Add a tag').press('Enter')
  await expect(dialog.getByRole('listitem')).toHaveText('Spring')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('searchbox', { name: 'Search forms' }).fill('')
  await expect(titles()).toHaveCount(3)
  await row(page, 'Visit').getByRole('link', { name: 'Show forms tagged Spring' }).click()
  await expect(titles()).toHaveText([/^Visit/])
  await expect(page).toHaveURL(/tag=Spring/)
  await expectAccessible(page)
  await page.getByRole('searchbox', { name: 'Search forms' }).fill('nothing like it')
  await expect(page.getByText('No form fits')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Show all forms' }).click()
  await expect(titles()).toHaveCount(3)
})

test('View says the title and the public address in the browser’s alert', async ({ page }) => {
  const form = await aForm('Feedback')
  await open(page)
  const said = page.waitForEvent('dialog')
  const pressed = row(page, 'Feedback').getByRole('button', { name: 'View' }).click()
  const alert = await said
  expect(alert.type()).toBe('alert')
  expect(alert.message()).toContain('Feedback')
  expect(alert.message()).toContain(`/forms/${form.id}/view`)
  await alert.accept()
  await pressed
  await page.goto(owner.address(`/forms/${form.id}/view`))
  await expect(page).toHaveURL(owner.address(`/forms/${form.id}`))
})

test('Share gives the address to copy, to scan and to open', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const form = await aForm('Feedback')
  const address = owner.address(`/forms/${form.id}`)
  await open(page)
  await row(page, 'Feedback').getByRole('button', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share this form' })
  await expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(address)
  await expect(dialog.getByRole('img', { name: 'QR code of the link' })).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Open' })).toHaveAttribute('href', address)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
})

test('the row’s menu deactivates and activates; new visitors are told', async ({ page }) => {
  const form = await aForm('Feedback')
  await open(page)
  await row(page, 'Feedback').getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Deactivate' }).click()
  await expectToast(page, 'Success!', 'Form updated successfully!')
  await expect(row(page, 'Feedback')).toContainText('Inactive')
  const answer = await page.request.get(owner.address(`/api/v1/public/forms/${form.id}`))
  expect(answer.status()).toBe(403)
  await row(page, 'Feedback').getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Activate' }).click()
  await expect(row(page, 'Feedback')).not.toContainText('Inactive')
})

test('one menu serves all rows: by keyboard too, and the focus goes back to the row that opened it', async ({
  page,
}) => {
  await aForm('First')
  await aForm('Second')
  await open(page)
  const more = (title: string) => row(page, title).getByRole('button', { name: 'More actions' })
  await expect(more('First')).toHaveAttribute('aria-haspopup', 'menu')
  await more('First').press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Deactivate' })).toHaveAttribute('data-highlighted', '')
  await expect(more('First')).toHaveAttribute('aria-expanded', 'true')
  await expect(more('Second')).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(more('First')).toBeFocused()
  await expect(more('First')).toHaveAttribute('aria-expanded', 'false')
  await more('First').click()
  await more('Second').click()
  await expect(page.getByRole('menu')).toHaveCount(1)
  await expect(more('Second')).toHaveAttribute('aria-expanded', 'true')
  await expectAccessible(page)
  const distance = async () => {
    const [button, menu] = await Promise.all([more('Second'), page.getByRole('menu')].map((one) => one.boundingBox()))
    if (!button || !menu) return Number.NaN
    return Math.max(menu.y - button.y - button.height, button.y - menu.y - menu.height)
  }
  expect(Math.abs((await distance()) - 6)).toBeLessThan(2)
  // It stays there while the page moves, above the button where no room is left below it.
  await page.setViewportSize({ width: 700, height: 400 })
  await expect.poll(async () => Math.abs((await distance()) - 6)).toBeLessThan(2)
  await page.mouse.wheel(0, 150)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
  await expect.poll(async () => Math.abs((await distance()) - 6)).toBeLessThan(2)
  await page.getByRole('menuitem', { name: 'Tags…' }).click()
  await expect(page.getByRole('dialog', { name: 'Tags of Second' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(more('Second')).toBeFocused()
})

test('after Delete the focus is where the person goes on: at the form that stays, or at the next one', async ({
  page,
}) => {
  await aForm('First')
  await aForm('Second')
  await aForm('Third')
  await open(page)
  const remove = row(page, 'Second').getByRole('button', { name: 'Delete' })
  await remove.press('Enter')
  await expect(page.getByRole('button', { name: 'No' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(remove).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Yes' }).press('Enter')
  await expect(row(page, 'Second')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'First', exact: true })).toBeFocused()
})

test('Delete asks in the row: No keeps the form, Yes deletes it', async ({ page }) => {
  await aForm('Feedback')
  await open(page)
  await row(page, 'Feedback').getByRole('button', { name: 'Delete' }).click()
  await expect(row(page, 'Feedback')).toContainText('Delete?')
  await row(page, 'Feedback').getByRole('button', { name: 'No' }).click()
  await row(page, 'Feedback').getByRole('button', { name: 'Delete' }).click()
  await row(page, 'Feedback').getByRole('button', { name: 'Yes' }).click()
  await expectToast(page, 'Success!', 'Form deleted successfully!')
  await expect(page.getByText('No forms yet')).toBeVisible()
})

test('a list that cannot be loaded says so, and Try Again loads it', async ({ page }) => {
  await aForm('Feedback')
  await page.route('**/api/v1/forms/**', (route) => route.fulfill({ status: 500, json: { detail: 'broken' } }))
  await open(page)
  await expect(page.getByText('Error loading forms')).toBeVisible()
  await expect(page.getByText('There was a problem loading your forms. Please try again.')).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/api/v1/forms/**')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(row(page, 'Feedback')).toBeVisible()
})

test('more than a hundred forms come with Load more', async ({ page }) => {
  const headers = { authorization: `Bearer ${await tokenOf(owner.server(), owner.account())}` }
  const fields = [{ id: 'a', name: 'a', label: 'Your name', type: 'text' }]
  for (let number = 1; number <= 110; number += 1) {
    const data = { title: `Form ${number}`, structure: { fields } }
    await page.request.post(owner.address('/api/v1/forms/'), { headers, data })
  }
  await open(page)
  await expect(page.getByText('110 form(s) total')).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(101)
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(page.getByRole('row')).toHaveCount(111)
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0)
})

test('on a phone only the forms in view are laid out, and what one of them opens is not cut off', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (let number = 1; number <= 12; number += 1) await aForm(`Form ${number}`)
  await open(page)
  const [first, last] = [row(page, 'Form 12'), row(page, 'Form 1').last()]
  const isLaidOut = (of: typeof first) =>
    of.getByRole('link', { name: 'Edit' }).evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }))
  await expect(last).toContainText('Form 1')
  expect([await isLaidOut(first), await isLaidOut(last)]).toEqual([true, false])
  await last.scrollIntoViewIfNeeded()
  await expect.poll(() => isLaidOut(last)).toBe(true)

  await first.getByRole('button', { name: 'More actions' }).click()
  await expect(page.getByRole('menuitem', { name: 'Tags…' })).toBeVisible()
  for (const item of await page.getByRole('menuitem').all())
    expect(await item.evaluate(isOnTop), (await item.textContent()) ?? '').toBe(true)
})

/** Whether a click in its middle meets it. */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}

test('the focus stays with a form that a change moves to another place of a long list', async ({ page }) => {
  // One after the other, or they would have been changed at the same time.
  for (let number = 1; number <= 12; number++) await aForm(`Form ${number}`)
  await page.goto(owner.address('/forms?sort=changed'))
  await expect(page.getByRole('row').nth(12)).toContainText('Form 1Active')
  await page.getByRole('button', { name: 'More actions Form 1', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu')).toBeFocused()
  await page.keyboard.press('Home')
  await expect(page.getByRole('menuitem', { name: 'Deactivate' })).toHaveAttribute('data-highlighted', '')
  // The menu takes the focus once more with the next frame, however late that is.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row').nth(1)).toContainText('Form 1Inactive')
  await expect(page.getByRole('button', { name: 'More actions Form 1', exact: true })).toBeFocused()
})
