import { expect, type Page, test } from '@playwright/test'
import type { FieldType, FormField } from '../../../contract/types.gen.ts'
import { aField } from '../../support/builders.ts'
import { ownerOf } from '../support/owner.ts'
import { type RunningServer, sharedServer } from '../support/server.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await sharedServer()
})

const metadata = { submitButtonText: 'Submit', completionMessage: 'Thank you!', allowAnonymous: true }

/** A form as a slow network shows it: its document is there, and the script comes when it is let through. */
async function openWithoutScript(page: Page, fields: Partial<FormField>[], welcome?: string) {
  const owner = await ownerOf(server)
  const { id } = await owner.createForm({
    title: 'Course sign-up',
    structure: {
      fields: fields.map((field, index) => aField({ id: `f${index}`, ...field })),
      metadata: { ...metadata, welcome },
    },
  })
  const faults: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  page.on('pageerror', ({ message }) => faults.push(message))
  const { promise: released, resolve: letScriptThrough } = Promise.withResolvers<void>()
  await page.route('**/assets/fill-*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(`${server.url}/forms/${id}`, { waitUntil: 'commit' })
  return { letScriptThrough, faults, address: `${server.url}/forms/${id}` }
}

const second = { name: 'second', label: 'Anything else?' }
const next = (page: Page) => page.getByRole('button', { name: 'Next' })
const previous = (page: Page) => page.getByRole('button', { name: 'Previous' })

/** The control of each type and what is entered there. */
const ENTERED = {
  text: ['textbox', 'Grace Hopper'],
  textarea: ['textbox', 'Two\nlines'],
  number: ['spinbutton', '0'],
  date: ['textbox', '2027-03-04'],
  select: ['combobox', 'green'],
} as const

for (const [type, [role, value]] of Object.entries(ENTERED))
  test(`what is entered in a field of type ${type} before the script is there is an answer`, async ({ page }) => {
    const { letScriptThrough, faults } = await openWithoutScript(page, [{ type: type as FieldType }, second])
    const control = page.getByRole(role, { name: 'Name' })
    await (type === 'select' ? control.selectOption(value) : control.fill(value))
    await expect(next(page)).toBeDisabled()
    letScriptThrough()
    await next(page).click()
    await expect(page.getByText('Field 2 of 2')).toBeVisible()
    await expect(page.getByText('Progress: 1 of 2 fields completed')).toBeVisible()
    await previous(page).click()
    await expect(control).toHaveValue(value)
    expect(faults).toEqual([])
  })

for (const [kind, labels] of [
  ['radio', ['Green']],
  ['checkbox', ['Red', 'Light blue']],
] as const)
  test(`each ${kind} that is chosen before the script is there is an answer`, async ({ page }) => {
    const { letScriptThrough, faults } = await openWithoutScript(page, [{ type: kind }, second])
    for (const name of labels) await page.getByRole(kind, { name }).check()
    letScriptThrough()
    await next(page).click()
    await expect(page.getByText('Progress: 1 of 2 fields completed')).toBeVisible()
    await previous(page).click()
    for (const name of ['Red', 'Green', 'Light blue'])
      await expect(page.getByRole(kind, { name })).toBeChecked({
        checked: (labels as readonly string[]).includes(name),
      })
    expect(faults).toEqual([])
  })

test('what is typed on while the script takes over stays whole', async ({ page }) => {
  const { letScriptThrough } = await openWithoutScript(page, [{}, second])
  const text = 'A long answer that is typed while the page is taken over by its script, and after that too.'
  const typing = page.getByRole('textbox').pressSequentially(text, { delay: 10 })
  await expect(page.getByRole('textbox')).toHaveValue(/^A long/)
  letScriptThrough()
  await typing
  await next(page).click()
  await previous(page).click()
  await expect(page.getByRole('textbox')).toHaveValue(text)
})

test('an answer that cannot stand is judged though it was typed before the script was there', async ({ page }) => {
  const { letScriptThrough } = await openWithoutScript(page, [{ type: 'email' }, second])
  await page.getByRole('textbox').fill('not an address')
  letScriptThrough()
  await next(page).click()
  await expect(page.getByText('Please provide a valid email address').first()).toBeVisible()
})

test('a form whose owner wrote a pattern shows before the engine that judges it', async ({ page }) => {
  const pattern = '^[A-Z]{3}$'
  const { letScriptThrough, faults } = await openWithoutScript(page, [{ validation: { pattern } }, second])
  await page.getByRole('textbox').fill('abc')
  letScriptThrough()
  await next(page).click()
  await expect(page.getByText('Field 1 of 2')).toBeVisible()
  await page.getByRole('textbox').fill('ABC')
  await next(page).click()
  await expect(page.getByText('Field 2 of 2')).toBeVisible()
  expect(faults).toEqual([])
})

test('a form whose owner wrote a pattern waits for its engine in vain, and the document says so', async ({ page }) => {
  const { letScriptThrough } = await openWithoutScript(page, [{ validation: { pattern: '^[A-Z]{3}$' } }])
  const parts = /\/assets\/(?!fill-)[^/]+\.js$/
  await page.route(parts, () => undefined)
  const asked = page.waitForRequest(parts)
  letScriptThrough()
  await asked
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()))
  await expect(page.getByText('This takes longer than usual.')).toBeVisible()
})

