import { expect, test } from '@playwright/test'
import type { Form, FormField } from '../../../contract/types.gen.ts'
import { anAccount, arrive, callAs, expectAccessible } from '../support/account.ts'
import { listening, visitor } from '../support/respondent.ts'
import { type RunningServer, sharedServer } from '../support/server.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await sharedServer({ TRANSCRIBER: 'pocketsphinx' })
})
test.use({ launchOptions: listening, permissions: ['microphone'] })

const fields: FormField[] = [
  { id: 'name', name: 'name', label: 'Your name', type: 'text' },
  { id: 'people', name: 'people', label: 'How many people came', type: 'number' },
  {
    id: 'room',
    name: 'room',
    label: 'Favourite room',
    type: 'select',
    options: ['Garden', 'Library', 'Workshop'].map((label) => ({ label, value: label.toLowerCase() })),
  },
]

test('what was really spoken stands with the owner as it was heard, and is counted as spoken', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000)
  const account = await anAccount(server)
  const form = await callAs<Form>(server, account, 'POST', '/forms/', { title: 'Visit', structure: { fields } })
  const context = await browser.newContext({ permissions: ['microphone'] })
  const visit = await context.newPage()
  const respondent = visitor(visit)
  await visit.goto(`${server.url}/forms/${form.id}`)
  await respondent.type('Your name', 'Ada Lovelace')
  await respondent.answer('How many people came', 'forty two', '42')
  await expect(visit.getByText('Field 3 of 3')).toBeVisible()
  await respondent.answer('Favourite room', 'library', 'library')
  await expect(visit.getByText('Progress: 3 of 3 fields completed')).toBeVisible()
  await respondent.submit()
  await expect(visit.getByText('Form Submitted Successfully!')).toBeVisible()
  await context.close()

  await arrive(page, server, account)
  await page.goto(`${server.url}/forms/${form.id}/responses`)
  const row = page.locator('tbody').getByRole('row')
  await expect(row).toContainText(['Ada Lovelace'])
  await expect(row).toContainText(['42'])
  await expect(row).toContainText(['Library'])
  await row.getByRole('button').click()
  const detail = page.getByRole('region', { name: 'Response', exact: true })
  for (const heard of [/^forty two$/i, /^library$/])
    await expect(detail.getByRole('definition').filter({ hasText: heard })).toBeVisible()
  await expect(detail.getByText(/^Spoken · \d+ % sure/), 'two were spoken').toHaveCount(2)
  await expect(detail.getByText('Typed', { exact: true }), 'and one typed').toHaveCount(1)

  await page.getByRole('link', { name: 'Summary' }).click()
  await expect(page.getByText('All 1 response')).toBeVisible()
  await expect(page.getByText('2 spoken, 1 typed')).toBeVisible()
  const question = (label: string) => page.getByRole('region', { name: label, exact: true })
  await expect(question('Your name')).toContainText('0 spoken, 1 typed')
  await expect(question('How many people came')).toContainText(/1 spoken, 0 typed · recognised with \d+\s% confidence/)
  await expect(question('Favourite room')).toContainText(/1 spoken, 0 typed · recognised with \d+\s% confidence/)
  await expect(page.getByRole('table', { name: 'Answers to Favourite room' }).getByRole('row')).toContainText([
    'Option',
    'Library1100 %',
  ])
  const heard = page.getByRole('table', { name: 'How well each question is heard' })
  await expect(heard.getByRole('row')).toContainText(['Question', 'How many people came', 'Favourite room'])
  await expectAccessible(page)
})
