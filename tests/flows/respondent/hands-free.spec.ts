import { expect, test } from '@playwright/test'
import { VOICES } from '../../support/voices.ts'
import { ownerOf, storedAnswers, storedSubmissions } from '../support/owner.ts'
import { Misheard, untilHeard } from '../support/hearing.ts'
import { hide, listening, waitForLevel } from '../support/respondent.ts'
import { type RunningServer, sharedServer } from '../support/server.ts'
import { type Manner, speaker, speakingDevice } from '../support/speaker.ts'

// People speak in real time: both workers share it.
test.describe.configure({ mode: 'parallel' })

let server: RunningServer
test.beforeAll(async () => {
  server = await sharedServer({ TRANSCRIBER: 'pocketsphinx' })
})
test.use({ launchOptions: listening, permissions: ['microphone'] })

const option = (label: string) => ({ label, value: label.toLowerCase() })
const named = (name: string, label: string) => ({ id: name, name, label })

const form = {
  title: 'Visit to the museum',
  structure: {
    fields: [
      { ...named('people', 'How many people came'), type: 'number' as const, required: true },
      {
        ...named('again', 'Would you come again'),
        type: 'radio' as const,
        options: ['Yes', 'No'].map(option),
        required: true,
      },
      {
        ...named('room', 'Favourite room'),
        type: 'select' as const,
        options: ['Garden', 'Library', 'Workshop'].map(option),
      },
      { ...named('day', 'Day of the visit'), type: 'date' as const },
      { ...named('comments', 'Comments'), type: 'textarea' as const },
    ],
  },
}

test('a whole form is filled, reviewed, changed and sent by voice alone', async ({ page }) => {
  test.setTimeout(300_000)
  const { id, structure } = await (await ownerOf(server)).createForm(form)
  const said = await speakingDevice(page)
  const respondent = await speaker(page)
  await page.goto(`${server.url}/forms/${id}`)
  await page.getByRole('switch', { name: 'Hands-free' }).press('Space')

  // From here on nothing is touched.
  await respondent.converses([
    [/How many people came/, 'forty two', '42'],
    [/42\. Question 2 of 5\. Would you come again/, 'yes', 'Yes'],
    [/Question 3 of 5\. Favourite room/, 'library', 'Library'],
    [/Library\. Question 4 of 5\. Day of the visit/, 'march third twenty twenty six', 'March 3, 2026'],
    [/March 3, 2026\. Question 5 of 5\. Comments/, 'skip'],
    [/All questions are done/, 'review'],
    [/How many people came: 42\..*Favourite room: Library\./, 'go to question three'],
    [/Favourite room.*Your answer is Library/, 'garden', 'Garden'],
    [/Garden\. Shall I send it\?/, 'yes'],
  ])

  await expect(page.getByText('Form Submitted Successfully!').first()).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('switch', { name: 'Hands-free' })).not.toBeChecked({ timeout: 60_000 })
  expect(said.join(' ')).toMatch(/Would you come again.*Favourite room: Library\..*Shall I send it\?/)
  expect(storedAnswers(server, { id, structure })).toEqual([
    {
      'How many people came': 42,
      'Would you come again': 'yes',
      'Favourite room': 'garden',
      'Day of the visit': '2026-03-03',
      Comments: undefined,
    },
  ])
  const [submission] = storedSubmissions(server, id)
  expect(Object.values(submission?.responses ?? {}).every(({ transcript }) => Boolean(transcript))).toBe(true)
})

test('an address that was misheard is refused, spelled and confirmed by voice alone', async ({ page }) => {
  test.setTimeout(240_000)
  const structure = { fields: [{ ...named('email', 'Your email'), type: 'email' as const, required: true }] }
  const { id } = await (await ownerOf(server)).createForm({ title: 'Newsletter', structure })
  await speakingDevice(page)
  const respondent = await speaker(page, VOICES.rms)
  await page.goto(`${server.url}/forms/${id}`)
  await page.getByRole('switch', { name: 'Hands-free' }).press('Space')

  // From here on nothing is touched.
  await respondent.converses([
    [/Question 1 of 1\. Your email/, 'ada at example dot com'],
    [/^I heard .* at, .*\. Is that right\?/, 'no'],
    [/^Then say it again.*"spell it"/, 'spell it'],
    [/Spell it: "alpha" for a/, 'alpha, delta, alpha, at, example, dot, com'],
    [/^I heard a, d, a, at, e, x, a, m, p, l, e, dot, c, o, m\. Is that right\?/, 'yes'],
    [/All questions are done/, 'submit'],
    [/Shall I send it\?/, 'yes'],
  ])

  await expect(page.getByText('Form Submitted Successfully!').first()).toBeVisible()
  expect(storedAnswers(server, { id, structure })).toEqual([{ 'Your email': 'ada@example.com' }])
})

test('a telephone number is said in parts, and the reading is slower when the person says so', async ({ page }) => {
  test.setTimeout(240_000)
  const structure = { fields: [{ ...named('phone', 'Your phone'), type: 'tel' as const, required: true }] }
  const { id } = await (await ownerOf(server)).createForm({ title: 'Call me back', structure })
  const manners: Manner[] = []
  await speakingDevice(page, manners)
  const respondent = await speaker(page)
  await page.goto(`${server.url}/forms/${id}`)
  await page.getByRole('switch', { name: 'Hands-free' }).press('Space')

  // From here on nothing is touched.
  await respondent.converses([
    [/^Question 1 of 1\. Your phone/, 'slower'],
    [/^Question 1 of 1\. Your phone/, 'five five five one two three'],
    [/Say the rest, or all of it again/, 'then four five six seven'],
    [/^I heard 5, 5, 5, 1, 2, 3, 4, 5, 6, 7\. Is that right\?/, 'yes'],
    [/All questions are done/, 'submit'],
    [/Shall I send it\?/, 'yes'],
  ])

  await expect(page.getByText('Form Submitted Successfully!').first()).toBeVisible()
  expect(storedAnswers(server, { id, structure })).toEqual([{ 'Your phone': '(555) 123-4567' }])
  expect(manners[0]?.rate).toBe(1)
  expect(manners.at(-1)?.rate).toBe(0.8)
})

