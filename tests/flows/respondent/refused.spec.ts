import { expect, type Page, test } from '@playwright/test'
import type { FormField } from '../../../contract/types.gen.ts'
import { controlledRecogniser } from '../support/controlled-recogniser.ts'
import { ownerOf } from '../support/owner.ts'
import { listening } from '../support/respondent.ts'
import { type RunningServer, sharedServer } from '../support/server.ts'
import { speakingDevice } from '../support/speaker.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await sharedServer({ TRANSCRIBER: 'browser' })
})
test.use({ launchOptions: listening, permissions: ['microphone'] })

/** A conversation, in which a test says what is heard. */
async function converse(page: Page, field: Pick<FormField, 'type' | 'label'>) {
  const fields: FormField[] = [{ id: 'answer', name: 'answer', required: true, ...field }]
  const form = await (await ownerOf(server)).createForm({ title: 'Refused', structure: { fields } })
  const said = await speakingDevice(page)
  const recogniser = await controlledRecogniser(page)
  await page.goto(`${server.url}/forms/${form.id}`)
  await page.getByRole('switch', { name: 'Hands-free' }).press('Space')
  const conversation = page.getByRole('region', { name: 'Conversation' })
  /** Answers what the page has just said. */
  const answers = async (prompt: RegExp, ...readings: string[]) => {
    await expect(conversation).toContainText(prompt)
    await recogniser.isHearing()
    await recogniser.hears(...readings)
  }
  return { answers, conversation, said }
}

test('with other readings the page asks "this or that?", and takes the one that is said', async ({ page }) => {
  const { answers, conversation } = await converse(page, { type: 'number', label: 'Nights' })
  await answers(/Question 1 of 1\. Nights\./, 'about four', 'forty', 'fourteen', 'for')
  await answers(/I heard 4\. Is that right\?/, 'no')
  await answers(/Then was it 40, or 14\? Nights\./, 'fourteen')
  await expect(page.getByRole('spinbutton')).toHaveValue('14')
  await expect(conversation).toContainText('All questions are done')
})

test('an address that is heard the same way again is spelled next', async ({ page }) => {
  const { answers, conversation, said } = await converse(page, { type: 'email', label: 'Your email' })
  await answers(/Question 1 of 1\. Your email\./, 'ana at example dot com')
  await answers(/Is that right\?/, 'no')
  await answers(/Then say it again\. Say "spell it" to spell it, or type it\./, 'ana at example dot com')
  await expect(conversation).toContainText('Your email. Spell it:')
  expect(said.join(' ')).not.toContain('Say the rest')
})
