import { expect, test } from '@playwright/test'
import { ownerOf } from '../../support/owner.ts'
import { denying } from '../../support/respondent.ts'
import { startServer, type RunningServer } from '../../support/server.ts'
import { walkTour } from '../model.ts'
import { toursOf, unwalked } from '../paths.ts'
import { voiceModel } from './model.ts'
import { openVoice } from './driver.ts'

// The longest of all: the workers share its walks.
test.describe.configure({ mode: 'parallel' })

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer({ TRANSCRIBER: 'pocketsphinx' })
})
test.afterAll(() => server.close())
test.use({ launchOptions: denying })

const tours = toursOf(voiceModel)

test('the walks come through every state and transition of the voice', () => {
  expect(unwalked(voiceModel, tours)).toEqual([])
})

for (const tour of tours)
  test(tour.title, async ({ page }) => {
    test.setTimeout(120_000) // people speak in real time
    const { field } = tour.start.here.context
    const form = await (await ownerOf(server)).createForm({ title: 'One question', structure: { fields: [field] } })
    await walkTour(voiceModel, tour, await openVoice(page, `${server.url}/forms/${form.id}`, field))
  })
