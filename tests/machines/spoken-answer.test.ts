import { expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate'
import type { FormField, SubmissionPayload } from '../../contract/types.gen.ts'
import { formSessionMachine } from '../../machines/form-session/form-session.machine.ts'
import { submissionMachine } from '../../machines/submission/submission.machine.ts'
import { voiceCaptureMachine } from '../../machines/voice-capture/voice-capture.machine.ts'
import { SteppedClock } from '../support/stepped-clock.ts'
import { input } from './form-session/sessions.ts'

const fields: FormField[] = [
  { id: 'age', name: 'age', label: 'Age', type: 'number', required: true },
  { id: 'email', name: 'email', label: 'Email', type: 'email', required: true },
]
const answers: Record<string, { text: string; value: string | number }> = {
  age: { text: 'forty two', value: 42 },
  email: { text: 'ada at example dot com', value: 'ada@example.com' },
}

const answerOf = (value: string | number | undefined) =>
  value === undefined ? null : { kind: 'answer' as const, value }

const hearing = voiceCaptureMachine.provide({
  actors: {
    openMicrophone: fromCallback(({ sendBack }) => sendBack({ type: 'microphone.opened' })),
    listenForSpeech: fromCallback(({ sendBack }) => sendBack({ type: 'speech.ended' })),
    finishSpeech: fromPromise(async () => {}),
    transcribe: fromPromise(async ({ input: { field } }) => ({ text: answers[field.id]?.text ?? '', confidence: 0.9 })),
    understand: fromPromise(async ({ input: { field } }) => answerOf(answers[field.id]?.value)),
  },
})

function begin() {
  const sent: SubmissionPayload[] = []
  const clock = new SteppedClock()
  const sending = submissionMachine.provide({
    actors: {
      keepSubmission: fromPromise(async () => {}),
      sendSubmission: fromPromise(async ({ input: { payload } }) => {
        sent.push(payload)
        return { success: true as const, id: 'r-1', submission_id: 'r-1' }
      }),
    },
  })
  const machine = formSessionMachine.provide({
    actors: {
      voiceCapture: hearing,
      submission: sending,
      createSession: fromPromise(async () => 's-1'),
      storeSession: fromCallback(() => undefined),
    },
  })
  const session = createActor(machine, { clock, input: { ...input, form: { ...input.form, fields } } }).start()
  return { session, clock, sent }
}

it('takes spoken answers from the microphone to one submission', async () => {
  const { session, clock, sent } = begin()
  session.getSnapshot().children.voiceCapture?.send({ type: 'voice.started' })
  await waitFor(session, (snapshot) => snapshot.hasTag('advancing'))
  clock.elapse(500)
  expect(session.getSnapshot().context.index).toBe(1)

  const voice = session.getSnapshot().children.voiceCapture
  voice?.send({ type: 'voice.started' })
  if (voice) await waitFor(voice, (snapshot) => snapshot.hasTag('unconfirmed'))
  voice?.send({ type: 'voice.confirmed' })
  session.send({ type: 'submission.requested' })
  session.getSnapshot().children.submission?.send({ type: 'submission.confirmed' })
  await waitFor(session, (snapshot) => snapshot.context.receipt !== null)

  expect(sent).toHaveLength(1)
  expect(sent[0]?.sessionId).toBe('s-1')
  expect(sent[0]?.responses).toMatchObject({
    age: { value: 42, transcript: 'forty two', confidence: 0.9 },
    email: { value: 'ada@example.com', transcript: 'ada at example dot com' },
  })
  clock.elapse(200)
  session.getSnapshot().children.submission?.send({ type: 'submission.closed' })
  expect(session.getSnapshot().matches('submitted')).toBe(true)
})

it('keeps what is typed while the voice is listening, and stops listening', () => {
  const { session } = begin()
  session.getSnapshot().children.voiceCapture?.send({ type: 'voice.started' })
  session.send({ type: 'field.typed', value: '7' })
  expect(session.getSnapshot().children.voiceCapture?.getSnapshot().matches('idle')).toBe(true)
  expect(session.getSnapshot().context.states['age']).toMatchObject({ value: '7', status: 'active' })
})
