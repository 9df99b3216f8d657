import { expect, test, type Page } from '@playwright/test'
import type { FormField } from '../../../contract/types.gen.ts'
import { anOwner } from '../support/account.ts'
import { card, openCard, openMore, fieldLines, newField, openForm, threeFields } from '../support/editor.ts'

const owner = anOwner()

const open = (page: Page, ...fields: Partial<FormField>[]) => openForm(page, owner, ...fields)

test('a field that is added by a line, and what is undone and done again, is said', async ({ page }) => {
  await page.goto(owner.address('/forms/create'))
  const said = page.getByRole('status')
  await newField(page).fill('How old are you? number 0-120 *')
  await newField(page).press('Enter')
  await expect(said.getByText('Field 1, “How old are you?”, was added: Number, 0 to 120, Required')).toBeAttached()
  await page.keyboard.press('Control+Shift+z')
  await newField(page).blur()
  await page.keyboard.press('Control+z')
  await expect(said.getByText('Undone: Added “How old are you?”')).toBeAttached()
  await page.keyboard.press('Control+y')
  await expect(said.getByText('Done again: Added “How old are you?”')).toBeAttached()
})

test('what is undone while it has the focus leaves the focus to Undo', async ({ page }) => {
  await open(page, ...threeFields)
  await page.getByRole('button', { name: 'Add as Number' }).click()
  await expect(card(page, 4).getByRole('textbox', { name: 'Label', exact: true })).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(card(page, 4)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeFocused()
})

test('the arrow keys move a field by one place past a card that is open', async ({ page }) => {
  const options = Array.from({ length: 20 }, (_, index) => ({ label: `Day ${index}`, value: `d${index}` }))
  await open(page, ...threeFields, { label: 'Days', type: 'checkbox', options }, { label: 'Five' })
  await openCard(page, 4)
  await page.getByRole('button', { name: 'Move field 5', exact: true }).press('Space')
  await expect(page.getByText('The field is at position 5 of 5.')).toBeAttached()
  await expect(card(page, 4)).toHaveAttribute('style', /translate3d/)
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText('The field is at position 4 of 5.')).toBeAttached()
  await page.keyboard.press('Space')
  await expect(page.getByText('The field was put down at position 4 of 5.')).toBeAttached()
  await expect(fieldLines(page)).toHaveText([/One/, /Two/, /Three/, /Five/, /Days/])
})

test('the first setting of a card that is higher than the window is in sight when it has the focus', async ({
  page,
}) => {
  const options = Array.from({ length: 20 }, (_, index) => ({ label: `Day ${index}`, value: `d${index}` }))
  await open(page, { label: 'Days', type: 'checkbox', options }, ...threeFields)
  await (await openCard(page, 1)).getByRole('button', { name: 'Duplicate' }).click()
  const label = card(page, 2).getByRole('textbox', { name: 'Label', exact: true })
  await expect(label).toBeFocused()
  await expect(label).toBeInViewport()
})

test('Escape closes the line of a gap, and the focus is on its "+"', async ({ page }) => {
  await open(page, ...threeFields)
  const insert = page.getByRole('button', { name: 'Add a field before field 2' })
  await insert.press('Enter')
  await expect(page.getByRole('textbox', { name: 'New field before field 2' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(insert).toBeFocused()
})

test('after options are pasted, Enter adds the next below them; a removed one leaves the focus to its neighbour', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const option = { label: 'Option 1', value: 'option_1' }
  await open(page, { label: 'Colour', type: 'radio', options: [option] })
  const label = (place: number) => card(page, 1).getByLabel(`Option ${place} label`)
  await openCard(page, 1)
  await page.evaluate(() => navigator.clipboard.writeText('Red\nGreen\nBlue'))
  await label(1).press('Control+v')
  await expect(label(3)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(label(4)).toBeFocused()
  await card(page, 1).getByRole('button', { name: 'Remove option 4' }).press('Enter')
  await expect(card(page, 1).getByRole('button', { name: 'Remove option 3' })).toBeFocused()
  await card(page, 1).getByRole('button', { name: 'Add “Other”' }).press('Enter')
  await expect(label(4)).toBeFocused()
})

test('a condition and a jump that are added have the focus; a removed one leaves it to its neighbour', async ({
  page,
}) => {
  await open(page, { label: 'Age', type: 'number' }, ...threeFields)
  const field = await openMore(page, 2)
  const shown = field.getByRole('group', { name: 'Show only when…' })
  await shown.getByRole('button', { name: 'Add a condition' }).press('Enter')
  await expect(shown.getByRole('combobox').first()).toBeFocused()
  await shown.getByRole('button', { name: 'Remove condition 1' }).press('Enter')
  await expect(shown.getByRole('button', { name: 'Add a condition' })).toBeFocused()
  await field.getByRole('button', { name: 'Add a jump' }).press('Enter')
  await expect(field.getByRole('group', { name: 'Jump 1' }).getByRole('combobox').first()).toBeFocused()
  await field.getByRole('button', { name: 'Remove jump 1' }).press('Enter')
  await expect(field.getByRole('button', { name: 'Add a jump' })).toBeFocused()
})

test('a window that becomes narrower is not covered by the preview that stood beside', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, ...threeFields)
  const hide = page.getByRole('button', { name: 'Hide Preview' })
  await expect(hide).toBeVisible()
  await page.setViewportSize({ width: 768, height: 1024 })
  await expect(page.getByRole('button', { name: 'Show Preview' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(hide).toBeVisible()
})
