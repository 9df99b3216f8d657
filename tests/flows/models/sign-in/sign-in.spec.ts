import { expect, test } from '@playwright/test'
import { type RunningServer, sharedServer } from '../../support/server.ts'
import { runPath } from '../run-path.ts'
import { signInModel } from './model.ts'
import { openApp } from './driver.ts'
import { pathsOf, uncovered } from '../paths.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await sharedServer()
})

const paths = pathsOf(signInModel)

test('the paths cover every state and transition of signing in', () => {
  expect(uncovered(signInModel, paths)).toEqual([])
})

for (const path of paths)
  test(path.title, async ({ page }) => {
    await runPath(signInModel, path, await openApp(page, server, path.initialState === 'A returning user'))
  })
