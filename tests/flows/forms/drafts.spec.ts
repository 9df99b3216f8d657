import { expect, test, type Page } from '@playwright/test'
import type { Form, FormDraft } from '../../../contract/types.gen.ts'
import { submit } from '../responses/seed.ts'
import { anOwner, expectAccessible, expectToast } from '../support/account.ts'
import { card, openCard } from '../support/editor.ts'

const owner = anOwner()

const aForm = () =>
  owner.call<Form>('POST', '/forms/', {
    title: 'Feedback',
    structure: {
      fields: [
        { id: 'a', name: 'name', label: 'Your name', type: 'text' },
        { id: 'b', name: 'phone', label: 'Phone', type: 'tel' },
      ],
    },
  })

const edit = (page: Page, { id }: Form) => page.goto(owner.address(`/forms/${id}/edit`))
const title = (page: Page) => page.getByLabel('Form Title')
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click()
const readForm = ({ id }: Form) => owner.call<Form>('GET', `/forms/${id}`)
const readDraft = ({ id }: Form) => owner.call<FormDraft>('GET', `/forms/${id}/draft`)
const offer = (page: Page) => page.getByRole('alertdialog', { name: 'Restore unsaved changes?' })

async function removePhone(page: Page) {
  await openCard(page, 2)
  await card(page, 2).getByRole('button', { name: 'Remove' }).click()
}

test('what is edited is kept as a draft, which visitors do not see, and is offered on return', async ({ page }) => {
  const form = await aForm()
  await edit(page, form)
  await title(page).fill('Half written')
  await expect(page.getByText('Draft saved')).toBeVisible()
  expect((await readDraft(form)).title).toBe('Half written')
  expect((await readForm(form)).title).toBe('Feedback')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(offer(page).getByRole('listitem')).toHaveText(['Changed the form’s title'])
  await expectAccessible(page)
  await offer(page).getByRole('button', { name: 'Restore' }).click()
  await expect(title(page)).toHaveValue('Half written')
  await expect(page.getByText('Unsaved Changes')).toBeVisible()
  await save(page)
  await expectToast(page, 'Success!', 'Form updated successfully!')
  expect((await readForm(form)).title).toBe('Half written')
  await expect.poll(async () => (await readForm(form)).draft_at).toBeNull()
})

test('what an earlier visit left is discarded for good', async ({ page }) => {
  const form = await aForm()
  await owner.call('PUT', `/forms/${form.id}/draft`, { title: 'Old', structure: form.structure, version: 1 })
  await edit(page, form)
  await offer(page).getByRole('button', { name: 'Discard' }).click()
  await expect(title(page)).toHaveValue('Feedback')
  await expect.poll(async () => (await readForm(form)).draft_at).toBeNull()
  await page.reload()
  await expect(title(page)).toHaveValue('Feedback')
  await expect(offer(page)).toHaveCount(0)
})

test('a new form is kept on the device until it is created', async ({ page }) => {
  await page.goto(owner.address('/forms/create'))
  await title(page).fill('Begun')
  await expect(page.getByText('Draft kept on this device')).toBeVisible()
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByText('Welcome back, nice to see you again!')).toBeVisible()
  await page.goto(owner.address('/forms/create'))
  await offer(page).getByRole('button', { name: 'Restore' }).click()
  await expect(title(page)).toHaveValue('Begun')
  await page.getByRole('button', { name: 'Add Field' }).click()
  await card(page, 1).getByRole('textbox', { name: 'Label', exact: true }).fill('Your name')
  await page.getByRole('button', { name: 'Create Form' }).click()
  await expectToast(page, 'Success!', 'Form created successfully!')
  await page.goto(owner.address('/forms/create'))
  await expect(title(page)).toHaveValue('')
  await expect(offer(page)).toHaveCount(0)
})

test('what the server does not take is kept on the device', async ({ page }) => {
  const form = await aForm()
  await edit(page, form)
  await page.route('**/draft', (route) => route.abort())
  await title(page).fill('Offline')
  await expect(page.getByText('Draft kept on this device')).toBeVisible()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await offer(page).getByRole('button', { name: 'Restore' }).click()
  await expect(title(page)).toHaveValue('Offline')
})

test('changes are shown before they are published, with what they do to answers that were given', async ({ page }) => {
  const form = await aForm()
  await submit(owner, form, [{ fieldId: 'b', fieldType: 'tel', value: '5551234567' }])
  await edit(page, form)
  await removePhone(page)
  await save(page)
  const review = page.getByRole('dialog', { name: 'Publish these changes?' })
  await expect(review.getByText('Removed “Phone”')).toBeVisible()
  await expect(review.getByText('1 response holds an answer to “Phone”: they are kept')).toBeVisible()
  await expectAccessible(page)
  await review.getByRole('button', { name: 'Keep editing' }).click()
  expect((await readForm(form)).structure.fields).toHaveLength(2)
  await page.getByRole('button', { name: 'Review changes' }).click()
  await review.getByRole('button', { name: 'Publish' }).click()
  await expectToast(page, 'Success!', 'Form updated successfully!')
  expect((await readForm(form)).structure.fields).toHaveLength(1)
})

