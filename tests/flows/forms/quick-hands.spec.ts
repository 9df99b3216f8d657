import { expect, test, type Page } from '@playwright/test'
import type { Form, FormField } from '../../../contract/types.gen.ts'
import { anOwner, expectAccessible, expectToast } from '../support/account.ts'
import { card, openCard, fieldLines, newField, openForm, threeFields } from '../support/editor.ts'

const owner = anOwner()

const readForm = async () => (await owner.call<{ data: Form[] }>('GET', '/forms/')).data[0]
const open = (page: Page, ...fields: Partial<FormField>[]) => openForm(page, owner, ...fields)

const LINES = [
  'Your name *',
  'Your email? email *',
  'How old are you? number 0-120',
  'Colour? red, green, blue, yellow, black, white',
  'Toppings? checkbox ham, olives, cheese, onions, peppers, corn',
  'When? date',
  'Your phone: phone',
  'Your website? url',
  'What else? long text',
  'A photo? file',
]

test('ten fields and twelve options take one click, and nothing scrolls back up', async ({ page }) => {
  await page.goto(owner.address('/forms/create'))
  let clicks = 0
  page.on('console', (message) => (clicks += message.text() === 'clicked' ? 1 : 0))
  await page.evaluate(() => addEventListener('click', ({ detail }) => detail > 0 && console.log('clicked'), true))
  await page.getByLabel('Form Title').fill('Order')
  await newField(page).focus()
  let lowest = 0
  for (const line of LINES) {
    await page.keyboard.type(line)
    await page.keyboard.press('Enter')
    await expect(newField(page)).toHaveValue('')
    await expect(newField(page)).toBeFocused()
    await expect(newField(page)).toBeInViewport()
    const top = await page.evaluate(() => scrollY)
    expect(top, line).toBeGreaterThanOrEqual(lowest)
    lowest = top
  }
  await page.getByRole('button', { name: 'Create Form' }).click()
  await expect(page.getByText('Form created successfully!')).toBeVisible()
  expect(clicks).toBe(1)
  const fields = (await readForm())?.structure.fields ?? []
  expect(fields.map(({ type }) => type)).toEqual(
    'text,email,number,radio,checkbox,date,tel,url,textarea,file'.split(','),
  )
  expect(fields.flatMap(({ options }) => options ?? [])).toHaveLength(12)
  expect(fields.map(({ required }) => required)).toEqual([true, true, ...Array.from({ length: 8 }, () => false)])
  expect(fields[2]).toMatchObject({ label: 'How old are you?', validation: { min: 0, max: 120 } })
})

test('what a line will add is said before it is added', async ({ page }) => {
  await page.goto(owner.address('/forms/create'))
  await newField(page).fill('How old are you? number 0-120 *')
  await expect(newField(page)).toHaveAccessibleDescription('This adds: Number, 0 to 120, Required')
  await expectAccessible(page)
})

test('"+" adds a field between two others, with its type in the same step', async ({ page }) => {
  await open(page, ...threeFields)
  await page.getByRole('button', { name: 'Add a field before field 2' }).click()
  const between = page.getByRole('form', { name: 'New field before field 2' })
  await expect(between.getByRole('textbox')).toBeFocused()
  await expectAccessible(page)
  await between.getByRole('button', { name: 'Add as Number' }).click()
  await expect(card(page, 2).getByRole('textbox', { name: 'Label', exact: true })).toBeFocused()
  await page.keyboard.type('One and a half')
  await expect(fieldLines(page)).toHaveText([/One/, /One and a half.*Number/, /Two/, /Three/])
})

test('one card is open, and what most fields do without is below More unless it is set', async ({ page }) => {
  await open(page, ...threeFields, { label: 'Code', validation: { pattern: '^[0-9]+$' } })
  await expect(page.getByRole('textbox', { name: 'Label', exact: true })).toHaveCount(0)
  await openCard(page, 1)
  await expect(card(page, 1).getByRole('textbox', { name: 'Pattern' })).toHaveCount(0)
  await openCard(page, 4)
  await expect(card(page, 4).getByRole('textbox', { name: 'Pattern' })).toHaveValue('^[0-9]+$')
  await expect(page.getByRole('textbox', { name: 'Label', exact: true })).toHaveCount(1)
})

test('a field is dragged by its handle with the mouse, and by keyboard with each move announced', async ({ page }) => {
  await open(page, ...threeFields)
  const handle = (place: number) => page.getByRole('button', { name: `Move field ${place}`, exact: true })
  await handle(1).hover()
  await page.mouse.down()
  // The list is measured after the first move: a hand goes on until it sees the place.
  await expect(async () => {
    await handle(2).hover()
    await handle(3).hover()
    await expect(page.getByText('The field is at position 3 of 3.')).toBeAttached({ timeout: 1000 })
  }).toPass()
  await page.mouse.up()
  await expect(fieldLines(page)).toHaveText([/Two/, /Three/, /One/])
  await handle(1).press('Space')
  await expect(page.getByText('The field is at position 1 of 3.')).toBeAttached()
  // The others make room as soon as their places are measured.
  await expect(card(page, 2)).toHaveAttribute('style', /translate3d/)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText('The field is at position 2 of 3.')).toBeAttached()
  await page.keyboard.press('Space')
  await expect(page.getByText('The field was put down at position 2 of 3.')).toBeAttached()
  await expect(fieldLines(page)).toHaveText([/Three/, /Two/, /One/])
})

