import type { FieldOption, FieldType, FormField, FormMetadata, FormStructure } from '../../contract/types.gen.ts'
import { takesOptions } from '../field-types.ts'
import { fieldsOf, metadataOf, type Structured } from '../fields.ts'

/** The steps of an owner in the builder: each gives a new draft and leaves the old one as it was. */
interface Draft extends Structured {
  structure?: FormStructure
}

/** A key in snake case: 'How old are you?' gives 'how_old_are_you'. Accents go, other scripts stay. */
const keyOf = (label: string): string =>
  label
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '_')
    .replaceAll(/^_|_$/g, '')
    .slice(0, 60)

function freeKey(label: string, taken: string[]): string {
  const key = keyOf(label)
  if (key === '') return ''
  const isTaken = (candidate: string) => taken.some((other) => other.toLowerCase() === candidate)
  for (let number = 2, candidate = key; ; number++) {
    if (!isTaken(candidate)) return candidate
    candidate = `${key}_${number}`
  }
}

const withFields = <D extends Draft>(draft: D, fields: FormField[]): D => ({
  ...draft,
  structure: { ...draft.structure, fields },
})

/** Changes words and switches around the fields; one that was emptied on purpose stays empty. */
export const changeMetadata = <D extends Draft>(draft: D, change: Partial<FormMetadata>): D => ({
  ...draft,
  structure: {
    ...draft.structure,
    fields: fieldsOf(draft),
    metadata: { ...metadataOf(draft), ...draft.structure?.metadata, ...change },
  },
})

/** @param language in which people answer, as BCP 47 */
export const speakLanguage = <D extends Draft>(draft: D, language: string): D => changeMetadata(draft, { language })

/** Whether what was misheard and corrected is stored with the answers. */
export const keepCorrections = <D extends Draft>(draft: D, isOn: boolean): D =>
  changeMetadata(draft, { keepCorrections: isOn })

/** @param id made by the caller, since it is random */
export const addField = <D extends Draft>(draft: D, id: string): D =>
  withFields(draft, [...fieldsOf(draft), { id, name: '', label: '', type: 'text', required: false }])

export const removeField = <D extends Draft>(draft: D, id: string): D =>
  withFields(
    draft,
    fieldsOf(draft).filter((field) => field.id !== id),
  )

/** One position up (-1) or down (1), not past the ends (specification, section 4). */
export function moveField<D extends Draft>(draft: D, id: string, by: -1 | 1): D {
  const fields = [...fieldsOf(draft)]
  const from = fields.findIndex((field) => field.id === id)
  const [field, other] = [fields[from], fields[from + by]]
  if (!field || !other) return draft
  fields[from] = other
  fields[from + by] = field
  return withFields(draft, fields)
}

export const changeField = <D extends Draft>(draft: D, id: string, change: Partial<FormField>): D =>
  withFields(
    draft,
    fieldsOf(draft).map((field) => (field.id === id ? { ...field, ...change } : field)),
  )

/** The name follows the label until the owner gives the field a name of its own. */
export function labelField<D extends Draft>(draft: D, id: string, label: string): D {
  const others = fieldsOf(draft).filter((field) => field.id !== id)
  const taken = others.map(({ name }) => name)
  const field = fieldsOf(draft).find((one) => one.id === id)
  const follows = field && (field.name === '' || field.name === freeKey(field.label, taken))
  return changeField(draft, id, follows ? { label, name: freeKey(label, taken) } : { label })
}

const FIRST_OPTIONS: FieldOption[] = [
  { label: 'Option 1', value: 'option_1' },
  { label: 'Option 2', value: 'option_2' },
]

/** A type with options begins with two of them; what another type needs is kept for the way back. */
export const retypeField = (field: FormField, type: FieldType): Partial<FormField> =>
  takesOptions(type) && !field.options?.length ? { type, options: FIRST_OPTIONS } : { type }

export const addOption = (options: FieldOption[]): FieldOption[] => {
  const label = `Option ${options.length + 1}`
  return [...options, { label, value: freeKey(label, valuesOf(options)) }]
}

/** The value follows the label until it was given one of its own. */
export function labelOption(options: FieldOption[], index: number, label: string): FieldOption[] {
  const taken = valuesOf(options.filter((_, other) => other !== index))
  return options.map((option, other) => {
    if (other !== index) return option
    const follows = option.value === '' || option.value === freeKey(option.label, taken)
    return follows ? { label, value: freeKey(label, taken) } : { ...option, label }
  })
}

const valuesOf = (options: FieldOption[]): string[] => options.map(({ value }) => value)
