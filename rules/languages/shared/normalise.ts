import type { FieldType, FormField, OtherAnswer } from '../../../contract/types.gen.ts'

/** What of a field decides how speech becomes its value. */
export type SpokenField = Pick<FormField, 'type' | 'options'> &
  Partial<Pick<FormField, 'label' | 'validation' | 'scaleLabels'>>

export interface Circumstances {
  /** The person's own day, `YYYY-MM-DD` or a Date; "tomorrow" is the day after it. */
  today: string | Date
  /** A BCP 47 tag such as `en-US`; its region tells how phone numbers are dialled. */
  locale: string
}

/**
 * From what was heard to the value of a field.
 * Gives the value as the form keeps it, or undefined where a careful listener would ask again. Never throws.
 */
export type Normalise = (
  field: SpokenField,
  transcript: string,
  circumstances: Circumstances,
) => string | number | true | OtherAnswer | (string | OtherAnswer)[] | undefined

/** A value, and whether everything that was said is explained by it; else the person is asked whether it was meant. */
export interface Reading {
  value: NonNullable<ReturnType<Normalise>>
  isSure: boolean
  /** Whether no word beside it is known to change it, though some words may not be known. */
  isUnchanged?: boolean
  /** What else was said in its place: "two or three". */
  others?: readonly Reading['value'][]
  /** Whether it was read from a part of what was said only: it may be proposed, and is no value of the whole. */
  isGuess?: boolean
  /** Whether it is a guess by its label alone, which is not made of what is surely talk. */
  isNamed?: boolean
}

/** Like `Normalise`, with what decides between taking a value and asking for it. Never throws. */
export type ReadAnswer = (...heard: Parameters<Normalise>) => Reading | undefined

/** What looks at an answer once more around the one that reads it. */
export type Layer = (read: ReadAnswer) => ReadAnswer

/** Whether everything that was said is explained by the value that was read from it. */
export type IsExplained = (field: SpokenField, transcript: string, value: unknown) => boolean

/** The rules of one type of field: how its value is read, and what explains the words around it. */
export const reading =
  (normalise: Normalise, isExplained: IsExplained, isUnchanged?: IsExplained): ReadAnswer =>
  (field, transcript, circumstances) => {
    const value = normalise(field, transcript, circumstances)
    if (value === undefined) return undefined
    if (isExplained(field, transcript, value)) return { value, isSure: true }
    return { value, isSure: false, isUnchanged: isUnchanged?.(field, transcript, value) ?? false }
  }

/** The value alone, sure or not. */
export const valueBy =
  (read: ReadAnswer): Normalise =>
  (...heard) => {
    const found = read(...heard)
    return found?.isGuess ? undefined : found?.value
  }

/** Rules that leave no word over: a text takes them all, and an address none but its own. */
export const plainly = (normalise: Normalise): ReadAnswer => reading(normalise, () => true)

/** The rules of one language: those of a type are fetched when a form has such a field. */
export type RulesOfLanguage = Readonly<Record<FieldType, () => Promise<ReadAnswer>>>

/** A reading that began at one word and ended before the word `next`. */
export interface Found<T> {
  value: T
  next: number
}

export type Words = readonly string[]
