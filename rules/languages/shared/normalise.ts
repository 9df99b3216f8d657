import type { FieldType, FormField } from '../../../contract/types.gen.ts'

/** What of a field decides how speech becomes its value. */
export type SpokenField = Pick<FormField, 'type' | 'options'>

export interface Circumstances {
  /** The person's own day, `YYYY-MM-DD` or a Date; "tomorrow" is the day after it. */
  today: string | Date
  /** A BCP 47 tag such as `en-US`; its region tells how phone numbers are dialled. */
  locale: string
}

/**
 * From what was heard to the value of a field (specification, section 4).
 * Gives the value as the form keeps it, or undefined where a careful listener would ask again. Never throws.
 */
export type Normalise = (
  field: SpokenField,
  transcript: string,
  circumstances: Circumstances,
) => string | number | string[] | undefined

/** The rules of one language: those of a type are fetched when a form has such a field. */
export type RulesOfLanguage = Readonly<Record<FieldType, () => Promise<Normalise>>>

/** A reading that began at one word and ended before the word `next`. */
export interface Found<T> {
  value: T
  next: number
}

export type Words = readonly string[]
