import { expect } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import type { SubmissionPayload } from '../../../../contract/types.gen.ts'
import { submissionMachine } from '../../../../machines/submission/submission.machine.ts'
import { submissionFailure } from '../../../../rules/failures.ts'
import { ATTEMPT_WAIT_MS, PROGRESS_TICK_MS, RETRY_PAUSE_MS } from '../../../../rules/limits.ts'
import { done, elapsed, failed } from '../../../machines/support/paths.ts'
import { expectAccessibleAtRest } from '../accessible.ts'
import type { Model } from '../model.ts'
import { city, type SubmissionDriver } from './driver.ts'

type Here = SnapshotFrom<typeof submissionMachine>
type State = 'confirmation' | 'beginning a session' | 'sending' | 'pausing' | 'stored' | 'success' | 'error'

const payload: SubmissionPayload = {
  formId: 'form',
  sessionId: 'session',
  responses: { [city.id]: { fieldId: city.id, fieldType: 'text', value: 'Lisbon' } },
  metadata: {},
}

const titles = {
  confirmation: 'Review Your Responses',
  submitting: 'Submitting Your Form',
  success: 'Form Submitted Successfully!',
  error: 'Submission Failed',
} as const

/** The text above the bar. */
const stages = (percent: number) => {
  if (percent < 30) return 'Validating responses...'
  if (percent < 70) return 'Preparing submission...'
  return percent < 100 ? 'Sending to server...' : 'Processing complete!'
}

function stateOf(here: Here): State {
  if (here.matches({ submitting: { sending: { attempting: 'ensuring-session' } } })) return 'beginning a session'
  if (here.matches({ submitting: { sending: 'attempting' } })) return 'sending'
  if (here.matches({ submitting: { sending: 'pausing' } })) return 'pausing'
  if (here.matches('submitting')) return 'stored'
  if (here.matches('success')) return 'success'
  return here.matches('error') ? 'error' : 'confirmation'
}

const is =
  (...states: State[]) =>
  (here: Here) =>
    states.includes(stateOf(here))

/** The page keeps them by itself. */
const kept = done('keepSubmission')
const receipt = { success: true as const, id: 'r', submission_id: 'r' }
const refusal = {
  detail: [{ loc: ['body', 'responses', city.id], msg: 'Must be at least 9 characters', type: 'value' }],
}
const forgotten = { detail: 'Session not found' }
const deleted = { detail: 'Form not found' }
const elsewhere = 'the same answers are sent from another tab at this moment'
const unstored = 'this browser stores things'
/** From Validating to Preparing, and from there to Sending. */
const A_WHILE = 4 * PROGRESS_TICK_MS

