import { expect, test, type Locator, type Page } from '@playwright/test'
import type { Form, FormField } from '../../../contract/types.gen.ts'
import { anOwner, expectAccessible, expectToast } from '../support/account.ts'
import { card, openMore } from '../support/editor.ts'

const owner = anOwner()

const result = (page: Page) => page.getByRole('region', { name: 'Form check' })
const check = (page: Page) => page.getByRole('button', { name: 'Check form' }).click()
const optionsOf = (...labels: string[]) => labels.map((label, index) => ({ label, value: `option_${index}` }))

type Kind = { field: Partial<FormField>; finds: string | RegExp; mend: (field: Locator) => Promise<void> }

const fill = (name: string, text: string) => (field: Locator) =>
  field.getByRole(/length|Maximum/.test(name) ? 'spinbutton' : 'textbox', { name, exact: true }).fill(text)

/** Every kind of finding: a field that has it, the words that say so, and what an owner does about it. */
const KINDS: Kind[] = [
  {
    field: { label: 'Impossible pattern', required: true, validation: { pattern: '$x' } },
    finds: /Problem.*No text fits the pattern “\$x”: change the pattern\. The field is required, so nobody can submit/,
    mend: fill('Pattern', 'x$'),
  },
  {
    field: { label: 'Postcode', validation: { pattern: '^[a-z]{5}$', maxLength: 2 } },
    finds: /Problem.*No text of at most 2 characters fits the pattern.*Visitors can only leave this field empty/,
    mend: fill('Maximum length', '5'),
  },
  {
    field: { label: 'No room', validation: { maxLength: 0 } },
    finds: /Problem.*An answer needs at least 1 character, and at most 0 may be given/,
    mend: fill('Maximum length', ''),
  },
  {
    field: { label: 'How many', type: 'radio', options: optionsOf('Four', 'For') },
    finds: /Voice advice.*“Four” and “For” sound alike/,
    mend: fill('Option 2 label', 'Five'),
  },
  {
    field: { label: 'Where', type: 'select', options: optionsOf('There', 'Their') },
    finds: /Voice advice.*“There” and “Their” sound alike/,
    mend: fill('Option 2 label', 'Here'),
  },
  {
    field: { label: 'Drinks', type: 'checkbox', options: optionsOf('Café', 'Cafe', 'Tea') },
    finds: /Voice advice.*“Café” and “Cafe” sound alike/,
    mend: fill('Option 2 label', 'Bar'),
  },
  {
    field: { label: 'Mood', type: 'radio', required: true, options: optionsOf('😀', '😢') },
    finds: /Voice advice.*None of the options can be said\. The field is required/,
    mend: async (field) => {
      await fill('Option 1 label', 'Happy')(field)
      await fill('Option 2 label', 'Sad')(field)
    },
  },
  {
    field: { label: 'Terms', type: 'radio', options: optionsOf('Agreed', 'https://example.com/terms') },
    finds: /Voice advice.*The option “https:\/\/example\.com\/terms” holds an address/,
    mend: fill('Option 2 label', 'Refused'),
  },
  {
    field: { label: '???' },
    finds: /Voice advice.*The label has no words.*Ask the question in words/,
    mend: fill('Label', 'What else?'),
  },
  {
    field: { label: `Tell us ${'more and '.repeat(40)}more` },
    finds: /Voice advice.*The label is longer than 200 characters/,
    mend: fill('Label', 'Tell us more'),
  },
  {
    field: { label: 'Your photo', type: 'file', required: true },
    finds: /Voice advice.*A file cannot be spoken, and this one is required/,
    mend: (field) => field.getByRole('button', { name: 'Remove', exact: true }).click(),
  },
  {
    field: { label: 'Code', validation: { pattern: String.raw`^\w+_\w+$` } },
    finds: /Voice advice.*The pattern asks for signs that dictation does not write/,
    mend: fill('Pattern', String.raw`^\w+$`),
  },
  {
    field: { label: 'Share', type: 'number', validation: { min: 0.2, max: 0.8 } },
    finds: /Voice advice.*No whole number is within these limits/,
    mend: fill('Maximum', '8'),
  },
]

const store = (fields: Partial<FormField>[], language?: string) =>
  owner.call<Form>('POST', '/forms/', {
    title: 'To be checked',
    structure: {
      fields: fields.map((field, index) => ({
        id: `f${index}`,
        name: `field_${index}`,
        label: '',
        type: 'text',
        ...field,
      })),
      ...(language !== undefined && { metadata: { language } }),
    },
  })

