import { expect, test, type Page } from '@playwright/test'
import { anAccount, expectAccessible, logIn } from '../support/account.ts'
import { sharedServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await sharedServer()
})

const expectTheme = async (page: Page, theme: 'light' | 'dark') => {
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
  await expect(page.locator('html')).toHaveClass(theme)
}

test('the theme is light until one is chosen, and the choice is kept under theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await logIn(page, server, await anAccount(server))
  await expectTheme(page, 'light')
  await page.goto(`${server.url}/settings`)
  await page.getByRole('tab', { name: 'Appearance' }).click()
  await expect(page.getByRole('radio', { name: 'Light Mode' })).toBeChecked()

  await page.locator('label').filter({ hasText: 'Dark Mode' }).click()
  await expectTheme(page, 'dark')
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
  await expectAccessible(page)

  await page.locator('label').filter({ hasText: 'System' }).click()
  await expectTheme(page, 'dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expectTheme(page, 'light')
  await page.reload()
  await page.getByRole('tab', { name: 'Appearance' }).click()
  await expect(page.getByRole('radio', { name: 'System' })).toBeChecked()
})

test('a kept dark theme stands before the first paint, under the strict policy', async ({ page }) => {
  await page.goto(`${server.url}/login`)
  await page.evaluate(() => localStorage.setItem('theme', 'dark'))
  const refused: string[] = []
  page.on('console', (message) => message.text().includes('Content Security Policy') && refused.push(message.text()))
  await page.addInitScript(() => {
    const themes: string[] = []
    requestAnimationFrame(function look() {
      themes.push(document.documentElement.dataset['theme'] ?? 'none')
      sessionStorage.setItem('themes', JSON.stringify([...new Set(themes)]))
      if (themes.length < 30) requestAnimationFrame(look)
    })
  })
  await page.reload()
  await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('themes'))).toBe('["dark"]')
  expect(refused).toEqual([])
})
