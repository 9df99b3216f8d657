import type { Condition, FieldComparison, FieldOption, FormField, FormStructure } from '../../contract/types.gen.ts'
import { optionsOf } from '../fields.ts'
import { operatorsOf, takesNoValue } from './comparisons.ts'
import { innerOf, partsOf } from './condition.ts'
import { CONDITION_DEPTH_MAX } from './limits.ts'
import { referencesIn } from './references.ts'

/** The steps of an owner with the logic of a form: each gives something new and leaves the old as it was. */

/** A condition as the builder shows it: all or any of its parts. */
export interface ConditionGroup {
  op: 'all' | 'any'
  parts: Condition[]
}

/** Any other condition than a group is a group of itself. */
export function groupOf(condition: Condition | undefined): ConditionGroup {
  if (!condition) return { op: 'all', parts: [] }
  if ('all' in condition) return { op: 'all', parts: condition.all }
  return 'any' in condition ? { op: 'any', parts: condition.any } : { op: 'all', parts: [condition] }
}

/** @returns undefined when the group is empty: then there is no condition */
export function conditionOf({ op, parts }: ConditionGroup): Condition | undefined {
  const [only] = parts
  if (parts.length === 0) return undefined
  if (only && parts.length === 1 && op === 'all') return only
  return op === 'all' ? { all: parts } : { any: parts }
}

/** What the builder begins with: whether the field has the first of its options, or has an answer at all. */
export function newComparison(field: FormField): FieldComparison {
  const [option] = optionsOf(field)
  const [op = 'answered'] = option ? operatorsOf(field) : (['answered'] as const)
  return option ? { field: field.id, op, value: option.value } : { field: field.id, op }
}

/** Another question is asked of the same answer; what it was compared with stays where it still can be. */
export function withOperator(comparison: FieldComparison, op: FieldComparison['op']): FieldComparison {
  const { field, value } = comparison
  if (takesNoValue(op) || value === undefined) return { field, op }
  if (op === 'oneOf') return { field, op, value: Array.isArray(value) || typeof value === 'boolean' ? value : [value] }
  const [first] = Array.isArray(value) ? value : [value]
  return first === undefined ? { field, op } : { field, op, value: first }
}

type Logic = Pick<FormField, 'visibleWhen' | 'requiredWhen' | 'goTo'>

/** What is undefined or empty is removed. */
export function withLogic(field: FormField, change: { [Key in keyof Logic]: Logic[Key] | undefined }): FormField {
  const { visibleWhen, requiredWhen, goTo, ...others } = { ...field, ...change }
  return {
    ...others,
    ...(visibleWhen && { visibleWhen }),
    ...(requiredWhen && { requiredWhen }),
    ...(goTo && goTo.length > 0 && { goTo }),
  }
}

/** A new draft with one field changed. */
export const changeLogic = <D extends { structure?: FormStructure }>(
  draft: D,
  id: string,
  change: Parameters<typeof withLogic>[1],
): D => mapFields(draft, (field) => (field.id === id ? withLogic(field, change) : field))

const mapFields = <D extends { structure?: FormStructure }>(draft: D, map: (field: FormField) => FormField): D =>
  draft.structure ? { ...draft, structure: { ...draft.structure, fields: draft.structure.fields.map(map) } } : draft

const conditionsOf = ({ visibleWhen, requiredWhen, goTo = [] }: FormField): Condition[] =>
  [visibleWhen, requiredWhen, ...goTo.map(({ when }) => when)].filter((condition) => condition !== undefined)

/** The fields that ask for the answer to a field, lead to it, or refer to it in their texts. */
export const dependantsOf = (fields: FormField[], id: string): FormField[] =>
  fields.filter((field) => field.id !== id && dependsOn(field, id))

function dependsOn(field: FormField, id: string): boolean {
  const isNamed = conditionsOf(field).some((condition) =>
    [...partsOf(condition, CONDITION_DEPTH_MAX)].some(([part]) => 'field' in part && part.field === id),
  )
  const isTarget = field.goTo?.some(({ to }) => to === id) === true
  return isNamed || isTarget || [field.label, field.description].some((text) => referencesIn(text).includes(id))
}

/** Conditions on a field follow its options: one of another value is the same option still, as long as none came or went. */
export function followOptions<D extends { structure?: FormStructure }>(
  draft: D,
  id: string,
  before: FieldOption[],
  after: FieldOption[],
): D {
  const renamed = new Map(before.map(({ value }, index) => [value, after[index]?.value ?? value]))
  const isRenamed = before.length === after.length && [...renamed].some(([from, to]) => from !== to)
  if (!isRenamed) return draft
  const follow = (value: unknown) => (typeof value === 'string' ? (renamed.get(value) ?? value) : value)
  return mapFields(draft, (field) => mapConditions(field, (part) => followed(part, id, follow)))
}

function followed(part: FieldComparison, id: string, follow: (value: unknown) => unknown): FieldComparison {
  if (part.field !== id || part.value === undefined) return part
  const value = Array.isArray(part.value) ? part.value.map(follow) : follow(part.value)
  return { ...part, value: value as NonNullable<FieldComparison['value']> }
}

function mapConditions(field: FormField, map: (part: FieldComparison) => FieldComparison): FormField {
  if (conditionsOf(field).length === 0) return field
  const { visibleWhen, requiredWhen, goTo } = field
  return {
    ...field,
    ...(visibleWhen && { visibleWhen: mapped(visibleWhen, map) }),
    ...(requiredWhen && { requiredWhen: mapped(requiredWhen, map) }),
    ...(goTo && { goTo: goTo.map((jump) => (jump.when ? { ...jump, when: mapped(jump.when, map) } : jump)) }),
  }
}

function mapped(condition: Condition, map: (part: FieldComparison) => FieldComparison): Condition {
  if ('field' in condition) return map(condition)
  const inner = innerOf(condition).map(([part]) => mapped(part, map))
  if ('all' in condition) return { all: inner }
  return 'any' in condition ? { any: inner } : { not: inner[0] ?? condition.not }
}
