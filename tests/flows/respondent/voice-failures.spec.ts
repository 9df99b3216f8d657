import { chromium, expect, type LaunchOptions, type Page, test } from '@playwright/test'
import { chromiumArguments, chromiumPath } from '../../support/chromium.ts'
import { someFields } from '../../support/builders.ts'
import { ownerOf } from '../support/owner.ts'
import { untilHeard } from '../support/hearing.ts'
import { denying, hide, listening, visitor, waitForLevel } from '../support/respondent.ts'
import { startServer, type RunningServer } from '../support/server.ts'
import { settled } from '../support/settled.ts'
import { aForm as museum, named } from './layout/forms.ts'

/** A transcriber on a busy machine takes its time. */
const heard = { timeout: 30_000 }

let server: RunningServer
let address: string
test.beforeAll(async () => {
  server = await startServer({ TRANSCRIBER: 'pocketsphinx' })
  address = await aForm(server)
})
test.afterAll(() => server.close())
test.use({ launchOptions: listening, permissions: ['microphone'] })
test.describe.configure({ mode: 'parallel' })

const QUESTION = 'Question 1'

async function aForm(running: RunningServer): Promise<string> {
  const owner = await ownerOf(running)
  const fields = someFields({ type: 'number' }, { type: 'text' })
  const { id } = await owner.createForm({ title: 'Failures', structure: { fields } })
  return `${running.url}/forms/${id}`
}

/** The page with its first question, which knows already who hears. */
async function visit(page: Page, url = address) {
  await page.goto(url)
  await expect(page.getByText(/^Your voice goes to|^Voice input needs/)).toBeVisible()
  const respondent = visitor(page)
  const question = respondent.field(QUESTION)
  return {
    ...respondent,
    question,
    value: question.getByRole('spinbutton'),
    problem: question.getByRole('alert'),
    button: (name: string) => question.getByRole('button', { name, exact: true }),
  }
}

/** Whatever happens to the voice, the answer can be typed, and the button is ready again. */
async function goesOn({ button, value }: Awaited<ReturnType<typeof visit>>) {
  await button('Retry').click()
  await expect(button('Voice Input')).toBeVisible()
  await value.fill('7')
  await expect(value).toHaveValue('7')
}

/** Another browser than that of the other tests. */
async function inBrowser(options: LaunchOptions, visiting: (page: Page) => Promise<void>) {
  const browser = await chromium.launch(options)
  try {
    await visiting(await browser.newPage())
  } finally {
    await browser.close()
  }
}

const withArguments = (args: string[]): LaunchOptions => ({ executablePath: chromiumPath, args })

const WITHOUT_DEVICE = chromiumArguments.filter((argument) => argument !== '--use-fake-device-for-media-stream')

test.describe('A person who cannot be heard', () => {
  const ways = [
    [
      'because the microphone is denied',
      denying,
      'Microphone access denied. Please allow microphone access to use voice input.',
    ],
    [
      'because there is no microphone',
      withArguments(WITHOUT_DEVICE),
      'No microphone was found. Connect one and try again, or type your answer.',
    ],
    [
      'because the address is not secure',
      withArguments([...chromiumArguments, '--host-resolver-rules=MAP forms.test localhost']),
      'Voice input needs a secure address (https). Please type your answer.',
    ],
  ] as const

  for (const [why, options, words] of ways)
    test(`${why} is told so, and goes on typing`, () =>
      inBrowser(options, async (page) => {
        const url = why.includes('secure') ? address.replace('localhost', 'forms.test') : address
        const respondent = await visit(page, url)
        await respondent.button('Voice Input').click()
        await expect(respondent.problem).toHaveText(words)
        await goesOn(respondent)
      }))
})

