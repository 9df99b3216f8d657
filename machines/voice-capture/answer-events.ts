import type { FormField } from '../../contract/types.gen.ts'
import type { AnsweredForm, AnswerPart } from '../../rules/conversation/several/index.ts'
import { passedOver } from '../../rules/conversation/several/next-fields.ts'
import type { SpokenAnswer } from '../field/field.machine.ts'

type FieldChosen = { type: 'field.chosen'; index: number }

/** What several answers of one utterance are to the session: each field is gone to, and answered like any other. */
type AnswerEvent = FieldChosen | ({ type: 'field.answered' } & SpokenAnswer)

/**
 * @param parts the answers, that of the current field first
 * @param form by whose places the session knows its fields
 */
export const answerEvents = (
  parts: readonly AnswerPart[],
  { fields }: Pick<AnsweredForm, 'fields'>,
  confidence: number | undefined,
): AnswerEvent[] =>
  parts.flatMap(({ field, value, words }, at) => [
    ...(at === 0 ? [] : [choosing(field, fields)]),
    { type: 'field.answered', value, transcript: words, confidence },
  ])

/** Where the form goes on, if not after the last of them: to the first field that was passed over. */
export function goingBack(parts: readonly AnswerPart[], form: AnsweredForm): FieldChosen | undefined {
  const field = passedOver(form, parts)
  return field && choosing(field, form.fields)
}

const choosing = ({ id }: FormField, fields: readonly FormField[]): FieldChosen => ({
  type: 'field.chosen',
  index: fields.findIndex((field) => field.id === id),
})
