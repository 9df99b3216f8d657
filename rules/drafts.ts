import type { FormField, FormStructure } from '../contract/types.gen.ts'
import { lengthOf } from './characters.ts'
import { appearanceIssues, normaliseWords } from './drafts/appearance.ts'
import { fieldIssues, issueOf, NAME_MISSING } from './drafts/fields.ts'
import { takesTextLimits } from './field-types.ts'
import { DESCRIPTION_MAX, FIELDS_MAX, TITLE_MAX } from './limits.ts'
import { FORM_PATTERN_SIZE_MAX } from './pattern/limits.ts'
import { toNumber } from './numbers.ts'
import { type LogicFault, logicFaults } from './logic/faults.ts'
import { newContradictions } from './logic/new-contradictions.ts'
import { hasLogic } from './logic/fields-asked.ts'
import { areTooCostly, patternSize } from './pattern.ts'

/** A form as it is written in the builder, or as it is sent to be stored. */
export interface FormDraft {
  title: string
  description?: string | null
  structure?: FormStructure
}

/**
 * The builder's rules: those of create and those of edit together, and what keeps a form answerable. The server applies
 * the same.
 * @param published the form as it is stored: contradictions that it has already may stay
 * @returns the messages for the alert, each once, in the order of the form; empty when the form may be saved
 */
export function draftProblems(draft: FormDraft, published?: FormDraft): string[] {
  const fields = draft.structure?.fields ?? []
  const words = appearanceIssues(draft.structure?.metadata ?? {})
  const isTooCostly = areTooCostly(patternsOf(fields))
  const ofEach = fields.flatMap((field, index) => fieldIssues(field, index, !isTooCostly))
  const logic = isTooCostly ? [] : faultsOfLogic(draft, published).map(({ message }) => message)
  const ofFields = [...ofEach, ...togetherProblems(fields, isTooCostly), ...logic]
  return [...new Set([...headProblems(draft, fields), ...words, ...ofFields])]
}

/**
 * What is wrong with the logic of a draft: what cannot be followed, or else what can never be so.
 * @param published as for `draftProblems`
 */
export function faultsOfLogic({ structure }: FormDraft, published?: FormDraft): LogicFault[] {
  const fields = structure?.fields ?? []
  if (!hasLogic(fields)) return []
  const faults = logicFaults(fields)
  return faults.length > 0 ? faults : newContradictions(fields, published?.structure?.fields)
}

const NAMES_MISSING = 'All fields must have names'

/**
 * While a form is created, names that are missing are said of each field.
 * @returns as `draftProblems`
 */
export const createProblems = (draft: FormDraft): string[] =>
  draftProblems(draft).filter((problem) => problem !== NAMES_MISSING)

/**
 * While a form is edited, names that are missing are said once, of all fields together.
 * @param published as for `draftProblems`
 * @returns as `draftProblems`
 */
export function editProblems(draft: FormDraft, published: FormDraft): string[] {
  const ofEach = new Set(draft.structure?.fields.map((_, index) => issueOf(index, NAME_MISSING)))
  return draftProblems(draft, published).filter((problem) => !ofEach.has(problem))
}

/** A place in the builder. */
export type Fault = { part: 'title' } | { part: 'field'; id: string }

/**
 * The first thing that keeps the form from being saved: the title, then the fields in their order.
 * @param published as for `draftProblems`
 * @returns undefined when neither is at fault alone
 */
export function firstFault(draft: FormDraft, published?: FormDraft): Fault | undefined {
  if (draft.title.trim() === '') return { part: 'title' }
  const fields = draft.structure?.fields ?? []
  const judgesPattern = !areTooCostly(patternsOf(fields))
  const faulty = judgesPattern ? faultsOfLogic(draft, published).map(({ place }) => place[1]) : []
  const field = fields.find(
    (each, index) => fieldIssues(each, index, judgesPattern).length > 0 || faulty.includes(index),
  )
  return field && { part: 'field', id: field.id }
}

/**
 * The draft as it is stored: without spaces around names, labels and the title, and with the numbers of the limits as
 * numbers where numeric texts were given. What cannot be a number is left for `draftProblems` to name.
 */
export function normaliseDraft<Draft extends Partial<FormDraft>>(draft: Draft): Draft {
  const { title, structure } = draft
  return {
    ...draft,
    ...(typeof title === 'string' && { title: title.trim() }),
    ...(structure && { structure: normaliseStructure(structure) }),
  }
}

const normaliseStructure = ({ fields, metadata, ...rest }: FormStructure): FormStructure => ({
  ...rest,
  fields: fields.map(normaliseField),
  ...(metadata && { metadata: normaliseWords(metadata) }),
})

function headProblems({ title, description }: FormDraft, fields: FormField[]): string[] {
  return [
    ...(title.trim() ? [] : ['Form title is required']),
    ...(lengthOf(title) > TITLE_MAX ? [`Form title must be no more than ${TITLE_MAX} characters`] : []),
    ...((description?.length ?? 0) > DESCRIPTION_MAX
      ? [`Description must be no more than ${DESCRIPTION_MAX} characters`]
      : []),
    ...(fields.length ? [] : ['At least one field is required']),
    ...(fields.length > FIELDS_MAX ? [`A form can have at most ${FIELDS_MAX} fields`] : []),
  ]
}

const patternsOf = (fields: FormField[]): string[] =>
  fields.filter(({ type }) => takesTextLimits(type)).map(({ validation }) => validation?.pattern ?? '')

/** @param isTooCostly whether the patterns are too large to look at one by one */
function togetherProblems(fields: FormField[], isTooCostly: boolean): string[] {
  const names = fields.map(({ name }) => name.trim()).filter(Boolean)
  return [
    ...(names.length < fields.length ? [NAMES_MISSING] : []),
    ...(areUnique(names) ? [] : ['Field names must be unique']),
    ...(areUnique(fields.map(({ id }) => id)) ? [] : ['Field ids must be unique']),
    ...(isTooCostly || sumOf(patternsOf(fields).map(patternSize)) > FORM_PATTERN_SIZE_MAX
      ? ['The patterns of this form are too large together']
      : []),
  ]
}

const sumOf = (sizes: number[]): number => sizes.reduce((sum, size) => sum + size, 0)

/** Upper and lower case are the same, so that columns of an export cannot be mixed up. */
const areUnique = (keys: string[]): boolean => new Set(keys.map((key) => key.trim().toLowerCase())).size === keys.length

function normaliseField(field: FormField): FormField {
  const { name, label, options, validation } = field
  return {
    ...field,
    name: name.trim(),
    label: label.trim(),
    ...(options && {
      options: options.map((option) => ({ ...option, label: option.label.trim(), value: option.value.trim() })),
    }),
    ...(validation && { validation: normaliseLimits(validation) }),
  }
}

function normaliseLimits(validation: NonNullable<FormField['validation']>): NonNullable<FormField['validation']> {
  const entries = Object.entries(validation).map(([key, limit]) => [
    key,
    key === 'pattern' || key === 'acceptedTypes' ? limit || null : numeric(limit),
  ])
  return Object.fromEntries(entries)
}

/** An emptied input means no limit. */
const numeric = (limit: unknown): unknown =>
  typeof limit === 'string' && limit.trim() === '' ? null : (toNumber(limit) ?? limit)