test('a field is duplicated, and a removed one comes back with everything it had', async ({ page }) => {
  await open(page, { label: 'Your name', required: true, description: 'As in your passport' }, { label: 'Two' })
  await (await openCard(page, 1)).getByRole('button', { name: 'Duplicate' }).click()
  await expect(card(page, 2).getByRole('textbox', { name: 'Label', exact: true })).toBeFocused()
  await expect(card(page, 2).getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('n0_2')
  await card(page, 2).getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('“Your name” was removed.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo removing “Your name”' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(fieldLines(page)).toHaveText([/Your name/, /Your name.*Required/, /Two/])
  await expect(card(page, 2).getByRole('textbox', { name: 'Help text' })).toHaveValue('As in your passport')
  await expect(card(page, 2).getByRole('textbox', { name: 'Label', exact: true })).toBeFocused()
})

test('a field without a label that is removed has words of its own', async ({ page }) => {
  await open(page, ...threeFields)
  await page.getByRole('button', { name: 'Add as Number' }).click()
  await card(page, 4).getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('button', { name: 'Undo removing “Untitled field”' })).toBeFocused()
})

test('every edit is undone and done again, by buttons and by keys, until the form is as it was saved', async ({
  page,
}) => {
  await open(page, ...threeFields)
  const label = (await openCard(page, 1)).getByRole('textbox', { name: 'Label', exact: true })
  await label.press('End')
  await label.pressSequentially(' more')
  await card(page, 1).getByLabel('Required').check()
  await page.keyboard.press('Control+z')
  await expect(card(page, 1).getByLabel('Required')).not.toBeChecked()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(label).toHaveValue('One')
  await expect(page.getByText('Unsaved Changes')).toHaveCount(0)
  await page.keyboard.press('Control+Shift+z')
  await expect(label).toHaveValue('One more')
  await page.getByRole('button', { name: 'Redo', exact: true }).click()
  await expect(card(page, 1).getByLabel('Required')).toBeChecked()
  await expect(page.getByText('Unsaved Changes')).toBeVisible()
})

test('lines that are pasted become options, and Enter adds the next', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, { label: 'Colour', type: 'radio', options: [{ label: 'Option 1', value: 'option_1' }] })
  const first = (await openCard(page, 1)).getByLabel('Option 1 label')
  await page.evaluate(() => navigator.clipboard.writeText('Red\nGreen\nBlue'))
  await first.press('Control+v')
  await expect(card(page, 1).getByLabel('Option 3 label')).toHaveValue('Blue')
  await card(page, 1).getByLabel('Option 3 label').press('Enter')
  await expect(card(page, 1).getByLabel('Option 4 label')).toBeFocused()
  await page.keyboard.type('Black')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(page, 'Success!', 'Form updated successfully!')
  expect((await readForm())?.structure.fields[0]?.options?.map(({ value }) => value)).toEqual([
    'red',
    'green',
    'blue',
    'black',
  ])
})

test('options are named one after the other by typing and Enter, each in one line of the card', async ({ page }) => {
  await open(page, { label: 'One' })
  await page.getByRole('button', { name: 'Add as Radio' }).click()
  await page.keyboard.type('Colour')
  const option = (place: number) => card(page, 2).getByLabel(`Option ${place} label`)
  await option(1).click()
  await page.keyboard.press('ControlOrMeta+a')
  for (const colour of ['Red', 'Green', 'Blue']) {
    await page.keyboard.type(colour)
    await page.keyboard.press('Enter')
  }
  await expect(option(4)).toBeFocused()
  await expect(card(page, 2).getByLabel(/^Option \d+ label$/)).toHaveCount(4)
  await expect(option(2)).toHaveValue('Green')
  await expect(option(3)).toHaveValue('Blue')
  for (const width of [1280, 768, 360]) {
    await page.setViewportSize({ width, height: 800 })
    // The two boxes may be of different frames while the page takes its new width.
    const apart = async () => {
      const [first, second] = [await option(1).boundingBox(), await option(2).boundingBox()]
      return Math.abs((second?.y ?? 0) - (first?.y ?? 0))
    }
    await expect.poll(apart, `${width} px`).toBeLessThan(60)
  }
})

for (const theme of ['light', 'dark'])
  test(`the builder fits on phones, tablets and desks in the ${theme} theme`, async ({ page }) => {
    await page.evaluate((name) => localStorage.setItem('theme', name), theme)
    await open(
      page,
      { label: 'A label that is far too long for one line of a phone '.repeat(4), required: true },
      ...threeFields,
    )
    await openCard(page, 2)
    for (const width of [1280, 768, 360, 320]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${width} px`).toBe(true)
    }
    await expectAccessible(page)
  })
