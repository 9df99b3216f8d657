import { expect } from '@playwright/test'
import type { formSessionMachine } from '../../../../machines/form-session/form-session.machine.ts'
import { currentState, settledStates } from '../../../../machines/form-session/context.ts'
import { canSubmit, validateForm } from '../../../../rules/form-answers.ts'
import { progressOf } from '../../../../rules/progress.ts'
import { expectAccessibleAtRest } from '../accessible.ts'
import type { Model } from '../model.ts'
import { type Device, offered, valuesIn } from './device.ts'
import type { Here, State } from './states.ts'
import type { SessionDriver } from './driver.ts'
import { fields } from './initial-states.ts'

const FAILED = 'Field validation failed'

/** What the page shows in each state of a session. */
export const expectations: Model<typeof formSessionMachine, SessionDriver, State, Device>['expectations'] = {
  'asked to continue': async ({ page, button }, _, device) => {
    const count = Object.keys(valuesIn(offered(device) ?? { fieldStates: {} })).length
    await expect(page.getByRole('heading', { name: 'Continue where you left off?' })).toBeVisible()
    await expect(page.getByText(`Your answers are kept on this device only: ${count} of 3 fields.`)).toBeVisible()
    await expect(button('Continue')).toBeFocused()
    await expect(button('Start over')).toBeEnabled()
    await expectAccessibleAtRest(page, 'asked to continue')
  },
  'first field': expectField,
  'first field error': async (driver, here, device) => {
    await expectField(driver, here, device)
    await expectAccessibleAtRest(driver.page, 'first field error')
  },
  'first field completed': expectField,
  'optional field': expectField,
  'last field': expectField,
  'last field completed': expectField,
  restarting: async ({ page }) => {
    const dialog = page.getByRole('dialog', { name: 'Start over?' })
    await expect(dialog.getByRole('heading', { name: 'Start over?' })).toBeFocused()
    await expect(dialog.getByRole('button')).toHaveText(['Keep my answers', 'Start Over'])
    await expectAccessibleAtRest(page, 'restarting')
  },
  reviewing: async ({ page, savedValues }, _, device) => {
    const dialog = page.getByRole('dialog', { name: 'Review Your Responses' })
    await expect(dialog.getByRole('row').getByRole('rowheader')).toHaveText(fields.map(({ label }) => label))
    await expect(page).toHaveTitle('Review Your Responses – Three questions')
    expect(await savedValues(), 'kept until it is stored').toEqual(storedValues(device))
  },
  sent: async ({ page, savedValues }, _, device) => {
    await expect(page.getByRole('dialog', { name: 'Form Submitted Successfully!' })).toBeVisible()
    expect(storedValues(device) ?? {}, 'no answer is left on the device').toEqual({})
    expect(await savedValues()).toEqual(storedValues(device))
  },
  submitted: async ({ page, button }) => {
    await expect(page.getByRole('heading', { name: 'Thank you for your submission!' })).toBeFocused()
    await expect(page).toHaveTitle('Thank you for your submission! – Three questions')
    await expect(button('Fill it in again')).toBeEnabled()
  },
  ended: async ({ page, begin, savedValues }) => {
    await begin() // after its reload
    await expect(page.getByText('Progress: 0 of 3 fields completed')).toBeVisible()
    await expect(page.getByText('Field 1 of 3')).toBeVisible()
    expect(Object.values((await savedValues()) ?? {}), 'no answer is left').toEqual([])
  },
}

const storedValues = ({ stored }: Device) => (stored ? valuesIn(stored) : null)

async function expectField(driver: SessionDriver, here: Here, device: Device) {
  const { page, control, button, card, savedValues } = driver
  const { index, form } = here.context
  const { status, value, validationError } = currentState(here.context)
  const progress = progressOf(form.fields, settledStates(here.context))
  await expect(page.getByText(`Field ${index + 1} of 3`)).toBeVisible()
  await expect(page.getByText(`Progress: ${progress.completed} of 3 fields completed`)).toBeVisible()
  await expect(button('Previous')).toBeEnabled({ enabled: index > 0 })
  const isLast = index === form.fields.length - 1
  const onward = here.context.isChanging ? 'Back to Review' : isLast ? 'Submit Form' : 'Next'
  const navigation = page.getByRole('navigation', { name: 'Fields' })
  await expect(navigation.getByRole('button')).toHaveText(['Previous', onward])
  await expect(navigation.getByRole('button', { name: onward })).toBeEnabled()
  const title = [validationError === undefined ? '' : 'Error: ', form.fields[index]?.label, ' – Three questions'].join(
    '',
  )
  await expect(page).toHaveTitle(title)
  await expect(control(index)).toBeEnabled()
  await expect(control(index)).toHaveValue(String(value ?? ''))
  await expect(card(index).getByText('Completed', { exact: true })).toHaveCount(status === 'completed' ? 1 : 0)
  const problem = validationError === undefined ? [] : [`${FAILED}${validationError}`]
  await expect(card(index).locator('p', { hasText: FAILED })).toHaveText(problem)
  await expectCompletion(driver, here, onward)
  await expect(page.locator(':focus'), 'a keyboard is never lost').toHaveCount(1)
  expect(await savedValues(), 'what the device stores').toEqual(storedValues(device))
}

async function expectCompletion({ panel, button }: SessionDriver, { context }: Here, onward: string) {
  const settled = settledStates(context)
  const { completed, remaining, total } = progressOf(context.form.fields, settled)
  const isReady = canSubmit(context.form.fields, settled)
  const message = completed > 0 ? `${completed} of 3 fields completed` : 'No fields completed yet'
  await expect(panel.getByRole('status')).toHaveText(isReady ? 'Form is ready to submit!' : message)
  await expect(panel.getByRole('definition')).toHaveText([completed, remaining, total].map(String))
  await expect(panel.getByRole('listitem')).toHaveText(
    validateForm(context.form.fields, settled).map(({ message: words }) => `${words}Review`),
  )
  const submit = panel.getByRole('button', { name: isReady ? 'Submit Form' : 'Complete Required Fields to Submit' })
  if (isReady && onward === 'Submit Form') return expect(button('Submit Form'), 'one button of a name').toHaveCount(1)
  return expect(submit).toBeEnabled({ enabled: isReady })
}
