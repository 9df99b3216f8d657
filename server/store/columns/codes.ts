import { choiceParameter, choicesOf, HOW, packOf, PACKED, shiftOf, type FieldColumn } from './layout.ts'
import { quoted } from './engine.ts'

/** The code of an answer that has none: where it stands, the answers themselves are read. */
export const UNCODED = -2_147_483_648

const DAY_MS = 24 * 60 * 60_000
const TENTHS = 10
const HUNDREDTHS = 100
/** Whose hundredths are an integer. */
const LARGEST_NUMBER = 20_000_000
/** Options that are bits of one code. */
const BITS = 30

/** The columns of small integers that summaries count, as SQL over the columns that they say again. */
export const codesOf = (fields: readonly FieldColumn[]): string[] => [
  `(created // ${DAY_MS})::integer as day`,
  `if(duration < ${LARGEST_NUMBER}, round(duration * ${TENTHS}), null)::integer as tenths`,
  ...fields.flatMap((field) => {
    const code = codeOf(field)
    return code === undefined ? [] : [`(${code})::integer as c${field.number}`]
  }),
  ...packsOf(fields),
]

const packsOf = (fields: readonly FieldColumn[]): string[] => {
  const packs = Map.groupBy(fields, ({ number }) => Math.floor(number / PACKED))
  return [...packs.values()].map(
    (some) =>
      `(${some.map(({ number }) => `(least(h${number}, ${HOW.spokenWith}) << ${shiftOf(number)})`).join(' | ')})::integer as ${packOf(some[0]!.number)}`,
  )
}

/** Absent answers have no code or that of no option. */
function codeOf(field: FieldColumn): string | undefined {
  const value = `v${field.number}`
  switch (field.kind) {
    case 'number':
      return `case when ${value} is null then null
        when abs(${value}) < ${LARGEST_NUMBER} and round(${value} * ${HUNDREDTHS}) / ${HUNDREDTHS} = ${value}
        then round(${value} * ${HUNDREDTHS}) else ${UNCODED} end`
    case 'date':
      return `${value} - date '1970-01-01'`
    case 'choice':
      return field.isMany ? bitsOf(field, value) : placeOf(field, value)
    default:
      return undefined
  }
}

/** From 1; 0 where none was chosen. */
const placeOf = ({ options }: FieldColumn, value: string): string =>
  `case when ${value} is null or len(${choicesOf(value)}) = 0 then 0
    else coalesce(nullif(list_position([${options.map(asChosen).join(', ')}]::varchar[], ${value}), 0), ${UNCODED}) end`

/** One bit for each option that was chosen. */
function bitsOf({ options }: FieldColumn, value: string): string {
  const bits = options
    .slice(0, BITS)
    .map((option, bit) => `if(contains(${value}, ${asChosen(option)}), ${2 ** bit}, 0)`)
  const code = bits.length > 0 ? bits.join(' + ') : '0'
  return `case when ${value} is null then 0
    when bit_count((${code})::integer) = len(${choicesOf(value)}) then ${code} else ${UNCODED} end`
}

const asChosen = (option: string): string => quoted(choiceParameter(option))

/** @returns the number that a code stands for */
export const numberOfCode = (code: number): number => code / HUNDREDTHS

/** @returns what was chosen where a code stands */
export const optionsOfCode = ({ options, isMany }: FieldColumn, code: number): string[] =>
  isMany ? options.filter((_, bit) => bit < BITS && (code & (2 ** bit)) !== 0) : options.slice(code - 1, code)
