import { expect, test } from '@playwright/test'
import type { FormField } from '../../../contract/types.gen.ts'
import { conversingBrowser } from '../support/browser-recogniser.ts'
import { ownerOf, storedAnswers } from '../support/owner.ts'
import { speakingDevice } from '../support/speaker.ts'
import { type RunningServer, sharedServer } from '../support/server.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await sharedServer({ TRANSCRIBER: 'browser' })
})

const options = (...labels: string[]) => labels.map((label) => ({ label, value: label.toLowerCase() }))
const named = (id: string, label: string) => ({ id, name: id, label })
const is = (field: string, value: string) => ({ field, op: 'is' as const, value })

/** A garden is shown a question, makes another required, jumps over one, and the last but one may end the form. */
const fields: FormField[] = [
  { ...named('room', 'Favourite room'), type: 'radio', required: true, options: options('Garden', 'Library') },
  {
    ...named('plant', 'Favourite plant'),
    type: 'select',
    options: options('Rose', 'Fern'),
    visibleWhen: is('room', 'garden'),
  },
  {
    ...named('people', 'How many people came'),
    type: 'number',
    requiredWhen: is('room', 'garden'),
    goTo: [{ when: is('room', 'garden'), to: 'again' }],
  },
  { ...named('book', 'Favourite shelf'), type: 'radio', options: options('Poetry', 'History') },
  {
    ...named('again', 'Would you come again'),
    type: 'radio',
    options: options('Yes', 'No'),
    goTo: [{ when: is('again', 'no'), to: 'end' }],
  },
  { ...named('day', 'When will you come again'), type: 'date' },
]

const aForm = async () => (await ownerOf(server)).createForm({ title: 'Rooms', structure: { fields } })

test('a conversation follows the logic of the form: shown, required, jumped over and ended', async ({ page }) => {
  test.setTimeout(240_000)
  const form = await aForm()
  await conversingBrowser(page, [
    [/Favourite room/, 'Garden.'],
    [/Favourite plant/, 'Rose.'],
    [/How many people came/, 'Skip.'],
    [/needs an answer/, 'Twelve.'],
    [/Would you come again/, 'No.'],
    [/All questions are done/, 'Review.'],
    [/Your answers\./, 'Submit.'],
    [/Shall I send it/, 'Yes.'],
  ])
  const said = await speakingDevice(page)
  await page.goto(`${server.url}/forms/${form.id}`)
  await page.getByRole('switch', { name: 'Hands-free' }).click()
  await page.getByRole('button', { name: 'Allow' }).click()
  await expect(page.getByRole('dialog', { name: 'Form Submitted Successfully!' })).toBeVisible({ timeout: 150_000 })
  const all = said.join(' ')
  expect(all).not.toMatch(/Favourite shelf|When will you come/)
  expect(all).toMatch(
    /Your answers\. Favourite room: Garden\. Favourite plant: Rose\. How many people came: 12\. Would you come again: No\. Say/,
  )
  const [stored] = storedAnswers(server, form)
  expect(stored).toMatchObject({ 'Favourite plant': 'rose', 'How many people came': 12, 'Would you come again': 'no' })
  expect([stored?.['Favourite shelf'], stored?.['When will you come again']]).toEqual([undefined, undefined])
})

test('"back" goes the way one came, and the other answer leads another way', async ({ page }) => {
  test.setTimeout(240_000)
  const form = await aForm()
  const said = await speakingDevice(page)
  await conversingBrowser(page, [
    [/Favourite room/, 'Garden.'],
    [/Favourite plant/, 'Fern.'],
    [/How many people came/, 'Twelve.'],
    [/Would you come again/, 'Back.'],
    [/How many people came.*Your answer is 12/, 'Back.'],
    [/Favourite plant.*Your answer is Fern/, 'Back.'],
    [/Favourite room.*Your answer is Garden/, 'Library.'],
    [/Library\. Question 2 of \d\. How many people came/, 'Next.'],
    [/Favourite shelf/, 'Poetry.'],
    [/Poetry\. .*Would you come again/, 'Review.'],
    [/Your answers\./, 'Stop.'],
  ])
  await page.goto(`${server.url}/forms/${form.id}`)
  await page.getByRole('switch', { name: 'Hands-free' }).click()
  await page.getByRole('button', { name: 'Allow' }).click()
  await expect(page.getByText(/Say "go on" to continue/).first()).toBeVisible({ timeout: 150_000 })
  const all = said.join(' ')
  expect(all).toMatch(/Would you come again.*How many people came.*Favourite plant.*Favourite room.*Favourite shelf/)
  const review = all.slice(all.lastIndexOf('Your answers.'))
  expect(review).toContain('Favourite room: Library. How many people came: 12. Favourite shelf: Poetry.')
  expect(review).not.toContain('Favourite plant')
})
