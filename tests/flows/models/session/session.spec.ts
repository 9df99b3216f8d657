import { expect, test } from '@playwright/test'
import { ownerOf } from '../../support/owner.ts'
import { startServer, type RunningServer } from '../../support/server.ts'
import { keepingModel } from './saving-model.ts'
import { walkTour } from '../model.ts'
import { sessionModel } from './model.ts'
import { fields } from './initial-states.ts'
import { openSession } from './driver.ts'
import { toursOf, unwalked } from '../paths.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.close())

const tours = toursOf(sessionModel)
const keepingTours = toursOf(keepingModel)

test('the walks come through every state and transition of a session', () => {
  expect(unwalked(sessionModel, [...tours, ...keepingTours])).toEqual([])
})

for (const tour of tours)
  test(tour.title, async ({ page }) => walkTour(sessionModel, tour, await openSession(page, await aForm())))

test('the walks break the storage, mend it and load the page anew', () => {
  const walked = new Set(keepingTours.flatMap(({ steps }) => steps.map(({ deed }) => deed)))
  expect([...walked].toSorted()).toEqual(Object.keys(keepingModel.deeds).toSorted())
})

for (const tour of keepingTours)
  test(tour.title, async ({ page }) => walkTour(keepingModel, tour, await openSession(page, await aForm())))

async function aForm(): Promise<string> {
  const { id } = await (await ownerOf(server)).createForm({ title: 'Three questions', structure: { fields } })
  return `${server.url}/forms/${id}`
}
