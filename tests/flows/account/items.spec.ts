import { expect, test, type Page } from '@playwright/test'
import { anOwner, expectAccessible, expectToast } from '../support/account.ts'
import { chooseByKeyboard } from '../support/menu.ts'

const owner = anOwner()

const addItems = async (count: number) => {
  for (let number = 1; number <= count; number += 1)
    await owner.call('POST', '/items/', { title: `Item number ${number}` })
}

const open = (page: Page, query = '') => page.goto(owner.address(`/items${query}`))
const titles = (page: Page) => page.getByRole('row').locator('td:nth-child(2)')

test('an item is added, edited and deleted, each with its toast', async ({ page }) => {
  await open(page)
  await expect(page.getByText("You don't have any items yet")).toBeVisible()
  await expect(page.getByText('Add a new item to get started')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Add Item' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Add Item' })).toBeVisible()
  await dialog.getByLabel('Title').focus()
  await dialog.getByLabel('Description').focus()
  await expect(dialog.getByText('Title is required', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Title').fill('  A chair ')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Success!', 'Item created successfully.')
  await expect(dialog).toHaveCount(0)
  const row = page.getByRole('row', { name: 'A chair' })
  await expect(row.getByRole('cell').nth(1)).toHaveText('A chair')
  await expect(row.getByRole('cell').nth(2)).toHaveText('N/A')
  await expect(page.getByRole('columnheader')).toHaveText(['ID', 'Title', 'Description', 'Actions'])

  await row.getByRole('button').click()
  await page.getByRole('menuitem', { name: 'Edit Item' }).click()
  await dialog.getByLabel('Title').fill('')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Title is required.', { exact: true })).toBeVisible()
  await dialog.getByLabel('Title').fill('A table')
  await dialog.getByLabel('Description').fill('<b>round</b>')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Success!', 'Item updated successfully.')
  const changed = page.getByRole('row', { name: 'A table' })
  await expect(changed.getByRole('cell').nth(2)).toHaveText('<b>round</b>')

  await changed.getByRole('button').click()
  await page.getByRole('menuitem', { name: 'Delete Item' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete Item' })
  await expect(question).toBeVisible()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toHaveCount(0)
  await changed.getByRole('button').click()
  await page.getByRole('menuitem', { name: 'Delete Item' }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Success!', 'The item was deleted successfully')
  await expect(page.getByText("You don't have any items yet")).toBeVisible()
})

test('five items to a page, which the address names; nonsense is page 1, past the end is mended', async ({ page }) => {
  await addItems(11)
  await open(page)
  await expect(titles(page)).toHaveText([11, 10, 9, 8, 7].map((number) => `Item number ${number}`))
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/\?page=2$/)
  await expect(titles(page).first()).toHaveText('Item number 6')
  await expectAccessible(page)
  await page.goBack()
  await expect(titles(page).first()).toHaveText('Item number 11')

  for (const query of ['?page=0', '?page=-1', '?page=two', '?page=1.5', '?page=']) {
    await open(page, query)
    await expect(titles(page).first()).toHaveText('Item number 11')
  }
  await open(page, '?page=99999999999999999999')
  await expect(page).toHaveURL(/\?page=3$/)
  await expect(titles(page)).toHaveText(['Item number 1'])

  await page.getByRole('row', { name: 'Item number 1' }).getByRole('button').click()
  await page.getByRole('menuitem', { name: 'Delete Item' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page, 'the page of the last row went with it').toHaveURL(/\?page=2$/)
  await expect(titles(page)).toHaveCount(5)
})

test('five rows of skeleton stand while the list is on its way', async ({ page }) => {
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/v1/items/*', async (route) => {
    await answer.promise
    await route.continue()
  })
  await open(page)
  await expect(page.getByTestId('skeleton').locator('tbody tr')).toHaveCount(5)
  answer.resolve()
  await expect(page.getByText("You don't have any items yet")).toBeVisible()
})

test('a list that does not come says why and can be asked for again', async ({ page }) => {
  await page.route('**/api/v1/items/*', (route) => route.fulfill({ status: 500, json: { detail: 'The disk is full' } }))
  await open(page)
  await expect(page.getByRole('alert')).toContainText('The disk is full')
  await expectAccessible(page)
  await page.unroute('**/api/v1/items/*')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByText("You don't have any items yet")).toBeVisible()
})

test('a refused save says why once, and the dialog keeps what was typed', async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: 'Add Item' }).click()
  await page.getByLabel('Title').fill('Kept')
  const answers = [
    { status: 422, json: { detail: [{ loc: ['body', 'title'], msg: 'The title is taken', type: 'taken' }] } },
    { status: 500, json: { detail: 'Internal server error' } },
  ]
  for (const [index, text] of ['The title is taken', 'Internal server error'].entries()) {
    await page.route('**/api/v1/items/', (route) => route.fulfill(answers[index] ?? {}), { times: 1 })
    await page.getByRole('button', { name: 'Save' }).click()
    await expectToast(page, 'Something went wrong!', text)
    await expect(page.getByLabel('Title')).toHaveValue('Kept')
  }
})

test('a delete that fails has words of its own', async ({ page }) => {
  await addItems(1)
  await open(page)
  await page.route('**/api/v1/items/*', (route) =>
    route.request().method() === 'DELETE' ? route.fulfill({ status: 500, json: { detail: 'x' } }) : route.continue(),
  )
  await page.getByRole('row', { name: 'Item number 1' }).getByRole('button').click()
  await page.getByRole('menuitem', { name: 'Delete Item' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Something went wrong!', 'An error occurred while deleting the item')
  await expect(titles(page)).toHaveText(['Item number 1'])
})

test('an item is added, edited and deleted by keyboard alone', async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: 'Add Item' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Title')).toBeFocused()
  await page.keyboard.type('By hand')
  await page.keyboard.press('Enter')
  await expect(titles(page)).toHaveText(['By hand'])
  await expect(page.getByRole('button', { name: 'Add Item' })).toBeFocused()

  const actions = page.getByRole('row', { name: 'By hand' }).getByRole('button')
  await actions.focus()
  await chooseByKeyboard(page, 'first', 'Edit Item')
  await expect(page.getByLabel('Title')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(actions).toBeFocused()
  await chooseByKeyboard(page, 'last', 'Delete Item')
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText("You don't have any items yet")).toBeVisible()
  await expect(page.getByRole('main'), 'the row that had the focus is gone').toBeFocused()
})

test('on a phone each row is a card whose cells carry the names of their columns', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 720 })
  await owner.call('POST', '/items/', { title: 'Long'.repeat(60), description: 'word '.repeat(200) })
  await open(page)
  await expect(titles(page)).toHaveCount(1)
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wider, 'nothing stands past the edge').toBeLessThanOrEqual(0)
  await expectAccessible(page)
})
