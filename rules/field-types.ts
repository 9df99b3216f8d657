import type { FieldType } from '../contract/types.gen.ts'

/** What an answer is; several types of fields may ask for the same. */
export type ValueKind = 'free-text' | 'line' | 'quantity' | 'day' | 'one-option' | 'several-options' | 'upload'

/** What the product must know of a type of field. Code that treats types differently asks for a trait, never for a name. */
export interface FieldTypeTraits {
  /**
   * `free-text`: any text, within the lengths and the pattern of the field. `line`: a text of a fixed shape. `quantity`: a
   * number, within the field's minimum and maximum. `day`: `YYYY-MM-DD`. `one-option` and `several-options`: values of the
   * field's options. `upload`: a file.
   */
  value: ValueKind
  /** Whether Enter breaks the line, so that another key confirms the answer. */
  isMultiline: boolean
  /** Whether the control is several inputs, which share the label as a group. */
  isGroup: boolean
  /** Whether the control has a line that can show a placeholder. */
  hasPlaceholder: boolean
  /** Whether the answer can be given by voice. */
  isSpoken: boolean
  /**
   * Whether the answer can be spelled letter by letter. `exact`: one wrong character makes it useless, so it is read back
   * letter by letter and always confirmed.
   */
  spelling: 'none' | 'possible' | 'exact'
  /**
   * What a "no" before the answer means: a part of it, as in "no reply", a correction, as in "no, forty", or a correction
   * only where a comma follows.
   */
  leadingNo: 'is-content' | 'corrects' | 'corrects-before-comma'
}

/** The types in the order in which the builder offers them (specification, section 3). */
const TRAITS: Readonly<Record<FieldType, FieldTypeTraits>> = {
  text: {
    value: 'free-text',
    isMultiline: false,
    isGroup: false,
    hasPlaceholder: true,
    isSpoken: true,
    spelling: 'possible',
    leadingNo: 'is-content',
  },
  textarea: {
    value: 'free-text',
    isMultiline: true,
    isGroup: false,
    hasPlaceholder: true,
    isSpoken: true,
    spelling: 'possible',
    leadingNo: 'is-content',
  },
  number: {
    value: 'quantity',
    isMultiline: false,
    isGroup: false,
    hasPlaceholder: true,
    isSpoken: true,
    spelling: 'none',
    leadingNo: 'corrects',
  },
  email: {
    value: 'line',
    isMultiline: false,
    isGroup: false,
    hasPlaceholder: true,
    isSpoken: true,
    spelling: 'exact',
    leadingNo: 'corrects-before-comma',
  },
  url: {
    value: 'line',
    isMultiline: false,
    isGroup: false,
    hasPlaceholder: true,
    isSpoken: true,
    spelling: 'exact',
    leadingNo: 'corrects-before-comma',
  },
  tel: {
    value: 'line',
    isMultiline: false,
    isGroup: false,
    hasPlaceholder: true,
    isSpoken: true,
    spelling: 'exact',
    leadingNo: 'corrects',
  },
  date: {
    value: 'day',
    isMultiline: false,
    isGroup: false,
    hasPlaceholder: false,
    isSpoken: true,
    spelling: 'none',
    leadingNo: 'corrects',
  },
  select: {
    value: 'one-option',
    isMultiline: false,
    isGroup: false,
    hasPlaceholder: true,
    isSpoken: true,
    spelling: 'none',
    leadingNo: 'is-content',
  },
  radio: {
    value: 'one-option',
    isMultiline: false,
    isGroup: true,
    hasPlaceholder: false,
    isSpoken: true,
    spelling: 'none',
    leadingNo: 'is-content',
  },
  checkbox: {
    value: 'several-options',
    isMultiline: false,
    isGroup: true,
    hasPlaceholder: false,
    isSpoken: true,
    spelling: 'none',
    leadingNo: 'is-content',
  },
  file: {
    value: 'upload',
    isMultiline: false,
    isGroup: false,
    hasPlaceholder: false,
    isSpoken: false,
    spelling: 'none',
    leadingNo: 'is-content',
  },
}

export const FIELD_TYPES = Object.keys(TRAITS) as readonly FieldType[]

/** The traits of a type; a page that is older than the form it shows treats a type that it does not know as text. */
export const traitsOf = (type: FieldType): FieldTypeTraits => TRAITS[type] ?? TRAITS.text

/** Whether answers are chosen from the field's options. */
export const takesOptions = (type: FieldType): boolean => {
  const { value } = traitsOf(type)
  return value === 'one-option' || value === 'several-options'
}

/** Whether minLength, maxLength and pattern are judged. */
export const takesTextLimits = (type: FieldType): boolean => traitsOf(type).value === 'free-text'

/** Whether letters, digits and signs said one by one make an answer. */
export const isSpellable = (type: FieldType): boolean => traitsOf(type).spelling !== 'none'
