import { expect, test, type Locator, type Page } from '@playwright/test'
import type { Form } from '../../../contract/types.gen.ts'
import { anOwner, expectAccessible } from '../support/account.ts'

const owner = anOwner()
test.use({ viewport: { width: 360, height: 640 } })

const aForm = (title: string) =>
  owner.call<Form>('POST', '/forms/', {
    title,
    structure: { fields: [{ id: 'a', name: 'name', label: 'Your name', type: 'text' }] },
  })

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** What of it lies beyond the screen's edge, in pixels. */
const beyond = (part: Locator) =>
  part.evaluate((element) =>
    Math.max(0, element.scrollWidth - element.clientWidth, element.getBoundingClientRect().right - innerWidth),
  )

test('a title of two hundred characters without a space pushes nothing off a phone', async ({ page }) => {
  const form = await aForm('W'.repeat(200))
  await page.goto(owner.address('/forms'))
  await expect(page.getByRole('link', { name: /^W+$/ })).toBeVisible()
  expect(await sideways(page)).toBeLessThanOrEqual(0)
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(dialog).toBeVisible()
  expect(await beyond(dialog)).toBe(0)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^More actions/ }).click()
  await page.getByRole('menuitem', { name: 'Tags' }).click()
  await expect(dialog).toBeVisible()
  expect(await beyond(dialog)).toBe(0)
  for (const part of ['settings', 'responses', 'summary', 'edit']) {
    await page.goto(owner.address(`/forms/${form.id}/${part}`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await sideways(page), part).toBeLessThanOrEqual(0)
  }
})

test('the preview of a phone is closed at its top, and the focus returns', async ({ page }) => {
  const { id } = await aForm('Visit')
  await page.goto(owner.address(`/forms/${id}/edit`))
  await page.getByRole('button', { name: 'Show Preview' }).click()
  const close = page.getByRole('button', { name: 'Close preview' })
  await expect(close).toBeInViewport()
  await expectAccessible(page)
  await close.click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Show Preview' })).toBeFocused()
})

test('the code for another site is copied by a button', async ({ page, context }) => {
  const { id } = await aForm('Embedded')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(owner.address('/forms'))
  await page.getByRole('row').filter({ hasText: 'Embedded' }).getByRole('button', { name: 'Share' }).click()
  await page.getByRole('button', { name: 'Copy code' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`<iframe id="sayform-${id}"`)
})

test('a refused login leaves what is filled in next in sight', async ({ page }) => {
  await page.goto(owner.address('/forms'))
  await page.evaluate(() => localStorage.clear())
  await page.goto(owner.address('/login'))
  await page.getByPlaceholder('Email').fill('nobody@example.com')
  await page.getByPlaceholder('Password').fill('a wrong password')
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  const toast = page.locator('[data-scope=toast][data-part=root]').first()
  await expect(toast).toBeVisible()
  const bottom = () => toast.evaluate((element) => element.getBoundingClientRect().bottom)
  const top = await page.getByPlaceholder('Email').evaluate((element) => element.getBoundingClientRect().top)
  await expect.poll(bottom).toBeLessThanOrEqual(top)
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('every button of the list and of the builder is hit', async ({ page }) => {
    const { id } = await aForm('Visit')
    const low = () =>
      page.getByRole('button').evaluateAll((buttons) =>
        buttons.flatMap((button) => {
          const { height } = button.getBoundingClientRect()
          return height > 1 && height < 44
            ? [`${button.getAttribute('aria-label') ?? button.textContent}: ${height}`]
            : []
        }),
      )
    await page.goto(owner.address('/forms'))
    await expect(page.getByRole('button', { name: 'Share Visit' })).toBeVisible()
    expect(await low()).toEqual([])
    await page.goto(owner.address(`/forms/${id}/edit`))
    await expect(page.getByRole('button', { name: 'Add as Rating' })).toBeVisible()
    expect(await low()).toEqual([])
    expect(await sideways(page)).toBeLessThanOrEqual(0)
  })
})
