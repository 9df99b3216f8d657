import { expect, test } from '@playwright/test'
import { ownerOf } from '../owner.ts'
import { startServer, type RunningServer } from '../server.ts'
import { keepingModel } from './keeping.model.ts'
import { walkTour } from './model.ts'
import { sessionModel } from './session.model.ts'
import { fields } from './session.beginnings.ts'
import { openSession } from './session.world.ts'
import { toursOf, unwalked } from './tours.ts'

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
