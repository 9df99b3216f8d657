import { expect, type Page } from '@playwright/test'

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
