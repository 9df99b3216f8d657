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
export function columnsOf(versions: readonly Pick<FormStructure, 'fields'>[]): ResponseColumn[] {
  const columns = new Map<string, ResponseColumn>()
  for (const [age, { fields }] of versions.toReversed().entries())
    for (const field of fieldsForOwner(fields)) {
      const known = columns.get(field.id)
      if (known) Object.assign(known, choicesWith(known, field))
      else columns.set(field.id, columnOf(field, age > 0))
    }
  return [...columns.values()].slice(0, RESPONSE_COLUMNS_MAX)
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

const choicesWith = (known: ResponseColumn, older: FormField): Pick<ResponseColumn, 'options' | 'scale'> => ({
  options: withOptions(known.options, answersOf(older)),
  ...(known.scale && { scale: widest(known.scale, scaleIn(older).scale ?? known.scale) }),
})

const widest = (one: Scale, other: Scale): Scale => ({
  min: Math.min(one.min, other.min),
  max: Math.max(one.max, other.max),
})

const withOptions = (known: FieldOption[], older: FieldOption[]): FieldOption[] => [
  ...known,
  ...older.filter(({ value }) => !known.some((option) => option.value === value)),
]
