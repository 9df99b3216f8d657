import { expect, test } from '@playwright/test'
import type { Form, FormField } from '../../../contract/types.gen.ts'
import { type Cluster, hasPostgres, startPostgres } from '../../server/support/postgres.ts'
import { anAccount, arrive, callAs } from '../support/account.ts'
import { startServer, type RunningServer } from '../support/server.ts'
import { submitTo } from './seed.ts'

test.skip(!hasPostgres, 'PostgreSQL is not installed here (apt-get install postgresql): two servers share one.')

let cluster: Cluster
let [taking, watched]: RunningServer[] = []
test.beforeAll(async () => {
  cluster = await startPostgres()
  const shared = { DATABASE_URL: await cluster.createDatabase(), SECRET_KEY: 's'.repeat(40), TRANSCRIBER: 'browser' }
  // One after the other: the first makes the tables.
  taking = await startServer(shared)
  watched = await startServer(shared)
})
test.afterAll(async () => {
  await taking?.close()
  await watched?.close()
  await cluster?.stop()
})

const fields: FormField[] = [{ id: 'name', name: 'name', label: 'Your name', type: 'text' }]

const servers = () => {
  if (!taking || !watched) throw new Error('the servers did not start')
  return { taking, watched }
}

test('what one server takes shows up on a page of another server, without a reload', async ({ page }) => {
  const { taking: here, watched: there } = servers()
  const account = await anAccount(there)
  const form = await callAs<Form>(there, account, 'POST', '/forms/', { title: 'Feedback', structure: { fields } })
  await arrive(page, there, account)
  await page.goto(`${there.url}/forms/${form.id}/responses`)
  await expect(page.getByText('No responses yet')).toBeVisible()
  await page.evaluate(() => Reflect.set(globalThis, 'isSamePage', true))
  const rows = page.locator('tbody').getByRole('row')

  await submitTo(here.url, form.id, [{ fieldId: 'name', fieldType: 'text', value: 'Ada' }])
  await expect(rows).toContainText(['Ada'])
  await submitTo(here.url, form.id, [{ fieldId: 'name', fieldType: 'text', value: 'Grace' }])
  await expect(rows).toContainText(['Grace', 'Ada'])
  await expect(page.getByText('2 responses')).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(globalThis, 'isSamePage')), 'it was never loaded again').toBe(true)

  await page.getByRole('link', { name: 'Summary' }).click()
  await expect(page.getByText('All 2 responses')).toBeVisible()
  await page.goto(`${there.url}/`)
  await expect(page.getByText('Welcome back, nice to see you again!')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Feedback' })).toContainText('2')
})
