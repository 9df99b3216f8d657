import { expect, type Page } from '@playwright/test'

/** What had the focus stays for a moment beside what has taken its place: waits until it has gone. */
export const settled = (page: Page) => expect(page.locator('.lingering + .lingering')).toHaveCount(0)
