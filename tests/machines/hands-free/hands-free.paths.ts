import { handsFreeMachine } from '../../../machines/hands-free/hands-free.machine.ts'
import type { HandsFreeInput } from '../../../machines/hands-free/types.ts'
import { done, elapsed, failed, type PathEvent, type Step, explore } from '../support/paths.ts'
import {
  answer,
  atEnd,
  atLast,
  atModal,
  doubt,
  failure,
  input,
  nothing,
  optional,
  proposed,
  formState,
} from './form-states.ts'

type TestEvent = PathEvent<typeof handsFreeMachine>
const said = (command: 'next' | 'back' | 'yes' | 'no'): TestEvent => ({ type: `${command}.said` })
const interrupted: TestEvent = { type: 'reading.interrupted' }
const reading: TestEvent[] = [
  { type: 'reading.stopped' },
  interrupted,
  done('readAloud', true),
  done('readAloud', false),
  failed('readAloud', new TypeError('No voice here')),
  elapsed(5000),
  elapsed(120_000),
]
const person: TestEvent[] = [
  { type: 'conversation.started', formState },
  { type: 'conversation.restored', formState },
  { type: 'conversation.ended' },
  { type: 'conversation.paused' },
  { type: 'conversation.resumed' },
  { type: 'answer.typed' },
  { type: 'page.hidden' },
  { type: 'microphone.taken' },
]
const formEvents: TestEvent[] = [
  { type: 'form.changed', formState },
  { type: 'form.changed', formState: atLast },
  { type: 'form.changed', formState: atModal },
  { type: 'form.changed', formState: nothing },
  { type: 'question.entered', formState: atLast },
  { type: 'question.entered', formState: atEnd },
  { type: 'question.entered', formState: optional },
  { type: 'answer.refused', formState: { ...formState, problem: 'Must be at least 2 characters' } },
  { type: 'advance.cancelled', formState },
  { type: 'review.opened', formState: atModal },
  { type: 'review.closed', formState: atLast },
  { type: 'submission.begun', formState: { ...atModal, sending: 'submitting' } },
  { type: 'submission.accepted', formState: { ...atModal, sending: 'success' } },
  { type: 'submission.failed', formState: { ...atModal, sending: 'error', failure: 'The server failed.' } },
  failed('followForm', new TypeError('No form here')),
]
const voice: TestEvent[] = [
  { type: 'field.answered', ...answer },
  { type: 'voice.doubted', ...doubt },
  { type: 'voice.proposed', ...proposed },
  { type: 'voice.overheard' },
  { type: 'voice.commanded', command: 'go-to', index: 1, transcript: 'go to room' },
  { type: 'voice.commanded', command: 'help', transcript: 'help' },
  { type: 'voice.commanded', command: 'resume', transcript: 'go on' },
  { type: 'voice.repeated', transcript: 'ada' },
  failure('nothing-heard'),
  failure('not-understood'),
  failure('denied'),
]
const commands: TestEvent[] = [
  said('next'),
  said('back'),
  said('yes'),
  said('no'),
  { type: 'repeat.said' },
  { type: 'retry.said' },
  { type: 'slower.said' },
  { type: 'faster.said' },
  { type: 'louder.said' },
  { type: 'quieter.said' },
  { type: 'skip.said' },
  { type: 'clear.said' },
  { type: 'undo.said' },
  { type: 'spell.said' },
  { type: 'help.said' },
  { type: 'stop.said' },
  { type: 'mute.said' },
  { type: 'review.said' },
  { type: 'submit.said' },
  { type: 'field.named', index: 1 },
]

