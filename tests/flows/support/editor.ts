import { expect, type Page } from '@playwright/test'
import type { Form, FormField } from '../../../contract/types.gen.ts'
import type { anOwner } from './account.ts'

export const threeFields = [{ label: 'One' }, { label: 'Two' }, { label: 'Three' }]

/** Opens the editor of a new form of the owner's, with texts where the fields say nothing else. */
export async function openForm(page: Page, owner: ReturnType<typeof anOwner>, ...fields: Partial<FormField>[]) {
  const { id } = await owner.call<Form>('POST', '/forms/', {
    title: 'Feedback',
    structure: {
      fields: fields.map((field, index) => ({ id: `f${index}`, name: `n${index}`, label: '', type: 'text', ...field })),
    },
  })
  await page.goto(owner.address(`/forms/${id}/edit`))
}

/** Where a field is added as a line. */
export const newField = (page: Page) => page.getByRole('textbox', { name: 'New field', exact: true })

/** The lines of the fields, with their numbers and labels. */
export const fieldLines = (page: Page) =>
  page.getByRole('region', { name: /^Field \d+$/ }).getByRole('button', { name: /^\d+ / })

/** The card of one field of a form, counted from 1. */
export const card = (page: Page, number: number) => page.getByRole('region', { name: `Field ${number}`, exact: true })

/** The card with its settings open, as a click on its line opens them. */
export async function openCard(page: Page, number: number) {
  const field = card(page, number)
  const line = field.getByRole('button', { expanded: false }).first()
  if ((await field.getByRole('textbox', { name: 'Label', exact: true }).count()) === 0) await line.click()
  await expect(field.getByRole('textbox', { name: 'Label', exact: true })).toBeVisible()
  return field
}

/** What most fields do without. */
export async function openMore(page: Page, number: number) {
  const field = await openCard(page, number)
  const more = field.getByRole('button', { name: 'More', exact: true })
  if ((await more.getAttribute('aria-expanded')) === 'false') await more.click()
  return field
}
