import { eitherOf, type Note, unrefused } from '../../rules/conversation/index.ts'
import type { AnswerValue } from '../../rules/answers.ts'
import { REFUSED_MAX } from '../../rules/conversation/limits.ts'
import { fieldNow } from './prompts.ts'
import type { HandsFreeContext, PendingAnswer } from './types.ts'

/** What was not meant, with the answer that is refused now, the latest last. */
export const refusedWith = ({ pending, refused }: HandsFreeContext): readonly AnswerValue[] =>
  pending ? [...refused, pending.value].slice(-REFUSED_MAX) : refused

/** What else it may have been when the answer that waits is refused; null where nothing is left. */
export function otherReading(context: HandsFreeContext): PendingAnswer | null {
  const { pending } = context
  const [value, ...others] = unrefused(pending?.others ?? [], refusedWith(context))
  if (!pending || value === undefined) return null
  const { transcript, confidence } = pending
  return { value, transcript, confidence, ...(others.length > 0 && { others }) }
}

/** Two options to choose from when the answer that waits is refused; once for a question, and null where there are no two. */
export function twoOptions(context: HandsFreeContext): Extract<Note, { kind: 'either' }> | null {
  const { formState, hasOfferedTwo, pending } = context
  const two = hasOfferedTwo ? undefined : eitherOf(fieldNow(formState), pending?.transcript ?? '', refusedWith(context))
  return two ? { kind: 'either', labels: [two[0].label, two[1].label] } : null
}
