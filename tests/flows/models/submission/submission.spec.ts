import { expect, test } from '@playwright/test'
import { ownerOf } from '../../support/owner.ts'
import { startServer, type RunningServer } from '../../support/server.ts'
import { walkTour } from '../model.ts'
import { submissionModel } from './model.ts'
import { city, openModal } from './driver.ts'
import { toursOf, unwalked } from '../paths.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.close())

const tours = toursOf(submissionModel)

test('the walks come through every state and transition of the submit modal', () => {
  expect(unwalked(submissionModel, tours)).toEqual([])
})

for (const tour of tours)
  test(tour.title, async ({ page }) => {
    const form = await (await ownerOf(server)).createForm({ title: 'One question', structure: { fields: [city] } })
    await walkTour(submissionModel, tour, await openModal(page, server, form))
  })
