import { expect, test, type Page } from '@playwright/test'
import type { Form, FormField } from '../../../contract/types.gen.ts'
import { someOptions } from '../../support/builders.ts'
import { anOwner, expectAccessible, expectToast } from '../support/account.ts'
import { card, openCard, openMore } from '../support/editor.ts'

const owner = anOwner()
const isRed = { field: 'f0', op: 'is', value: 'red' } as const

const readFields = async (id: string) => (await owner.call<Form>('GET', `/forms/${id}`)).structure.fields
async function open(page: Page, ...fields: Partial<FormField>[]) {
  const { id } = await owner.call<Form>('POST', '/forms/', {
    title: 'Feedback',
    structure: {
      fields: fields.map((field, index) => ({ id: `f${index}`, name: `n${index}`, label: '', type: 'text', ...field })),
    },
  })
  await page.goto(owner.address(`/forms/${id}/edit`))
  return id
}
const colour = { label: 'Which colour', type: 'radio', options: someOptions } as const
const three = [colour, { label: 'Why that one' }, { label: 'Anything else' }]

const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(page, 'Success!', 'Form updated successfully!')
}

test('a field is shown by a condition on an earlier answer, and the way jumps, all by keyboard on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const id = await open(page, ...three)
  const field = await openMore(page, 2)
  const shown = field.getByRole('group', { name: 'Show only when…' })
  await shown.getByRole('button', { name: 'Add a condition' }).press('Enter')
  await shown.getByRole('combobox', { name: 'Value' }).focus()
  await page.keyboard.press('G')
  await expect(shown.getByRole('combobox', { name: 'Value' })).toHaveValue('green')
  await shown.getByRole('button', { name: 'Add a group' }).press('Enter')
  await shown.getByRole('combobox', { name: 'Value' }).nth(1).focus()
  await page.keyboard.press('G')
  const jumps = field.getByRole('group', { name: 'Jump to…' })
  await jumps.getByRole('button', { name: 'Add a jump' }).press('Enter')
  await expect(jumps.getByRole('combobox', { name: 'Then go to' })).toHaveValue('end')
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width, 'nothing stands beside the screen').toBeLessThanOrEqual(360)
  await expectAccessible(page)

  await save(page)
  expect((await readFields(id))[1]).toMatchObject({
    visibleWhen: { all: [{ field: 'f0', op: 'is', value: 'green' }, { any: [{ ...isRed, value: 'green' }, isRed] }] },
    goTo: [{ when: { field: 'f1', op: 'answered' }, to: 'end' }],
  })
})

test('what depends on a field that goes or moves is said, and renaming an option breaks nothing', async ({ page }) => {
  const id = await open(page, colour, { label: 'Why that one', visibleWhen: isRed }, { label: 'Anything else' })
  const first = await openCard(page, 1)
  await first.getByLabel('Option 1 label').fill('Crimson')
  await save(page)
  expect((await readFields(id))[1]?.visibleWhen).toEqual({ ...isRed, value: 'crimson' })

  await first.getByRole('button', { name: 'Move down' }).click()
  const faults = page.getByRole('status').filter({ hasText: 'The logic of this form cannot be followed yet' })
  await expect(faults).toContainText('Field 1: A condition names a field that comes later: Which colour')
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
  await expect(faults).toHaveCount(0)

  await (await openCard(page, 1)).getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText('These fields depend on it: Why that one.')).toBeVisible()
  await expect(faults).toContainText('Field 1: A condition names a field that is not there')
})

test('a label refers to an earlier answer by its field, whatever that is called', async ({ page }) => {
  const id = await open(page, { label: 'Your name' }, { label: 'Thanks,' })
  const field = await openCard(page, 2)
  await field.getByRole('combobox', { name: 'Insert an earlier answer' }).selectOption({ label: 'Your name' })
  await expect(field.getByText('Reads as: Thanks, {Your name}')).toBeVisible()
  await (await openCard(page, 1)).getByRole('textbox', { name: 'Label', exact: true }).fill('How you are called')
  await expect(card(page, 2)).toContainText('Thanks, {How you are called}')
  await save(page)
  expect((await readFields(id))[1]?.label).toBe('Thanks, {{f0}}')
})

test('Check form proves what is asked when, and draws the form as a chart', async ({ page }) => {
  await open(
    page,
    { ...colour, goTo: [{ when: { ...isRed, value: 'green' }, to: 'end' }] },
    { label: 'Why that one', visibleWhen: isRed },
    // Each of the two may be so, but the first only where the colour is red.
    {
      label: 'Never asked',
      visibleWhen: {
        all: [
          { field: 'f1', op: 'answered' },
          { ...isRed, value: 'light_blue' },
        ],
      },
    },
    { label: 'Anything else', visibleWhen: { any: [isRed, { not: isRed }] } },
  )
  await page.getByRole('button', { name: 'Hide Preview' }).click()
  await page.getByRole('button', { name: 'Check form' }).click()
  const check = page.getByRole('region', { name: 'Form check' })
  await expect(check.getByText('1 problem and 1 condition that decides nothing found.')).toBeVisible()
  await expect(check.getByText('This field is never asked, whatever is answered.')).toBeVisible()
  await expect(check.getByText('this is always so, and the condition can go')).toBeVisible()
  await check.getByText('How each of 5 fields and ends is reached').click()
  const place = (name: string) => check.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) })
  await expect(place('2 Why that one').first()).toHaveText('2 Why that oneWhich colour: Red')
  await expect(place('End after field 1')).toHaveText('End after field 1Which colour: Green')
  await check.getByText('The form as a chart').click()
  await expect(check.getByText('Asked when Which colour is Red', { exact: true })).toBeVisible()
  await expect(check.getByText('when Which colour is Green')).toBeVisible()
  const asked = check.getByText('Asked when Which colour is Red', { exact: true }).locator('..')
  await expect(asked).toHaveCSS('border-top-style', 'dashed')
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await expectAccessible(page)
})
