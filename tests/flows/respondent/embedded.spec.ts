import { copyFile } from 'node:fs/promises'
import { expect, type FrameLocator, type Page, test } from '@playwright/test'
import { speak } from '../../support/voices.ts'
import { openSite } from '../support/other-site.ts'
import { ownerOf } from '../support/owner.ts'
import { listening, microphone } from '../support/respondent.ts'
import { type RunningServer, sharedServer } from '../support/server.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await sharedServer({ TRANSCRIBER: 'pocketsphinx' })
})
test.use({ launchOptions: listening, permissions: ['microphone'] })

/** A form in a page of another site, as its owner embeds it. */
async function openEmbedded(page: Page, attributes: string): Promise<FrameLocator> {
  const owner = await ownerOf(server)
  const fields = [{ id: 'a', name: 'people', label: 'How many people came', type: 'number' as const }]
  const { id } = await owner.createForm({ title: 'Visit', structure: { fields } })
  const { url, close } = await openSite(
    `<!doctype html><title>Another site</title><iframe src="${server.url}/forms/${id}" width="400" height="740" ${attributes}></iframe>`,
  )
  page.once('close', close)
  await owner.updateSettings(id, { embed_origins: [url] })
  await page.goto(url)
  await copyFile(await speak('forty two', { silence: { before: 0.8, after: 3 } }), microphone)
  const frame = page.frameLocator('iframe')
  await frame.getByRole('button', { name: 'Voice Input' }).click()
  return frame
}

test('a form in a page of another site is spoken to, where that page gives it the microphone', async ({ page }) => {
  const frame = await openEmbedded(page, 'allow="microphone"')
  await expect(frame.getByRole('spinbutton')).toHaveValue('42')
})

test('a form in a page that does not give it the microphone says so, and is typed', async ({ page }) => {
  const frame = await openEmbedded(page, '')
  await expect(frame.getByText('Microphone access denied.').first()).toBeVisible()
  await frame.getByRole('spinbutton').fill('42')
  await frame.getByRole('navigation', { name: 'Fields' }).getByRole('button', { name: 'Submit Form' }).click()
  await expect(frame.getByRole('dialog', { name: 'Review Your Responses' })).toContainText('42')
})
