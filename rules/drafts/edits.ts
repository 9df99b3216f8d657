import type { FieldOption, FieldType, FormField, FormMetadata, FormStructure } from '../../contract/types.gen.ts'
import { takesOptions, traitsOf } from '../field-types.ts'
import { fieldsOf, metadataOf, type Structured } from '../fields.ts'
import { OPTIONS_MAX } from '../limits.ts'
import { isScale, scaleOf, SCALES } from '../answers/scale.ts'

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

const namesOf = (draft: Draft): string[] => fieldsOf(draft).map(({ name }) => name)

/** What an owner has said of a field that is not in the form yet. */
export type NewField = Partial<Omit<FormField, 'id' | 'name'>>

/**
 * @param id made by the caller, since it is random
 * @param index where the field stands afterwards; at the end where it is not given
 */
export function addField<D extends Draft>(draft: D, id: string, field: NewField = {}, index?: number): D {
  const { label = '', type = 'text' } = field
  const name = freeKey(label, namesOf(draft))
  const made = { id, name, label, type, required: false, ...field }
  const fields = fieldsOf(draft)
  return withFields(draft, fields.toSpliced(index ?? fields.length, 0, { ...made, ...retypeField(made, type) }))
}

/** A copy stands below its field, under a name of its own. */
export function duplicateField<D extends Draft>(draft: D, id: string, copyId: string): D {
  const fields = fieldsOf(draft)
  const index = fields.findIndex((field) => field.id === id)
  const field = fields[index]
  if (!field) return draft
  const name = freeKey(field.name, namesOf(draft))
  return withFields(draft, fields.toSpliced(index + 1, 0, { ...field, id: copyId, name }))
}

export const removeField = <D extends Draft>(draft: D, id: string): D =>
  withFields(
    draft,
    fieldsOf(draft).filter((field) => field.id !== id),
  )

/** One position up (-1) or down (1), not past the ends. */
export function moveField<D extends Draft>(draft: D, id: string, by: -1 | 1): D {
  const from = fieldsOf(draft).findIndex((field) => field.id === id)
  return from < 0 ? draft : moveFieldTo(draft, id, from + by)
}

/** @param index where the field stands afterwards; a draft without such a place stays as it is */
export function moveFieldTo<D extends Draft>(draft: D, id: string, index: number): D {
  const fields = fieldsOf(draft)
  const field = fields.find((one) => one.id === id)
  if (!field || !fields[index] || fields[index] === field) return draft
  return withFields(draft, fields.filter((one) => one !== field).toSpliced(index, 0, field))
}

export const changeField = <D extends Draft>(draft: D, id: string, change: Partial<FormField>): D =>
  withFields(
    draft,
    fieldsOf(draft).map((field) => (field.id === id ? { ...field, ...change } : field)),
  )

/**
 * The name follows the label until the owner gives the field a name of its own.
 * @param keepsName whether answers are stored under the name already
 */
export function labelField<D extends Draft>(draft: D, id: string, label: string, keepsName = false): D {
  const others = fieldsOf(draft).filter((field) => field.id !== id)
  const taken = others.map(({ name }) => name)
  const field = fieldsOf(draft).find((one) => one.id === id)
  const follows = field && (field.name === '' || (!keepsName && field.name === freeKey(field.label, taken)))
  return changeField(draft, id, follows ? { label, name: freeKey(label, taken) } : { label })
}

const FIRST_OPTIONS: FieldOption[] = [
  { label: 'Option 1', value: 'option_1' },
  { label: 'Option 2', value: 'option_2' },
]

/** A type with options begins with two of them; what another type needs is kept for the way back. */
export function retypeField(field: FormField, type: FieldType): Partial<FormField> {
  if (takesOptions(type) && !field.options?.length) return { type, options: FIRST_OPTIONS }
  const isOtherScale = traitsOf(type).value === 'scale' && !isScale(scaleOf(field))
  return isOtherScale ? { type, validation: { ...field.validation, ...SCALES.stars } } : { type }
}

/** @param index where the option stands afterwards; at the end where it is not given */
export const addOption = (options: FieldOption[], index = options.length): FieldOption[] => {
  const label = `Option ${options.length + 1}`
  return options.toSpliced(index, 0, { label, value: freeKey(label, valuesOf(options)) })
}

/** An option for the person's own words; it stands last, where people look for it. */
export const addOther = (options: FieldOption[], label: string): FieldOption[] => [
  ...options,
  { label, value: freeKey(label, valuesOf(options)), isOther: true },
]

/** Options of these labels, each once, with values made of them. */
export const optionsFrom = (labels: string[]): FieldOption[] =>
  [...new Set(labels.map((label) => label.trim()).filter(Boolean))].reduce<FieldOption[]>(
    (options, label) => [
      ...options,
      { label, value: freeKey(label, valuesOf(options)) || `option_${options.length + 1}` },
    ],
    [],
  )

/** Whether somebody gave the option a name: until then it is a place for one. */
export const isNamed = ({ label, value }: FieldOption): boolean =>
  !/^Option \d+$/.test(label) || !/^option_\d+$/.test(value)

/** The lines of a text take the place of the option that they are pasted into, and of options that nobody has named yet. */
export function pasteOptions(options: FieldOption[], index: number, text: string): FieldOption[] {
  const before = options.slice(0, index)
  const after = options.slice(index + 1).filter(isNamed)
  const kept = [...before, ...after].map(({ label }) => label.trim().toLowerCase())
  const pasted = optionsFrom(text.split(/\r?\n/)).filter(({ label }) => !kept.includes(label.toLowerCase()))
  const taken = valuesOf([...before, ...after])
  const named = pasted.reduce<FieldOption[]>(
    (made, { label, value }) => [...made, { label, value: freeKey(value, [...taken, ...valuesOf(made)]) }],
    [],
  )
  return [...before, ...named, ...after].slice(0, OPTIONS_MAX)
}

/**
 * The value follows the label until it was given one of its own.
 * @param kept values under which answers are stored already
 */
export function labelOption(
  options: FieldOption[],
  index: number,
  label: string,
  kept: readonly string[] = [],
): FieldOption[] {
  const taken = valuesOf(options.filter((_, other) => other !== index))
  return options.map((option, other) => {
    if (other !== index) return option
    const isFree = !kept.includes(option.value) && option.value === freeKey(option.label, taken)
    const follows = option.value === '' || isFree
    return { ...option, label, ...(follows && { value: freeKey(label, taken) }) }
  })
}

const valuesOf = (options: FieldOption[]): string[] => options.map(({ value }) => value)
