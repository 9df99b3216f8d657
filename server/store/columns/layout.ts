import type { ResponseColumn } from '../../../contract/types.gen.ts'
import { traitsOf } from '../../../rules/field-types.ts'
import { kindOf, type AnswerKind } from '../../../rules/filters/operators.ts'

/** Copies of another layout are thrown away: count it up with every change of what a copy holds. */
export const LAYOUT = 8

/**
 * A field of a form, and where its answers lie: in columns v, h, w, m and, except texts, c with its number; own words in
 * the place of an option in o. A column a is 1 where the field was asked, else 0 or, in rows that are older than it, null.
 */
export interface FieldColumn {
  id: string
  kind: AnswerKind
  number: number
  /** The options that codes stand for, by their number; new ones are added at the end. */
  options: string[]
  /** Whether several options may be chosen when the field is first seen. */
  isMany: boolean
  /** The option that takes own words: it stands in v for them. */
  other?: string
}

/**
 * How an answer was given: the values of the columns h. Above `spoken` they tell the confidence too, in percent: it is
 * summed up from the same column. DuckDB adds up integers several times as fast as smaller types.
 */
export const HOW = { none: 0, typed: 1, spoken: 2, spokenWith: 3 } as const

/** What happened before an answer: the bits of the columns w, 0 where all went well. What was misheard is JSON in m. */
export const HEARD = { asked_again: 1, refused: 2, typed_after: 4, corrected: 8 } as const

/** Around each of the options that were chosen: a text that repeats is read, filtered and grouped like a number. */
const [SEPARATOR, SEPARATOR_TEXT] = ['chr(31)', '\u001f']

const TYPES: Readonly<Record<AnswerKind, string>> = {
  text: 'varchar',
  number: 'double',
  date: 'date',
  choice: 'varchar',
  file: 'varchar',
}

const FIXED: Readonly<Record<string, string>> = {
  id: 'uuid',
  id_time: 'bigint',
  version: 'integer',
  created: 'bigint',
  duration: 'double',
  language: 'varchar',
  is_read: 'boolean',
  is_starred: 'boolean',
  note: 'varchar',
  tags: 'varchar',
  search: 'varchar',
  /** Since 1970, of `created`. */
  day: 'integer',
  /** Of a second, of `duration`. */
  tenths: 'integer',
}

/** Whether the answers are texts of any length. */
export const isText = (kind: AnswerKind): boolean => kind === 'text' || kind === 'file'

/** @param known columns that the copy has; they keep their numbers */
export function fieldColumns(columns: readonly ResponseColumn[], known: readonly FieldColumn[]): FieldColumn[] {
  const fields = known.map((field) =>
    withOptions(
      field,
      columns.find(({ field_id }) => field_id === field.id),
    ),
  )
  for (const column of columns)
    if (!known.some(({ id }) => id === column.field_id)) fields.push(fieldOf(column, fields.length))
  return fields
}

const fieldOf = ({ field_id: id, type, options }: ResponseColumn, number: number): FieldColumn => ({
  id,
  kind: kindOf(type),
  number,
  options: kindOf(type) === 'choice' ? options.map(({ value }) => value) : [],
  isMany: traitsOf(type).value === 'several-options',
  ...otherIn(options),
})

const otherIn = (options: ResponseColumn['options']): { other?: string } => {
  const other = options.find(({ isOther }) => isOther)
  return other ? { other: other.value } : {}
}

/** Codes that are stored keep their meaning. */
const withOptions = (field: FieldColumn, column: ResponseColumn | undefined): FieldColumn =>
  field.kind !== 'choice' || !column
    ? field
    : {
        ...field,
        ...otherIn(column.options),
        options: [...new Set([...field.options, ...column.options.map(({ value }) => value)])],
      }

/** Whether a field's answers are of another kind now, so that they would lie in a column of the wrong type. */
export const hasOtherKinds = (columns: readonly ResponseColumn[], known: readonly FieldColumn[]): boolean =>
  columns.some(({ field_id, type }) => known.some((field) => field.id === field_id && field.kind !== kindOf(type)))

/** The names and types of the columns that a field brings. */
export const columnsOfField = ({ number, kind }: FieldColumn): [string, string][] => [
  [`v${number}`, TYPES[kind]],
  [`h${number}`, 'integer'],
  [`w${number}`, 'utinyint'],
  [`m${number}`, 'varchar'],
  [`a${number}`, 'integer'],
  ...(isText(kind) ? [] : [[`c${number}`, 'integer'] satisfies [string, string]]),
  ...(kind === 'choice' ? [[`o${number}`, 'varchar'] satisfies [string, string]] : []),
  ...(number % PACKED === 0 ? [[packOf(number), 'integer'] satisfies [string, string]] : []),
]

/**
 * How the answers to so many fields were given lies in one column p, two bits each, beside the columns h: DuckDB counts
 * the groups of a column by their values while these have few bits, and all of them cost as much as one.
 */
export const PACKED = 6

/** The column p that a field's two bits lie in, and how far they are shifted. */
export const packOf = (number: number): string => `p${Math.floor(number / PACKED)}`
export const shiftOf = (number: number): number => 2 * (number % PACKED)

export const tableColumns = (fields: readonly FieldColumn[]): string =>
  [...Object.entries(FIXED), ...fields.flatMap(columnsOfField)].map(([name, type]) => `${name} ${type}`).join(', ')

/** @param list options, as SQL; separators within them are dropped */
export const joinedChoices = (list: string): string =>
  `${SEPARATOR} || array_to_string(list_transform(${list}, lambda one : replace(one, ${SEPARATOR}, '')), ${SEPARATOR}) || ${SEPARATOR}`

/** The options of a column of choices as a list, as SQL; null where none was asked for. */
export const choicesOf = (column: string): string =>
  `list_filter(string_split(${column}, ${SEPARATOR}), lambda one : one <> '')`

/** @returns what a column of choices contains exactly where an option was chosen */
export const choiceParameter = (value: string | number): string =>
  `${SEPARATOR_TEXT}${String(value).replaceAll(SEPARATOR_TEXT, '')}${SEPARATOR_TEXT}`
