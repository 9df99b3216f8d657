import type { FormDraft } from '../../drafts.ts'
import { addOther, type NewField, optionsFrom } from '../../drafts/edits.ts'
import { draftOf } from '../build.ts'
import { isScale } from '../../answers/scale.ts'
import { isNumeric } from '../../numbers.ts'
import { type ImportedForm, judged, type RefusedForm } from '../portable.ts'

/** What a question of another product becomes; a text alone says why it becomes nothing. */
export type Question = { field: NewField; left?: string[] } | string

type Part = Record<string, unknown>

/** Choices of a question, with one for own words where it had that. */
export function choiceOf(type: 'radio' | 'checkbox' | 'select', labels: string[], other?: string): NewField {
  const options = optionsFrom(labels)
  return { type, options: other === undefined ? options : addOther(options, other) }
}

export const yesNo = (): NewField => choiceOf('radio', ['Yes', 'No'])

/** A scale as a rating where it can be one, else as a number between its ends. */
export function scaleOf(min: number, max: number, low = '', high = ''): { field: NewField; left?: string[] } {
  const validation = { min, max }
  if (!isScale(validation))
    return { field: { type: 'number', validation }, left: [`the scale from ${min} to ${max} became a number`] }
  return { field: { type: 'rating', validation, ...((low || high) && { scaleLabels: { min: low, max: high } }) } }
}

export const numberIn = (value: unknown, otherwise: number): number => (isNumeric(value) ? Number(value) : otherwise)

/** Limits that are numbers; nothing where there are none. */
export function limitsIn(from: Part, keys: Readonly<Record<string, string>>): Pick<NewField, 'validation'> {
  const found = Object.entries(keys).flatMap(([key, name]) =>
    isNumeric(from[name]) ? [[key, Number(from[name])]] : [],
  )
  return found.length > 0 ? { validation: Object.fromEntries(found) } : {}
}

export interface Asked {
  label: string
  description?: string
  required: boolean
  question: Question
}

/** A form of what could be carried over, and in words what could not. */
export function imported(
  title: string,
  description: string,
  asked: Asked[],
  left: string[],
): ImportedForm | RefusedForm {
  const fields = asked.flatMap(({ label, description: help, required, question }): NewField[] =>
    typeof question === 'string' ? [] : [{ ...question.field, label, required, ...(help && { description: help }) }],
  )
  if (fields.length === 0) return { problems: ['The file holds no question that could be carried over'] }
  const notes = asked.flatMap(({ label, question }) =>
    (typeof question === 'string' ? [question] : (question.left ?? [])).map(
      (note) => `“${label || 'Untitled'}”: ${note}`,
    ),
  )
  const draft: FormDraft = draftOf(title || 'Imported form', description, fields)
  return judged(draft, [...notes, ...left])
}
