import '../../../src/styles.css'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { FieldType, PublicForm } from '../../../contract/types.gen.ts'
import { publicFormFailure } from '../../../rules/failures.ts'
import { FIELD_TYPES } from '../../../rules/field-types.ts'
import { FillPage } from '../../../src/pages/fill/first/page.tsx'
import { aPublicForm, someFields } from '../../support/builders.ts'
import { violations } from '../axe.ts'
import { fetchLive, openedForm } from './fetch-live.ts'
import { textsOf } from '../texts-of.ts'

const formOf = (...fields: Parameters<typeof someFields>) =>
  aPublicForm({ structure: { fields: someFields(...fields) } })
const show = (form: ReturnType<typeof aPublicForm>) =>
  render(<FillPage opening={openedForm(form)} fetchLive={fetchLive} />)

/** The first load of the live part may take long on a busy machine. */
beforeAll(async () => void (await fetchLive()), 60_000)
/** No server: the session of the server could not be created, which blocks nothing. */
beforeEach(() => {
  localStorage.clear()
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  vi.spyOn(console, 'log').mockReturnValue()
})
afterEach(() => {
  vi.restoreAllMocks()
  document.documentElement.dataset['theme'] = 'light'
})

describe('Above the first field', () => {
  it.each([
    [30, 'Answers are deleted after 30 days.'],
    [1, 'Answers are deleted after one day.'],
  ])('respondents read that answers are deleted after %i days', async (retention_days, sentence) => {
    const screen = await show(aPublicForm({ retention_days }))
    await expect.element(screen.getByText(sentence)).toBeVisible()
    expect(await violations()).toEqual([])
  })

  it('nothing is said of deletion where answers stay, or an older server does not say', async () => {
    const { retention_days: _, ...older } = aPublicForm()
    for (const form of [aPublicForm(), older as PublicForm]) {
      const screen = await show(form)
      await expect.element(screen.getByRole('heading', { name: 'Visitor feedback' })).toBeVisible()
      await expect.element(screen.getByText(/deleted/)).not.toBeInTheDocument()
      await screen.unmount()
    }
  })
})

