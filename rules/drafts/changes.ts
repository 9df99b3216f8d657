import type { FormField } from '../../contract/types.gen.ts'
import { takesOptions } from '../field-types.ts'
import { fieldsOf, isActive, metadataOf, optionsOf, type Structured } from '../fields.ts'
import { longestRising } from './longest-rising.ts'

/** A form as far as its owner writes it. */
export type Written = Structured & { title: string; description?: string | null; is_active?: boolean }

/** One field that differs. */
export interface FieldChange {
  kind: 'added' | 'removed' | 'changed' | 'moved'
  id: string
  /** As the owner knows the field: the new one, or the old one of a removed field. */
  label: string
  /** Of a changed field: what differs, by the names of the contract. */
  parts: string[]
}

export interface DraftChanges {
  /** What differs beside the fields: `title`, `description`, `is_active`, and entries of the metadata by their names. */
  form: string[]
  /** In the order of the form; removed fields last. */
  fields: FieldChange[]
}

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || value === false || (Array.isArray(value) && !value.length)

/** Absent, empty and off are the same to everybody who answers; so is the order of the keys. */
const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, entry]) => !isBlank(entry))
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, one]) => [key, canonical(one)]))
}

const textOf = (value: unknown): string => {
  const text = isBlank(value) ? '' : JSON.stringify(canonical(value))
  return text === '{}' ? '' : text
}

const differingKeys = (before: object, after: object): string[] => {
  const [from, to] = [new Map(Object.entries(before)), new Map(Object.entries(after))]
  return [...new Set([...from.keys(), ...to.keys()])].filter((key) => textOf(from.get(key)) !== textOf(to.get(key)))
}

/** What an owner changed of a form, to be said in words. */
export function changesOf(before: Written, after: Written): DraftChanges {
  const head = ({ title, description }: Written) => ({ title, description })
  return {
    form: [
      ...differingKeys(head(before), head(after)),
      ...(isActive(before) === isActive(after) ? [] : ['is_active']),
      ...differingKeys(metadataOf(before), metadataOf(after)),
    ],
    fields: fieldChanges(fieldsOf(before), fieldsOf(after)),
  }
}

export const isUnchanged = ({ form, fields }: DraftChanges): boolean => form.length === 0 && fields.length === 0

function fieldChanges(before: FormField[], after: FormField[]): FieldChange[] {
  const places = new Map(before.map((field, index) => [field.id, { field, index }]))
  const left = new Set(after.map(({ id }) => id))
  const common = after.flatMap(({ id }) => places.get(id)?.index ?? [])
  const inOrder = new Set(longestRising(common))
  const ofAfter = after.flatMap((field): FieldChange[] => {
    const known = places.get(field.id)
    if (!known) return [{ kind: 'added', id: field.id, label: field.label, parts: [] }]
    const change = { id: field.id, label: field.label || known.field.label }
    const parts = differingKeys(known.field, field)
    return [
      ...(parts.length > 0 ? [{ kind: 'changed' as const, ...change, parts }] : []),
      ...(inOrder.has(known.index) ? [] : [{ kind: 'moved' as const, ...change, parts: [] }]),
    ]
  })
  const removed = before.filter(({ id }) => !left.has(id))
  return [...ofAfter, ...removed.map(({ id, label }) => ({ kind: 'removed' as const, id, label, parts: [] }))]
}

/** Answers that were given to a field that will be gone, of another type, or without some of its options. */
export interface AnswersAffected {
  kind: 'removed' | 'retyped' | 'options'
  id: string
  label: string
  /** Labels of the options that are gone. */
  options: string[]
}

/** What a change means for answers that were given before: none of them is deleted. */
export function answersAffected(before: Written, after: Written): AnswersAffected[] {
  const next = new Map(fieldsOf(after).map((field) => [field.id, field]))
  return fieldsOf(before).flatMap((field): AnswersAffected[] => {
    const { id, label } = field
    const now = next.get(id)
    if (!now) return [{ kind: 'removed', id, label, options: [] }]
    if (now.type !== field.type && !(takesOptions(now.type) && takesOptions(field.type)))
      return [{ kind: 'retyped', id, label, options: [] }]
    const values = new Set(optionsOf(now).map(({ value }) => value))
    const gone = takesOptions(field.type) ? optionsOf(field).filter(({ value }) => !values.has(value)) : []
    return gone.length > 0 ? [{ kind: 'options', id, label, options: gone.map((option) => option.label) }] : []
  })
}
