import type { FieldType } from '../contract/types.gen.ts'

/** What an answer is; several types of fields may ask for the same. */
export type ValueKind =
  | 'free-text'
  | 'line'
  | 'quantity'
  | 'day'
  | 'one-option'
  | 'several-options'
  | 'scale'
  | 'consent'
  | 'upload'

/** What the product must know of a type of field. Code that treats types differently asks for a trait, never for a name. */
interface FieldTypeTraits {
  /**
   * `free-text`: any text, within the lengths and the pattern of the field. `line`: a text of a fixed shape. `quantity`: a
   * number, within the field's minimum and maximum. `day`: `YYYY-MM-DD`. `one-option` and `several-options`: values of the
   * field's options. `scale`: a whole number of few. `consent`: true, or nothing. `upload`: a file.
   */
  value: ValueKind
  /**
   * How it is entered. `line` and `list`: one control, which can show a placeholder. `lines`: so too, and Enter breaks the
   * line. `group`: several inputs, which share the label. `box`: a single
   * box, whose words the placeholder is. `picker`: a control with texts of its own.
   */
  control: 'line' | 'lines' | 'list' | 'group' | 'box' | 'picker'
  /**
   * How it is spoken. `unspoken`: not at all. `words`: only as a whole. `spellable`: letter by letter too. `exact`: so too, and
   * one wrong character makes it useless, so it is read back letter by letter and always confirmed.
   */
  speech: 'unspoken' | 'words' | 'spellable' | 'exact'
  /** The answer is an address that mail can be sent to. */
  takesMail?: true
  /** The answer is the address of a page. */
  isPage?: true
}

/** The types in the order in which the builder offers them. */
const TRAITS: Readonly<Record<FieldType, FieldTypeTraits>> = {
  text: { value: 'free-text', control: 'line', speech: 'spellable' },
  textarea: { value: 'free-text', control: 'lines', speech: 'spellable' },
  number: { value: 'quantity', control: 'line', speech: 'words' },
  email: { value: 'line', control: 'line', speech: 'exact', takesMail: true },
  url: { value: 'line', control: 'line', speech: 'exact', isPage: true },
  tel: { value: 'line', control: 'line', speech: 'exact' },
  date: { value: 'day', control: 'picker', speech: 'words' },
  select: { value: 'one-option', control: 'list', speech: 'words' },
  radio: { value: 'one-option', control: 'group', speech: 'words' },
  checkbox: { value: 'several-options', control: 'group', speech: 'words' },
  rating: { value: 'scale', control: 'group', speech: 'words' },
  consent: { value: 'consent', control: 'box', speech: 'words' },
  file: { value: 'upload', control: 'picker', speech: 'unspoken' },
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

/** Whether the control can show a placeholder. */
export const takesPlaceholder = (type: FieldType): boolean =>
  ['line', 'lines', 'list', 'box'].includes(traitsOf(type).control)

/** Whether the answer can be given by voice. */
export const isSpoken = (type: FieldType): boolean => traitsOf(type).speech !== 'unspoken'

/** Whether letters, digits and signs said one by one make an answer. */
export const isSpellable = (type: FieldType): boolean => {
  const { speech } = traitsOf(type)
  return speech === 'spellable' || speech === 'exact'
}

/** Whether one wrong character makes the answer useless. */
export const isExact = (type: FieldType): boolean => traitsOf(type).speech === 'exact'

/** Whether the answer is an address that mail can be sent to. */
export const takesMail = (type: FieldType): boolean => traitsOf(type).takesMail === true

/** Whether the answer is the address of a page. */
export const isPage = (type: FieldType): boolean => traitsOf(type).isPage === true
