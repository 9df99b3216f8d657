import { expect, test } from '@playwright/test'
import type { Form } from '../../../contract/types.gen.ts'
import { writtenBytes } from '../../support/chosen-file.ts'
import { anOwner, expectAccessible, expectToast } from '../support/account.ts'
import { card, openMore } from '../support/editor.ts'
import { visitor } from '../support/respondent.ts'

const owner = anOwner()

const formTitled = async (title: string): Promise<Form | undefined> =>
  (await owner.call<{ data: Form[] }>('GET', '/forms/')).data.find((form) => form.title === title)

test('an owner limits a file to types, and a respondent can send no other', async ({ page }) => {
  await page.goto(owner.address('/forms/create'))
  await page.getByLabel('Form Title').fill('Claim')
  await page.getByRole('button', { name: 'Add as File' }).click()
  await card(page, 1).getByRole('textbox', { name: 'Label', exact: true }).fill('Your invoice')
  await openMore(page, 1)
  const types = card(page, 1).getByRole('group', { name: 'File types' })
  await expect(types.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await types.getByRole('checkbox', { name: 'PDF' }).check()
  await types.getByRole('checkbox', { name: 'Image' }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create Form' }).click()
  await expectToast(page, 'Success!', 'Form created successfully!')
  const form = await formTitled('Claim')
  expect(form?.structure.fields[0]?.validation).toEqual({ acceptedTypes: ['image', 'pdf'] })

  await page.goto(owner.address(`/forms/${form?.id}`))
  const { field, submit } = visitor(page)
  const invoice = field('Your invoice')
  const chooser = invoice.locator('input[type=file]')
  await expect(chooser).toHaveAccessibleDescription(/Only an image or a PDF/)
  await expect(chooser).toHaveAttribute('accept', /^image\/\*,.*\.pdf$/)
  await expectAccessible(page)
  await chooser.setInputFiles({ name: 'tone.wav', mimeType: 'audio/wav', buffer: writtenBytes('tone.wav') })
  await expect(invoice.getByRole('alert')).toContainText('Please attach an image or a PDF')
  await expect(invoice.getByText('tone.wav (1 KB)')).toBeVisible()
  const html = Buffer.from('<!doctype html><script>alert(1)</script>')
  await chooser.setInputFiles({ name: 'invoice.pdf', mimeType: 'application/pdf', buffer: html })
  await expect(invoice.getByRole('alert')).toContainText(
    'The contents of this file do not fit its name. Please attach an image or a PDF',
  )
  await chooser.setInputFiles({ name: 'page.pdf', mimeType: 'application/pdf', buffer: writtenBytes('page.pdf') })
  await expect(invoice.getByRole('button', { name: 'Remove page.pdf' })).toBeVisible()
  await expect(invoice.getByRole('alert')).toHaveCount(0)
  await submit()
  await expect(page.getByRole('heading', { name: 'Form Submitted Successfully!' })).toBeVisible()
})

test('an owner changes the types later, sees what is chosen, and reads what changed', async ({ page }) => {
  const field = { id: 'a', name: 'proof', label: 'Proof', type: 'file', validation: { acceptedTypes: ['audio'] } }
  const form = await owner.call<Form>('POST', '/forms/', { title: 'Proofs', structure: { fields: [field] } })
  await page.goto(owner.address(`/forms/${form.id}/edit`))
  await card(page, 1).getByRole('button', { name: /Proof/ }).click()
  const types = card(page, 1).getByRole('group', { name: 'File types' })
  await expect(types.getByRole('checkbox', { checked: true })).toHaveCount(1)
  await types.getByRole('checkbox', { name: 'Audio' }).uncheck()
  await page.getByRole('button', { name: 'Review changes' }).click()
  await expect(page.getByRole('dialog').getByText('Changed “Proof”: limits')).toBeVisible()
})
