import type { FieldOption, FormField, FormStructure, ResponseColumn } from '../../contract/types.gen.ts'
import { optionsOf } from '../fields.ts'
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
    for (const field of fields) {
      const known = columns.get(field.id)
      if (known) known.options = withOptions(known.options, optionsOf(field))
      else columns.set(field.id, columnOf(field, age > 0))
    }
  return [...columns.values()].slice(0, RESPONSE_COLUMNS_MAX)
}

const columnOf = (field: FormField, is_removed: boolean): ResponseColumn => ({
  field_id: field.id,
  name: field.name,
  label: field.label,
  type: field.type,
  options: [...optionsOf(field)],
  is_removed,
})

const withOptions = (known: FieldOption[], older: FieldOption[]): FieldOption[] => [
  ...known,
  ...older.filter(({ value }) => !known.some((option) => option.value === value)),
]
