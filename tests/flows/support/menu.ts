import { expect, type Page } from '@playwright/test'

/** Opens the menu whose button has the focus and chooses its first or last entry, all by keyboard. */
export async function chooseByKeyboard(page: Page, entry: 'first' | 'last', name: string): Promise<void> {
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu')).toBeFocused()
  await page.keyboard.press(entry === 'first' ? 'Home' : 'End')
  await expect(page.getByRole('menuitem', { name })).toHaveAttribute('data-highlighted', '')
  await page.keyboard.press('Enter')
}
