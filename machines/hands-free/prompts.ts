import type { AnswerValue, FormField } from '../../contract/types.gen.ts'
import {
  type Note,
  type Reviewed,
  saidAnswer,
  spelledAnswer,
  type Topic,
  unrefused,
} from '../../rules/conversation/index.ts'
import { isExact, traitsOf } from '../../rules/field-types.ts'
import { OPTIONS_READ_MAX, READING_WORD_MS } from '../../rules/limits.ts'
import { scaleOf } from '../../rules/answers/scale.ts'
import type { HandsFreeContext, FormState } from './types.ts'

/** @throws RangeError when the form has no such field */
export function fieldNow({ fields, index }: FormState): FormField {
  const field = fields[index]
  if (!field) throw new RangeError(`The form has no field ${index}`)
  return field
}

const labelsOf = (indexes: readonly number[], { fields }: FormState): string[] =>
  indexes.flatMap((index) => fields[index]?.label ?? [])

/** What is said on a topic, after what happened just now. */
export function promptOf(topic: Topic, context: HandsFreeContext): string {
  const { note, words } = context
  return [note && words.note(note), topicText(topic, context)].filter(Boolean).join(' ')
}

function topicText(topic: Topic, context: HandsFreeContext): string {
  const { formState, words } = context
  const missing = labelsOf(formState.missing, formState)
  switch (topic) {
    case 'question':
      return questionText(context)
    case 'confirming':
      return words.isRight(pendingText(context))
    case 'proposing':
      return words.areRight(proposedAnswers(context))
    case 'spelling':
      return words.spell(fieldNow(formState).label)
    case 'finishing':
      return words.finishing(missing)
    case 'reviewing':
      return words.review(formState.answers, missing)
    case 'sending':
      return words.mayISend
    case 'failed':
      return words.failed(formState.failure ?? '')
  }
}

/** After these the question is not asked at length again. */
const SHORTENING: readonly Note['kind'][] = ['silence', 'missed', 'refused', 'either', 'typing-left']

function questionText({ formState, locale, note, refused, words }: HandsFreeContext): string {
  const field = fieldNow(formState)
  const { value } = traitsOf(field.type)
  const left = (field.options ?? []).filter((option) => unrefused([option.value], refused).length > 0)
  const options = note?.kind === 'either' ? [] : left.map(({ label }) => label)
  return words.question({
    label: field.label,
    description: [field.description, scaleText(field, words)].filter(Boolean).join(' '),
    options: options.length > OPTIONS_READ_MAX ? [] : options,
    isSeveral: value === 'several-options',
    isRequired: field.required === true,
    isFile: value === 'upload',
    answer: saidAnswer(field, formState.answer, locale, words),
    isUnfit: formState.problem !== undefined,
    link: formState.link,
    position: formState.index + 1,
    total: formState.fields.length,
    isShort: note !== null && SHORTENING.includes(note.kind),
  })
}

/** Its numbers are known without being read one by one. */
function scaleText(field: FormField, { scale }: HandsFreeContext['words']): string {
  if (traitsOf(field.type).value !== 'scale') return ''
  const { min, max } = scaleOf(field)
  const least = endText(min, field.scaleLabels?.min)
  return scale(field.scaleLabels?.min ? `${least},` : least, endText(max, field.scaleLabels?.max))
}

const endText = (point: number, label: string | undefined): string => (label ? `${point}, ${label}` : `${point}`)

/** Each with its field; letter by letter where one wrong letter loses the person. */
const proposedAnswers = ({ proposed, locale, words }: HandsFreeContext): Reviewed[] =>
  (proposed?.parts ?? []).map(({ field, value }) => ({
    label: field.label,
    answer:
      isExact(field.type) && typeof value === 'string'
        ? spelledAnswer(field, value, words)
        : saidAnswer(field, value, locale, words),
  }))

/** Letter by letter where one wrong letter loses the person, and where it was spelled. */
function pendingText({ formState, pending, isSpelled, locale, words }: HandsFreeContext): string {
  const field = fieldNow(formState)
  const value: AnswerValue = pending?.value ?? null
  const isLettered = isSpelled || isExact(field.type)
  return isLettered && typeof value === 'string'
    ? spelledAnswer(field, value, words)
    : saidAnswer(field, value, locale, words)
}

/** How long it takes to read the words in silence, and aloud at most. */
export const readingTime = ({ prompt }: HandsFreeContext): number => 1000 + wordsIn(prompt) * READING_WORD_MS
export const longestReading = ({ prompt, prosody }: HandsFreeContext): number =>
  10_000 + (wordsIn(prompt) * 3 * READING_WORD_MS) / Math.min(1, prosody.rate)

const wordsIn = (text: string): number => text.split(/\s+/).length
