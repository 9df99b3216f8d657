import { saidAnswer } from '../../rules/conversation/index.ts'
import type { SpokenAnswer } from '../field/field.machine.ts'
import { fieldNow } from './prompts.ts'
import type { HandsFreeContext, PendingAnswer, ProposedAnswers } from './types.ts'

export const answerIn = ({ event }: { event: SpokenAnswer }): SpokenAnswer => plainAnswer(event)

export const pendingIn = ({ event }: { event: PendingAnswer }): PendingAnswer => ({
  ...plainAnswer(event),
  ...(event.others && { others: event.others }),
})

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
