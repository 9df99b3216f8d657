import { type ActorRefFrom, createActor, fromCallback, SimulatedClock } from 'xstate'
import type { AnswerValue } from '../../rules/answers.ts'
import { fieldMachine } from '../field/field.machine.ts'
import { formSessionMachine } from '../form-session/form-session.machine.ts'
import type { FormSessionEvent, FormSessionInput, KeepSessionEvent } from '../form-session/types.ts'
import { commanded, finish } from './deferred.ts'
import { submissionMachine } from '../submission/submission.machine.ts'
import { voiceCaptureMachine } from '../voice-capture/voice-capture.machine.ts'

/** What a respondent does, and what they are understood to have said. */
export type PersonStep = FormSessionEvent | { type: 'answer.spoken'; value: AnswerValue; words: string }

export type SessionActor = ActorRefFrom<typeof formSessionMachine>

/** A filling of a form by the real machines, in a world that answers at once and keeps its own time. */
export interface Filling {
  session: SessionActor
  clock: SimulatedClock
  /** What the device was told, the latest last. */
  kept: KeepSessionEvent[]
  take: (step: PersonStep) => void
  /** Sends what the review shows, and closes it; gives whether it was stored. */
  submit: () => boolean
}

/** Starts a filling; whoever starts it stops its session. */
export function startFilling(input: FormSessionInput): Filling {
  const clock = new SimulatedClock()
  const kept: KeepSessionEvent[] = []
  const machine = commanded(formSessionMachine).provide({
    actors: {
      field: fieldMachine,
      voiceCapture: commanded(voiceCaptureMachine),
      submission: commanded(submissionMachine),
      keepSession: fromCallback<KeepSessionEvent>(({ receive }) => receive((event) => kept.push(event))),
    },
  })
  const session = createActor(machine, { input, clock, logger: () => undefined }).start()
  const take = (step: PersonStep) => (step.type === 'answer.spoken' ? speak(session, step) : session.send(step))
  return { session, clock, kept, take, submit: () => submit(session) }
}

/** One spoken answer through voice capture, from the microphone to the yes that a risky field waits for. */
function speak(session: SessionActor, { value, words }: { value: AnswerValue; words: string }): void {
  const voice = session.getSnapshot().children.voiceCapture
  voice?.send({ type: 'voice.started' })
  voice?.send({ type: 'microphone.opened' })
  voice?.send({ type: 'speech.ended' })
  finish(voice, 'finishSpeech')
  finish(voice, 'transcribe', { text: words })
  finish(voice, 'understand', { kind: 'answer', value })
  if (voice?.getSnapshot().hasTag('unconfirmed')) voice.send({ type: 'voice.confirmed' })
}

function submit(session: SessionActor): boolean {
  session.send({ type: 'submission.requested' })
  const submission = session.getSnapshot().children.submission
  submission?.send({ type: 'submission.confirmed' })
  finish(submission, 'ensureSession', 'session-1')
  finish(submission, 'sendSubmission', { success: true, id: 'submission-1', submission_id: 'submission-1' })
  return session.getSnapshot().context.receipt !== null
}
