import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../../support/account.ts'
import { controlledRecogniser } from '../../support/controlled-recogniser.ts'
import { ownerOf } from '../../support/owner.ts'
import { startServer, type RunningServer } from '../../support/server.ts'
import { aForm, EVERY_TYPE } from './forms.ts'
import { misplaced, shiftSince, watchShifts } from './measure.ts'

/** What the best of pages keep to. */
const SHIFT_MAX = 0.02

const SCREENS = {
  'a phone': [360, 740],
  'a small phone': [360, 640],
  'a very small phone': [320, 568],
  'a phone that lies': [740, 360],
  'a phone with its keyboard open': [360, 340],
  'a tablet': [768, 1024],
  'a desktop': [1280, 800],
  'a desktop at 200 %': [640, 400],
} as const

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer({ TRANSCRIBER: 'browser' })
})
test.afterAll(() => server.close())
test.use({ permissions: ['microphone'] })
test.describe.configure({ mode: 'parallel' })

async function open(page: Page, names?: string[]) {
  const fields = names?.flatMap((name) => EVERY_TYPE.filter((field) => field.name === name)) ?? EVERY_TYPE
  const { id } = await (await ownerOf(server)).createForm(aForm(fields))
  const recogniser = await controlledRecogniser(page)
  await watchShifts(page)
  await page.goto(`${server.url}/forms/${id}`)
  await expect(page.getByRole('region', { name: 'Form Completion Status' })).toBeAttached()
  await expect(page.getByText(/^Your voice/)).toBeAttached()
  return recogniser
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const listening = (page: Page) => expect(page.getByText('Listening... Speak now')).toBeAttached()

for (const [screen, [width, height]] of Object.entries(SCREENS))
  test(`every question is in view with its answer, the microphone and the way on, on ${screen}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await open(page)
    for (const [index, { name, type, required }] of EVERY_TYPE.entries()) {
      await expect(page.getByText(`Field ${index + 1} of ${EVERY_TYPE.length}`)).toBeAttached()
      expect(await misplaced(page), `${name} at rest`).toEqual([])
      await shiftSince(page)
      if (type !== 'file') {
        await button(page, 'Voice Input').click()
        await listening(page)
        expect(await misplaced(page), `${name} listening`).toEqual([])
        await page.keyboard.press('Escape')
        await expect(page.getByText('Ready for voice input')).toBeAttached()
        expect(await shiftSince(page), `${name}: nothing moves while it listens`).toBeLessThanOrEqual(SHIFT_MAX)
      }
      if (index + 1 === EVERY_TYPE.length) continue
      await page.keyboard.press('Alt+ArrowRight')
      if (!required) continue
      // It stays at first, and says why.
      await expect(page.getByRole('alert').first()).toBeAttached()
      expect(await misplaced(page), `${name} missing`).toEqual([])
      await page.keyboard.press('Alt+ArrowRight')
    }
  })

for (const [screen, [width, height]] of Object.entries(SCREENS))
  test(`confirming, refusing and mending move nothing out of view, on ${screen}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const recogniser = await open(page, ['email', 'site', 'long'])
    await shiftSince(page)
    const nothingMoved = async (state: string) => {
      expect(await misplaced(page), state).toEqual([])
      expect(await shiftSince(page), state).toBeLessThanOrEqual(SHIFT_MAX)
    }
    await button(page, 'Voice Input').click()
    await listening(page)
    await recogniser.hearsSoFar('ada at example dot')
    await expect(page.getByLabel('Transcript')).toContainText('ada at example dot')
    await nothingMoved('hearing')
    await recogniser.hears('ada at example dot com')
    await expect(button(page, 'Yes, use it')).toBeFocused()
    await expect(page.getByRole('textbox')).toHaveValue('ada@example.com')
    await nothingMoved('confirming')
    await button(page, 'No').click()
    await expect(button(page, 'Say it again')).toBeFocused()
    await nothingMoved('refused')
    await button(page, 'Type it').click()
    await page.getByRole('textbox').fill('ada at example')
    await nothingMoved('typing')
    await button(page, 'Next').click()
    await expect(page.getByText('Please provide a valid email address').first()).toBeAttached()
    await nothingMoved('wrong')
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
    const recogniser = await open(page, ['email', 'long_list'])
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
