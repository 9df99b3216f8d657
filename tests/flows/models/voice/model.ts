import { expect, type Locator } from '@playwright/test'
import { voiceCaptureMachine } from '../../../../machines/voice-capture/voice-capture.machine.ts'
import { expectAccessibleOnce } from '../accessible.ts'
import type { Model } from '../model.ts'
import { unreachable } from './unreachable.ts'
import { actions } from './actions.ts'
import { type Here, looks, type State, stateOf } from './states.ts'
import { guest, held, nights, people, phone, type VoiceDriver, withName, withNights } from './driver.ts'

export const voiceModel: Model<typeof voiceCaptureMachine, VoiceDriver, State> = {
  machine: voiceCaptureMachine,
  initialStates: {
    'A number': { field: people },
    'A telephone number': { field: phone },
    'A button to hold': { field: held },
    'A name before other questions': { field: guest, form: withName },
    'A number before other questions': { field: nights, form: withNights },
  },
  stateOf,
  key: ({ context: { transcript, failure, value, answer, refused } }) => [
    transcript,
    failure?.kind,
    value,
    answer === undefined,
    refused.length > 0,
  ],
  actions,
  expectations: {
    idle: looksLike('idle'),
    'requesting-permission': looksLike('requesting-permission'),
    listening: looksLike('listening'),
    transcribing: looksLike('transcribing'),
    confirming: looksLike('confirming', async ({ field }, { context }) => {
      await expect(field.getByText('Is this right?')).toBeVisible()
      await expect(field.getByText(String(context.value), { exact: true })).toBeVisible()
      await expect(field.getByRole('button', { name: 'Yes, use it' })).toBeFocused()
    }),
    proposing: looksLike('proposing', async ({ field, control }, { context }) => {
      await expect(field.getByRole('group', { name: 'Is this right?' }).getByRole('listitem')).toHaveText(
        context.parts.map((part) => new RegExp(`^${part.field.label}: .`)),
      )
      await expect(field.getByRole('button', { name: 'Use these' })).toBeFocused()
      await expect(control, 'nothing is filled in yet').toHaveValue('')
    }),
    wrong: looksLike('wrong', async ({ field }) => {
      await expect(field.getByText('How would you like to answer?')).toBeVisible()
      await expect(field.getByRole('button', { name: 'Say it again' })).toBeFocused()
      await expect(field.getByRole('button', { name: 'Type it' })).toBeEnabled()
    }),
    accepted: looksLike('accepted', async ({ field, control }, { context }) => {
      await expect(field.getByText('Completed', { exact: true })).toBeVisible()
      await expect(control).toHaveValue(String(context.value))
    }),
    refused: looksLike('refused', async ({ field, control }, { context }) => {
      await expect(field.getByText('Field validation failed')).toBeVisible()
      await expect(field.getByText('Number must be at most 100')).toBeVisible()
      await expect(control, 'what was heard stays, so that it can be mended').toHaveValue(String(context.value))
    }),
    error: looksLike('error', async ({ field }, { context }) => {
      await expect(failureIn(field)).toHaveText(context.failure?.message ?? '')
    }),
  },
  unreachable,
}

/** Why the voice failed; an answer that cannot stand says so beside it, until it changes. */
const failureIn = (field: Locator) => field.getByRole('alert').filter({ hasNotText: 'Field validation failed' })

/** What every state shows, and then what is its own. */
function looksLike(state: State, more: (driver: VoiceDriver, here: Here) => Promise<void> = async () => undefined) {
  const { button, status } = looks[state]
  return async (driver: VoiceDriver, here: Here) => {
    const { page, field, control, microphone } = driver
    await expect(field.getByRole('status')).toHaveText(status)
    await expect(field.getByRole('button', { name: button, exact: true })).toBeEnabled()
    await expect(control, 'typing is always there').toBeEnabled()
    await expect(field.getByText('Active', { exact: true })).toBeVisible()
    const completed = field.getByText('Completed', { exact: true })
    if (state === 'accepted') await expect(completed).toHaveCount(1)
    else if (state === 'refused' || here.context.answer === undefined) await expect(completed).toHaveCount(0)
    const isAsked = state === 'confirming' || state === 'proposing'
    await expect(field.getByText('Is this right?')).toHaveCount(isAsked ? 1 : 0)
    await expect(failureIn(field)).toHaveCount(state === 'error' ? 1 : 0)
    const { transcript } = here.context
    if (transcript) await expect(field.getByLabel('Transcript')).toHaveText(`“${transcript}”`)
    await expect.poll(() => microphone.isOn(), 'the microphone').toBe(state === 'listening')
    await expect(page.locator(':focus'), 'a keyboard is never lost').toHaveCount(1)
    await more(driver, here)
    // Silence ends listening in real time, and axe takes as long.
    if (state !== 'listening') await expectAccessibleOnce(page, `voice ${state}`)
  }
}