test('every kind of finding is told with its field, and is gone when the field is mended', async ({ page }) => {
  const form = await store(KINDS.map(({ field }) => field))
  await page.goto(owner.address(`/forms/${form.id}/edit`))
  await check(page)
  const findings = result(page).getByRole('listitem')
  for (const [index, { finds }] of KINDS.entries())
    await expect(findings.filter({ hasText: new RegExp(`Field ${index + 1}: `) })).toHaveText(finds)
  await expect(findings).toHaveCount(KINDS.length)
  await expect(result(page)).toContainText('3 problems and 10 pieces of voice advice found.')
  await expect(result(page)).toContainText('No answer was found for the required field 1.')
  // From the last to the first, so that removing a field leaves the numbers of the others.
  for (const [index, { mend }] of [...KINDS.entries()].toReversed()) await mend(await openMore(page, index + 1))
  await expect(result(page)).toContainText('The form has changed since this check.')
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(result(page)).toContainText('Nothing was found: every question can be answered, by voice too.')
  await expect(result(page)).toContainText(/12 fields, answered in \d+ ways: the form can be submitted\./)
  await expect(findings).toHaveCount(0)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(page, 'Success!', 'Form updated successfully!')
})

test('a choice without options is a problem before it can even be created', async ({ page }) => {
  await page.goto(owner.address('/forms/create'))
  await expect(page.getByRole('button', { name: 'Check form' })).toBeDisabled()
  await page.getByLabel('Form Title').fill('Feedback')
  await page.getByRole('button', { name: 'Add Field' }).click()
  await fill('Label', 'Your colour')(card(page, 1))
  await card(page, 1).getByRole('combobox', { name: 'Type' }).selectOption('Select')
  for (const option of [2, 1])
    await card(page, 1)
      .getByRole('button', { name: `Remove option ${option}` })
      .click()
  await check(page)
  await expect(result(page).getByRole('listitem')).toContainText('There is nothing to choose from: add an option.')
  await expect(result(page)).toContainText('nothing can be answered, so nothing is submitted')
  await card(page, 1).getByRole('button', { name: 'Add option' }).click()
  await check(page)
  await expect(result(page)).toContainText('Nothing was found')
})

test('findings never keep an owner from saving', async ({ page }) => {
  const form = await store([{ label: 'Impossible', required: true, validation: { pattern: '$x' } }])
  await page.goto(owner.address(`/forms/${form.id}/edit`))
  await page.getByLabel('Form Title').fill('Saved all the same')
  await check(page)
  await expect(result(page)).toContainText('1 problem found.')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(page, 'Success!', 'Form updated successfully!')
})

test('the paths of a form are taken beside the page, also where it has no logic', async ({ page }) => {
  const form = await store([{ label: 'Your name' }])
  await page.goto(owner.address(`/forms/${form.id}/edit`))
  const beside = page.waitForEvent('worker')
  await check(page)
  expect((await beside).url()).toContain('check-worker')
  await expect(result(page)).toContainText('the form can be submitted.')
})

test('the check is used by keyboard, told to screen readers, and leads to the field', async ({ page }) => {
  const form = await store([
    { label: 'Your name' },
    { label: 'Your photo', type: 'file' },
    { label: 'Your age', type: 'number' },
  ])
  await page.goto(owner.address(`/forms/${form.id}/edit`))
  await page.getByRole('button', { name: 'Check form' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Form check' })).toBeFocused()
  await expect(result(page).getByRole('status')).toContainText('1 piece of voice advice found.')
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Go to Field 2: Your photo' })).toBeFocused()
  await page.keyboard.press('Enter')
  const label = card(page, 2).getByRole('textbox', { name: 'Label', exact: true })
  await expect(label).toBeFocused()
  await expect(label).toBeInViewport()
})

test('options are judged by the sounds of the form’s own language, and by their letters where it has no rules', async ({
  page,
}) => {
  const form = await store([{ label: 'Animal', type: 'radio', options: optionsOf('Vaca', 'Baca') }], 'es-MX')
  await page.goto(owner.address(`/forms/${form.id}/edit`))
  await check(page)
  await expect(result(page).getByRole('listitem')).toContainText('“Vaca” and “Baca” sound alike')
  await page.getByRole('combobox', { name: 'Language people speak' }).selectOption('English (UK)')
  await expect(result(page)).toContainText('The form has changed since this check.')
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(result(page)).toContainText('Nothing was found')

  const polish = await store([{ label: 'Zwierzę', type: 'radio', options: optionsOf('Krowa', 'Koń') }], 'pl-PL')
  await page.goto(owner.address(`/forms/${polish.id}/edit`))
  await expect(page.getByText('Voice input has no rules for this language yet')).toBeVisible()
  await check(page)
  await expect(result(page)).toContainText('there are no rules for the sounds of Polski')
})

for (const theme of ['light', 'dark'])
  test(`the findings fit on phones, tablets and desks in the ${theme} theme`, async ({ page }) => {
    const form = await store(KINDS.slice(0, 4).map(({ field }) => field))
    await page.evaluate((name) => localStorage.setItem('theme', name), theme)
    await page.goto(owner.address(`/forms/${form.id}/edit`))
    await check(page)
    await expect(result(page).getByRole('listitem')).toHaveCount(4)
    for (const width of [1280, 768, 360]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${width} px`).toBe(true)
    }
    await expectAccessible(page)
  })
