import { expect, type Page, test } from '@playwright/test'
import { anOwner, expectToast } from '../support/account.ts'

const owner = anOwner()

/** Where each part is that no screen begins with. */
const PARTS = /\/assets\/(opened-menu|opened-dialog|drawer|log-in-again)-/

const openMenu = (page: Page) => page.getByRole('button', { name: 'Open menu' })
const userMenu = (page: Page) => page.getByTestId('user-menu')

test('what no screen begins with is fetched once the first is there, and opens without a network', async ({
  context,
  page,
}) => {
  const fetched: string[] = []
  page.on('requestfinished', (request) => fetched.push(PARTS.exec(request.url())?.[1] ?? ''))
  await page.goto(owner.address('/settings'))
  await expect
    .poll(() => fetched.filter(Boolean).toSorted())
    .toEqual(['drawer', 'log-in-again', 'opened-dialog', 'opened-menu'])
  await context.setOffline(true)
  await userMenu(page).click()
  await expect(page.getByRole('menuitem', { name: 'My Profile' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(userMenu(page)).toBeFocused()
  await page.setViewportSize({ width: 360, height: 740 })
  await openMenu(page).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
})

test('a menu that is asked for before it could be fetched opens when it is, and words say what is missing', async ({
  page,
}) => {
  await page.clock.install()
  await page.route(PARTS, (route) => route.abort())
  const ahead = page.waitForEvent('requestfailed', (request) => request.url().includes('/drawer-'))
  await page.goto(owner.address('/items'))
  await userMenu(page).press('ArrowDown')
  await expect(userMenu(page)).toHaveAttribute('aria-expanded', 'true')
  await ahead
  await page.clock.fastForward('00:11')
  await expectToast(
    page,
    'Something went wrong!',
    'Menus and dialogs could not be fetched yet. Please check your connection, or reload the page.',
  )
  await expect(page.getByRole('menu')).toHaveCount(0)
  await page.unroute(PARTS)
  await page.clock.fastForward('00:03')
  await expect(page.getByRole('menuitem', { name: 'My Profile' })).toHaveAttribute('data-highlighted', '')
  await expect(page.getByRole('menu')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(owner.address('/settings'))
})

test('a dialog that is asked for before it could be fetched opens when it is', async ({ page }) => {
  await page.clock.install()
  await page.route(PARTS, (route) => route.abort())
  await page.goto(owner.address('/items'))
  await page.getByRole('button', { name: 'Add Item' }).first().click()
  await page.unroute(PARTS)
  await page.clock.fastForward('00:03')
  await expect(page.getByRole('dialog', { name: 'Add Item' }).getByRole('textbox').first()).toBeFocused()
})

test('a button opens its menu by each key, and again after it has closed it', async ({ page }) => {
  await page.goto(owner.address('/items'))
  const first = page.getByRole('menuitem', { name: 'My Profile' })
  const last = page.getByRole('menuitem', { name: 'Log Out' })
  for (const [key, marked] of [
    ['ArrowDown', first],
    ['ArrowUp', last],
    ['Enter', first],
    ['Space', first],
  ] as const) {
    await userMenu(page).press(key)
    await expect(marked, key).toHaveAttribute('data-highlighted', '')
    await expect(page.getByRole('menu')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(userMenu(page)).toBeFocused()
  }
  await userMenu(page).click()
  await expect(page.getByRole('menu')).toBeFocused()
  await expect(page.locator('[data-highlighted]')).toHaveCount(0)
  await userMenu(page).click()
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(userMenu(page)).toBeFocused()
})

test.describe('by touch', () => {
  test.use({ hasTouch: true })

  test('a touch of another button closes the menu that is open, and opens its own', async ({ page }) => {
    for (const title of ['First', 'Second'])
      await owner.call('POST', '/forms/', {
        title,
        structure: { fields: [{ id: 'a', name: 'a', label: 'Your name', type: 'text' }] },
      })
    await page.goto(owner.address('/forms'))
    const more = (title: string) => page.getByRole('button', { name: `More actions ${title}` })
    await more('First').tap()
    await expect(page.getByRole('menu')).toBeVisible()
    await more('Second').tap()
    await expect(more('First')).toHaveAttribute('aria-expanded', 'false')
    await expect(page.getByRole('menu')).toHaveAccessibleName('More actions Second')
    await page.getByRole('menuitem', { name: 'Deactivate' }).tap()
    await expect(page.getByRole('row').filter({ hasText: 'Second' })).toContainText('Inactive')
  })
})
