import { expect, type Page, test } from '@playwright/test'
import type { FormField } from '../../../../contract/types.gen.ts'
import { expectAccessible } from '../../support/account.ts'
import { type RunningServer, sharedServer } from '../../support/server.ts'
import { settled } from '../../support/settled.ts'
import { EVERY_TYPE, named } from './forms.ts'
import { cutOfLabel, misplaced, shiftSince, unseen } from './measure.ts'
import { openForm, SCREENS } from './open-form.ts'

/** What the best of pages keep to. */
const SHIFT_MAX = 0.02

let server: RunningServer
test.beforeAll(async () => {
  server = await sharedServer({ TRANSCRIBER: 'browser' })
})
test.use({ permissions: ['microphone'] })
test.describe.configure({ mode: 'parallel' })

const open = (page: Page, fields: FormField[]) => openForm(server, page, fields)
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const listening = (page: Page) => expect(page.getByText('Listening... Speak now')).toBeAttached()

/** What is said to a field, where a word is no answer. */
const SAID: Record<string, string> = {
  people: 'forty two',
  email: 'ada at example dot com',
  phone: 'two zero one five five five zero one two three',
  site: 'example dot com',
  day: 'march third twenty twenty six',
  again: 'perhaps',
  best: 'room five of the museum',
  seen: 'room two of the museum',
  list: 'room three of the museum',
  long_list: 'room four of the museum',
}
/** What is typed and no answer; else nothing is, where an answer is required. */
const MISTYPED: Record<string, string> = { people: '1000', email: 'ada at example', phone: '12', site: 'a b' }

/** Says something that the page has to ask about, refuses it, and leaves the field to typing; `holds` is asked in each state. */
async function misheard(
  page: Page,
  name: string,
  recogniser: Awaited<ReturnType<typeof open>>,
  holds: (state: string) => Promise<void>,
) {
  await button(page, 'Voice Input').click()
  await listening(page)
  await holds('listening')
  await recogniser.hearsSoFar('green')
  await expect(page.getByLabel('Transcript')).toContainText('green')
  await holds('hearing')
  await recogniser.hearsPoorly(SAID[name] ?? 'green garden')
  await expect(button(page, 'Yes, use it')).toBeFocused()
  await holds('confirming')
  await button(page, 'No').click()
  await expect(button(page, 'Say it again')).toBeFocused()
  await holds('refused')
  await button(page, 'Type it').click()
  await expect(page.getByText('Ready for voice input')).toBeAttached()
}

/** The first field has the owner's words above it, and the least room for a long question. */
const REQUIRED = [named('long'), ...EVERY_TYPE.filter(({ name }) => name !== 'long')].map((field) => ({
  ...field,
  required: true,
}))

for (const [screen, [width, height]] of Object.entries(SCREENS))
  test(`every question is in view with its answer, the microphone and the way on, and nothing jumps, on ${screen}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    const recogniser = await open(page, REQUIRED)
    await shiftSince(page)
    for (const [index, { name, type }] of REQUIRED.entries()) {
      const holds = async (state: string) => {
        expect(await misplaced(page), `${name} ${state}`).toEqual([])
        expect(await shiftSince(page), `${name} ${state}`).toBeLessThanOrEqual(SHIFT_MAX)
        expect(await cutOfLabel(page), `the label of ${name} ${state}`).toBe(0)
      }
      await expect(page.getByText(`Field ${index + 1} of ${REQUIRED.length}`)).toBeAttached()
      await holds('at rest, gone on to')
      if (type !== 'file') await misheard(page, name, recogniser, holds)
      if (MISTYPED[name]) await page.locator(`#control-${index}`).fill(MISTYPED[name])
      // It stays at first, and says why.
      await page.locator('#way-on').click()
      const problem = page.locator('.question__notes').getByRole('alert')
      await expect(problem).toContainText('Field validation failed')
      // Also below a label that fills the line.
      const reason = MISTYPED[name] ? /^(Please|Number)/ : /^\s?cannot be empty$/
      await expect(problem.getByText(reason)).toBeInViewport()
      await holds('wrong')
      await page.locator('#way-on').click()
    }
  })

