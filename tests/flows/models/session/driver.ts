import { expect, type Locator, type Page } from '@playwright/test'
import { PROGRESS_TICK_MS } from '../../../../rules/limits.ts'
import { visitor } from '../../support/respondent.ts'
import { type HeldCalls, holdCalls } from '../held-calls.ts'
import { answers, fields } from './initial-states.ts'
import { valuesIn } from './device.ts'
import { breakStorageOf, type BreakableStorage } from './storage.ts'

/** A form of three fields. The page's time stands still unless a test lets it pass. */
export interface SessionDriver {
  page: Page
  panel: Locator
  sessions: HeldCalls
  storage: BreakableStorage
  card(index: number): Locator
  control(index: number): Locator
  button(name: string): Locator
  press(name: string): Promise<void>
  /** The way on, which stands beside the way back. */
  goOn(name: 'Next' | 'Submit Form' | 'Back to Review'): Promise<void>
  /** A key, in the control of the current field. */
  strike(key: string): Promise<void>
  /** Into the current field; absent: the answer that fits. */
  type(text?: string | number): Promise<void>
  /** The act leads to the field so many places on, and the keyboard with it. */
  turn(places: number, act: () => Promise<void>): Promise<void>
  seeFocus(index: number): Promise<void>
  /** Waits until a page that was loaded again begins: after its first frame, for which the clock has to go on. */
  begin(): Promise<void>
  /** The submit, until the server has stored it. */
  send(): Promise<void>
  /** The values under this form's key on the device; null when there is no such key. */
  savedValues(): Promise<Record<string, unknown> | null>
}

/** The page waits so long for a frame. */
const FRAME_MS = 200

export async function openSession(page: Page, address: string): Promise<SessionDriver> {
  await page.clock.install()
  const sessions = await holdCalls(page, /\/sessions$/)
  const driver = driverOf(page, sessions, await breakStorageOf(page))
  await page.goto(address)
  await sessions.come()
  await page.clock.pauseAt(Date.now() + 600_000)
  return driver
}

function driverOf(page: Page, sessions: HeldCalls, storage: BreakableStorage): SessionDriver {
  const card = (index: number) => visitor(page).field(fields[index]?.label ?? '')
  const control = (index: number) => card(index).getByRole('textbox').or(card(index).getByRole('spinbutton'))
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const isAsked = () => page.getByRole('heading', { name: 'Continue where you left off?' }).isVisible()
  const seeFocus = (index: number) => expect(control(index)).toBeFocused()
  const current = async () => {
    const position = await page.getByText(/^Field \d of \d$/).textContent()
    return Number(/\d/.exec(position ?? '')) - 1
  }
  return {
    page,
    sessions,
    storage,
    card,
    control,
    button,
    panel: page.getByRole('region', { name: 'Form Completion Status' }),
    press: (name) => button(name).click(),
    goOn: (name) => page.getByRole('navigation', { name: 'Fields' }).getByRole('button', { name, exact: true }).click(),
    strike: async (key) => control(await current()).press(key),
    async type(text) {
      const index = await current()
      await control(index).fill(String(text ?? answers[index] ?? ''))
    },
    async turn(places, act) {
      const index = await current()
      await act()
      await seeFocus(index + places)
    },
    seeFocus,
    async begin() {
      await expect(async () => {
        await page.clock.runFor(FRAME_MS)
        expect(sessions.count() > 0 || (await isAsked())).toBe(true)
      }).toPass()
    },
    async send() {
      await page.getByRole('dialog').getByRole('button', { name: 'Submit Form' }).click()
      await expect(page.getByRole('progressbar').last()).toHaveAttribute('value', '100')
      await page.clock.runFor(PROGRESS_TICK_MS)
    },
    savedValues: async () => valuesStoredIn(await storage.read()),
  }
}

function valuesStoredIn(storage: Record<string, string>): Record<string, unknown> | null {
  const [, stored] = Object.entries(storage).find(([key]) => key.startsWith('form-session:')) ?? []
  return stored === undefined ? null : valuesIn(JSON.parse(stored))
}
