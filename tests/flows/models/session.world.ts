import { expect, type Locator, type Page } from '@playwright/test'
import type { FormField } from '../../../contract/types.gen.ts'
import type { FormSessionInput, SavedSession } from '../../../machines/form-session.types.ts'
import { PROGRESS_TICK_MS } from '../../../rules/limits.ts'
import { visitor } from '../respondent.ts'
import { type HeldCalls, holdCalls } from './held-calls.ts'

export const fields: FormField[] = [
  { id: 'age', name: 'age', label: 'How old are you', type: 'number', required: true, validation: { max: 100 } },
  { id: 'nickname', name: 'nickname', label: 'Your nickname', type: 'text' },
  { id: 'city', name: 'city', label: 'Your city', type: 'text', required: true },
]
/** What is typed into them; the one in the middle stays empty. */
export const answers = [42, undefined, 'Lisbon'] as const
export const TOO_LARGE = 500

const input: FormSessionInput = {
  id: 'filling',
  form: { id: 'form', version: '2026-11-21T00:00:00Z', fields },
  device: { userAgent: 'test', language: 'en', timezone: 'UTC' },
  startedAt: '2026-11-21T00:00:00Z',
  saved: null,
}
const state = { isValid: true, transcript: undefined, validationError: undefined }
const saved: SavedSession = {
  session: {
    id: 'filling',
    formId: 'form',
    currentFieldIndex: 0,
    fieldStates: {
      age: { ...state, fieldId: 'age', status: 'active', value: 42 },
      nickname: { ...state, fieldId: 'nickname', status: 'pending', value: undefined },
      city: { ...state, fieldId: 'city', status: 'pending', value: undefined },
    },
    isComplete: false,
    startedAt: '2026-11-21T00:00:00Z',
    lastActiveAt: '2026-11-21T00:00:00Z',
  },
  voiceSessionId: 's',
  formVersion: input.form.version,
}
export const beginnings = { 'A visitor': input, 'A visitor who comes back': { ...input, saved } }

/** A form of three fields. The page's time stands still unless it is told to pass. */
export interface SessionWorld {
  page: Page
  panel: Locator
  sessions: HeldCalls
  card(index: number): Locator
  control(index: number): Locator
  button(name: string): Locator
  press(name: string): Promise<void>
  /** A key, in the control of the current field. */
  strike(key: string): Promise<void>
  /** Into the current field; absent: the answer that fits. */
  type(text?: string | number): Promise<void>
  /** The act leads to the field so many places on, and the keyboard with it. */
  turn(places: number, act: () => Promise<void>): Promise<void>
  seeFocus(index: number): Promise<void>
  /** The submit, until the server has stored it. */
  send(): Promise<void>
  /** The values under this form's key on the device; null when there is no such key. */
  savedValues(): Promise<Record<string, unknown> | null>
}

export async function openSession(page: Page, address: string, hasComeBack: boolean): Promise<SessionWorld> {
  await page.clock.install()
  const sessions = await holdCalls(page, /\/sessions$/)
  const world = worldOf(page, sessions)
  await page.goto(address)
  await sessions.come()
  if (hasComeBack) await comeBack(world)
  await page.clock.pauseAt(Date.now() + 600_000)
  return world
}

/** One answer is typed, and the page is left and opened again. */
async function comeBack({ page, type, sessions, savedValues }: SessionWorld) {
  await sessions.go()
  await expect
    .poll(() => page.evaluate(() => Object.values({ ...localStorage }).join()), 'the session is kept')
    .toContain('"voiceSessionId":"')
  await type()
  await expect.poll(savedValues).toEqual({ age: 42 })
  await page.reload()
}

function worldOf(page: Page, sessions: HeldCalls): SessionWorld {
  const card = (index: number) => visitor(page).field(fields[index]?.label ?? '')
  const control = (index: number) => card(index).getByRole('textbox').or(card(index).getByRole('spinbutton'))
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const seeFocus = (index: number) => expect(control(index)).toBeFocused()
  const current = async () => {
    const counts = await Promise.all(fields.map((_, index) => card(index).count()))
    return counts.findIndex((count) => count > 0)
  }
  return {
    page,
    sessions,
    card,
    control,
    button,
    panel: page.getByRole('region', { name: 'Form Completion Status' }),
    press: (name) => button(name).click(),
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
    async send() {
      await page.getByRole('dialog').getByRole('button', { name: 'Submit Form' }).click()
      await expect(page.getByRole('progressbar').last()).toHaveAttribute('value', '100')
      await page.clock.runFor(PROGRESS_TICK_MS)
    },
    savedValues: () => page.evaluate(readSavedValues),
  }
}

/** Runs in the page. */
function readSavedValues(): Record<string, unknown> | null {
  const key = Object.keys(localStorage).find((name) => name.startsWith('form-session:'))
  if (key === undefined) return null
  const states: { fieldId: string; value?: unknown }[] = Object.values(JSON.parse(localStorage[key]).fieldStates)
  return Object.fromEntries(states.flatMap(({ fieldId, value }) => (value === undefined ? [] : [[fieldId, value]])))
}