describe('A respondent with a keyboard', () => {
  it('fills a form with Enter alone, and comes to the sending', async () => {
    const screen = await show(formOf({ required: true }, { type: 'radio', required: true }, { type: 'textarea' }))
    await expect.element(screen.getByRole('textbox', { name: 'Question 1' })).toHaveFocus()
    await userEvent.keyboard('Ada{Enter}')
    await expect.element(screen.getByText('Field 2 of 3')).toBeVisible()
    await expect.element(screen.getByRole('radio', { name: 'Red' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.element(screen.getByRole('textbox', { name: 'Question 3' })).toHaveFocus()
    await userEvent.keyboard('one{Enter}two{Control>}{Enter}{/Control}')
    await expect.element(screen.getByText('Form is ready to submit!')).toBeVisible()
    await expect.element(screen.getByText('Progress: 3 of 3 fields completed')).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Submit Form' })).toHaveFocus()
  })

  it('may press keys faster than the page is painted: each reaches the field that it is for', async () => {
    const screen = await show(formOf({}, { type: 'radio' }, {}))
    await expect.element(screen.getByText('Form Completion Status')).toBeVisible()
    await userEvent.keyboard('Ada')
    for (const _ of ['says it', 'goes on', 'skips the choice']) {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
      await new Promise((next) => setTimeout(next))
    }
    await userEvent.keyboard('two')
    await expect.element(screen.getByText('Field 3 of 3')).toBeVisible()
    await expect.element(screen.getByRole('textbox', { name: 'Question 3' })).toHaveValue('two')
  })

  it('moves with Alt and the arrows, not past the ends', async () => {
    const screen = await show(formOf({}, {}))
    await expect.element(screen.getByText('Form Completion Status')).toBeVisible()
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await expect.element(screen.getByText('Field 2 of 2')).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Submit Form' })).toBeEnabled()
    await userEvent.keyboard('{Alt>}{ArrowRight}{ArrowLeft}{ArrowLeft}{/Alt}')
    await expect.element(screen.getByText('Field 1 of 2')).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Previous' })).toBeDisabled()
  })

  it('stays on an answer that cannot stand, and reads why', async () => {
    const screen = await show(formOf({ type: 'email', required: true }, {}))
    await expect.element(screen.getByText('Form Completion Status')).toBeVisible()
    await userEvent.keyboard('nobody{Enter}')
    await expect.element(screen.getByText('Please provide a valid email address').first()).toBeVisible()
    await expect.element(screen.getByText('Field 1 of 2')).toBeVisible()
    await screen.getByRole('button', { name: 'Clear answer' }).click()
    await expect.element(screen.getByRole('textbox', { name: 'Question 1' })).toHaveValue('')
    await expect.element(screen.getByRole('textbox', { name: 'Question 1' })).toHaveFocus()
  })
})

describe('The completion panel', () => {
  it('lists the first three errors and counts the others', async () => {
    const required = { required: true }
    const screen = await show(formOf(required, required, required, required, required))
    await expect.element(screen.getByText('No fields completed yet')).toBeVisible()
    expect(textsOf(screen.getByRole('listitem'))).toEqual(
      [1, 2, 3].map((each) => `Question ${each} is required and must be completedReview`),
    )
    await expect.element(screen.getByText('... and 2 more')).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Complete Required Fields to Submit' })).toBeDisabled()
    await screen.getByRole('button', { name: 'Review Question 3' }).click()
    await expect.element(screen.getByText('Field 3 of 5')).toBeVisible()
  })

  it('leads to the review, and back to the fields', async () => {
    const screen = await show(formOf({ required: true }))
    await screen.getByRole('textbox', { name: 'Question 1' }).fill('Ada')
    await screen.getByRole('button', { name: 'Submit Form' }).click()
    await expect.element(screen.getByRole('dialog', { name: 'Review Your Responses' })).toBeVisible()
    expect(await violations()).toEqual([])
    await screen.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(screen.getByRole('textbox', { name: 'Question 1' })).toHaveValue('Ada')
  })
})

describe('Coming back', () => {
  it('continues where the person left off', async () => {
    const form = formOf({ required: true }, { required: true })
    const before = await show(form)
    await expect.element(before.getByText('Form Completion Status')).toBeVisible()
    await userEvent.keyboard('Ada{Enter}')
    await expect.element(before.getByText('Field 2 of 2')).toBeVisible()
    await before.unmount()
    const screen = await show(form)
    await expect.element(screen.getByText('Continue where you left off?')).toBeVisible()
    await screen.getByRole('button', { name: 'Continue' }).click()
    await expect.element(screen.getByText('Field 2 of 2')).toBeVisible()
    await expect.element(screen.getByText('Progress: 1 of 2 fields completed')).toBeVisible()
  })

  it('starts over, and forgets', async () => {
    const form = formOf({ required: true })
    const before = await show(form)
    await before.getByRole('textbox', { name: 'Question 1' }).fill('Ada')
    await expect.element(before.getByText('Form is ready to submit!')).toBeVisible()
    await before.unmount()
    const screen = await show(form)
    await screen.getByRole('button', { name: 'Start over' }).click()
    await expect.element(screen.getByRole('textbox', { name: 'Question 1' })).toHaveValue('')
  })
})

describe('A form that cannot be shown', () => {
  it('says that it was not found, and leads back only', async () => {
    const screen = await render(<FillPage opening={{ failure: publicFormFailure(404) }} fetchLive={fetchLive} />)
    await expect.element(screen.getByRole('heading', { name: 'Form Not Found' })).toBeVisible()
    await expect.element(screen.getByText('Form not found or is no longer available.')).toBeVisible()
    expect(textsOf(screen.getByRole('button'))).toEqual(['Go Back'])
  })

  it('says that it could not be loaded, and tries again', async () => {
    const screen = await render(<FillPage opening={{ failure: publicFormFailure(503) }} fetchLive={fetchLive} />)
    await expect.element(screen.getByRole('heading', { name: 'Error Loading Form' })).toBeVisible()
    await expect.element(screen.getByText('Server error. Please try again later.')).toBeVisible()
    expect(textsOf(screen.getByRole('button'))).toEqual(['Go Back', 'Try Again'])
    expect(await violations()).toEqual([])
  })

  it('says so when the reason is unknown', async () => {
    const screen = await render(<FillPage opening={{ failure: undefined }} fetchLive={fetchLive} />)
    await expect.element(screen.getByRole('heading', { name: 'Unexpected Error' })).toBeVisible()
    await expect.element(screen.getByText('Form data could not be loaded.')).toBeVisible()
  })

  it('shows that it loads', async () => {
    const screen = await render(<FillPage opening={new Promise(() => undefined)} fetchLive={fetchLive} />)
    await expect.element(screen.getByText('Loading form...')).toBeVisible()
  })
})

describe('A page without barriers', () => {
  const cases = FIELD_TYPES.flatMap((type) => ['light', 'dark'].map((theme) => ({ type, theme })))
  it.each(cases)(
    'shows a field of type $type in the $theme theme',
    async ({ type, theme }: { type: FieldType; theme: string }) => {
      document.documentElement.dataset['theme'] = theme
      const screen = await show(formOf({ type, required: true, description: 'Help for this field' }, {}))
      await expect.element(screen.getByText('Form Completion Status')).toBeVisible()
      expect(await violations()).toEqual([])
    },
  )
})
