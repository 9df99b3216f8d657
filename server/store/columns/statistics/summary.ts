import type { FieldFigures, FormStructure, ResponseColumn, ResponseFilter } from '../../../../contract/types.gen.ts'
import { traitsOf } from '../../../../rules/field-types.ts'
import { isText, type FieldColumn } from '../layout.ts'
import type { AnswerFigures, PeriodFigures } from '../period-figures.ts'
import type { View } from '../view.ts'
import { choose, type Chosen } from './chosen.ts'
import { readChoices } from './choices.ts'
import { NOTHING_MISHEARD, readMisheard } from './misheard.ts'
import { readNumbers } from './numbers.ts'
import { readOverview, type FieldOverview } from './overview.ts'
import { latestOf, readLatestTexts, wordsOf, type LatestTexts } from './texts.ts'
import { readArrivals, readDays } from './timelines.ts'

/**
 * Sums up the responses that a filter means, field by field.
 * @param structure of the form today: what was said is held against its options
 */
export async function sumUp(
  view: View,
  filter: ResponseFilter,
  structure: FormStructure | undefined,
): Promise<PeriodFigures> {
  const chosen = await choose(view, filter)
  const overview = await readOverview(chosen, view.fields)
  const all = [...overview.fields.values()]
  const texts = await readLatestTexts(chosen, textColumns(view))
  const corrected = view.fields.filter(({ id }) => overview.fields.get(id)?.heard.hasCorrections)
  const misheard = await readMisheard(chosen, corrected, structure)
  const fields = new Map<string, AnswerFigures>()
  for (const column of view.columns) {
    const field = view.fields.find(({ id }) => id === column.field_id)
    const known = overview.fields.get(column.field_id)
    if (!field || !known) continue
    const statistics = await readStatistics({ chosen, texts }, field, column, known)
    const voice = { ...voiceOf(known), ...(misheard.get(column.field_id) ?? NOTHING_MISHEARD) }
    fields.set(column.field_id, { ...givenAs(known), statistics, voice })
  }
  return {
    figures: {
      count: chosen.count,
      spoken: all.reduce((sum, { spoken }) => sum + spoken, 0),
      typed: all.reduce((sum, { typed }) => sum + typed, 0),
      median_seconds: overview.medianSeconds,
      over_time: await readArrivals(chosen, overview.first, overview.last),
    },
    fields,
  }
}

/** What the figures of a field are read from. */
interface Read {
  chosen: Chosen
  texts: LatestTexts
}

const textColumns = ({ fields }: View): string[] =>
  fields.filter(({ kind }) => isText(kind)).map(({ number }) => `v${number}`)

const givenAs = ({ spoken, typed, confidence }: FieldOverview) => ({
  answered: spoken + typed,
  spoken,
  typed,
  confidence,
})

const voiceOf = ({ spoken, heard: { troubled, asked_again, refused, typed_after, typedInstead } }: FieldOverview) => ({
  tried: spoken + typedInstead,
  troubled,
  asked_again,
  refused,
  typed_after,
})

async function readStatistics(
  { chosen, texts }: Read,
  { kind, number }: FieldColumn,
  column: ResponseColumn,
  overview: FieldOverview,
): Promise<FieldFigures['statistics']> {
  const values = `v${number}`
  const latest = () => latestOf(chosen, texts, number, overview.spoken + overview.typed)
  switch (kind) {
    case 'choice':
      return readChoices(chosen, values, column)
    case 'number':
      return readNumbers(chosen, values)
    case 'date':
      return readDates(chosen, values, overview)
    case 'file':
      return { kind, latest: await latest() }
    case 'text':
      return { kind, ...wordsFor(texts, values, column), latest: await latest() }
  }
}

async function readDates(
  chosen: Chosen,
  values: string,
  { first, last }: FieldOverview,
): Promise<FieldFigures['statistics']> {
  if (first === null || last === null)
    return { kind: 'date', first: null, last: null, timeline: { unit: 'day', points: [] } }
  return { kind: 'date', first, last, timeline: await readDays(chosen, values, first, last) }
}

/** Addresses and telephone numbers have no words. */
const wordsFor = (texts: LatestTexts, values: string, { type }: ResponseColumn) =>
  traitsOf(type).value === 'free-text' ? wordsOf(texts, values) : { words: [], words_of: 0 }
