import { readFile } from 'node:fs/promises'
import { expect, test, type Download, type Page } from '@playwright/test'
import { readXlsx } from 'hucre/xlsx'
import type { Form, FormField } from '../../../contract/types.gen.ts'
import { aFile } from '../../support/builders.ts'
import { csvRecords, hashOf, unzip } from '../../support/file-formats.ts'
import { anOwner, expectAccessible } from '../support/account.ts'
import { aForm, submit } from './seed.ts'

const owner = anOwner()

const fields: FormField[] = [
  { id: 'name', name: 'name', label: 'Your name', type: 'text' },
  { id: 'rating', name: 'rating', label: 'Rating', type: 'number' },
  { id: 'proof', name: 'proof', label: 'Proof', type: 'file' },
]
const receipt = Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 7) % 256))
const proof = aFile(receipt.length, { name: 'receipt.pdf', data: receipt.toString('base64') })

const answer = (form: Form, name: string, rating: number, file?: typeof proof) =>
  submit(owner, form, [
    { fieldId: 'name', fieldType: 'text', value: name },
    { fieldId: 'rating', fieldType: 'number', value: rating },
    ...(file ? [{ fieldId: 'proof', fieldType: 'file' as const, value: file }] : []),
  ])

/** Five responses, of which the filter shows three, the newest first. */
async function anAnsweredForm(): Promise<Form> {
  const form = await aForm(owner, 'Feedback', fields)
  await answer(form, 'Ada', 5, proof)
  await answer(form, 'Bob', 1, aFile(3, { name: 'other.pdf' }))
  await answer(form, '=1+1', 4)
  await answer(form, 'Zoë, "the 1st"', 4)
  await answer(form, 'Carl', 2)
  return form
}

const open = async (page: Page, form: Form) => {
  const where = JSON.stringify([{ field: 'rating', op: 'greaterThan', value: 3 }])
  await page.goto(owner.address(`/forms/${form.id}/responses?where=${encodeURIComponent(where)}`))
  await expect(page.locator('tbody').getByRole('row')).toHaveCount(3)
}

/** By the dialog, as a person does. */
async function take(page: Page, format: string): Promise<Download> {
  await page.getByRole('button', { name: 'Export' }).click()
  const dialog = page.getByRole('dialog', { name: 'Export responses' })
  await dialog.getByText(format, { exact: true }).click()
  await expect(dialog.getByRole('radio', { name: format })).toBeChecked()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download' }).click(),
  ])
  await expect(dialog).toHaveCount(0)
  return download
}

const bytesOf = async (download: Download) => readFile(await download.path())

test('each format takes away exactly the responses that the filter shows', async ({ page }) => {
  await open(page, await anAnsweredForm())

  const csv = await take(page, 'CSV')
  expect(csv.suggestedFilename()).toMatch(/^Feedback \d{4}-\d\d-\d\d\.csv$/)
  const records = csvRecords((await bytesOf(csv)).toString())
  expect(records.map((record) => [record['Your name'], record['Rating'], record['Proof']])).toEqual([
    ['Zoë, "the 1st"', '4', ''],
    ["'=1+1", '4', ''],
    ['Ada', '5', 'receipt.pdf'],
  ])

  const lines = (await bytesOf(await take(page, 'JSON Lines'))).toString().trimEnd().split('\n')
  expect(lines.map((line) => JSON.parse(line).answers)).toEqual([
    { name: 'Zoë, "the 1st"', rating: 4, proof: null },
    { name: '=1+1', rating: 4, proof: null },
    { name: 'Ada', rating: 5, proof: { name: 'receipt.pdf', mediaType: 'application/pdf', size: receipt.length } },
  ])

  const excel = await take(page, 'Excel')
  expect(excel.suggestedFilename()).toMatch(/\.xlsx$/)
  const [headings = [], ...rows] = (await readXlsx(await bytesOf(excel))).sheets[0]?.rows ?? []
  const columns = ['Your name', 'Rating', 'Proof'].map((label) => headings.indexOf(label))
  expect(rows.map((row) => columns.map((column) => row[column] ?? null))).toEqual([
    ['Zoë, "the 1st"', 4, null],
    ['=1+1', 4, null],
    ['Ada', 5, 'receipt.pdf'],
  ])

  const archive = await take(page, 'Files (ZIP)')
  expect(archive.suggestedFilename()).toMatch(/\.zip$/)
  const entries = [...(await unzip(await bytesOf(archive)))]
  expect(entries).toEqual([[expect.stringMatching(/receipt\.pdf$/), hashOf(receipt)]])
})

test('the export can be used by everybody, and a link that was used says in words that it is used up', async ({
  page,
}) => {
  await open(page, await anAnsweredForm())
  await page.getByRole('button', { name: 'Export' }).click()
  await expect(page.getByRole('dialog', { name: 'Export responses' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  const used = (await take(page, 'CSV')).url()
  expect((await page.goto(used))?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Go to your forms' }).click()
  await expect(page.getByRole('heading', { name: 'Forms', exact: true })).toBeVisible()
})
