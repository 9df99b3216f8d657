import { handsFreeMachine } from '../../../machines/hands-free/hands-free.machine.ts'
import type { FormState } from '../../../machines/hands-free/types.ts'
import type { Command } from '../../../rules/spoken-commands/index.ts'
import { done, type PathEvent, replayOf } from '../support/replay.ts'
import { answer, atLast, atModal, doubt, input, optional, formState } from './form-states.ts'

/** Single snapshots of the conversation, each a few events from its start: milliseconds, where the explorations take seconds. */

export type TestEvent = PathEvent<typeof handsFreeMachine>

export const starting = (now: FormState): TestEvent => ({ type: 'conversation.started', formState: now })
export const start = starting(formState)
/** The prompt was read to its end. */
export const heard = done('readAloud', true)
export const answered: TestEvent = { type: 'field.answered', ...answer }
export const doubted: TestEvent = { type: 'voice.doubted', ...doubt }
export const entered = (now: FormState): TestEvent => ({ type: 'question.entered', formState: now })
export const said = (command: Exclude<Command, 'go-to' | 'resume'>): TestEvent => ({ type: `${command}.said` })

/** What would lead away from an answer that waits for a yes. */
export const goingOn: TestEvent[] = [
  said('next'),
  said('back'),
  said('skip'),
  said('review'),
  said('submit'),
  { type: 'field.named', index: 1 },
]

const submitting = { ...atModal, sending: 'submitting' as const }
/** The last field, changed from the review. */
const changed = { ...atLast, isChanging: true }
const refused = { ...atModal, sending: 'error' as const, failure: 'The server failed.' }

/** Ways to a state of the conversation in which it listens. */
export const ways = {
  question: [start, heard],
  loudest: [start, heard, said('louder'), heard, said('louder'), heard],
  last: [start, entered(atLast), heard],
  optional: [start, entered(optional), heard],
  confirming: [start, heard, doubted, heard],
  spelling: [start, heard, said('spell'), heard],
  spelled: [start, heard, said('spell'), heard, doubted, heard],
  advancing: [start, heard, answered],
  overhearing: [start, heard, answered, { type: 'voice.overheard' }],
  advancingLast: [start, entered(atLast), heard, answered],
  changed: [start, entered(changed), heard],
  advancingChanged: [start, entered(changed), heard, answered],
  finishing: [start, entered(atLast), heard, said('next'), heard],
  reviewing: [start, heard, said('review'), heard],
  reviewingModal: [start, { type: 'review.opened', formState: atModal }, heard, said('review'), heard],
  reviewingFailed: [start, { type: 'submission.failed', formState: refused }, heard, said('review'), heard],
  changing: [start, { type: 'review.opened', formState: atModal }, heard, { type: 'field.named', index: 1 }],
  pausedFailed: [start, { type: 'submission.failed', formState: refused }, heard, said('stop')],
  pausedSubmitting: [start, { type: 'submission.begun', formState: submitting }, { type: 'conversation.paused' }],
  resting: [start, heard, said('stop'), heard],
  sending: [start, { type: 'review.opened', formState: atModal }, heard],
  failed: [start, { type: 'submission.failed', formState: refused }, heard],
} satisfies Record<string, TestEvent[]>

export type Way = keyof typeof ways

/** As `run`, with the machine made ready once for all snapshots. */
export const replay = replayOf(handsFreeMachine, input)

/** Where the conversation is after these events, what it says, and which commands the last event sent to the form. */
export function snapshotAfter(...events: TestEvent[]) {
  const { snapshot, sent } = replay(events)
  return {
    snapshot,
    context: snapshot.context,
    place: placeOf(snapshot.value),
    says: snapshot.context.prompt,
    commands: sent.flatMap(({ to, event }) => (to === 'followForm' ? [event] : [])),
    hasOpened: sent.some(({ to, event }) => to === 'voiceCapture' && event.type === 'voice.started'),
  }
}

/** Of a topic its name alone, and of what it does there only what is not asking. */
const placeOf = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .map(([key, rest]) => `${key}.${placeOf(rest)}`)
        .join()
        .replace(/^(on\.)?(talking\.)?/, '')
        .replace(/\.asking\.(uninterrupted|attentive\.(preparing|offered))$/, '')
        .replace(/\.(asking|open)?$/, '')
    : String(value)
