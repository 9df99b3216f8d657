import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { missingLibrary, MODEL_LIBRARY } from '../../../scripts/model-library.ts'
import { putTinyWhisper } from '../../support/tiny-whisper.ts'
import { ownerOf } from '../support/owner.ts'
import { listening, visitor } from '../support/respondent.ts'
import { type RunningServer, startServer } from '../support/server.ts'

const missing = missingLibrary()
test.skip(missing !== undefined && !process.env['CI'], missing)

let folder: string
let server: RunningServer
test.beforeAll(async () => {
  if (missing !== undefined) throw new Error(missing)
  folder = await mkdtemp(join(tmpdir(), 'sayform-model-'))
  await putTinyWhisper(folder, resolve(MODEL_LIBRARY))
  server = await startServer({ BROWSER_MODEL_DIR: folder })
})
test.afterAll(async () => {
  await server?.close()
  if (folder) await rm(folder, { recursive: true })
})
test.use({ launchOptions: listening, permissions: ['microphone'] })

const structure = {
  fields: [{ id: 'people', name: 'people', label: 'How many people came', type: 'number' as const, required: true }],
}

async function openForm(page: Page): Promise<string[]> {
  const { id } = await (await ownerOf(server)).createForm({ title: 'Visit', structure })
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await page.goto(`${server.url}/forms/${id}`)
  return requests
}

const model = (page: Page) => page.getByRole('radio', { name: /On this device, by a model of this site/ })
const openSettings = async (page: Page) => {
  await page.getByText('Voice settings', { exact: true }).click()
  await expect(model(page)).toBeVisible()
}

test('a model is downloaded when it is wanted, and then nothing that is said leaves the device', async ({ page }) => {
  const requests = await openForm(page)
  await openSettings(page)
  await expect(page.getByText('(28 MB to download)')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'As this site does it' })).toBeChecked()
  expect(requests.filter((path) => /speech-model|model-worker/.test(path))).toEqual([])

  await model(page).click()
  await expect(page.getByText('Download 28 MB onto this device? Your voice then stays on this device.')).toBeVisible()
  await page.getByRole('button', { name: 'Download' }).click()
  await expect(page.getByText('On this device, by a model of this site', { exact: true })).toBeVisible({
    timeout: 60_000,
  })
  await expect(model(page)).toBeChecked()
  await page.getByText('Voice settings', { exact: true }).click()
  await expect(page.getByText('Your voice stays on this device.').first()).toBeVisible()

  await visitor(page).answer('How many people came', 'forty two', '42')
  expect(requests.filter((path) => path.includes('transcri'))).toEqual([])

  await page.reload()
  await page.getByRole('button', { name: 'Continue' }).click()
  await openSettings(page)
  await expect(model(page)).toBeChecked()
})

test('a model that does not run here is told of, can be tried again, and the site hears as before', async ({
  page,
}) => {
  const broken = await mkdtemp(join(tmpdir(), 'sayform-model-'))
  await putTinyWhisper(broken, resolve(MODEL_LIBRARY))
  await writeFile(join(broken, 'onnx/encoder_model_quantized.onnx'), 'no weights')
  await server.stop()
  await server.start({ BROWSER_MODEL_DIR: broken })
  await openForm(page)
  await openSettings(page)
  await model(page).click()
  await page.getByRole('button', { name: 'Download' }).click()
  const failed = page.getByText('It could not be downloaded, or does not run here. Nothing has changed.')
  await expect(failed).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(failed).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(page.getByRole('radio', { name: 'As this site does it' })).toBeChecked()
  await rm(broken, { recursive: true })
})
