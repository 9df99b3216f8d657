import { expect, type Locator, type Page, test } from '@playwright/test'

/** As often as a patient person says something. */
const TIMES = 3
/** A transcriber on a busy machine takes its time. */
const HEARD_MS = 40_000

/** Sound is lost on a busy machine, and then other words are heard: a person sees that and says it again. */
export class Misheard extends Error {}

/**
 * Says something until it is heard right, at most three times.
 * @throws what was heard each time
 */
export async function untilHeard(sayIt: () => Promise<void>): Promise<void> {
  const heard: string[] = []
  while (heard.length < TIMES)
    try {
      // oxlint-disable-next-line no-await-in-loop -- a person says it again only when it was not heard
      await sayIt()
      return
    } catch (error) {
      if (!(error instanceof Misheard)) throw error
      heard.push(error.message)
      test.info().annotations.push({ type: 'misheard', description: error.message })
    }
  throw new Error(`Said ${TIMES} times, and misheard each time:\n${heard.join('\n')}`)
}

/** One question of the respondent's page, after something was said to it. */
export function hearingOf(page: Page, question: Locator, label: string) {
  const button = (name: string) => question.getByRole('button', { name, exact: true })
  const isAsked = () => question.getByText('Is this right?').isVisible()
  const hasFailed = () => button('Retry').isVisible()
  const isLast = async () => /^Field (\d+) of \1$/.test(await page.getByText(/^Field \d+ of \d+$/).innerText())
  const isBehind = async () => !(await question.isVisible())
  /** A question that is answered is left by itself, unless it is the last. */
  const isAnswered = async () =>
    (await isBehind()) || ((await isLast()) && (await question.getByText('Completed', { exact: true }).isVisible()))

  const outcome = async () => {
    if (await isAsked()) return 'asked'
    if (await hasFailed()) return 'failed'
    return (await isAnswered()) ? 'answered' : 'open'
  }
  const ended = async () => {
    await expect.poll(outcome, { message: `what was heard of "${label}"`, timeout: HEARD_MS }).not.toBe('open')
    return outcome()
  }

  /** Gives the value of the question as its control has it. */
  const value = async () => {
    const chosen = question.getByRole('radio', { checked: true })
    if ((await chosen.count()) > 0) return chosen.inputValue()
    const [text, number, list] = [
      question.getByRole('textbox'),
      question.getByRole('spinbutton'),
      question.getByRole('combobox', { name: label }),
    ]
    return text.or(number).or(list).inputValue()
  }
  const isRefused = async (expected: string) => {
    const heard = await question.locator('#check-answer').innerText()
    if (heard.toLowerCase() === expected.toLowerCase()) return undefined
    // What else it may have been is no better.
    while (await isAsked()) await button('No').click()
    return heard
  }

  /** Goes back to what was written down, and on again when it is right. */
  const lookBack = async (expected: string) => {
    const wasBehind = await isBehind()
    if (wasBehind) await page.getByRole('button', { name: 'Previous' }).click()
    await expect(question).toBeVisible()
    const written = await value()
    if (written !== expected) throw new Misheard(written)
    if (wasBehind) await page.getByRole('button', { name: 'Next' }).click()
  }

  return {
    ended,
    /**
     * What was said is written down as it should be; when the page asks, it is told so.
     * @param expected the value, as the control has it
     * @param shown as the page shows it when it asks, where it differs in more than capitals
     * @throws {Misheard} after which it can be said again
     */
    async expectHeard(expected: string, shown = expected) {
      const how = await ended()
      if (how === 'failed') {
        const why = await question.getByRole('alert').innerText()
        await button('Retry').click()
        throw new Misheard(why)
      }
      if (how === 'asked') {
        const wrong = await isRefused(shown)
        if (wrong !== undefined) throw new Misheard(`asked: ${wrong}`)
        await button('Yes, use it').click()
        await expect.poll(isAnswered).toBe(true)
      }
      await lookBack(expected)
    },
  }
}
