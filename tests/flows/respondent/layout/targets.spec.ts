import { expect, type Page, test } from '@playwright/test'
import type { FormField } from '../../../../contract/types.gen.ts'
import { controlledRecogniser } from '../../support/controlled-recogniser.ts'
import { ownerOf } from '../../support/owner.ts'
import { type RunningServer, sharedServer } from '../../support/server.ts'
import { aForm, EVERY_TYPE, LONG_LABEL, named } from './forms.ts'
import { tooSmall } from './measure.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await sharedServer({ TRANSCRIBER: 'browser' })
})
test.use({ permissions: ['microphone'], viewport: { width: 360, height: 740 } })

async function open(page: Page, fields: FormField[], more: object = {}) {
  const form = aForm(fields)
  const { id } = await (await ownerOf(server)).createForm({ ...form, ...more })
  const recogniser = await controlledRecogniser(page)
  await page.goto(`${server.url}/forms/${id}`)
  await expect(page.getByRole('region', { name: 'Form Completion Status' })).toBeAttached()
  await expect(page.getByText(/^Your voice/)).toBeAttached()
  return recogniser
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const wayOn = (page: Page) => page.locator('#way-on')
const large = async (page: Page, state: string) => expect(await tooSmall(page), state).toEqual([])

async function say(page: Page, recogniser: Awaited<ReturnType<typeof open>>, words: string) {
  await button(page, 'Voice Input').click()
  await expect(page.getByText('Listening... Speak now')).toBeAttached()
  await recogniser.hears(words)
}

test('a finger hits the answer of every type, its errors and the ways on', async ({ page }) => {
  const fields = EVERY_TYPE.map((field) => ({ ...field, required: true, description: LONG_LABEL }))
  await open(page, fields)
  for (const [index, { name }] of fields.entries()) {
    await expect(page.getByText(`Field ${index + 1} of ${fields.length}`)).toBeAttached()
    await large(page, name)
    await wayOn(page).click()
    await expect(page.getByRole('alert').first()).toBeAttached()
    await large(page, `${name} without an answer`)
    await wayOn(page).click()
  }
})

test('voice settings open whole on the screen of a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await open(page, [named('comments')])
  await page.getByText('Voice settings').click()
  const overlay = page.locator('details[open] > div')
  await expect(overlay).toBeInViewport({ ratio: 1 })
  // Rows that shrink would stand upon each other.
  expect(await overlay.evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)).toBe(true)
})

test('a finger hits all that voice input asks and offers', async ({ page }) => {
  const recogniser = await open(page, [named('email'), named('comments')])
  await page.getByText('Voice settings').click()
  await expect(page.getByRole('radio', { name: 'Very long' })).toBeVisible()
  await expect(page.getByText(/^Where your voice is recognised$|^Nothing can recognise speech/)).toBeVisible()
  await large(page, 'settings')
  await page.getByText('Voice settings').click()
  await say(page, recogniser, 'ada at example dot com')
  await expect(button(page, 'Yes, use it')).toBeFocused()
  await large(page, 'confirming')
  await button(page, 'No').click()
  await expect(button(page, 'Spell it')).toBeVisible()
  await large(page, 'refused')
  await button(page, 'Say it again').click()
  await expect(page.getByText('Listening... Speak now')).toBeAttached()
  await large(page, 'listening')
  await recogniser.hears('ida at example dot com')
  await button(page, 'Yes, use it').click()
  await expect(button(page, 'Correct it by voice')).toBeVisible()
  await large(page, 'correction')
})

test('a finger hits the switch of hands-free and all of the conversation, on each field', async ({ page }) => {
  await open(page, [named('comments'), named('again')])
  const handsFree = page.getByRole('switch', { name: 'Hands-free' })
  const conversation = page.getByRole('region', { name: 'Conversation' })
  await handsFree.press('Space')
  await expect(conversation).toBeVisible()
  await large(page, 'the first field')
  await wayOn(page).click()
  await expect(page.getByText('Field 2 of 2')).toBeAttached()
  await large(page, 'a later field')
  await handsFree.press('Space')
  await expect(conversation).toBeHidden()
  await large(page, 'turned off')
})

test('a finger hits what is beside a given answer, the panel, the review and each question of the page', async ({
  page,
}) => {
  await open(page, [named('full_name'), named('photo'), named('best'), named('email')])
  await expect(button(page, 'Review Your name')).toBeAttached()
  await large(page, 'required')
  await page.getByRole('textbox').fill('Ada')
  await wayOn(page).click()
  const note = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') }
  await page.locator('input[type=file]').setInputFiles(note)
  await expect(button(page, 'Remove note.txt')).toBeVisible()
  await large(page, 'file')
  await wayOn(page).click()
  await page.getByRole('radio').first().press('b')
  await expect(button(page, 'Clear choice')).toBeVisible()
  await large(page, 'choice')
  await wayOn(page).click()
  await page.getByRole('textbox').fill('ada@example.com')
  await wayOn(page).click()
  await expect(button(page, 'Change Your name')).toBeVisible()
  await large(page, 'review')
  await button(page, 'Cancel').click()
  await large(page, 'panel')
  await button(page, 'Start Over').click()
  await expect(button(page, 'Keep my answers')).toBeVisible()
  await large(page, 'starting over')
  await button(page, 'Keep my answers').click()
  await wayOn(page).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Submit Form' }).click()
  await expect(button(page, 'Close')).toBeVisible()
  await large(page, 'sent')
  await button(page, 'Close').click()
  await expect(button(page, 'Fill it in again')).toBeVisible()
  await large(page, 'thanks')
})
