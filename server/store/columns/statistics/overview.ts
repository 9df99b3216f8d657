import { isText, packOf, type FieldColumn } from '../layout.ts'
import { readAnswered, type Answered } from './answered.ts'
import type { Chosen } from './chosen.ts'
import { readHeard, type Heard } from './heard.ts'
import { readNumbers } from './numbers.ts'
import { spreadOf } from './spread.ts'
import { readTallies, type Tallies } from './tallies.ts'

/** What is read of all fields together. */
interface Overview {
  count: number
  medianSeconds: number | null
  tallies: Tallies
  fields: Map<string, FieldOverview>
}

export interface FieldOverview extends Answered {
  heard: Heard
}

const NONE: Answered = { asked: 0, spoken: 0, typed: 0, confidence: null }
const ALL_WELL: Heard = {
  troubled: 0,
  asked_again: 0,
  refused: 0,
  typed_after: 0,
  typedInstead: 0,
  hasCorrections: false,
}
const TENTHS = 10

/** All figures that are read at once. */
export async function readOverview(chosen: Chosen, fields: readonly FieldColumn[]): Promise<Overview> {
  const packs = new Set(fields.map(({ number }) => packOf(number)))
  const codes = fields.filter(({ kind }) => !isText(kind)).map(({ number }) => `c${number}`)
  const tallies = await readTallies(chosen, ['day', 'tenths', ...packs, ...codes])
  const answered = await readAnswered(chosen, tallies, fields)
  const heard = await readHeard(chosen, fields)
  return {
    count: (tallies.get('day') ?? []).reduce((sum, { count }) => sum + count, 0),
    medianSeconds: await readMedianSeconds(chosen, tallies),
    tallies,
    fields: new Map(
      fields.map(({ id, number }) => [id, { ...(answered.get(number) ?? NONE), heard: heard.get(number) ?? ALL_WELL }]),
    ),
  }
}

async function readMedianSeconds(chosen: Chosen, tallies: Tallies): Promise<number | null> {
  const tenths = tallies.get('tenths')
  const { median } = tenths
    ? spreadOf(tenths.map(({ code, count }) => ({ value: code, count })))
    : await readNumbers(chosen, 'tenths')
  return median === null ? null : median / TENTHS
}
