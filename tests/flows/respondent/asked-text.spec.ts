import { expect, type Locator, test } from '@playwright/test'
import { someFields } from '../../support/builders.ts'
import { ownerOf, storedSubmissions } from '../support/owner.ts'
import { listening, visitor } from '../support/respondent.ts'
import { type RunningServer, sharedServer } from '../support/server.ts'

/** A small phone. */
const viewport = { width: 360, height: 640 }

let server: RunningServer
test.beforeAll(async () => {
  server = await sharedServer({ TRANSCRIBER: 'pocketsphinx' })
})
test.use({ launchOptions: listening, permissions: ['microphone'], viewport })

/** Whether a finger that taps its middle meets it, and not what lies above it. */
const isInReach = (element: Locator) =>
  element.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect()
    return node.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })

test('what was heard of a text is asked about where it can be seen and tapped, and a yes puts it in', async ({
  page,
}) => {
  const owner = await ownerOf(server)
  const fields = someFields({
    type: 'text',
    description: 'As it stands on your ticket, with every given name, so that we find you on the list at the entrance.',
  })
  const { id } = await owner.createForm({ title: 'A visit to the museum', structure: { fields } })
  await page.goto(`${server.url}/forms/${id}`)
  const respondent = visitor(page)
  await respondent.say('Question 1', 'peter and paul')

  const question = respondent.field('Question 1')
  await expect(question.getByText('Is this right?')).toBeVisible()
  const yes = question.getByRole('button', { name: 'Yes, use it' })
  await expect(yes).toBeFocused()
  for (const name of ['Yes, use it', 'Edit', 'No'])
    expect(await isInReach(question.getByRole('button', { name, exact: true })), name).toBe(true)
  const heard = await question.locator('#check-answer').innerText()

  await yes.press('Enter')
  await expect(question.getByRole('textbox')).toHaveValue(heard)
  await respondent.submit()
  await expect(page.getByText('Form Submitted Successfully!')).toBeVisible()
  const [submission] = storedSubmissions(server, id)
  expect(Object.values(submission?.responses ?? {})).toMatchObject([{ value: heard, transcript: expect.anything() }])
})
