import type { FieldOption, FormField, FormStructure, ResponseColumn } from '../../contract/types.gen.ts'
import { traitsOf } from '../field-types.ts'
import { optionsOf } from '../fields.ts'
import { type Scale, scaleOf } from '../answers/scale.ts'
import { fieldsForOwner } from '../logic/texts.ts'
import { RESPONSE_COLUMNS_MAX } from '../limits.ts'

/**
 * The columns that the responses of a form have: the union of its versions by field id. A field looks as it did in the
 * latest version that has it, with the options of every version, since old answers name old options.
 * @param versions in their order; the last one is today's form
 * @returns today's fields in their order, then removed ones, the latest removed first; at most RESPONSE_COLUMNS_MAX
 */
export function columnsOf(versions: readonly Version[]): ResponseColumn[] {
  const collected = collectColumns()
  for (const version of versions.toReversed()) collected.add(version)
  return collected.columns()
}

type Version = Pick<FormStructure, 'fields'>

/** The same for versions that come one by one, the latest first: all of them together may be hundreds of megabytes. */
export function collectColumns() {
  const found = new Map<string, { column: ResponseColumn; values: Set<string> }>()
  let age = 0
  const addField = (field: FormField): void => {
    const known = found.get(field.id)
    if (known) return addChoices(known, field)
    if (found.size >= RESPONSE_COLUMNS_MAX) return
    const column = columnOf(field, age > 0)
    found.set(field.id, { column, values: new Set(column.options.map(({ value }) => value)) })
  }
  return {
    add({ fields }: Version): void {
      fieldsForOwner(fields).forEach(addField)
      age += 1
    },
    columns: (): ResponseColumn[] => [...found.values()].map(({ column }) => column),
  }
}

function addChoices({ column, values }: { column: ResponseColumn; values: Set<string> }, older: FormField): void {
  for (const option of answersOf(older)) {
    if (!values.has(option.value)) column.options.push(option)
    values.add(option.value)
  }
  if (column.scale) column.scale = widest(column.scale, scaleIn(older).scale ?? column.scale)
}

const columnOf = (field: FormField, is_removed: boolean): ResponseColumn => ({
  field_id: field.id,
  name: field.name,
  label: field.label,
  type: field.type,
  options: [...answersOf(field)],
  ...scaleIn(field),
  is_removed,
})

/** A consent that was given is an answer to be counted and filtered like an option. */
const CONSENT: FieldOption[] = [{ label: 'Yes', value: 'true' }]

const answersOf = (field: FormField): FieldOption[] =>
  traitsOf(field.type).value === 'consent' ? CONSENT : optionsOf(field)

const scaleIn = (field: FormField): { scale?: Scale } =>
  traitsOf(field.type).value === 'scale' ? { scale: scaleOf(field) } : {}

const widest = (one: Scale, other: Scale): Scale => ({
  min: Math.min(one.min, other.min),
  max: Math.max(one.max, other.max),
})
