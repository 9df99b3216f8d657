import type { AnswerValue, FormField } from '../../contract/types.gen.ts'
import { validateAnswer } from '../answers.ts'
import { isOtherAnswer, otherOption } from '../answers/other.ts'
import { tidyAnswer } from '../answers/tidy.ts'
import { completeAnswer } from '../completeness/complete-answer.ts'
import { traitsOf, type ValueKind } from '../field-types.ts'
import { optionsOf } from '../fields.ts'
import { PREFILL_PARAMETERS_MAX, PREFILL_QUERY_MAX } from './limits.ts'

/** What a link brings for the fields of a form. */
export interface Prefill {
  /** By the id of the field: an answer that the rules accept. */
  values: ReadonlyMap<string, AnswerValue>
  /** The ids of the fields that the link names with an answer that cannot stand. */
  refused: readonly string[]
}

export const NO_PREFILL: Prefill = { values: new Map(), refused: [] }

/** A person gives consent and chooses files; a link cannot do that for them. */
export const takesPrefill = ({ type }: Pick<FormField, 'type'>): boolean => {
  const { value } = traitsOf(type)
  return value !== 'consent' && value !== 'upload'
}

/**
 * The answers in the query of a form's address: the key of a field and its answer, the key again for each further choice.
 * The option of a choice is named by its value or its label. Other parameters are not looked at.
 * @param query with or without its question mark; one that is too long brings nothing
 */
export function prefillIn(fields: readonly FormField[], query: string): Prefill {
  if (query.length > PREFILL_QUERY_MAX) return NO_PREFILL
  const given = textsByKey(query)
  const values = new Map<string, AnswerValue>()
  const refused: string[] = []
  for (const field of fields) {
    const texts = given.get(field.name.toLowerCase()) ?? []
    if (texts.length === 0) continue
    const value = answerOf(field, texts)
    if (value === undefined) refused.push(field.id)
    else values.set(field.id, value)
  }
  return { values, refused }
}

/** Names of fields differ in more than upper and lower case. */
function textsByKey(query: string): Map<string, string[]> {
  const given = new Map<string, string[]>()
  for (const [key, text] of [...new URLSearchParams(query)].slice(0, PREFILL_PARAMETERS_MAX)) {
    if (text.trim() === '') continue
    const name = key.toLowerCase()
    given.set(name, [...(given.get(name) ?? []), text])
  }
  return given
}

/** @returns undefined for what the rules do not accept */
function answerOf(field: FormField, [first = '', ...more]: string[]): AnswerValue | undefined {
  if (!takesPrefill(field)) return undefined
  const kind = traitsOf(field.type).value
  if (kind !== 'several-options' && more.length > 0) return undefined
  const value = completeAnswer(field, tidyAnswer(field, READERS[kind](field, [first, ...more])))
  return value !== undefined && validateAnswer(field, value) === undefined ? value : undefined
}

type Reader = (field: FormField, texts: string[]) => AnswerValue

const asGiven: Reader = (_, [text = '']) => text

/** An option by its value, or else by its label, or else own words where the field takes them. */
function optionOf(field: FormField, text: string): string | { other: string } {
  const label = text.trim().toLowerCase()
  const options = optionsOf(field).filter(({ isOther }) => !isOther)
  const found =
    options.find(({ value }) => value === text) ?? options.find((option) => option.label.trim().toLowerCase() === label)
  if (found) return found.value
  return otherOption(field) ? { other: text.trim() } : text
}

const READERS: Readonly<Record<ValueKind, Reader>> = {
  'free-text': ({ type }, [text = '']) =>
    traitsOf(type).control === 'lines' ? text : text.replaceAll(/\s*[\r\n]+\s*/g, ' '),
  line: asGiven,
  quantity: asGiven,
  day: asGiven,
  scale: asGiven,
  'one-option': (field, [text = '']) => optionOf(field, text),
  'several-options': (field, texts) => [...new Set(texts.map((text) => optionOf(field, text)))],
  consent: asGiven,
  upload: asGiven,
}

/**
 * The query of a link that brings these answers: what {@link prefillIn} reads again.
 * @returns with its question mark; empty where nothing is answered
 */
export function prefillQuery(fields: readonly FormField[], values: ReadonlyMap<string, AnswerValue>): string {
  const query = new URLSearchParams()
  for (const field of fields.filter(takesPrefill))
    for (const text of textsOf(values.get(field.id))) query.append(field.name, text)
  return query.size > 0 ? `?${query}` : ''
}

function textsOf(value: AnswerValue | undefined): string[] {
  if (Array.isArray(value)) return value.flatMap(textsOf)
  if (isOtherAnswer(value)) return [value.other]
  return typeof value === 'string' || typeof value === 'number' ? [String(value)].filter((text) => text.trim()) : []
}
