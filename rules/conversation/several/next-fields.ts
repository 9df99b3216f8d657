import type { FormField } from '../../../contract/types.gen.ts'
import { type AnswerValue, isAnswered } from '../../answers.ts'
import { traitsOf, type ValueKind } from '../../field-types.ts'
import { fieldsAsked } from '../../logic/fields-asked.ts'
import type { AnswerPart } from './part.ts'

/** A form whose fields are answered: the answers that stand, by field id. */
export interface AnsweredForm {
  fields: FormField[]
  values: Readonly<Record<string, AnswerValue>>
  /** Of the answers in labels, as BCP 47. */
  language?: string | undefined
  /** Whether each field is asked for itself: its answers were refused together. */
  isOneByOne?: boolean
}

const valueIn = ({ values }: AnsweredForm, id: string): AnswerValue | undefined =>
  Object.hasOwn(values, id) ? values[id] : undefined

/** The fields that are asked once these answers are given. */
export const askedWith = (form: AnsweredForm, parts: readonly AnswerPart[]): FormField[] =>
  fieldsAsked(
    form.fields,
    ({ id }) => parts.find(({ field }) => field.id === id)?.value ?? valueIn(form, id),
    form.language,
  )

/** The first field between several answers that has none: it was passed over. */
export function passedOver(form: AnsweredForm, parts: readonly AnswerPart[]): FormField | undefined {
  const asked = askedWith(form, parts)
  const placeOf = (part: AnswerPart | undefined) => asked.findIndex(({ id }) => id === part?.field.id)
  const between = asked.slice(placeOf(parts[0]) + 1, placeOf(parts.at(-1)))
  const isGiven = ({ id }: FormField) => parts.some(({ field }) => field.id === id)
  return between.find((field) => !isGiven(field) && !isAnswered(field, valueIn(form, field.id)))
}

interface NextFields {
  /** The one that is asked next. */
  next: FormField | undefined
  /** What is told by its name: a further one, or one that was passed over. */
  others: FormField[]
}

/** The fields that the next words may be for. */
export function nextFields(form: AnsweredForm, open: FormField, parts: readonly AnswerPart[]): NextFields {
  const asked = askedWith(form, parts)
  const rest = asked.slice(asked.findIndex(({ id }) => id === open.id))
  const unspoken = rest.findIndex(({ type }) => ALONE.includes(traitsOf(type).value))
  const reachable = unspoken < 0 ? rest : rest.slice(0, unspoken)
  const last = reachable.findIndex(({ id }) => id === parts.at(-1)?.field.id)
  const isLeft = ({ id }: FormField) => !parts.some(({ field }) => field.id === id)
  const next = reachable.slice(last + 1).find(isLeft)
  return { next, others: reachable.filter((field) => isLeft(field) && field !== next) }
}

/** What is answered by itself is not passed over either. */
const ALONE: readonly ValueKind[] = ['consent', 'upload']
