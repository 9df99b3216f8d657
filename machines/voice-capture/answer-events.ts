import type { FormField } from '../../contract/types.gen.ts'
import type { AnswerPart } from '../../rules/conversation/several/index.ts'
import type { SpokenAnswer } from '../field/field.machine.ts'

/** What several answers of one utterance are to the session: each field is gone to, and answered like any other. */
type AnswerEvent = { type: 'field.chosen'; index: number } | ({ type: 'field.answered' } & SpokenAnswer)

/**
 * @param parts the answers, that of the current field first
 * @param fields of the form, by whose places the session knows them
 */
export const answerEvents = (
  parts: readonly AnswerPart[],
  fields: readonly FormField[],
  confidence: number | undefined,
): AnswerEvent[] =>
  parts.flatMap(({ field, value, words }, at) => [
    ...(at === 0 ? [] : [{ type: 'field.chosen' as const, index: fields.findIndex(({ id }) => id === field.id) }]),
    { type: 'field.answered', value, transcript: words, confidence },
  ])
