import { expect, type Page, test } from '@playwright/test'
import { ownerOf } from '../support/owner.ts'
import { listening } from '../support/respondent.ts'
import { type RunningServer, sharedServer } from '../support/server.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await sharedServer({ TRANSCRIBER: 'browser' })
})
test.use({ launchOptions: listening, permissions: ['microphone'] })

declare global {
  /** Ends the installation of the browser that a test stands in for. */
  var installs: (isInstalled: boolean) => void
}

/** Runs in the page: a browser that can fetch what it needs to recognise on this device, and has not yet. */
function installRecogniser() {
  let state = 'downloadable'
  const calls: unknown[] = []
  class Installable extends EventTarget {
    static available = async () => state
    static install(options: unknown) {
      calls.push(options)
      document.documentElement.dataset['installs'] = JSON.stringify(calls)
      return new Promise<boolean>((resolve) => {
        globalThis.installs = (isInstalled) => {
          if (isInstalled) state = 'available'
          resolve(isInstalled)
        }
      })
    }
    #isLocal = false
    get processLocally() {
      return this.#isLocal
    }
    set processLocally(isLocal: boolean) {
      this.#isLocal = isLocal
    }
    start() {
      for (const type of ['start', 'audiostart', 'speechstart']) this.dispatchEvent(new Event(type))
      const transcript = this.#isLocal ? 'forty two' : 'seven'
      const results = [Object.assign([{ transcript, confidence: 0.95 }], { isFinal: true })]
      setTimeout(() => {
        this.dispatchEvent(Object.assign(new Event('result'), { results }))
        this.dispatchEvent(new Event('end'))
      }, 300)
    }
    stop() {
      this.dispatchEvent(new Event('end'))
    }
    abort() {}
  }
  Object.assign(window, { SpeechRecognition: Installable, webkitSpeechRecognition: Installable })
}

async function openSettings(page: Page) {
  const fields = [{ id: 'nights', name: 'nights', label: 'Nights', type: 'number' as const, required: true }]
  const form = await (await ownerOf(server)).createForm({ title: 'A stay', structure: { fields } })
  await page.addInitScript(installRecogniser)
  await page.goto(`${server.url}/forms/${form.id}`)
  await page.getByText('Voice settings', { exact: true }).click()
  const offer = page.getByRole('radio', { name: 'On this device, by your browser (to download)' })
  await expect(offer).not.toBeChecked()
  return {
    offer,
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    calls: () => page.evaluate(() => document.documentElement.dataset['installs']),
    ends: async (isInstalled: boolean) => {
      await page.waitForFunction(() => 'installs' in globalThis)
      await page.evaluate((end) => globalThis.installs(end), isInstalled)
    },
  }
}

const QUESTION =
  'May your browser download what it needs? It does not say how large that is. Your voice then stays on this device.'

test('the browser fetches its recogniser after a yes, and then hears on the device without asking for a service', async ({
  page,
}) => {
  const { offer, button, calls, ends } = await openSettings(page)
  await offer.click()
  await expect(page.getByText(QUESTION)).toBeVisible()
  expect(await calls()).toBeUndefined()

  await button('Download').click()
  await expect(page.getByText('Getting it ready…')).toBeVisible()
  await expect.poll(calls).toBe('[{"langs":["en-US"],"processLocally":true}]')
  await ends(true)
  await expect(page.getByRole('radio', { name: 'On this device, by your browser', exact: true })).toBeChecked()
  await expect(page.getByText('Your voice stays on this device.', { exact: true })).toBeVisible()

  await page.getByText('Voice settings', { exact: true }).click()
  await button('Voice Input').click()
  await expect(page.getByRole('spinbutton')).toHaveValue('42')
})

test('a browser that fetches nothing leaves all as it was, and may be asked again', async ({ page }) => {
  const { offer, button, ends } = await openSettings(page)
  await offer.click()
  await button('Download').click()
  await ends(false)
  await expect(page.getByText('It could not be downloaded, or does not run here. Nothing has changed.')).toBeVisible()
  await button('Try again').click()
  await expect(page.getByText('Getting it ready…')).toBeVisible()
  await button('Cancel').click()
  await expect(page.getByRole('radio', { name: 'As this site does it' })).toBeChecked()
  await expect(offer).not.toBeChecked()
})
