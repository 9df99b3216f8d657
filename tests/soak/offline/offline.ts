import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import type { Form } from '../../../contract/types.gen.ts'
import { openUnlimited, type Place } from '../../../server/store/database.ts'
import { someFields } from '../../support/builders.ts'
import { noneOf, told, type Figure } from '../figures.ts'
import { onGround } from '../support/places.ts'
import { randomFrom } from '../support/random.ts'
import { createForm } from '../support/visitors.ts'
import { openBrowser, type KillableBrowser } from './browser.ts'

/** About as long as it takes to send what waits: the browser is killed before, in the middle and after. */
const LATEST_MS = 120
const SENT_WITHIN_MS = 60_000
const POLL_MS = 100
const LABEL = 'City'

interface OfflineOptions {
  kills: number
  seed: number
}

/**
 * A person submits without a network; when it is back, and what waits is being sent, the browser is killed. It is opened
 * again, with the same profile, until the answer is there.
 */
export const measureOffline = (options: OfflineOptions): Promise<Figure[]> =>
  onGround('SQLite', async ({ place, start }) => {
    const running = await start()
    const form = await createForm(running, someFields({ label: LABEL, required: true }))
    return killOften({ place, form, url: `${running.url}/forms/${form.id}` }, options)
  })

interface Scene {
  place: Place
  form: Form
  url: string
}

async function killOften(scene: Scene, { kills, seed }: OfflineOptions): Promise<Figure[]> {
  const random = randomFrom(seed)
  const lost: string[] = []
  let unsent = 0
  for (let count = 1; count <= kills; count += 1) {
    const text = `City ${count}`
    await withProfile(async (profile) => {
      await inBrowser(profile, async (browser) => {
        await submitOffline(browser, scene, text)
        // What waits is sent at once: to wait for the browser's answer would be too late.
        browser.setOffline(false).catch(() => {})
        await pause(random.below(LATEST_MS))
      })
      if (!(await storedCities(scene)).includes(text)) unsent += 1
      // Also where it is stored: the browser may have died before it heard so, and sends again.
      await inBrowser(profile, async ({ page }) => {
        await page.goto(scene.url)
        if (!(await comesToBeStored(scene, text))) lost.push(`"${text}" did not arrive`)
        if (!(await comesTrue(() => nothingWaits(page)))) lost.push(`"${text}" still waits`)
      })
    })
  }
  const stored = await storedCities(scene)
  const doubled = stored.filter((text, index) => stored.indexOf(text) !== index)
  return [
    told('browsers killed while an answer waited', `${kills}, ${unsent} before it was stored`),
    noneOf('waiting answers that are lost, browser killed', lost, `${kills} answers`),
    noneOf('waiting answers that are there twice, browser killed', doubled, `${stored.length} rows`),
  ]
}

/** A device of its own for each answer. */
async function withProfile(work: (profile: string) => Promise<void>): Promise<void> {
  const profile = mkdtempSync(join(tmpdir(), 'sayform-browser-'))
  try {
    await work(profile)
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  }
}

/** The browser is killed in the end, however the work ends. */
async function inBrowser(profile: string, work: (browser: KillableBrowser) => Promise<void>): Promise<void> {
  const browser = await openBrowser(profile)
  try {
    await work(browser)
  } finally {
    await browser.kill()
  }
}

async function submitOffline({ page, setOffline }: KillableBrowser, { url }: Scene, text: string): Promise<void> {
  await page.goto(url)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const control = page.getByRole('region', { name: LABEL }).getByRole('textbox')
  await control.fill(text)
  await control.press('Enter')
  await setOffline(true)
  await submit(page)
  await page.getByText('Your answers wait on this device.').first().waitFor()
}

async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit Form' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Submit Form' }).click()
}

const comesToBeStored = (scene: Scene, text: string): Promise<boolean> =>
  comesTrue(async () => (await storedCities(scene)).includes(text))

async function comesTrue(isTrue: () => Promise<boolean>): Promise<boolean> {
  const until = Date.now() + SENT_WITHIN_MS
  while (Date.now() < until) {
    if (await isTrue()) return true
    await pause(POLL_MS)
  }
  return false
}

/** What the browser stores of the outbox. */
const nothingWaits = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      new Promise<boolean>((resolve, reject) => {
        const opening = indexedDB.open('sayform')
        opening.addEventListener('error', () => reject(opening.error))
        opening.addEventListener('success', () => {
          const all = opening.result.transaction('outbox').objectStore('outbox').getAll()
          all.addEventListener('success', () => {
            opening.result.close()
            resolve(all.result.every((entry) => entry.state !== 'waiting'))
          })
        })
      }),
  )

/** Read from the database itself. */
async function storedCities({ place, form }: Scene): Promise<string[]> {
  const database = openUnlimited(place)
  try {
    const rows = await database.selectFrom('submission').select('responses').where('form_id', '=', form.id).execute()
    return rows.map(({ responses }) => valueIn(responses))
  } finally {
    await database.destroy()
  }
}

function valueIn(responses: unknown): string {
  const [answer] = Object.values(JSON.parse(String(responses)) as Record<string, { value: unknown }>)
  return String(answer?.value)
}
