import { expect, test } from '@playwright/test'
import { startServer, type RunningServer } from '../../support/server.ts'
import { runPath } from '../run-path.ts'
import { signInModel } from './model.ts'
import { openApp } from './driver.ts'
import { pathsOf, uncovered } from '../paths.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.close())

const paths = pathsOf(signInModel)

test('the paths cover every state and transition of signing in', () => {
  expect(uncovered(signInModel, paths)).toEqual([])
})

for (const path of paths)
  test(path.title, async ({ page }) => {
    await runPath(signInModel, path, await openApp(page, server, path.initialState === 'A returning user'))
  })
