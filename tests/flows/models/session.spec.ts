import { expect, test } from '@playwright/test'
import { ownerOf } from '../owner.ts'
import { startServer, type RunningServer } from '../server.ts'
import { walkTour } from './model.ts'
import { sessionModel } from './session.model.ts'
import { fields, openSession } from './session.world.ts'
import { toursOf, unwalked } from './tours.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.close())

const tours = toursOf(sessionModel)

test('the walks come through every state and transition of a session', () => {
  expect(unwalked(sessionModel, tours)).toEqual([])
})

for (const tour of tours)
  test(tour.title, async ({ page }) => {
    const form = await (await ownerOf(server)).createForm({ title: 'Three questions', structure: { fields } })
    const hasComeBack = tour.beginning === 'A visitor who comes back'
    await walkTour(sessionModel, tour, await openSession(page, `${server.url}/forms/${form.id}`, hasComeBack))
  })
