import { copyFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import { chromiumArguments, chromiumPath } from '../../support/chromium.ts'
import { speak, type Spoken } from '../../support/voices.ts'
import { hearingOf, untilHeard } from './hearing.ts'

/** Chromium reads this file again each time that a page opens the microphone. */
export const microphone = join(tmpdir(), `sayform-microphone-${process.pid}.wav`)

export const listening = {
  executablePath: chromiumPath,
  args: [...chromiumArguments, `--use-file-for-fake-audio-capture=${microphone}%noloop`],
}

export const denying = {
  executablePath: chromiumPath,
  args: chromiumArguments.map((argument) =>
    argument === '--use-fake-ui-for-media-stream' ? '--use-fake-ui-for-media-stream=deny' : argument,
  ),
}

/** What a visitor does on the respondent's page. */
export function visitor(page: Page) {
  const field = (label: string): Locator => page.getByRole('region', { name: label })
  const hearing = (label: string) => hearingOf(page, field(label), label)
  /** Says it into the microphone. */
  const say = async (label: string, words: string, spoken: Spoken = {}) => {
    await copyFile(await speak(words, { silence: { before: 0.8, after: 3 }, ...spoken }), microphone)
    await field(label).getByRole('button', { name: 'Voice Input' }).click()
  }
  return {
    field,
    voice: (label: string) => field(label).getByRole('button', { name: /^(Voice Input|Stop|Done|Retry)$/ }),
    async type(label: string, text: string) {
      const control = field(label).getByRole('textbox')
      await expect(control).toBeEnabled()
      await control.fill(text)
      await control.press('Enter')
    },
    say,
    expectHeard: (label: string, expected: string, shown?: string) => hearing(label).expectHeard(expected, shown),
    /** Says it, looks at what was heard, and says it again when that is wrong. */
    answer: (label: string, words: string, expected: string, shown?: string) =>
      untilHeard(async () => {
        await say(label, words)
        await hearing(label).expectHeard(expected, shown)
      }),
    next: () => page.getByRole('button', { name: 'Next' }).click(),
    async submit() {
      await page.getByRole('navigation', { name: 'Fields' }).getByRole('button', { name: 'Submit Form' }).click()
      const dialog = page.getByRole('dialog', { name: 'Review Your Responses' })
      await expect(dialog).toBeVisible()
      await dialog.getByRole('button', { name: 'Submit Form' }).click()
    },
  }
}

/** As if the person turned to another tab, or back; a browser without a window hides nothing by itself. */
export const hide = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)

/** Longer than the quiet between two words, shorter than any that ends an answer. */
const BETWEEN_WORDS_MS = 300

/** The ring around the button shows how loud it is, for moments only. */
export const waitForLevel = (page: Page, how: 'loud' | 'quiet') =>
  page.evaluate(
    ([wanted, longEnough]) =>
      new Promise<void>((resolve) => {
        let since = performance.now()
        const look = () => {
          const button = document.querySelector('[aria-describedby=voice-status]')
          const level = Number(button && getComputedStyle(button).getPropertyValue('--level'))
          const isSo = wanted === 'loud' ? level > 0.5 : level < 0.1
          if (!isSo) since = performance.now()
          if (isSo && (wanted === 'loud' || performance.now() - since > longEnough)) resolve()
          else requestAnimationFrame(look)
        }
        look()
      }),
    [how, BETWEEN_WORDS_MS] as const,
  )
