import { expect, test } from '@playwright/test'
import { ownerOf } from '../../support/owner.ts'
import { type RunningServer, sharedServer } from '../../support/server.ts'
import { savingModel } from './saving-model.ts'
import { runPath } from '../run-path.ts'
import { sessionModel } from './model.ts'
import { fields } from './initial-states.ts'
import { openSession } from './driver.ts'
import { pathsOf, uncovered } from '../paths.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await sharedServer()
})

const paths = pathsOf(sessionModel)
const savingPaths = pathsOf(savingModel)

test('the paths cover every state and transition of a session', () => {
  expect(uncovered(sessionModel, [...paths, ...savingPaths])).toEqual([])
})

for (const path of paths)
  test(path.title, async ({ page }) => runPath(sessionModel, path, await openSession(page, await aForm())))

test('the paths break the storage, repair it and reload the page', () => {
  const performed = new Set(savingPaths.flatMap(({ steps }) => steps.map(({ action }) => action)))
  expect([...performed].toSorted()).toEqual(Object.keys(savingModel.actions).toSorted())
})

for (const path of savingPaths)
  test(path.title, async ({ page }) => runPath(savingModel, path, await openSession(page, await aForm())))

async function aForm(): Promise<string> {
  const { id } = await (await ownerOf(server)).createForm({ title: 'Three questions', structure: { fields } })
  return `${server.url}/forms/${id}`
}