test('a conversation that was stopped, or that nobody answered, goes on by voice', async ({ page }) => {
  test.setTimeout(240_000)
  const structure = {
    fields: [{ ...named('people', 'How many people came'), type: 'number' as const, required: true }],
  }
  const { id } = await (await ownerOf(server)).createForm({ title: 'Visit', structure })
  await speakingDevice(page)
  const respondent = await speaker(page)
  await page.goto(`${server.url}/forms/${id}`)
  await page.getByRole('switch', { name: 'Hands-free' }).press('Space')

  // From here on nothing is touched.
  await respondent.converses([
    [/^Question 1 of 1\. How many people came/, 'stop'],
    [/^Say "go on" to continue/, 'we shall see about that tomorrow evening when the children are back home'],
    [/^Say "go on" to continue/, 'go on'],
    [/^Question 1 of 1\. How many people came/, 'forty two', '42'],
    [/All questions are done/, 'submit'],
    [/Shall I send it\?/, 'yes'],
  ])

  await expect(page.getByText('Form Submitted Successfully!').first()).toBeVisible()
  expect(storedAnswers(server, { id, structure })).toEqual([{ 'How many people came': 42 }])
})

test('who asks for it has it read slower and louder, rests, asks what can be said, goes on and sends', async ({
  page,
}) => {
  test.setTimeout(300_000)
  const structure = {
    fields: [
      { ...named('people', 'How many people came'), type: 'number' as const, required: true },
      { ...named('comments', 'Comments'), type: 'textarea' as const },
    ],
  }
  const { id } = await (await ownerOf(server)).createForm({ title: 'Visit', structure })
  const manners: Manner[] = []
  await speakingDevice(page, manners)
  const respondent = await speaker(page)
  await page.goto(`${server.url}/forms/${id}`)
  await page.getByRole('switch', { name: 'Hands-free' }).press('Space')

  // From here on nothing is touched.
  await respondent.converses([
    [/^Question 1 of 2\. How many people came/, 'a bit slower please'],
    [/^Question 1 of 2\. How many people came/, 'forty two', '42'],
    [/Question 2 of 2\. Comments/, 'louder'],
    [/^Question 2 of 2\. Comments/, 'stop'],
    [/^Say "go on" to continue/, 'what can I say'],
    [/^I am resting: .* Say "go on", and I go on where we stopped/, 'go on'],
    [/^Question 2 of 2\. Comments/, 'skip'],
    [/All questions are done/, 'submit'],
    [/Shall I send it\?/, 'yes'],
  ])

  await expect(page.getByText('Form Submitted Successfully!').first()).toBeVisible()
  expect(storedAnswers(server, { id, structure })).toEqual([{ 'How many people came': 42, Comments: undefined }])
  expect(manners[0]).toEqual({ rate: 1, volume: 0.8 })
  expect(manners.at(-1)).toEqual({ rate: 0.8, volume: 0.9 })
})

test('who turns away is not listened to until they come back and say so, and is asked for what they had half said', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000)
  const owner = await ownerOf(server)
  const { id } = await owner.createForm(form)
  const another = await owner.createForm(form)
  const respondent = await speaker(page)
  const { conversation } = respondent
  const goOn = conversation.getByRole('button', { name: 'Go on' })
  const isListening = conversation.getByText('Listening… Speak now')
  await page.addInitScript(() => localStorage.setItem('voice-settings', '{"pause":"very-long"}'))
  await page.goto(`${server.url}/forms/${id}`)
  await page.getByRole('switch', { name: 'Hands-free' }).press('Space')
  const asks = conversation.getByRole('paragraph').filter({ hasText: /^I heard .* Is that right\?$/ })
  await untilHeard(async () => {
    await respondent.answers(/How many people came|^Then say it again/, 'forty two')
    await waitForLevel(page, 'loud')
    await waitForLevel(page, 'quiet')

    await hide(page, true)
    await expect(
      conversation
        .getByRole('paragraph')
        .filter({ hasText: 'I stopped when you left this page. What you said is kept.' }),
    ).toBeVisible()
    await hide(page, false)
    await goOn.click()
    await expect(asks).toBeVisible()
    const asked = await asks.innerText()
    if (asked === 'I heard 42. Is that right?') return
    await conversation.getByRole('button', { name: 'No', exact: true }).click()
    throw new Misheard(asked)
  })
  await conversation.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(page.getByText('Progress: 1 of 5 fields completed')).toBeVisible()
  await expect(isListening).toBeVisible({ timeout: 40_000 })

  const otherTab = await context.newPage()
  await otherTab.goto(`${server.url}/forms/${another.id}`)
  await otherTab.getByRole('button', { name: 'Voice Input' }).click()
  await expect(
    conversation.getByRole('paragraph').filter({ hasText: 'Another tab or window is listening now.' }),
  ).toBeVisible()
  await expect(otherTab.getByText('Listening... Speak now')).toBeVisible()
  await otherTab.close()

  await page.reload()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('switch', { name: 'Hands-free' })).toBeChecked()
  await expect(conversation.getByText('Paused', { exact: true })).toBeVisible()
  await goOn.click()
  await expect(isListening).toBeVisible({ timeout: 40_000 })
  await page.getByRole('switch', { name: 'Hands-free' }).press('Space')
  await expect(conversation).toBeHidden()
})
