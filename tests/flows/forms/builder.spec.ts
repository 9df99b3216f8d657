import { expect, test, type Page } from '@playwright/test'
import type { Form } from '../../../contract/types.gen.ts'
import { anOwner, expectAccessible, expectToast } from '../support/account.ts'
import { submit } from '../responses/seed.ts'
import { card, openCard, openMore } from '../support/editor.ts'

const owner = anOwner()

const input = (page: Page, number: number, name: string) =>
  card(page, number).getByRole('textbox', { name, exact: true })
const readForms = async () => (await owner.call<{ data: Form[] }>('GET', '/forms/')).data

const aForm = () =>
  owner.call<Form>('POST', '/forms/', {
    title: 'Feedback',
    structure: {
      fields: [
        { id: 'a', name: 'name', label: 'Your name', type: 'text' },
        { id: 'b', name: 'your_age', label: 'Your age', type: 'number' },
      ],
    },
  })

test('Create is disabled while any issue exists, and the alert lists them all', async ({ page }) => {
  await page.goto(owner.address('/forms/create'))
  const create = page.getByRole('button', { name: 'Create Form' })
  await expect(page.getByText('Form title is required')).toBeVisible()
  await expect(page.getByText('At least one field is required')).toBeVisible()
  await expect(create).toBeDisabled()
  await page.getByLabel('Form Title').fill('Feedback')
  await page.getByRole('button', { name: 'Add Field' }).click()
  await expect(page.getByText('Field 1: Name is required')).toBeVisible()
  await expect(page.getByText('Field 1: Label is required')).toBeVisible()
  await expectAccessible(page)
  await input(page, 1, 'Label').fill('Your name')
  await expect(input(page, 1, 'Name')).toHaveValue('your_name')
  await page.getByRole('button', { name: 'Add Field' }).click()
  await input(page, 2, 'Label').fill('Again')
  await input(page, 2, 'Name').fill('YOUR_NAME')
  await expect(page.getByText('Field names must be unique')).toBeVisible()
  await input(page, 2, 'Name').fill('again')
  await openMore(page, 2)
  await input(page, 2, 'Pattern').fill('(?=x)')
  await expect(create).toBeDisabled()
  await input(page, 2, 'Pattern').fill('^[a-z]+$')
  await create.click()
  await expectToast(page, 'Success!', 'Form created successfully!')
  await expect(page).toHaveURL(owner.address('/forms'))
})

test('every type keeps its settings', async ({ page }) => {
  await page.goto(owner.address('/forms/create'))
  await page.getByLabel('Form Title').fill('All types')
  const types = 'Text,Long text,Number,Email,URL,Phone,Date,Select,Radio,Checkbox,File'.split(',')
  for (const [index, type] of types.entries()) {
    await page.getByRole('button', { name: 'Add Field' }).click()
    await input(page, index + 1, 'Label').fill(`Question ${index + 1}`)
    await card(page, index + 1)
      .getByRole('combobox', { name: 'Type' })
      .selectOption(type)
    await openMore(page, index + 1)
    await input(page, index + 1, 'Help text').fill(`Help ${index + 1}`)
  }
  await openMore(page, 1)
  await card(page, 1).getByRole('spinbutton', { name: 'Minimum length' }).fill('2')
  await card(page, 1).getByRole('spinbutton', { name: 'Maximum length' }).fill('40')
  await input(page, 1, 'Placeholder').fill('Type here')
  await card(page, 1).getByLabel('Required').check()
  await openMore(page, 3)
  await card(page, 3).getByRole('spinbutton', { name: 'Minimum', exact: true }).fill('-1.5')
  await card(page, 3).getByRole('spinbutton', { name: 'Maximum', exact: true }).fill('10')
  await openCard(page, 8)
  await card(page, 8).getByLabel('Option 1 label').fill('Red')
  await card(page, 8).getByRole('button', { name: 'Add option' }).click()
  await card(page, 8).getByLabel('Option 3 value').fill('third')
  await card(page, 8).getByRole('button', { name: 'Remove option 2' }).click()
  await page.getByRole('button', { name: 'Create Form' }).click()
  await expectToast(page, 'Success!', 'Form created successfully!')
  const [form] = await readForms()
  const fields = form?.structure.fields ?? []
  expect(fields.map(({ type }) => type)).toEqual(
    'text,textarea,number,email,url,tel,date,select,radio,checkbox,file'.split(','),
  )
  expect(fields.map(({ description }) => description)).toEqual(types.map((_, index) => `Help ${index + 1}`))
  expect(fields[0]).toMatchObject({
    required: true,
    placeholder: 'Type here',
    validation: { minLength: 2, maxLength: 40 },
  })
  expect(fields[2]?.validation).toMatchObject({ min: -1.5, max: 10 })
  expect(fields[7]?.options).toEqual([
    { label: 'Red', value: 'red' },
    { label: 'Option 3', value: 'third' },
  ])
})

