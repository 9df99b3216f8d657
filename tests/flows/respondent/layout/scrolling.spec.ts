import { expect, test } from '@playwright/test'
import { type RunningServer, sharedServer } from '../../support/server.ts'
import { EVERY_TYPE, named } from './forms.ts'
import { misplaced, overlapping, scrolling, unseen } from './measure.ts'
import { openForm, SCREENS } from './open-form.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await sharedServer({ TRANSCRIBER: 'browser' })
})
test.use({ permissions: ['microphone'] })
test.describe.configure({ mode: 'parallel' })

test('what a conversation heard on a later field is in view with its question and the yes and no to it, on a small phone', async ({
  page,
}) => {
  const [width, height] = SCREENS['a small phone']
  await page.setViewportSize({ width, height })
  const recogniser = await openForm(server, page, EVERY_TYPE.slice(0, 2))
  const conversation = page.getByRole('region', { name: 'Conversation' })
  await page.getByRole('switch', { name: 'Hands-free' }).press('Space')
  await expect(conversation).toBeVisible()
  await page.keyboard.press('Alt+ArrowRight')
  await page.keyboard.press('Alt+ArrowRight')
  await expect(page.getByText('Field 2 of 2')).toBeAttached()
  await recogniser.isHearing()
  await recogniser.hears('anna dot smith at example dot com')
  for (const name of ['Yes', 'No'])
    await expect(conversation.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
  expect(await unseen(conversation)).toEqual([])
  await conversation.getByRole('button', { name: 'Yes', exact: true }).click({ trial: true })
  expect(await overlapping(conversation)).toEqual([])
  expect(await misplaced(page)).toEqual([])
})

for (const screen of ['a very small phone', 'a phone that lies', 'a desktop at 200 %'] as const)
  test(`the buttons below the answers to review are in view, and one thing scrolls, on ${screen}`, async ({ page }) => {
    const [width, height] = SCREENS[screen]
    await page.setViewportSize({ width, height })
    const fields = ['people', 'phone', 'site', 'day', 'comments'].map(named)
    await openForm(server, page, fields)
    await page.getByRole('spinbutton').or(page.getByRole('textbox')).first().fill('42')
    for (const [index] of fields.entries()) {
      await expect(page.getByText(`Field ${index + 1} of ${fields.length}`)).toBeAttached()
      await page.locator('#way-on').click()
    }
    const review = page.getByRole('dialog', { name: 'Review Your Responses' })
    for (const name of ['Cancel', 'Submit Form'])
      await expect(review.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
    expect(await scrolling(review)).toHaveLength(1)
  })