test('a person at one of several choices is still there when the script takes over', async ({ page }) => {
  const { letScriptThrough } = await openWithoutScript(page, [{ type: 'checkbox' }, second])
  await page.getByRole('checkbox', { name: 'Red' }).check()
  await page.getByRole('checkbox', { name: 'Light blue' }).focus()
  letScriptThrough()
  await expect(next(page)).toBeEnabled()
  await expect(page.getByText('Form Completion Status')).toBeVisible()
  await page.keyboard.press('Space')
  for (const name of ['Red', 'Light blue']) await expect(page.getByRole('checkbox', { name })).toBeChecked()
})

test('a year that is typed on while the script takes over stays one year', async ({ page }) => {
  const { letScriptThrough } = await openWithoutScript(page, [{ type: 'date' }, second])
  const day = page.getByRole('textbox')
  await day.click({ position: { x: 20, y: 20 } })
  await page.keyboard.type('03042')
  letScriptThrough()
  await expect(page.getByText('Form Completion Status')).toBeVisible()
  await page.keyboard.type('027')
  await expect(day).toHaveValue('2027-03-04')
})

test('what a browser restores of a later field is no answer to the first', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new Error('The browser keeps nothing')
      },
    }),
  )
  const { letScriptThrough } = await openWithoutScript(page, [{ type: 'textarea' }, { ...second, type: 'textarea' }])
  letScriptThrough()
  await next(page).click()
  await page.getByRole('textbox', { name: second.label }).fill('Vegetarian')
  await page.goto(`${server.url}/forms/none`)
  await page.goBack()
  await expect(page.getByText('Form Completion Status')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('')
  await expect(page.getByText('Progress: 0 of 2 fields completed')).toBeVisible()
})

test('words of welcome show before the script, and the way on takes the focus with it', async ({ page }) => {
  const { letScriptThrough, faults } = await openWithoutScript(page, [{}], 'Nice to see <you>.')
  await expect(page.getByText('Nice to see <you>.')).toBeVisible()
  letScriptThrough()
  await expect(page.getByRole('button', { name: 'Start' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox')).toBeFocused()
  expect(faults).toEqual([])
})

test('a field whose control comes later waits for the script', async ({ page }) => {
  const { letScriptThrough, faults } = await openWithoutScript(page, [{ type: 'rating' }, second])
  await expect(page.getByText('Loading form...')).toBeVisible()
  letScriptThrough()
  await expect(page.getByRole('radio').first()).toBeVisible()
  expect(faults).toEqual([])
})

test('a person who comes back is asked whether to go on, though the first question shows before', async ({ page }) => {
  const { letScriptThrough, faults, address } = await openWithoutScript(page, [{}, second])
  letScriptThrough()
  await page.getByRole('textbox').fill('Grace')
  await next(page).click()
  await expect(page.getByText('Field 2 of 2')).toBeVisible()
  await page.goto(address)
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible()
  expect(faults).toEqual([])
})

test('a script that does not come is spoken of by the document', async ({ page }) => {
  await openWithoutScript(page, [{}])
  const late = page.getByText('This takes longer than usual.')
  await expect(page.getByRole('textbox')).toBeVisible()
  await expect(late).toBeHidden()
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()))
  await expect(late).toBeVisible()
})
