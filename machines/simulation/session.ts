import { type ActorRefFrom, createActor, fromCallback, SimulatedClock } from 'xstate'
import type { AnswerValue } from '../../rules/answers.ts'
import { fieldMachine } from '../field/field.machine.ts'
import { formSessionMachine } from '../form-session/form-session.machine.ts'
import type { FormSessionEvent, FormSessionInput, StoreSessionEvent } from '../form-session/types.ts'
import { deferred, finish } from './deferred.ts'
import { submissionMachine } from '../submission/submission.machine.ts'
import { voiceCaptureMachine } from '../voice-capture/voice-capture.machine.ts'

/** What a respondent does, and what they are understood to have said. */
export type PersonStep = FormSessionEvent | { type: 'answer.spoken'; value: AnswerValue; words: string }

export type SessionActor = ActorRefFrom<typeof formSessionMachine>

/** A session of a form on the real machines; their actors answer at once, and time is simulated. */
export interface SimulatedSession {
  actor: SessionActor
  clock: SimulatedClock
  /** What was sent to the store of the device, the latest last. */
  saved: StoreSessionEvent[]
  take: (step: PersonStep) => void
  /** Sends what the review shows, and closes it; gives whether it was stored. */
  submit: () => boolean
}

/** Starts a simulated session; the caller stops its actor. */
export function startSession(input: FormSessionInput): SimulatedSession {
  const clock = new SimulatedClock()
  const saved: StoreSessionEvent[] = []
  const machine = deferred(formSessionMachine).provide({
    actors: {
      field: fieldMachine,
      voiceCapture: deferred(voiceCaptureMachine),
      submission: deferred(submissionMachine),
      storeSession: fromCallback<StoreSessionEvent>(({ receive }) => receive((event) => saved.push(event))),
    },
  })
  const actor = createActor(machine, { input, clock, logger: () => undefined }).start()
  const take = (step: PersonStep) => (step.type === 'answer.spoken' ? speak(actor, step) : actor.send(step))
  return { actor, clock, saved, take, submit: () => submit(actor) }
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
  finish(submission, 'keepSubmission')
  finish(submission, 'createSession', 'session-1')
  finish(submission, 'keepSubmission')
  finish(submission, 'sendSubmission', { success: true, id: 'submission-1', submission_id: 'submission-1' })
  return session.getSnapshot().context.receipt !== null
}
