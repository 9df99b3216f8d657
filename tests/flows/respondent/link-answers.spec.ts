import { expect, type Page, test } from '@playwright/test'
import type { Form } from '../../../contract/types.gen.ts'
import { anOwner, expectAccessible } from '../support/account.ts'
import { storedSubmissions } from '../support/owner.ts'
import { visitor } from '../support/respondent.ts'

const owner = anOwner()
const aForm = () =>
  owner.call<Form>('POST', '/forms/', {
    title: 'A stay',
    structure: {
      fields: [
        { id: 'n', name: 'name', label: 'Your name', type: 'text', required: true },
        { id: 'k', name: 'nights', label: 'Nights', type: 'number', validation: { max: 9 } },
        {
          id: 'c',
          name: 'colour',
          label: 'Colours',
          type: 'checkbox',
          options: ['Red', 'Blue', 'Green'].map((label) => ({ label, value: label.toLowerCase() })),
        },
        {
          id: 'why',
          name: 'why',
          label: 'Why blue',
          type: 'text',
          visibleWhen: { field: 'c', op: 'contains', value: 'blue' },
        },
      ],
    },
  })
const addressOf = ({ id }: Form) => owner.address(`/forms/${id}`)
const FILLED = 'Filled in by the link'

async function expectLinkLeft(page: Page, form: Form): Promise<void> {
  await expect.poll(() => page.url()).toBe(addressOf(form))
}

test('a link fills in answers that people see, change and send', async ({ page }) => {
  const form = await aForm()
  const { field, next, submit } = visitor(page)
  await page.goto(`${addressOf(form)}?name=Anna&nights=20&colour=red&Colour=Blue&utm_source=mail`)
  await expect(field('Your name').getByRole('textbox')).toHaveValue('Anna')
  await expect(field('Your name').getByText(FILLED)).toBeVisible()
  await expectLinkLeft(page, form)
  await expectAccessible(page)
  await field('Your name').getByRole('textbox').fill('Anne')
  await expect(page.getByText(FILLED)).toHaveCount(0)
  await next()
  await expect(field('Nights').getByText('The answer in the link does not fit this field.')).toBeVisible()
  await field('Nights').getByRole('spinbutton').fill('2')
  await expect(field('Nights').getByText('does not fit')).toHaveCount(0)
  await next()
  await expect(field('Colours').getByRole('checkbox', { name: 'Blue' })).toBeChecked()
  await expect(field('Colours').getByText(FILLED)).toBeVisible()
  await next()
  await expect(field('Why blue'), 'it is asked because of the link').toBeVisible()
  await submit()
  await expect(page.getByText('Form Submitted Successfully!')).toBeVisible()
  const [stored] = storedSubmissions(owner.server(), form.id)
  expect(stored?.responses).toMatchObject({ n: { value: 'Anne' }, k: { value: 2 }, c: { value: ['red', 'blue'] } })
  expect(stored?.responses['c']?.processingNotes).toBe(FILLED)
})

test('what was typed on this device wins over the link; what the link filled in outlives a reload', async ({
  page,
}) => {
  const form = await aForm()
  const { field } = visitor(page)
  await page.goto(`${addressOf(form)}?name=Anna&nights=3`)
  await expect(field('Your name').getByRole('textbox')).toHaveValue('Anna')
  await expectLinkLeft(page, form)
  await page.reload()
  await expect(field('Your name').getByRole('textbox'), 'no question about answers of nobody').toHaveValue('Anna')
  await field('Your name').getByRole('textbox').fill('Grace')
  await page.goto(`${addressOf(form)}?name=Bo&nights=4`)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(field('Your name').getByRole('textbox')).toHaveValue('Grace')
  await visitor(page).next()
  await expect(field('Nights').getByRole('spinbutton')).toHaveValue('4')
})

test('an owner makes such a link by answering', async ({ page }) => {
  const form = await aForm()
  await page.goto(owner.address('/forms'))
  await page.getByRole('row').filter({ hasText: form.title }).getByRole('button', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Link with answers…' }).press('Enter')
  await dialog.getByRole('textbox', { name: 'Your name' }).fill('Åsa & Bo')
  await dialog.getByRole('spinbutton', { name: 'Nights' }).fill('20')
  await expect(dialog.getByText('Number must be at most 9')).toBeVisible()
  await dialog.getByRole('checkbox', { name: 'Green' }).check()
  await expectAccessible(page)
  const link = await dialog.getByRole('textbox', { name: 'Link with answers' }).inputValue()
  expect(link, 'only what fits').toBe(`${addressOf(form)}?name=%C3%85sa+%26+Bo&colour=green`)
  await page.goto(link)
  await expect(visitor(page).field('Your name').getByRole('textbox')).toHaveValue('Åsa & Bo')
})
