import { expect, test, type Page } from '@playwright/test'
import type { FormField } from '../../../contract/types.gen.ts'
import { conversingBrowser, hearingBrowser } from '../support/browser-recogniser.ts'
import { ownerOf, storedAnswers } from '../support/owner.ts'
import { visitor } from '../support/respondent.ts'
import { speakingDevice } from '../support/speaker.ts'
import { type RunningServer, sharedServer } from '../support/server.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await sharedServer({ TRANSCRIBER: 'browser' })
})

const named = (id: string, label: string) => ({ id, name: id, label, required: true })
const rooms = ['Single', 'Double'].map((label) => ({ label, value: label.toLowerCase() }))
const fields: FormField[] = [
  { ...named('name', 'Your name'), type: 'text' },
  { ...named('nights', 'Nights'), type: 'number' },
  { ...named('arrival', 'Arrival'), type: 'date' },
  { ...named('room', 'Room type'), type: 'radio', options: rooms },
]
const aForm = async () => (await ownerOf(server)).createForm({ title: 'A stay', structure: { fields } })
const SAID = 'Anna Smith, two nights from the third of May 2027.'

async function open(page: Page) {
  const form = await aForm()
  await page.goto(`${server.url}/forms/${form.id}`)
  const { field, voice } = visitor(page)
  return { form, field, voice, control: (label: string) => field(label).locator('input') }
}

test('one utterance fills several fields: read back as one, corrected, and confirmed with one yes', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await conversingBrowser(page, [
    [/Question 1 of 4/, SAID],
    [/Nights: 2\..*Is that right/, 'No, three nights.'],
    [/Nights: 3\..*Is that right/, 'Yes.'],
    [/Question 4 of 4/, 'A double room.'],
    [/All questions are done/, 'Submit.'],
    [/Shall I send it/, 'Yes.'],
  ])
  const said = await speakingDevice(page)
  const { form } = await open(page)
  await page.getByRole('switch', { name: 'Hands-free' }).click()
  await page.getByRole('button', { name: 'Allow' }).click()
  await expect(page.getByRole('dialog', { name: 'Form Submitted Successfully!' })).toBeVisible({ timeout: 100_000 })
  expect(said.join(' ')).toMatch(
    /Your name: Anna Smith\. Nights: 2\. Arrival: May 3, 2027\. Is that right\?.*Nights: 3\..*Question 4 of 4/,
  )
  expect(storedAnswers(server, form)).toEqual([
    { 'Your name': 'Anna Smith', Nights: 3, Arrival: '2027-05-03', 'Room type': 'double' },
  ])
})

test('in German too, where a command waits for the yes, and a day without a month is of the month that was proposed', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await conversingBrowser(page, [
    [/Frage 1 von 3/, 'Anna Schmidt, zwei Nächte ab dem dritten Mai 2027.'],
    [/Anreise: 3\. Mai 2027/, 'Weiter.'],
    [/Vorher brauche ich ein Ja oder ein Nein/, 'Nein, am vierten.'],
    [/Anreise: 4\. Mai 2027/, 'Ja.'],
    [/Das waren alle Fragen/, 'Absenden.'],
    [/Soll ich das Formular absenden/, 'Ja.'],
  ])
  const said = await speakingDevice(page, [], 'de-DE')
  const form = await (
    await ownerOf(server)
  ).createForm({
    title: 'Ein Aufenthalt',
    structure: {
      fields: [
        { ...named('name', 'Ihr Name'), type: 'text' },
        { ...named('nights', 'Nächte'), type: 'number' },
        { ...named('arrival', 'Anreise'), type: 'date' },
      ],
      metadata: { submitButtonText: 'Absenden', completionMessage: 'Danke!', allowAnonymous: true, language: 'de-DE' },
    },
  })
  await page.goto(`${server.url}/forms/${form.id}`)
  await page.getByRole('switch', { name: 'Hands-free' }).click()
  await page.getByRole('button', { name: 'Allow' }).click()
  await expect(page.getByRole('dialog', { name: 'Form Submitted Successfully!' })).toBeVisible({ timeout: 100_000 })
  expect(said.join(' ')).toMatch(/Vorher brauche ich ein Ja oder ein Nein\. Ihr Name: Anna Schmidt\. Nächte: 2\./)
  expect(storedAnswers(server, form)).toEqual([{ 'Ihr Name': 'Anna Schmidt', Nächte: 2, Anreise: '2027-05-04' }])
})

test('after a no each field is asked for itself', async ({ page }) => {
  test.setTimeout(180_000)
  await conversingBrowser(page, [
    [/Question 1 of 4/, SAID],
    [/Is that right/, 'No.'],
    [/Then one by one/, 'Ann Smith'],
    [/Question 2 of 4/, 'stop'],
  ])
  await speakingDevice(page)
  const { control } = await open(page)
  await page.getByRole('switch', { name: 'Hands-free' }).click()
  await page.getByRole('button', { name: 'Allow' }).click()
  await expect(page.getByText('Field 2 of 4')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText(/Say "go on" to continue/).first()).toBeVisible()
  await expect(control('Nights')).toHaveValue('')
})

test('the microphone of a field proposes the answers of several, which are used together', async ({ page }) => {
  const browser = await hearingBrowser(page)
  const { field, voice, control } = await open(page)
  await browser.willHear(SAID)
  await voice('Your name').click()
  await field('Your name').getByRole('button', { name: 'Allow' }).click()
  const proposal = field('Your name').getByRole('group', { name: 'Is this right?' })
  await expect(proposal.getByRole('listitem')).toHaveText([
    'Your name: Anna Smith',
    'Nights: 2',
    'Arrival: May 3, 2027',
  ])
  await expect(control('Your name'), 'nothing is filled in yet').toHaveValue('')
  await expect(proposal.getByRole('button', { name: 'Use these' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Field 4 of 4')).toBeVisible()
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(control('Arrival')).toHaveValue('2027-05-03')
  await expect(field('Arrival').getByText('Completed', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(control('Nights')).toHaveValue('2')
})

test('or only the answer of that field is', async ({ page }) => {
  const browser = await hearingBrowser(page)
  const { field, voice, control } = await open(page)
  await browser.willHear(SAID)
  await voice('Your name').click()
  await field('Your name').getByRole('button', { name: 'Allow' }).click()
  await field('Your name').getByRole('button', { name: 'Only this field' }).click()
  // A name may be all of it, so it is asked once more.
  await expect(control('Your name')).toHaveValue('Anna Smith')
  await field('Your name').getByRole('button', { name: 'Yes, use it' }).click()
  await expect(page.getByText('Field 2 of 4')).toBeVisible()
  await expect(control('Nights')).toHaveValue('')
})