export const submissionModel: Model<typeof submissionMachine, SubmissionDriver, State> = {
  machine: submissionMachine,
  initialStates: { 'An answer': { payload } },
  stateOf,
  key: ({ context: { attempt, progress, failure, payload: sent } }) => [attempt, progress, failure, sent.sessionId],
  actions: {
    'presses Submit Form': {
      events: [{ type: 'submission.confirmed' }, kept],
      perform: ({ press }) => press('Submit Form'),
    },
    'presses Cancel': {
      events: [{ type: 'submission.closed' }],
      where: is('confirmation', 'error'),
      perform: closedBy('button'),
    },
    'presses Escape': {
      events: [{ type: 'submission.closed' }],
      where: is('confirmation', 'error'),
      perform: closedBy('key'),
    },
    'clicks beside it': {
      events: [{ type: 'submission.closed' }],
      where: is('confirmation', 'error'),
      perform: closedBy('click'),
    },
    'presses Change, and comes back': {
      events: [{ type: 'change.requested', index: 0 }],
      where: is('confirmation'),
      perform: ({ page, press, dialog }) =>
        press('Change Your city')
          .then(() => page.getByRole('button', { name: 'Back to Review' }).click())
          .then(() => expect(dialog).toBeVisible()),
    },
    'presses Try Again': { events: [{ type: 'submission.retried' }, kept], perform: ({ press }) => press('Try Again') },
    'presses Close': {
      events: [{ type: 'submission.closed' }],
      where: is('success'),
      perform: async ({ page, press }) => {
        await press('Close')
        await expect(page.getByRole('heading', { name: 'Thank you for your submission!' })).toBeVisible()
      },
      leaves: true,
    },

    'time passes': {
      events: [elapsed(A_WHILE)],
      where: (here) => is('sending')(here) && here.context.attempt === 1 && here.context.progress < 90,
      perform: ({ page }) => page.clock.runFor(A_WHILE),
    },
    'a moment passes': {
      events: [elapsed(PROGRESS_TICK_MS)],
      where: is('stored'),
      perform: ({ page }) => page.clock.runFor(PROGRESS_TICK_MS),
    },
    'the first pause passes': {
      events: [elapsed(RETRY_PAUSE_MS), kept],
      where: (here) => is('pausing')(here) && here.context.attempt === 1,
      perform: ({ page }) => page.clock.runFor(RETRY_PAUSE_MS),
    },
    'the second pause passes': {
      events: [elapsed(2 * RETRY_PAUSE_MS), kept],
      where: (here) => is('pausing')(here) && here.context.attempt === 2,
      perform: ({ page }) => page.clock.runFor(2 * RETRY_PAUSE_MS),
    },
    'no answer comes': {
      events: [elapsed(ATTEMPT_WAIT_MS)],
      where: is('sending', 'beginning a session'),
      perform: ({ waitInVain }) => waitInVain(ATTEMPT_WAIT_MS),
    },

    'the server stores it': { events: [done('sendSubmission', receipt)], perform: ({ submits }) => submits.go() },
    'the network breaks': {
      events: (here) => [
        failed(is('sending')(here) ? 'sendSubmission' : 'createSession', submissionFailure(undefined)),
      ],
      where: is('sending', 'beginning a session'),
      perform: ({ loseCall }) => loseCall(),
    },
    'the server answers 503': {
      events: [failed('sendSubmission', submissionFailure(503, {}))],
      perform: ({ submits }) => submits.answer(503),
    },
    'the server answers 422': {
      events: [failed('sendSubmission', submissionFailure(422, refusal))],
      perform: ({ submits }) => submits.answer(422, refusal),
    },
    'the session is forgotten': {
      events: [failed('sendSubmission', submissionFailure(404, forgotten))],
      where: ({ context }) => context.payload.sessionId === 'session',
      perform: ({ submits }) => submits.answer(404, forgotten),
    },
    'a session begins': {
      events: [done('createSession', 'another'), kept],
      perform: ({ sessions }) => sessions.go(),
    },
    'the network is back': {
      events: [{ type: 'submission.delivered', receipt }],
      where: (here) => here.hasTag('waiting'),
      perform: async ({ page, submits }) => {
        await page.evaluate(() => dispatchEvent(new Event('online')))
        await submits.go()
      },
    },
    'the form was deleted': {
      events: [failed('createSession', submissionFailure(404, deleted))],
      perform: async ({ deleteForm, sessions }) => {
        await deleteForm()
        await sessions.go()
      },
      isLast: true,
    },
  },
  expectations: {
    confirmation: looksLike('confirmation', async ({ dialog }) => {
      await expect(dialog.getByRole('row', { name: 'Your city Lisbon' })).toBeVisible()
      await expect(dialog.getByRole('definition')).toHaveText(['1', '100%', /^\d+$/])
      await expect(dialog.getByRole('button')).toHaveText(['Change', 'Cancel', 'Submit Form'])
    }),
    'beginning a session': looksLike('submitting', isBusy),
    sending: looksLike('submitting', isBusy),
    pausing: looksLike('submitting', isBusy),
    stored: looksLike('submitting', isBusy),
    success: looksLike('success', async ({ dialog, hasStored }) => {
      await expect(dialog.getByText('Thank you for completing the form using voice input.')).toBeVisible()
      await expect(dialog.getByText('1 fields completed')).toBeVisible()
      await expect(dialog.getByText('Voice-powered')).toBeVisible()
      const saved = 'Your responses have been securely saved and will be processed shortly.'
      await expect(dialog.getByText(saved)).toBeVisible()
      await expect(dialog.getByText(`Submission ID: ${hasStored()}`)).toBeVisible()
      await expect(dialog.getByRole('button')).toHaveText(['Close'])
    }),
    error: looksLike('error', async ({ dialog }, { context: { failure } }) => {
      await expect(dialog.getByText(failure?.message ?? '')).toBeVisible()
      await expect(dialog.getByText(`Error Code: ${failure?.code}`)).toBeVisible()
      await expect(dialog.getByRole('listitem')).toHaveText(
        failure?.details.map(({ message }) => new RegExp(message)) ?? [],
      )
      const waits = 'Your answers wait on this device. They are sent by themselves'
      await expect(dialog.getByText(waits)).toHaveCount(failure?.isRetryable ? 1 : 0)
      await expect(dialog.getByRole('button')).toHaveText(
        failure?.isRetryable ? ['Cancel', 'Save as a File', 'Try Again'] : ['Cancel', 'Try Again'],
      )
    }),
  },
  unreachable: {
    'transition error -> confirmation on change.requested': 'only said, in a conversation; these paths click',
    'transition confirmation -> success on submission.delivered': elsewhere,
    'transition submitting -> success on submission.delivered': elsewhere,
    'transition submitting.sending.attempting.keeping -> submitting.sending.attempting.posting on keepSubmission failed [hasSession] #1':
      unstored,
    'transition submitting.sending.attempting.keeping -> submitting.sending.attempting.ensuring-session on keepSubmission failed #2':
      unstored,
    'transition error.unsent on withdrawSubmission failed': unstored,
    'transition error.waiting on releaseSubmission failed': unstored,
  },
}

/** Closing it leads back to the form; what comes next is seen when it is opened again. */
function closedBy(way: 'button' | 'key' | 'click') {
  return async ({ close, open }: SubmissionDriver) => {
    await close(way)
    await open()
  }
}

/** The bar, its words, and no way out. */
async function isBusy({ page, dialog }: SubmissionDriver, { context: { progress, attempt } }: Here) {
  await expect(dialog.getByText(stages(progress))).toBeVisible()
  await expect(dialog.getByRole('progressbar')).toHaveAttribute('value', String(progress))
  await expect(dialog.getByText(/^Retry attempt \d$/)).toHaveText(attempt > 1 ? [`Retry attempt ${attempt - 1}`] : [])
  await expect(dialog.getByRole('button')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(dialog, 'it cannot be closed').toBeVisible()
}

function looksLike(title: keyof typeof titles, more: (driver: SubmissionDriver, here: Here) => Promise<void>) {
  return async (driver: SubmissionDriver, here: Here) => {
    await expect(driver.dialog).toHaveAccessibleName(titles[title])
    await expect(driver.page.getByRole('heading', { name: titles[title] })).toBeFocused()
    await more(driver, here)
    if (title !== 'submitting') await expectAccessibleAtRest(driver.page, title)
  }
}
