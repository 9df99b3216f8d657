import { expect, test } from '@playwright/test'
import { startServer, type RunningServer } from '../../support/server.ts'
import { walkTour } from '../model.ts'
import { signingInModel } from './model.ts'
import { openApp } from './driver.ts'
import { toursOf, unwalked } from '../paths.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.close())

const tours = toursOf(signingInModel)

test('the walks come through every state and transition of signing in', () => {
  expect(unwalked(signingInModel, tours)).toEqual([])
})

for (const tour of tours)
  test(tour.title, async ({ page }) => {
    await walkTour(signingInModel, tour, await openApp(page, server, tour.beginning === 'Somebody who was here'))
  })
