import { expect, test } from '@playwright/test'
import { ownerOf } from '../../support/owner.ts'
import { denying } from '../../support/respondent.ts'
import { type RunningServer, sharedServer } from '../../support/server.ts'
import { runPath } from '../run-path.ts'
import { pathsOf, uncovered } from '../paths.ts'
import { voiceModel } from './model.ts'
import { openVoice } from './driver.ts'

// The longest of all: the workers share its paths.
test.describe.configure({ mode: 'parallel' })

let server: RunningServer
test.beforeAll(async () => {
  server = await sharedServer({ TRANSCRIBER: 'pocketsphinx' })
})
test.use({ launchOptions: denying })

const paths = pathsOf(voiceModel)

test('the paths cover every state and transition of the voice', () => {
  expect(uncovered(voiceModel, paths)).toEqual([])
})

for (const path of paths)
  test(path.title, async ({ page }) => {
    const { field, form: around } = path.start.here.context
    const fields = around?.fields ?? [field]
    const form = await (await ownerOf(server)).createForm({ title: 'One question', structure: { fields } })
    await runPath(voiceModel, path, await openVoice(page, `${server.url}/forms/${form.id}`, field))
  })
