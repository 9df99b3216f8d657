import { eitherOf, type Note, saidAnswer, unrefused } from '../../rules/conversation/index.ts'
import type { AnswerValue } from '../../rules/answers.ts'
import { REFUSED_MAX } from '../../rules/conversation/limits.ts'
import { isExact } from '../../rules/field-types.ts'
import type { Mishearing } from '../form-session/types.ts'
import { fieldNow } from './prompts.ts'
import type { PendingAnswer } from '../voice-capture/types.ts'
import type { HandsFreeContext, HandsFreeEvent } from './types.ts'

/** What was not meant, with the answer that is refused now, the latest last. */
export const refusedWith = ({ pending, refused }: HandsFreeContext): readonly AnswerValue[] =>
  pending ? [...refused, pending.value].slice(-REFUSED_MAX) : refused

/** What was heard again after it was refused; empty with any other event. */
export const repeatedIn = (event: HandsFreeEvent): string => (event.type === 'voice.repeated' ? event.transcript : '')

export const misheard = (transcript: string): Mishearing => ({ type: 'field.misheard', kind: 'refused', transcript })

const othersOf = (context: HandsFreeContext): AnswerValue[] =>
  unrefused(context.pending?.others ?? [], refusedWith(context))

/** What else it may have been when the answer that waits is refused; null where nothing is left. */
export function otherReading(context: HandsFreeContext): PendingAnswer | null {
  const { pending } = context
  const [value, ...others] = othersOf(context)
  if (!pending || value === undefined) return null
  const { transcript, confidence } = pending
  return { value, transcript, confidence, ...(others.length > 0 && { others }) }
}

/**
 * Two values to choose from when the answer that waits is refused, or was heard again: other readings of the same words, or the options
 * that sound most like them. Once for a question, and null where there are no two; addresses are too much alike to be told apart so.
 */
export function twoToChoose(context: HandsFreeContext, event: HandsFreeEvent): readonly AnswerValue[] | null {
  const { formState, offered, pending } = context
  const field = fieldNow(formState)
  const others = othersOf(context)
  if (offered.length > 0 || isExact(field.type) || others.length === 1) return null
  if (others.length > 1) return others.slice(0, 2)
  const said = repeatedIn(event) || (pending?.transcript ?? '')
  return eitherOf(field, said, refusedWith(context))?.map(({ value }) => value) ?? null
}

/** This or that? */
export function eitherNote({ formState, locale, words }: HandsFreeContext, two: readonly AnswerValue[]): Note {
  const [first = '', second = ''] = two.map((value) => saidAnswer(fieldNow(formState), value, locale, words))
  return { kind: 'either', labels: [first, second] }
}
