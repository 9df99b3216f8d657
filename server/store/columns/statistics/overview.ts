import type { FieldColumn } from '../layout.ts'
import { readAnswered, type Answered } from './answered.ts'
import type { Chosen } from './chosen.ts'
import { readHeard, type Heard } from './heard.ts'
import { readNumbers } from './numbers.ts'

/** What is read of all fields together. */
interface Overview {
  medianSeconds: number | null
  first: number | null
  last: number | null
  fields: Map<string, FieldOverview>
}

export interface FieldOverview extends Answered {
  heard: Heard
  /** Of days. */
  first: string | null
  last: string | null
}

const NONE: Answered = { spoken: 0, typed: 0, confidence: null }
const ALL_WELL: Heard = {
  troubled: 0,
  asked_again: 0,
  refused: 0,
  typed_after: 0,
  typedInstead: 0,
  hasCorrections: false,
}

/** All figures that are read at once. */
export async function readOverview(chosen: Chosen, fields: readonly FieldColumn[]): Promise<Overview> {
  const days = fields.filter(({ kind }) => kind === 'date').map(({ number: n }) => [`l${n}`, `g${n}`, `v${n}`] as const)
  const ends = days.flatMap(([first, last, v]) => [`min(${v})::varchar as ${first}`, `max(${v})::varchar as ${last}`])
  const figures = ['min(created)::double as first', 'max(created)::double as last', ...ends]
  const [row = {}] = await chosen.rows((from) => `select ${figures.join(', ')} ${from}`)
  const answered = await readAnswered(chosen, fields)
  const heard = await readHeard(chosen, fields)
  return {
    medianSeconds: (await readNumbers(chosen, 'duration')).median,
    first: numberOf(row['first']),
    last: numberOf(row['last']),
    fields: new Map(
      fields.map(({ id, number: n }) => [
        id,
        {
          ...(answered.get(n) ?? NONE),
          heard: heard.get(n) ?? ALL_WELL,
          first: textOf(row[`l${n}`]),
          last: textOf(row[`g${n}`]),
        },
      ]),
    ),
  }
}

const numberOf = (value: unknown): number | null => (typeof value === 'number' && Number.isFinite(value) ? value : null)
const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)
