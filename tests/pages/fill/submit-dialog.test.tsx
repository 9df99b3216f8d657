import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { SnapshotFrom } from 'xstate'
import type { SubmissionPayload } from '../../../contract/types.gen.ts'
import type { SubmissionEvent } from '../../../machines/submission/setup.ts'
import { submissionMachine } from '../../../machines/submission/submission.machine.ts'
import { submissionFailure } from '../../../rules/failures.ts'
import { RETRY_PAUSE_MS } from '../../../rules/limits.ts'
import { SubmitDialog } from '../../../src/pages/fill/live/submit-dialog/submit-dialog.tsx'
import { aField } from '../../support/builders.ts'
import { done, elapsed, failed, type PathEvent, titleOf, explore } from '../../machines/support/paths.ts'
import { textsOf } from '../texts-of.ts'

const field = aField({ id: 'name', label: 'Your name' })
const payload: SubmissionPayload = {
  formId: 'f-1',
  sessionId: 's-1',
  responses: { name: { fieldId: 'name', fieldType: 'text', value: 'Ada' } },
  metadata: { voiceSessionId: 's-1', totalDuration: 125 },
}
const refusal = submissionFailure(422, { detail: [{ loc: ['body', 'name'], msg: 'Too short', type: 'value' }] })
const events: PathEvent<typeof submissionMachine>[] = [
  { type: 'submission.confirmed' },
  { type: 'submission.retried' },
  done('keepSubmission', undefined),
  done('sendSubmission', { success: true, id: 'r-1', submission_id: 'r-1' }),
  failed('sendSubmission', submissionFailure(undefined)),
  failed('sendSubmission', refusal),
  elapsed(200),
  elapsed(RETRY_PAUSE_MS),
  elapsed(2 * RETRY_PAUSE_MS),
]

type Submission = SnapshotFrom<typeof submissionMachine>
const { steps } = explore(submissionMachine, {
  input: { payload },
  events,
  key: ({ context }: Submission) => [context.attempt, context.progress, context.failure?.code],
})
/** What the dialog is given; many ways of sending lead to the same, and it would look the same after each. */
const given = ({ value, tags, context }: Submission) => JSON.stringify([value, [...tags], context])
const places = [...new Map(steps.toReversed().map((step) => [given(step.after), step])).values()]
  .toReversed()
  .map(({ after, place }) => ({ after, title: titleOf(place.history) }))
const stageOf = ({ value }: Submission) => (typeof value === 'string' ? value : String(Object.keys(value)[0]))
const atStage = (stage: string) => places.filter(({ after }) => stageOf(after) === stage)

function firstAt(stage: string): Submission {
  const [place] = atStage(stage)
  if (!place) throw new Error(`No path leads to ${stage}`)
  return place.after
}

/** The words of the dialog. */
const headings: Record<string, string> = {
  confirmation: 'Review Your Responses',
  submitting: 'Submitting Your Form',
  success: 'Form Submitted Successfully!',
  error: 'Submission Failed',
}

async function show(snapshot: Submission) {
  const send = vi.fn<(event: SubmissionEvent) => void>()
  const screen = await render(
    <SubmitDialog
      snapshot={snapshot}
      send={send}
      title="Your visit"
      fields={[field]}
      language="es-MX"
      submit="Submit Form"
      completionMessage="Thank you for your submission!"
    />,
  )
  return { screen, send }
}

describe('The submit modal', () => {
  it('comes through its four stages', () => {
    expect(new Set(places.map(({ after }) => stageOf(after)))).toEqual(new Set(Object.keys(headings)))
  })

  it.each(places)('names its stage after $title', async ({ after }) => {
    const { screen } = await show(after)
    await expect.element(screen.getByRole('dialog', { name: headings[stageOf(after)] })).toBeVisible()
  })

  it.each(places)('closes on Escape unless it submits, after $title', async ({ after }) => {
    const { send } = await show(after)
    await userEvent.keyboard('{Escape}')
    await userEvent.keyboard('{Escape}')
    const isClosed = send.mock.calls.some(([event]) => event.type === 'submission.closed')
    expect(isClosed).toBe(stageOf(after) !== 'submitting')
  })

  it.each(atStage('submitting'))('tells how far the sending is, after $title', async ({ after }) => {
    const { screen } = await show(after)
    const { progress, attempt } = after.context
    const stages = { 30: 'Validating responses...', 70: 'Preparing submission...', 100: 'Sending to server...' }
    const stage = Object.entries(stages).find(([below]) => progress < Number(below))?.[1] ?? 'Processing complete!'
    await expect.element(screen.getByText(stage)).toBeVisible()
    await expect.element(screen.getByRole('progressbar')).toHaveAttribute('value', String(progress))
    expect(textsOf(screen.getByText(/^Retry attempt \d$/))).toEqual(attempt > 1 ? [`Retry attempt ${attempt - 1}`] : [])
    expect(textsOf(screen.getByRole('button'))).toEqual([])
  })

  it('shows the answers before they are sent', async () => {
    const { screen, send } = await show(firstAt('confirmation'))
    await expect.element(screen.getByRole('row', { name: 'Your name Ada Change Your name' })).toBeVisible()
    await expect.element(screen.getByText('Minutes taken')).toBeVisible()
    await screen.getByRole('button', { name: 'Submit Form' }).click()
    expect(send).toHaveBeenCalledWith({ type: 'submission.confirmed' })
  })

  it('thanks, and says that the answers are saved', async () => {
    const { screen, send } = await show(firstAt('success'))
    const said = [
      'Thank you for completing the form using voice input.',
      'Submission ID: r-1',
      '1 fields completed',
      'Voice-powered',
      'Your responses have been securely saved and will be processed shortly.',
      'Thank you for your submission!',
    ]
    for (const text of said) await expect.element(screen.getByText(text)).toBeVisible()
    await screen.getByRole('button', { name: 'Close' }).click()
    expect(send).toHaveBeenCalledWith({ type: 'submission.closed' })
  })

  it.each(atStage('error'))('says what failed, and sends again, after $title', async ({ after }) => {
    const { screen, send } = await show(after)
    const { failure } = after.context
    await expect.element(screen.getByText(failure?.message ?? '')).toBeVisible()
    await expect.element(screen.getByText(`Error Code: ${failure?.code}`)).toBeVisible()
    for (const { message } of failure?.details ?? [])
      await expect.element(screen.getByRole('listitem').filter({ hasText: message })).toBeVisible()
    await screen.getByRole('button', { name: 'Try Again' }).click()
    expect(send).toHaveBeenCalledWith({ type: 'submission.retried' })
  })
})