test('any version is restored, and that is an edit like any other', async ({ page }) => {
  const form = await aForm()
  await owner.call('PUT', `/forms/${form.id}`, { title: 'Second' })
  await edit(page, form)
  await page.getByRole('button', { name: 'Versions' }).click()
  const versions = page.getByRole('dialog', { name: 'Versions of this form' })
  await expect(versions.getByRole('listitem').first()).toContainText('Version 2')
  await expect(versions.getByRole('listitem').first()).toContainText('Published now')
  await expectAccessible(page)
  await versions.getByRole('button', { name: 'Restore version 1' }).click()
  await expect(title(page)).toHaveValue('Feedback')
  await save(page)
  await expectToast(page, 'Success!', 'Form updated successfully!')
  expect(await readForm(form)).toMatchObject({ title: 'Feedback', version: 3 })
})

test('every version can be reached, and the newest is the one that is published', async ({ page }) => {
  const form = await aForm()
  for (const place of Array.from({ length: 22 }).keys())
    await owner.call('PUT', `/forms/${form.id}`, { title: `Edition ${place + 2}` })
  await edit(page, form)
  await owner.call('PUT', `/forms/${form.id}`, { title: 'Theirs' })
  await page.getByRole('button', { name: 'Versions' }).click()
  const versions = page.getByRole('dialog', { name: 'Versions of this form' }).getByRole('listitem')
  await expect(versions.first()).toContainText('Version 24Published now')
  await expect(versions).toHaveCount(20)
  await page.getByRole('button', { name: 'Show older versions' }).click()
  await expect(versions).toHaveCount(24)
  await page.getByRole('button', { name: 'Restore version 1', exact: true }).click()
  await expect(title(page)).toHaveValue('Feedback')
  await expect(page.getByRole('status').getByText('Version 1 is in the editor')).toBeAttached()
})

test('a form that was deleted while it was edited can be created again with all that was written', async ({ page }) => {
  const form = await aForm()
  await edit(page, form)
  await expect(title(page)).toHaveValue('Feedback')
  await owner.call('DELETE', `/forms/${form.id}`)
  await title(page).fill('Still here')
  await save(page)
  const alert = page.getByRole('alert').filter({ hasText: 'This form was deleted in another place' })
  await expect(alert).toBeVisible()
  await expectAccessible(page)
  await alert.getByRole('button', { name: 'Create as a new form' }).click()
  await expect(page.getByRole('heading', { name: 'Create New Form' })).toBeVisible()
  await expect(title(page)).toHaveValue('Still here')
  await page.getByRole('button', { name: 'Create Form' }).click()
  await expectToast(page, 'Success!', 'Form created successfully!')
  await expect(page.getByRole('link', { name: 'Still here', exact: true })).toBeVisible()
})

test('a save over the changes of somebody else is told, and neither is taken over without a word', async ({ page }) => {
  const form = await aForm()
  await edit(page, form)
  await expect(title(page)).toHaveValue('Feedback')
  await owner.call('PUT', `/forms/${form.id}`, { description: 'Theirs' })
  await title(page).fill('Mine')
  await save(page)
  const conflict = page.getByRole('alertdialog', { name: 'This form was changed in another place' })
  await expect(conflict.getByRole('listitem')).toHaveText(['Changed the form’s description'])
  await expectAccessible(page)
  await conflict.getByRole('button', { name: 'Keep editing' }).click()
  await expect(title(page)).toHaveValue('Mine')
  expect(await readForm(form)).toMatchObject({ title: 'Feedback', description: 'Theirs' })
  await save(page)
  await conflict.getByRole('button', { name: 'Take theirs' }).click()
  await expect(title(page)).toHaveValue('Feedback')
  await expect(page.getByLabel('Description')).toHaveValue('Theirs')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(title(page)).toHaveValue('Mine')
  await owner.call('PUT', `/forms/${form.id}`, { description: 'Theirs again' })
  await save(page)
  await conflict.getByRole('button', { name: 'Keep mine' }).click()
  await expectToast(page, 'Success!', 'Form updated successfully!')
  expect((await readForm(form)).title).toBe('Mine')
})

test('a draft that another window saved meanwhile is not written over without a word', async ({ page }) => {
  const form = await aForm()
  await edit(page, form)
  await expect(title(page)).toHaveValue('Feedback')
  await owner.call('PUT', `/forms/${form.id}/draft`, { title: 'Theirs', structure: form.structure, version: 1 })
  await title(page).fill('Mine')
  const displaced = page.getByRole('alertdialog', { name: 'This draft was changed in another place' })
  await expect(displaced.getByRole('listitem')).toHaveText(['Changed the form’s title'])
  expect((await readDraft(form)).title).toBe('Theirs')
  await displaced.getByRole('button', { name: 'Keep mine' }).click()
  await expect.poll(async () => (await readDraft(form)).title).toBe('Mine')
})
