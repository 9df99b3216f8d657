import { expect, test } from '@playwright/test'
import { ownerOf } from '../../support/owner.ts'
import { type RunningServer, sharedServer } from '../../support/server.ts'
import { runPath } from '../run-path.ts'
import { submissionModel } from './model.ts'
import { city, openModal } from './driver.ts'
import { pathsOf, uncovered } from '../paths.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await sharedServer()
})

const paths = pathsOf(submissionModel)

test('the paths cover every state and transition of the submit modal', () => {
  expect(uncovered(submissionModel, paths)).toEqual([])
})

for (const path of paths)
  test(path.title, async ({ page }) => {
    const form = await (await ownerOf(server)).createForm({ title: 'One question', structure: { fields: [city] } })
    await runPath(submissionModel, path, await openModal(page, server, form))
  })
