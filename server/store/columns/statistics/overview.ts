import type { Row } from '../engine.ts'
import { HOW, type FieldColumn } from '../layout.ts'
import type { Chosen } from './chosen.ts'

/** What one pass over all fields tells. */
interface Overview {
  medianSeconds: number | null
  first: number | null
  last: number | null
  fields: Map<string, FieldOverview>
}

export interface FieldOverview {
  spoken: number
  typed: number
  confidence: number | null
  /** Of numbers and days. */
  min: unknown
  max: unknown
  mean: number | null
  quartiles: [number, number, number] | null
  isWhole: boolean
}

const COMMON = ({ number: n }: FieldColumn) => [
  `count(*) filter (h${n} = ${HOW.spoken})::double as s${n}`,
  `count(*) filter (h${n} = ${HOW.typed})::double as t${n}`,
  `avg(c${n}) filter (h${n} = ${HOW.spoken}) as c${n}`,
]
const OF_NUMBERS = ({ number: n }: FieldColumn) => [
  `min(v${n}) as l${n}`,
  `max(v${n}) as g${n}`,
  `avg(v${n}) as m${n}`,
  `quantile_cont(v${n}, [0.25, 0.5, 0.75]) as q${n}`,
  `bool_and(v${n} = floor(v${n})) as w${n}`,
]
const OF_DATES = ({ number: n }: FieldColumn) => [`min(v${n})::varchar as l${n}`, `max(v${n})::varchar as g${n}`]

const figuresFor = (field: FieldColumn): string[] => [
  ...COMMON(field),
  ...(field.kind === 'number' ? OF_NUMBERS(field) : []),
  ...(field.kind === 'date' ? OF_DATES(field) : []),
]

/** Reads every column once, for all figures that need no groups. */
export async function readOverview(chosen: Chosen, fields: readonly FieldColumn[]): Promise<Overview> {
  const figures = ['median(duration) as duration', 'min(created)::double as first', 'max(created)::double as last']
  const [row = {}] = await chosen.rows(
    (from) => `select ${[...figures, ...fields.flatMap(figuresFor)].join(', ')} ${from}`,
  )
  return {
    medianSeconds: numberOf(row['duration']),
    first: numberOf(row['first']),
    last: numberOf(row['last']),
    fields: new Map(fields.map((field) => [field.id, toFieldOverview(row, field)])),
  }
}

const numberOf = (value: unknown): number | null => (typeof value === 'number' && Number.isFinite(value) ? value : null)

/** The copy keeps 32 bits: as a number of 64 bits 0.9 would be 0.8999999761581421. */
function confidenceOf(value: unknown): number | null {
  const mean = numberOf(value)
  return mean === null ? null : Math.round(mean * 1000) / 1000
}

function toFieldOverview(row: Row, { number: n }: FieldColumn): FieldOverview {
  const quartiles = row[`q${n}`]
  return {
    spoken: Number(row[`s${n}`] ?? 0),
    typed: Number(row[`t${n}`] ?? 0),
    confidence: confidenceOf(row[`c${n}`]),
    min: row[`l${n}`] ?? null,
    max: row[`g${n}`] ?? null,
    mean: numberOf(row[`m${n}`]),
    quartiles: isThree(quartiles) ? quartiles : null,
    isWhole: row[`w${n}`] === true,
  }
}

const isThree = (value: unknown): value is [number, number, number] =>
  Array.isArray(value) && value.length === 3 && value.every(Number.isFinite)
