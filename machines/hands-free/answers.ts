import type { AnyEventObject } from 'xstate'
import { type Note, saidAnswer } from '../../rules/conversation/index.ts'
import type { SpokenAnswer } from '../field/field.machine.ts'
import type { AnswerLeft } from '../form-session/types.ts'
import { fieldNow } from './prompts.ts'
import type { PendingAnswer, ProposedAnswers } from '../voice-capture/types.ts'
import type { HandsFreeContext } from './types.ts'

export const answerIn = ({ event }: { event: SpokenAnswer }): SpokenAnswer => plainAnswer(event)

export const pendingIn = ({ event }: { event: PendingAnswer }): PendingAnswer => ({
  ...plainAnswer(event),
  ...(event.others && { others: event.others }),
  ...(event.isMixed && { isMixed: true }),
})

/** What is said before an answer with which those of other fields were heard. */
export const noteOfMixed = ({ context, event }: { context: HandsFreeContext; event: PendingAnswer }): Note | null =>
  event.isMixed ? { kind: 'one-at-a-time' } : context.note

export const proposedIn = ({ event }: { event: ProposedAnswers }): ProposedAnswers => ({
  parts: event.parts,
  transcript: event.transcript,
  confidence: event.confidence,
})

const plainAnswer = ({ value, transcript, confidence }: SpokenAnswer): SpokenAnswer => ({
  value,
  transcript,
  confidence,
})

export const answerOf = (pending: SpokenAnswer | null): SpokenAnswer =>
  plainAnswer(pending ?? { value: null, transcript: '', confidence: undefined })

export const filledText = ({ formState, locale, words }: HandsFreeContext, answer: SpokenAnswer | null): string =>
  saidAnswer(fieldNow(formState), answer?.value, locale, words)

/** What waits for a yes and is left behind. A form that can no longer be followed is told nothing. */
export function leftIn(
  { pending, proposed, formState }: HandsFreeContext,
  { type }: AnyEventObject,
): AnswerLeft | undefined {
  const unconfirmed = proposed ?? pending
  return unconfirmed && !type.startsWith('xstate.error.')
    ? { type: 'answer.left', fieldId: fieldNow(formState).id, unconfirmed }
    : undefined
}

/** What was said to the current field before and waits for a yes, where nothing else does; undefined where there is nothing. */
export function unconfirmedIn({
  formState,
  pending,
  proposed,
}: HandsFreeContext): Partial<HandsFreeContext> | undefined {
  const { stage, unconfirmed } = formState
  if (!unconfirmed || pending || proposed || stage !== 'filling') return undefined
  const { transcript: heard } = unconfirmed
  return 'parts' in unconfirmed ? { proposed: unconfirmed, heard } : { pending: unconfirmed, heard }
}
