import { handsFreeMachine } from '../../../machines/hands-free/hands-free.machine.ts'
import type { FormState } from '../../../machines/hands-free/types.ts'
import { done, type PathEvent, replayOf } from '../support/replay.ts'
import { answer, atLast, atModal, doubt, input, optional, formState } from './form-states.ts'

/** Single moments of the conversation, each a few events from its start: milliseconds, where the walks take seconds. */

export type Happening = PathEvent<typeof handsFreeMachine>

export const starting = (now: FormState): Happening => ({ type: 'conversation.started', formState: now })
export const start = starting(formState)
/** The prompt was read to its end. */
export const heard = done('readAloud', true)
export const answered: Happening = { type: 'field.answered', ...answer }
export const doubted: Happening = { type: 'voice.doubted', ...doubt }
export const entered = (now: FormState): Happening => ({ type: 'question.entered', formState: now })
export const said = (
  command: 'next' | 'back' | 'repeat' | 'retry' | 'skip' | 'clear' | 'undo' | 'spell',
): Happening => ({ type: `${command}.said` })
export const ordered = (command: 'help' | 'stop' | 'review' | 'submit' | 'yes' | 'no'): Happening => ({
  type: `${command}.said`,
})

const submitting = { ...atModal, sending: 'submitting' as const }
const refused = { ...atModal, sending: 'error' as const, failure: 'The server failed.' }

/** Ways to a moment of the conversation in which it listens. */
export const ways = {
  question: [start, heard],
  last: [start, entered(atLast), heard],
  optional: [start, entered(optional), heard],
  confirming: [start, heard, doubted, heard],
  spelling: [start, heard, said('spell'), heard],
  spelled: [start, heard, said('spell'), heard, doubted, heard],
  advancing: [start, heard, answered],
  advancingLast: [start, entered(atLast), heard, answered],
  finishing: [start, entered(atLast), heard, said('next'), heard],
  reviewing: [start, heard, ordered('review'), heard],
  reviewingModal: [start, { type: 'review.opened', formState: atModal }, heard, ordered('review'), heard],
  reviewingFailed: [start, { type: 'submission.failed', formState: refused }, heard, ordered('review'), heard],
  changing: [start, { type: 'review.opened', formState: atModal }, heard, { type: 'field.named', index: 1 }],
  pausedFailed: [start, { type: 'submission.failed', formState: refused }, heard, ordered('stop')],
  pausedSubmitting: [start, { type: 'submission.begun', formState: submitting }, { type: 'conversation.paused' }],
  sending: [start, { type: 'review.opened', formState: atModal }, heard],
  failed: [start, { type: 'submission.failed', formState: refused }, heard],
} satisfies Record<string, Happening[]>

export type Way = keyof typeof ways

/** As `run`, with the machine made ready once for all moments. */
export const replay = replayOf(handsFreeMachine, input)

/** Where the conversation is after all that, what it says, and what the last event made it tell the form. */
export function moment(...events: Happening[]) {
  const { snapshot, told } = replay(events)
  return {
    snapshot,
    context: snapshot.context,
    place: placeOf(snapshot.value),
    says: snapshot.context.prompt,
    orders: told.flatMap(({ to, event }) => (to === 'followForm' ? [event] : [])),
    hasOpened: told.some(({ to, event }) => to === 'voiceCapture' && event.type === 'voice.started'),
  }
}

/** Of a topic its name alone, and of what it does there only what is not asking. */
const placeOf = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .map(([key, rest]) => `${key}.${placeOf(rest)}`)
        .join()
        .replace(/^(on\.)?(talking\.)?/, '')
        .replace(/\.(asking|open)?$/, '')
    : String(value)
