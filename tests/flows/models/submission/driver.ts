import { expect, type Locator, type Page } from '@playwright/test'
import type { Form, FormField } from '../../../../contract/types.gen.ts'
import { callAs } from '../../support/account.ts'
import { storedSubmissions } from '../../support/owner.ts'
import { visitor } from '../../support/respondent.ts'
import { superuser, type RunningServer } from '../../support/server.ts'
import { type HeldCalls, holdCalls } from '../held-calls.ts'

export const city: FormField = { id: 'city', name: 'city', label: 'Your city', type: 'text', required: true }

/** The open modal. The page's time stands still unless a test lets it pass, and each call waits until the path says how it ends. */
export interface SubmissionDriver {
  page: Page
  dialog: Locator
  submits: HeldCalls
  sessions: HeldCalls
  press(button: string): Promise<void>
  close(way: 'button' | 'key' | 'click'): Promise<void>
  open(): Promise<void>
  /** The one call that waits, whichever it is. */
  loseCall(): Promise<void>
  waitInVain(ms: number): Promise<void>
  deleteForm(): Promise<void>
  /** The id of the one row that the server has. */
  hasStored(): string | undefined
}

/** A session with one answer, which is about to be sent. */
export async function openModal(page: Page, server: RunningServer, form: Form): Promise<SubmissionDriver> {
  await page.clock.install()
  const submits = await holdCalls(page, /\/submit$/)
  const sessions = await holdCalls(page, /\/sessions$/)
  await page.goto(`${server.url}/forms/${form.id}`)
  await sessions.go()
  await visitor(page).type(city.label, 'Lisbon')
  await page.clock.pauseAt(Date.now() + 600_000)
  const driver = driverOf(page, { submits, sessions })
  await driver.open()
  return {
    ...driver,
    deleteForm: () => callAs(server, superuser, 'DELETE', `/forms/${form.id}`).then(() => undefined),
    hasStored: () => storedSubmissions(server, form.id)[0]?.id,
  }
}

function driverOf(page: Page, calls: Pick<SubmissionDriver, 'submits' | 'sessions'>) {
  const dialog = page.getByRole('dialog')
  const press = (button: string) => dialog.getByRole('button', { name: button, exact: true }).click()
  const ways = {
    button: () => press('Cancel'),
    key: () => page.keyboard.press('Escape'),
    click: () => page.mouse.click(5, 5),
  }
  return {
    page,
    dialog,
    ...calls,
    press,
    async close(way: keyof typeof ways) {
      await ways[way]()
      await expect(dialog).toHaveCount(0)
      await expect(page.locator(':focus'), 'the focus is where it was').toHaveText('Submit Form')
    },
    async open() {
      await page.getByRole('button', { name: 'Submit Form' }).first().click()
      await expect(dialog).toBeVisible()
    },
    loseCall: () => either(calls).then((call) => call.lose()),
    async waitInVain(ms: number) {
      const call = await either(calls)
      await page.clock.runFor(ms)
      await call.drop()
    },
  }
}

async function either({ submits, sessions }: Pick<SubmissionDriver, 'submits' | 'sessions'>): Promise<HeldCalls> {
  await expect.poll(() => submits.count() + sessions.count(), 'a call of the page').toBe(1)
  return submits.count() === 1 ? submits : sessions
}