test.describe('What was said', () => {
  test('without a network is kept, and heard by itself when the network is back', async ({ page, context }) => {
    const respondent = await visit(page)
    await untilHeard(async () => {
      await respondent.say(QUESTION, 'forty two')
      await expect(respondent.question.getByText('Listening... Speak now')).toBeVisible()
      await context.setOffline(true)
      await expect(respondent.problem).toContainText('without a connection', heard)
      await expect(respondent.question).toContainText('Your recording waits here for the connection.')
      await context.setOffline(false)
      await expect(respondent.problem.filter({ hasText: 'without a connection' })).toHaveCount(0, heard)
      await respondent.expectHeard(QUESTION, '42')
    })
  })

  test('to a server that is gone is kept, and heard when the person tries again', async ({ page }) => {
    const respondent = await visit(page)
    await untilHeard(async () => {
      await respondent.say(QUESTION, 'forty two')
      await expect(respondent.question.getByText('Listening... Speak now')).toBeVisible()
      await server.stop('SIGKILL')
      await expect(respondent.button('Try again')).toBeVisible(heard)
      await server.start()
      await respondent.button('Try again').click()
      await respondent.expectHeard(QUESTION, '42')
    })
  })

  test('to a transcriber that does not work is kept, and typing goes on all the same', async ({ page }) => {
    await page.route('**/transcribe?*', (route) => route.fulfill({ status: 503, json: { detail: 'Not now' } }))
    const respondent = await visit(page)
    await respondent.say(QUESTION, 'forty two')
    await expect(respondent.problem).toHaveText(
      'Speech recognition is not available just now. Please try again, or type your answer.',
    )
    await expect(respondent.question).toContainText('You need not say it again.')
    await respondent.value.fill('7')
    await expect(respondent.button('Try again')).toBeHidden()
    await expect(respondent.button('Voice Input')).toBeVisible()
  })

  test('waits, and the page says beside it who hears, to the end on a small phone, and not that it is gone', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.route('**/transcribe?*', (route) => route.fulfill({ status: 503, json: { detail: 'Not now' } }))
    const owner = await ownerOf(server)
    const { id } = await owner.createForm(museum([named('people'), named('comments')]))
    await page.goto(`${server.url}/forms/${id}`)
    const respondent = visitor(page)
    const recipient = page.getByText(/^Your voice goes to this site only/)
    await expect(recipient).toBeVisible()
    await respondent.say('How many people came', 'forty two')
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible(heard)
    await expect(recipient).not.toContainText('kept')
    await expect(recipient).toBeInViewport({ ratio: 1 })
  })

  test('at too great a length counts as far as it was heard, and the person is told', async ({ page }) => {
    // Half a minute is much for a test: the same chain with a limit of two seconds.
    await page.addInitScript(() => {
      const Real = AudioWorkletNode
      window.AudioWorkletNode = class extends Real {
        constructor(context: BaseAudioContext, name: string, options: AudioWorkletNodeOptions = {}) {
          super(context, name, { ...options, processorOptions: { ...options.processorOptions, maxMs: 2000 } })
        }
      }
    })
    const respondent = await visit(page)
    await respondent.say(QUESTION, 'forty two, and then one two three four five six seven eight nine ten')
    await expect(respondent.question.getByText('That was too long for one recording.')).toBeVisible()
    await expect(page.getByText(/Is this right\?|Field 2 of 2|Retry/)).toBeVisible(heard)
  })

  test('before the page was hidden counts, but is asked for', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('voice-settings', '{"pause":"very-long"}'))
    const respondent = await visit(page)
    await untilHeard(async () => {
      await hide(page, false)
      await respondent.say(QUESTION, 'forty two', { silence: { before: 0.8, after: 9 } })
      await waitForLevel(page, 'loud')
      await waitForLevel(page, 'quiet')
      await hide(page, true)
      await expect(respondent.question.getByText('Listening ended when you left this page.')).toBeVisible()
      await expect(respondent.question.getByText('Is this right?')).toBeVisible(heard)
      await respondent.expectHeard(QUESTION, '42')
    })
  })

  test('is nothing when the page was hidden before, and the microphone is closed', async ({ page }) => {
    const respondent = await visit(page)
    await respondent.say(QUESTION, 'forty two', { silence: { before: 8, after: 1 } })
    await expect(respondent.question.getByText('Listening... Speak now')).toBeVisible()
    await hide(page, true)
    await expect(respondent.problem).toContainText('Listening stopped when you left this page.')
    await goesOn(respondent)
  })

  test('in one tab ends listening in the other', async ({ page, context }) => {
    const first = await visit(page)
    await first.say(QUESTION, 'forty two', { silence: { before: 8, after: 1 } })
    await expect(first.question.getByText('Listening... Speak now')).toBeVisible()
    const otherTab = await context.newPage()
    const second = await visit(otherTab)
    await untilHeard(async () => {
      await second.say(QUESTION, 'forty two')
      await expect(first.problem).toContainText('Voice input was started in another tab or window')
      await expect(second.question.getByText('Listening... Speak now')).toBeVisible()
      await second.expectHeard(QUESTION, '42')
    })
    await goesOn(first)
  })
})

test('A button that is held listens until it is let go', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('voice-settings', '{"isHoldToTalk":true}'))
  const respondent = await visit(page)
  await respondent.say(QUESTION, 'forty two')
  await expect(respondent.question.getByText('Hold the button while you speak.')).toBeVisible()
  await untilHeard(async () => {
    await respondent.button('Voice Input').hover()
    await page.mouse.down()
    await waitForLevel(page, 'loud')
    await waitForLevel(page, 'quiet')
    await page.mouse.up()
    await respondent.expectHeard(QUESTION, '42')
  })
})

test.describe('A browser whose own recogniser fails', () => {
  test('loses nothing: the next transcriber hears what was said', async ({ page }) => {
    const several = await startServer({ TRANSCRIBER: 'auto' })
    try {
      // It listens, and finds after the first words that there is no way to its service.
      await page.addInitScript(() => {
        class Failing extends EventTarget {
          start() {
            for (const type of ['start', 'audiostart']) this.dispatchEvent(new Event(type))
            setTimeout(() => this.dispatchEvent(Object.assign(new Event('error'), { error: 'network' })), 1500)
          }
          stop() {}
          abort() {}
        }
        Object.assign(window, { SpeechRecognition: Failing, webkitSpeechRecognition: Failing })
      })
      const respondent = await visit(page, await aForm(several))
      let isAllowed = false
      await untilHeard(async () => {
        await respondent.say(QUESTION, 'forty two')
        if (!isAllowed) await respondent.button('Allow').click()
        isAllowed = true
        await respondent.expectHeard(QUESTION, '42')
      })
      await settled(page)
      await expect(page.getByText('Your voice goes to this site only.')).toBeVisible()
    } finally {
      await several.close()
    }
  })
})
