import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from '@playwright/test'
import type { Form } from '../../../contract/types.gen.ts'
import { aPng } from '../../support/images.ts'
import { anOwner, expectAccessible } from '../support/account.ts'

const owner = anOwner()
const create = (page: Page) => page.goto(owner.address('/forms/create'))
const starts = (page: Page) => page.getByRole('region', { name: 'Start from' })
const field = (page: Page, label: string) => page.getByRole('button', { name: label })

test('a new form begins with a template, which can be taken back', async ({ page }) => {
  await create(page)
  await expect(starts(page)).toBeVisible()
  await expectAccessible(page)
  await starts(page).getByRole('button', { name: 'Feedback' }).click()
  await expect(page.getByLabel('Form Title')).toHaveValue('Feedback')
  await expect(field(page, '1 How satisfied are you with us?')).toContainText('Rating')
  await expect(starts(page)).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(starts(page)).toBeVisible()
  await starts(page).getByRole('button', { name: 'Quiz' }).press('Enter')
  await expect(page.getByLabel('Form Title')).toBeFocused()
  await page.getByRole('button', { name: 'Create Form' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Quiz' })).toBeVisible()
})

test('a form is duplicated, and taken away as a file that can be imported', async ({ page }) => {
  await owner.call<Form>('POST', '/forms/', {
    title: 'Stay',
    structure: { fields: [{ id: 'a', name: 'stars', label: 'How was it?', type: 'rating', required: true }] },
  })
  await page.goto(owner.address('/forms'))
  const more = page
    .getByRole('row')
    .filter({ hasText: 'Stay' })
    .getByRole('button', { name: /^More actions/ })
  await more.click()
  const arriving = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Download as JSON' }).click()
  const download = await arriving
  expect(download.suggestedFilename()).toBe('Stay.json')
  const file = await readFile(await download.path())
  await more.click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await expect(page.getByLabel('Form Title')).toHaveValue('Stay (copy)')
  await expect(field(page, '1 How was it?')).toBeVisible()
  await create(page)
  await page.getByRole('button', { name: 'Discard' }).click()
  await page
    .getByLabel('Import a file')
    .last()
    .setInputFiles({ name: 'Stay.json', mimeType: 'application/json', buffer: file })
  await expect(page.getByLabel('Form Title')).toHaveValue('Stay')
  await page.getByRole('button', { name: 'Create Form' }).click()
  await expect(page.getByText('2 form(s) total')).toBeVisible()
})

test('a file that holds no form is refused with the place, and what could not be carried over is said', async ({
  page,
}) => {
  await create(page)
  const give = (form: object) =>
    page
      .getByLabel('Import a file')
      .last()
      .setInputFiles({ name: 'form.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(form)) })
  await give({ format: 'sayform', version: 1, title: 'T', structure: { fields: [{ id: 'a' }] } })
  await expect(page.getByRole('alert')).toContainText('structure.fields[0].name: must be a text')
  await expect(starts(page)).toBeVisible()
  await give({
    title: 'Survey',
    elements: [
      { type: 'comment', name: 'why' },
      { type: 'matrix', name: 'grid' },
    ],
  })
  await expect(page.getByRole('alert')).toContainText('“grid”: a part of the kind matrix is left out')
  await expect(page.getByLabel('Form Title')).toHaveValue('Survey')
  await expectAccessible(page)
})

test('a question for yes or no asks in the words of the form’s language', async ({ page }) => {
  await create(page)
  await page.getByRole('combobox', { name: 'Language people speak' }).selectOption({ label: 'Español (España)' })
  await page.getByRole('button', { name: /Yes \/ No/ }).click()
  await expect(page.getByLabel('Option 1 label')).toHaveValue('Sí')
  await expect(page.getByLabel('Option 2 label')).toHaveValue('No')
})

test('a file brings its images, which are judged as an upload is, and takes them along again', async ({ page }) => {
  const logo = aPng({ width: 60, height: 20, color: [233, 30, 99] }).toString('base64')
  const fields = [{ id: 'a', name: 'stars', label: 'How was it?', type: 'rating', required: true }]
  const images = {
    logo: { mediaType: 'image/png', data: logo, alt: 'Our sign' },
    cover: { mediaType: 'image/png', data: Buffer.from('<svg onload="alert(1)"/>').toString('base64') },
  }
  const file = { format: 'sayform', version: 1, title: 'With a sign', structure: { fields }, images }
  await create(page)
  await page
    .getByLabel('Import a file')
    .last()
    .setInputFiles({ name: 'form.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(file)) })
  await expect(page.getByRole('alert')).toContainText('Cover: The file is not a PNG, JPEG or WebP image')
  await expect(page.getByLabel('Form Title')).toHaveValue('With a sign')
  await page.getByRole('button', { name: 'Create Form' }).click()
  const row = page.getByRole('row').filter({ hasText: 'With a sign' })
  await row.getByRole('button', { name: /^More actions/ }).click()
  const arriving = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Download as JSON' }).click()
  const taken = JSON.parse(await readFile(await (await arriving).path(), 'utf8'))
  expect(taken.images).toEqual({ logo: images.logo })
  expect(taken.structure.metadata.appearance).toBeUndefined()
})
