import { expect, test } from '@playwright/test'
import { ownerOf, storedAnswers } from '../support/owner.ts'
import { denying, visitor } from '../support/respondent.ts'
import { type RunningServer, sharedServer } from '../support/server.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await sharedServer()
})
test.use({ launchOptions: denying, permissions: [] })

test('a visitor whose microphone is denied answers every field by typing', async ({ page }) => {
  const owner = await ownerOf(server)
  const form = await owner.createForm({
    title: 'Course sign-up',
    structure: {
      fields: [
        { id: 'name', name: 'name', label: 'Your name', type: 'text', required: true },
        { id: 'email', name: 'email', label: 'Your email', type: 'email', required: true },
        { id: 'page', name: 'page', label: 'Your page', type: 'url', required: true },
        { id: 'notes', name: 'notes', label: 'Anything else', type: 'textarea' },
      ],
    },
  })
  const respondent = visitor(page)
  await page.goto(`${server.url}/forms/${form.id}`)
  await expect(page.getByText('Progress: 0 of 4 fields completed')).toBeVisible()

  await respondent.voice('Your name').click()
  await expect(
    page.getByText('Microphone access denied. Please allow microphone access to use voice input.'),
  ).toBeVisible()
  await expect(respondent.field('Your name').getByText('Voice input failed')).toBeVisible()

  await respondent.type('Your name', 'Grace Hopper')
  await respondent.type('Your email', 'not an address')
  await expect(page.getByText('Please provide a valid email address').first()).toBeVisible()
  await respondent.type('Your email', 'Grace@example.com')
  await respondent.type('Your page', 'example.com/grace')
  await expect(page.getByText('Field 4 of 4')).toBeVisible()
  await respondent.field('Anything else').getByRole('textbox').fill('A seat near the door, please.')
  await respondent.field('Anything else').getByRole('textbox').press('Control+Enter')

  await respondent.submit()
  await expect(page.getByText('Form Submitted Successfully!')).toBeVisible()
  expect(storedAnswers(server, form)).toEqual([
    {
      'Your name': 'Grace Hopper',
      'Your email': 'Grace@example.com',
      'Your page': 'https://example.com/grace',
      'Anything else': 'A seat near the door, please.',
    },
  ])
  expect((await owner.readForms()).data.find(({ id }) => id === form.id)?.response_count).toBe(1)
})
