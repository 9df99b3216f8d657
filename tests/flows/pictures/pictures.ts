import { mkdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { chromiumArguments, chromiumPath } from '../../support/chromium.ts'
import { aForm, EVERY_TYPE } from '../respondent/layout/forms.ts'
import { controlledRecogniser } from '../support/controlled-recogniser.ts'
import { ownerOf } from '../support/owner.ts'
import { startServer } from '../support/server.ts'

/** Takes pictures of the respondent's page in each of its states: `node tests/flows/pictures/pictures.ts FOLDER [NAME]`. */

const [folder = 'pictures', only = ''] = process.argv.slice(2)

type Recogniser = Awaited<ReturnType<typeof controlledRecogniser>>

interface Shot {
  name: string
  size: [width: number, height: number]
  theme?: 'dark'
  forcedColors?: 'active'
  /** A form of the fields with these names; all without. */
  fields?: string[]
  act?: (page: Page, recogniser: Recogniser) => Promise<void>
}

const PHONE: [number, number] = [360, 740]
const SMALL: [number, number] = [360, 640]
const DESKTOP: [number, number] = [1280, 800]

const speak = (page: Page) => page.getByRole('button', { name: 'Voice Input' }).click()
/** From the first field to the second; a first Next stays where an answer is required. */
const next = async (page: Page) => {
  const button = page.getByRole('button', { name: 'Next', exact: true })
  await button.click()
  if (await page.getByText('Field 1 of').isVisible()) await button.click()
}
const heard = async (page: Page, recogniser: Recogniser, words: string) => {
  await speak(page)
  await page.getByText('Listening... Speak now').waitFor()
  await recogniser.hears(words)
}
const confirming = async (page: Page, recogniser: Recogniser) => {
  await heard(page, recogniser, 'ada at example dot com')
  await page.getByText('Is this right?').waitFor()
}
const refused = async (page: Page, recogniser: Recogniser) => {
  await confirming(page, recogniser)
  await page.getByRole('button', { name: 'No', exact: true }).click()
}
const listening = async (page: Page, recogniser: Recogniser) => {
  await speak(page)
  await page.getByText('Listening... Speak now').waitFor()
  await recogniser.hearsSoFar('we came early in the morning and stayed until they closed, and the garden was')
}
const wrong = async (page: Page) => {
  await page.getByRole('textbox').fill('ada at example')
  await page.getByRole('button', { name: 'Next', exact: true }).click()
}
const handsFree = async (page: Page) => {
  await page.getByRole('switch', { name: 'Hands-free' }).click()
  await page.getByRole('region', { name: 'Conversation' }).waitFor()
}
const toTheEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight))

const shots: Shot[] = [
  { name: 'respondent', size: [390, 800] },
  { name: 'first', size: PHONE },
  { name: 'first-small', size: SMALL },
  { name: 'first-desktop', size: DESKTOP },
  { name: 'second', size: SMALL, act: next },
  { name: 'second-desktop', size: DESKTOP, act: next },
  {
    name: 'listening',
    size: SMALL,
    fields: ['people', 'comments'],
    act: async (page, recogniser) => (await next(page), listening(page, recogniser)),
  },
  {
    name: 'listening-desktop',
    size: DESKTOP,
    fields: ['people', 'comments'],
    act: async (page, recogniser) => (await next(page), listening(page, recogniser)),
  },
  {
    name: 'confirming',
    size: SMALL,
    fields: ['people', 'email'],
    act: async (page, recogniser) => (await next(page), confirming(page, recogniser)),
  },
  {
    name: 'confirming-desktop',
    size: DESKTOP,
    fields: ['people', 'email'],
    act: async (page, recogniser) => (await next(page), confirming(page, recogniser)),
  },
  {
    name: 'refused',
    size: SMALL,
    fields: ['people', 'email'],
    act: async (page, recogniser) => (await next(page), refused(page, recogniser)),
  },
  {
    name: 'wrong',
    size: SMALL,
    fields: ['people', 'email', 'site'],
    act: async (page) => (await next(page), wrong(page)),
  },
  { name: 'radio', size: PHONE, fields: ['people', 'again', 'site'], act: next },
  { name: 'radio-30', size: PHONE, fields: ['people', 'best', 'site'], act: next },
  { name: 'radio-30-desktop', size: DESKTOP, fields: ['people', 'best', 'site'], act: next },
  { name: 'checkbox-30-long', size: SMALL, fields: ['people', 'long_list', 'site'], act: next },
  { name: 'long-label', size: SMALL, fields: ['people', 'long', 'site'], act: next },
  { name: 'long-label-desktop', size: DESKTOP, fields: ['people', 'long', 'site'], act: next },
  { name: 'keyboard', size: [360, 340], fields: ['people', 'email', 'site'], act: next },
  { name: 'landscape', size: [740, 360], fields: ['people', 'again', 'site'], act: next },
  { name: 'tablet', size: [768, 1024], fields: ['people', 'again', 'site'], act: next },
  { name: 'tiny', size: [320, 568], act: next },
  { name: 'hands-free', size: SMALL, act: handsFree },
  { name: 'hands-free-desktop', size: DESKTOP, act: handsFree },
  { name: 'end', size: PHONE, act: toTheEnd },
  {
    name: 'dark',
    size: SMALL,
    theme: 'dark',
    fields: ['people', 'comments'],
    act: async (page, recogniser) => (await next(page), listening(page, recogniser)),
  },
  { name: 'forced-colours', size: SMALL, forcedColors: 'active', fields: ['people', 'again', 'site'], act: next },
]

const server = await startServer({ TRANSCRIBER: 'browser' })
const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumArguments })
try {
  mkdirSync(folder, { recursive: true })
  const owner = await ownerOf(server)
  for (const shot of shots.filter(({ name }) => name.startsWith(only))) {
    const fields = shot.fields?.flatMap((name) => EVERY_TYPE.filter((field) => field.name === name)) ?? EVERY_TYPE
    const { id } = await owner.createForm(aForm(fields))
    await take(browser, `${server.url}/forms/${id}`, shot).catch((error) => console.error(`${shot.name}: ${error}`))
  }
} finally {
  await browser.close()
  await server.close()
}

async function take(from: Browser, url: string, { name, size: [width, height], theme, forcedColors, act }: Shot) {
  const context = await from.newContext({
    viewport: { width, height },
    permissions: ['microphone'],
    reducedMotion: 'reduce',
    isMobile: width < 700,
    hasTouch: width < 700,
    ...(forcedColors && { forcedColors }),
  })
  const page = await context.newPage()
  page.setDefaultTimeout(8000)
  const recogniser = await controlledRecogniser(page)
  if (theme) await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
  await page.goto(url)
  await page.getByText('Form Completion Status').waitFor()
  await act?.(page, recogniser).catch((error) => console.error(`${name}: ${error}`))
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((one) => one.effect?.getComputedTiming().iterations !== Infinity)
        .map(({ finished }) => finished),
    ),
  )
  await writeFile(join(folder, `${name}.png`), await page.screenshot())
  await context.close()
}
