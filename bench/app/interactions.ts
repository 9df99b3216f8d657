import type { Browser, Page } from 'playwright'
import { actToPaint } from '../slow-phone/paint.ts'
import { median, openPhone } from '../slow-phone/phone.ts'

export const LISTED = 1000
const ROW = 'tbody tr'
/** So long a finger rests on what it presses: without it the release would wait for what the press had the browser do. */
const PRESS_MS = 80
const MENU = '[data-scope=menu][data-part=content][data-state=open]'

export interface Interaction {
  name: string
  milliseconds: number
}

/** All forms, by "Load more" until none is left. */
async function loadAll(page: Page): Promise<void> {
  // Found by its text, as below by its place: to find one by its role lays out every row of the list.
  const more = page.locator('button', { hasText: /^Load more$/ })
  const rows = () => page.locator(ROW).count()
  await page.locator(ROW).first().waitFor()
  for (let known = await rows(); known < LISTED; known = await rows()) {
    await more.click()
    await page.waitForFunction(([row, before]) => document.querySelectorAll(row).length > before, [ROW, known] as const)
  }
}

/** Each is done and taken back, so that each round finds the same page. */
const interactions: { name: string; act: (page: Page) => Promise<number> }[] = [
  {
    name: 'scrolling',
    act: (page) => actToPaint(page, () => page.mouse.wheel(0, 900)),
  },
  {
    name: 'opening a menu',
    act: async (page) => {
      const trigger = page
        .locator(ROW)
        .nth(LISTED / 2)
        .locator('button')
        .last()
      await trigger.scrollIntoViewIfNeeded()
      const milliseconds = await actToPaint(page, () => trigger.click({ delay: PRESS_MS }), MENU)
      await page.keyboard.press('Escape')
      await page.locator(MENU).waitFor({ state: 'detached' })
      return milliseconds
    },
  },
  {
    name: 'a key of a search',
    act: async (page) => {
      await page.getByRole('searchbox').focus()
      const milliseconds = await actToPaint(page, () => page.keyboard.press('x'))
      await page.keyboard.press('Backspace')
      return milliseconds
    },
  },
]

/** The order changes the list, so it comes last: from the choice to the paint, and to the first form of that order. */
const sort = (page: Page): Promise<number> =>
  actToPaint(page, () => page.getByRole('combobox', { name: 'Sort' }).selectOption('title'))

/** @returns each interaction with a list of all forms, on the slow phone */
export async function measureInteractions(browser: Browser, url: string, token: string, rounds: number) {
  const { page, slowDown, close } = await openPhone(browser, 'quick')
  await page.addInitScript((saved) => localStorage.setItem('access_token', saved), token)
  await page.goto(url)
  await loadAll(page)
  await slowDown()
  await page.mouse.move(180, 400)
  // The search that begins after a key would bring a short list, and the next key would meet that.
  await page.route(/\/forms\/\?.*\bq=/, () => undefined)
  const measured: Interaction[] = []
  for (const { name, act } of interactions) {
    const times: number[] = []
    for (let round = 0; round < rounds; round++) times.push(await act(page))
    measured.push({ name, milliseconds: median(times) })
  }
  measured.push({ name: 'another order', milliseconds: await sort(page) })
  await close()
  return measured
}