export type Move = Step<typeof handsFreeMachine>
const whereIs = ({ formState: { index, stage, sending, isReady, fields } }: HandsFreeInput) => [
  index,
  stage,
  sending,
  isReady,
  fields.map(({ id }) => id).join(' '),
]
export const conversing = explore(handsFreeMachine, {
  input,
  events: [...person, ...reading, ...voice, ...commands, ...formEvents],
  key: ({ context }) => whereIs(context),
})
/** Nothing is heard, or nothing is understood. */
export const failing = explore(handsFreeMachine, {
  input,
  events: [
    { type: 'conversation.started', formState },
    done('readAloud', true),
    interrupted,
    failure('nothing-heard'),
    failure('not-understood'),
    failure('no-answer'),
    said('yes'),
    said('no'),
    { type: 'voice.commanded', command: 'help', transcript: 'help' },
    { type: 'field.answered', ...answer },
    { type: 'voice.doubted', ...doubt },
    { type: 'review.said' },
    { type: 'repeat.said' },
  ],
  // Each rest counts its own sounds: elsewhere the last rest's number would make twelve places of each.
  key: (snapshot) => [
    snapshot.context.silences,
    snapshot.context.misses,
    snapshot.matches({ on: 'resting' }) && snapshot.context.strangeSounds,
    snapshot.context.wasInterrupted,
  ],
})
/** What was said before waits for a yes, in this field or in the next. */
export const unconfirmed = explore(handsFreeMachine, {
  input,
  events: [
    { type: 'conversation.started', formState },
    { type: 'conversation.started', formState: { ...formState, unconfirmed: doubt } },
    { type: 'conversation.started', formState: { ...formState, unconfirmed: proposed } },
    { type: 'conversation.ended' },
    { type: 'question.entered', formState: { ...atLast, unconfirmed: doubt } },
    done('readAloud', true),
  ],
  key: ({ context: { formState: now, pending, proposed: several } }) => [now.index, pending !== null, several !== null],
})
/** Nothing of what is heard is what was meant. */
const refusing = explore(handsFreeMachine, {
  input,
  events: [
    { type: 'conversation.started', formState },
    done('readAloud', true),
    { type: 'question.entered', formState: atLast },
    { type: 'voice.doubted', ...doubt },
    { type: 'voice.doubted', ...doubt, others: ['Ida'] },
    { type: 'voice.doubted', ...doubt, others: ['Ida', 'Edda'] },
    { type: 'voice.repeated', transcript: 'ada' },
    said('no'),
    { type: 'spell.said' },
  ],
  key: ({ context: { formState: now, offered, isSpelled, misses, pending, refused } }) => [
    now.index,
    offered.length,
    misses,
    isSpelled,
    pending?.others?.length,
    refused.length > 0,
  ],
})
/** The page may be interrupted, until it has heard itself. */
export const interrupting = explore(handsFreeMachine, {
  input,
  events: [
    { type: 'conversation.started', formState },
    done('readAloud', true),
    { type: 'interruption.offered' },
    failed('awaitInterruption', new TypeError('No microphone here')),
    interrupted,
    failure('own-voice'),
    failure('nothing-heard'),
    { type: 'voice.doubted', ...doubt },
    { type: 'voice.proposed', ...proposed },
    { type: 'review.opened', formState: atModal },
    { type: 'submission.failed', formState: { ...atModal, sending: 'error', failure: 'The server failed.' } },
    { type: 'question.entered', formState: atLast },
    said('next'),
    { type: 'spell.said' },
    { type: 'review.said' },
    { type: 'help.said' },
  ],
  key: ({ context }) => [context.formState.index, context.formState.sending, context.hearsItself],
})
/** The reading is as loud as it can be, or not; in each place of the rest it would double all others. */
const loudening = explore(handsFreeMachine, {
  input,
  events: [
    { type: 'conversation.started', formState },
    done('readAloud', true),
    { type: 'louder.said' },
    { type: 'quieter.said' },
  ],
  key: ({ context }) => context.prosody.volume,
})
/** One answer or several wait for a yes, also while the person is elsewhere or rests. */
const proposing = explore(handsFreeMachine, {
  input,
  events: [
    { type: 'conversation.started', formState },
    done('readAloud', true),
    { type: 'question.entered', formState: atLast },
    { type: 'voice.proposed', ...proposed },
    { type: 'conversation.paused' },
    { type: 'conversation.resumed' },
    { type: 'page.hidden' },
    { type: 'microphone.taken' },
    { type: 'answer.typed' },
    said('yes'),
    said('no'),
    said('next'),
    { type: 'voice.doubted', ...doubt },
    { type: 'stop.said' },
    { type: 'mute.said' },
    { type: 'review.said' },
    { type: 'field.named', index: 1 },
    { type: 'voice.commanded', command: 'resume', transcript: 'go on' },
  ],
  key: ({ context }) => [context.formState.index, context.proposed !== null, context.pending !== null],
})
/** Submit is pressed while an answer is said, or waits for its yes. */
export const submitting = explore(handsFreeMachine, {
  input,
  events: [
    { type: 'conversation.started', formState },
    done('readAloud', true),
    { type: 'submission.awaited' },
    { type: 'field.answered', ...answer },
    { type: 'voice.doubted', ...doubt },
    { type: 'voice.proposed', ...proposed },
    said('yes'),
    said('no'),
    { type: 'form.changed', formState: atLast },
    { type: 'form.changed', formState: { ...formState, missing: [1], canUndo: true } },
    { type: 'question.entered', formState: atEnd },
    { type: 'answer.typed' },
  ],
  key: ({ context }) => [
    context.formState.index,
    context.awaitsSubmission,
    context.pending !== null,
    context.proposed !== null,
  ],
})
export const steps = [
  ...conversing.steps,
  ...failing.steps,
  ...refusing.steps,
  ...interrupting.steps,
  ...loudening.steps,
  ...proposing.steps,
  ...submitting.steps,
]

export const explorations = [conversing, failing, refusing, interrupting, loudening, proposing, submitting, unconfirmed]
