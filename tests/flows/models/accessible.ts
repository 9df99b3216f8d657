import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/account.ts'

const seen = new Set<string>()

/** Axe waits by the clock of the page; at a node where nothing else waits, the clock may run meanwhile. */
export async function expectAccessibleAtRest(page: Page, state: string): Promise<void> {
  if (seen.has(state)) return
  await page.clock.resume()
  await expectAccessibleOnce(page, state)
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
}

/** Axe takes its time, so each state is checked only the first time. */
export async function expectAccessibleOnce(page: Page, state: string): Promise<void> {
  if (seen.has(state)) return
  seen.add(state)
  await expectAccessible(page)
}