for (const [screen, [width, height]] of Object.entries(SCREENS))
  test(`why a voice was not understood is read to its end, beside what was heard, on ${screen}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const recogniser = await open(page, [named('people')])
    await button(page, 'Voice Input').click()
    await recogniser.isHearing()
    await recogniser.hears('the weather is lovely today')
    const reason = page
      .getByRole('alert')
      .getByText('That was not understood. Please say it again, or type your answer.')
    await expect(reason).toBeInViewport({ ratio: 1 })
    await expect(page.getByLabel('Transcript')).toBeInViewport()
    expect(await reason.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(
      1,
    )
    expect(await misplaced(page)).toEqual([])
  })

const CONVERSING = { ...SCREENS, 'a phone with its keyboard open': [360, 400] } as const
for (const [screen, [width, height]] of Object.entries(CONVERSING))
  test(`a conversation is in view with the answer, the microphone and the way on, on ${screen}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const recogniser = await open(page, EVERY_TYPE.slice(0, 3))
    const conversation = page.getByRole('region', { name: 'Conversation' })
    await page.getByRole('switch', { name: 'Hands-free' }).press('Space')
    await expect(conversation).toBeVisible()
    expect(await misplaced(page), 'reading').toEqual([])
    expect(await unseen(conversation), 'reading').toEqual([])
    await expect(conversation.getByText('Listening…')).toBeVisible()
    await recogniser.hearsSoFar('ada love')
    await expect(conversation.getByText(/ada love/)).toBeVisible()
    expect(await misplaced(page), 'hearing').toEqual([])
    expect(await unseen(conversation), 'hearing').toEqual([])
  })

for (const screen of ['a small phone', 'a phone that lies', 'a desktop'] as const)
  test(`the switch of hands-free keeps the keyboard, wherever it goes, on a later field, on ${screen}`, async ({
    page,
  }) => {
    const [width, height] = SCREENS[screen]
    await page.setViewportSize({ width, height })
    await open(page, EVERY_TYPE.slice(0, 2))
    const handsFree = page.getByRole('switch', { name: 'Hands-free' })
    const conversation = page.getByRole('region', { name: 'Conversation' })
    await handsFree.press('Space')
    await expect(conversation).toBeVisible()
    await page.keyboard.press('Alt+ArrowRight')
    await page.keyboard.press('Alt+ArrowRight')
    await expect(page.getByText('Field 2 of 2')).toBeAttached()
    await handsFree.focus()
    for (const isOn of [false, true]) {
      await page.keyboard.press('Space')
      await expect(conversation).toBeVisible({ visible: isOn })
      await settled(page)
      await expect(handsFree).toBeFocused()
      await expect(handsFree).toBeInViewport()
    }
  })

for (const [look, options] of Object.entries({
  light: {},
  dark: { theme: 'dark' },
  'forced colours': { forcedColors: 'active' as const },
}))
  test(`the question, its confirming and its refusing are accessible in ${look}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    if ('forcedColors' in options)
      await page.emulateMedia({ forcedColors: options.forcedColors, reducedMotion: 'reduce' })
    const recogniser = await open(page, [named('email'), named('long_list')])
    if ('theme' in options) await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'))
    await expectAccessible(page)
    await button(page, 'Voice Input').click()
    await listening(page)
    await recogniser.hears('ada at example dot com')
    await expect(button(page, 'Yes, use it')).toBeFocused()
    await expectAccessible(page)
    await button(page, 'No').click()
    await expectAccessible(page)
    await page.keyboard.press('Alt+ArrowRight')
    await expect(page.getByRole('alert').first()).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Alt+ArrowRight')
    await expect(page.getByText('Field 2 of 2')).toBeVisible()
    await expectAccessible(page)
  })