test('fields move one up or down by keyboard, not past the ends, and are removed', async ({ page }) => {
  const form = await aForm()
  await page.goto(owner.address(`/forms/${form.id}/edit`))
  await expect((await openCard(page, 2)).getByRole('button', { name: 'Move down' })).toBeDisabled()
  await expect((await openCard(page, 1)).getByRole('button', { name: 'Move up' })).toBeDisabled()
  await card(page, 1).getByRole('button', { name: 'Move down' }).press('Enter')
  await expect(card(page, 1)).toContainText('Your age')
  await expect(input(page, 2, 'Label')).toHaveValue('Your name')
  await expect(card(page, 2).getByRole('button', { name: 'Move down' })).toBeFocused()
  await openCard(page, 1)
  await card(page, 1).getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('1 field', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(page, 'Success!', 'Form updated successfully!')
  expect((await readForms())[0]?.structure.fields.map(({ name }) => name)).toEqual(['name'])
})

test('the preview shows the form as a visitor will see it, live and disabled', async ({ page }) => {
  await page.goto(owner.address('/forms/create'))
  const preview = page.getByRole('region', { name: 'Preview' })
  await page.getByLabel('Form Title').fill('Feedback')
  await page.getByRole('button', { name: 'Add Field' }).click()
  await input(page, 1, 'Label').fill('Your colour')
  await card(page, 1).getByRole('combobox', { name: 'Type' }).selectOption('Radio')
  await expect(preview.getByRole('heading', { name: 'Feedback' })).toBeVisible()
  await expect(preview.getByRole('radio')).toHaveCount(2)
  await expect(preview.getByRole('radio').first()).toBeDisabled()
  await page.getByRole('button', { name: 'Hide Preview' }).click()
  await expect(preview).toHaveCount(0)
  await page.getByRole('button', { name: 'Show Preview' }).click()
  await expect(preview).toBeVisible()
})

test('unsaved changes are marked, listed when they cannot be saved, and asked about before leaving', async ({
  page,
}) => {
  const form = await aForm()
  await page.goto(owner.address(`/forms/${form.id}/edit`))
  await expect(page.getByRole('heading', { name: 'Edit: Feedback' })).toBeVisible()
  await expect(page.getByText('Unsaved Changes')).toHaveCount(0)
  await page.getByLabel('Form Title').fill('')
  await openCard(page, 2)
  await input(page, 2, 'Name').fill('NAME')
  await expect(page.getByText('Unsaved Changes')).toBeVisible()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Form title is required')
  await expect(alert).toContainText('Field names must be unique')
  await expect(alert).toBeInViewport()
  await expect(page.getByLabel('Form Title')).toBeFocused()
  await expect(page.getByLabel('Form Title')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Dashboard' }).click()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(question).toHaveCount(0)
  await page.getByLabel('Form Title').fill('Feedback of today')
  await input(page, 2, 'Name').fill('years')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(page, 'Success!', 'Form updated successfully!')
  await expect(page.getByText('Unsaved Changes')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Edit: Feedback of today' })).toBeVisible()

  await page.getByLabel('Description').fill('Thrown away')
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByText('Welcome back, nice to see you again!')).toBeVisible()
  expect((await readForms())[0]?.description ?? null).toBeNull()
})

test('a save that fails keeps every change and says so', async ({ page }) => {
  const form = await aForm()
  await page.goto(owner.address(`/forms/${form.id}/edit`))
  await page.getByLabel('Form Title').fill('Kept')
  await page.route(`**/api/v1/forms/${form.id}`, (route) => route.fulfill({ status: 500, json: { detail: 'x' } }))
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Error updating form. Please try again.')).toBeVisible()
  await expect(page.getByText('Server error. Please try again later.')).toHaveCount(1)
  await expect(page.getByText('Unsaved Changes')).toBeVisible()
  await page.unroute(`**/api/v1/forms/${form.id}`)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(page, 'Success!', 'Form updated successfully!')
})

test('the editor switches a form off and on', async ({ page }) => {
  const form = await aForm()
  await page.goto(owner.address(`/forms/${form.id}/edit`))
  await expect(page.getByText('Status: Active')).toBeVisible()
  await page.getByRole('button', { name: 'Deactivate' }).click()
  await expect(page.getByText('Status: Inactive')).toBeVisible()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(page, 'Success!', 'Form updated successfully!')
  expect((await readForms())[0]?.is_active).toBe(false)
})

test('a form that cannot be loaded says why, with Try Again and Back to Forms', async ({ page }) => {
  await page.goto(owner.address('/forms/019a0000-0000-7000-8000-000000000000/edit'))
  await expect(page.getByText('Error loading form', { exact: true })).toBeVisible()
  await expect(
    page.getByText('The form could not be loaded. It may have been deleted or you may not have permission to edit it.'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Back to Forms' }).click()
  await expect(page).toHaveURL(owner.address('/forms'))
})

test('a refused save goes to the first field that is wrong and says there what is', async ({ page }) => {
  const form = await aForm()
  await page.goto(owner.address(`/forms/${form.id}/edit`))
  await openCard(page, 2)
  await input(page, 2, 'Label').fill('')
  await input(page, 2, 'Name').fill('')
  await openCard(page, 1)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(input(page, 2, 'Label')).toBeFocused()
  await expect(card(page, 2).getByText('Field 2: Label is required')).toBeVisible()
  await expect(input(page, 2, 'Label')).toHaveAttribute('aria-invalid', 'true')
  await expect(input(page, 2, 'Label')).toHaveAccessibleDescription('Field 2: Label is required')
  await expect(input(page, 2, 'Name')).toHaveAccessibleDescription('Field 2: Name is required')
  const listed = page.getByRole('alert').getByRole('listitem')
  await expect(listed).toHaveText(['Field 2: Label is required', 'All fields must have names'])
})

test('on a phone the preview opens over the editors', async ({ page }) => {
  const form = await aForm()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(owner.address(`/forms/${form.id}/edit`))
  await page.getByRole('button', { name: 'Show Preview' }).click()
  const preview = page.getByRole('dialog', { name: 'How the form looks' })
  await expect(preview.getByText('Your age')).toBeInViewport()
  await expectAccessible(page)
  await preview.getByRole('button', { name: 'Hide Preview' }).click()
  await expect(page.getByRole('button', { name: 'Show Preview' })).toBeFocused()
})

test('names under which answers are stored stay when labels change', async ({ page }) => {
  const form = await aForm()
  await submit(owner, form, [{ fieldId: 'a', fieldType: 'text', value: 'Ada' }])
  await page.goto(owner.address(`/forms/${form.id}/edit`))
  await openCard(page, 2)
  await input(page, 2, 'Label').fill('Age in years')
  await expect(input(page, 2, 'Name')).toHaveValue('your_age')
})
