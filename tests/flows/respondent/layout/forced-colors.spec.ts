import { expect, type Locator, test } from '@playwright/test'
import { sharedServer } from '../../support/server.ts'
import { aField } from '../../../support/builders.ts'
import { openForm } from './open-form.ts'

test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } })

const background = (element: Locator) => element.evaluate((found) => getComputedStyle(found).backgroundColor)

test('Where colours are forced, it is seen what is chosen and whether a switch is on', async ({ page }) => {
  const server = await sharedServer({ TRANSCRIBER: 'browser' })
  await openForm(server, page, [aField({ type: 'rating', label: 'How was it?' })])

  const star = (name: string) => page.locator('label').filter({ has: page.getByRole('radio', { name }) })
  await page.getByRole('radio', { name: '3' }).press('Space')
  await expect(page.getByRole('radio', { name: '3' })).toBeChecked()
  await expect.poll(() => background(star('3'))).not.toBe(await background(star('4')))

  const handsFree = page.getByRole('switch', { name: 'Hands-free' })
  const off = await background(handsFree)
  expect(await background(handsFree.locator('span'))).not.toBe(off)
  await handsFree.press('Space')
  await expect(handsFree).toBeChecked()
  // Colours change in the frame after.
  await expect.poll(() => background(handsFree)).not.toBe(off)
})
