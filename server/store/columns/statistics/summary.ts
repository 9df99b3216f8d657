import type {
  FieldFigures,
  FormStructure,
  ResponseColumn,
  ResponseFilter,
  TextFigures,
} from '../../../../contract/types.gen.ts'
import { traitsOf } from '../../../../rules/field-types.ts'
import { isText, type FieldColumn } from '../layout.ts'
import type { AnswerFigures, PeriodFigures } from '../period-figures.ts'
import type { View } from '../view.ts'
import { choose, type Chosen } from './chosen.ts'
import { readChoices } from './choices.ts'
import { NOTHING_MISHEARD, readMisheard } from './misheard.ts'
import { readDates } from './dates.ts'
import { readSpread } from './numbers.ts'
import { readOverview, type FieldOverview } from './overview.ts'
import { readTexts, textsOf, wordsOf, type Texts } from './texts.ts'
import { readArrivals } from './timelines.ts'
import type { Tallies } from './tallies.ts'

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
  const texts = await readTexts(
    chosen,
    view.fields.filter(({ kind }) => isText(kind)),
  )
  const corrected = view.fields.filter(({ id }) => overview.fields.get(id)?.heard.hasCorrections)
  const misheard = await readMisheard(chosen, corrected, structure)
  const fields = new Map<string, AnswerFigures>()
  for (const column of view.columns) {
    const field = view.fields.find(({ id }) => id === column.field_id)
    const known = overview.fields.get(column.field_id)
    if (!field || !known) continue
    const statistics = await readStatistics({ chosen, texts, tallies: overview.tallies }, field, column, known)
    const voice = { ...voiceOf(known), ...(misheard.get(column.field_id) ?? NOTHING_MISHEARD) }
    fields.set(column.field_id, { ...givenAs(known), statistics, voice })
  }
  return {
    figures: {
      count: overview.count,
      spoken: all.reduce((sum, { spoken }) => sum + spoken, 0),
      typed: all.reduce((sum, { typed }) => sum + typed, 0),
      median_seconds: overview.medianSeconds,
      over_time: await readArrivals(chosen, overview.tallies.get('day') ?? []),
    },
    fields,
  }
}

/** What the figures of a field are read from. */
interface Read {
  chosen: Chosen
  tallies: Tallies
  texts: ReadonlyMap<number, Texts>
}

const givenAs = ({ asked, spoken, typed, confidence }: FieldOverview) => ({
  asked,
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
  { chosen, texts, tallies }: Read,
  field: FieldColumn,
  column: ResponseColumn,
  { spoken, typed }: FieldOverview,
): Promise<FieldFigures['statistics']> {
  const { kind, number } = field
  const codes = tallies.get(`c${number}`)
  switch (kind) {
    case 'choice':
      return readChoices(chosen, field, column, codes)
    case 'number':
      return readSpread(chosen, number, codes)
    case 'date':
      return readDates(chosen, `c${number}`, codes)
    case 'file':
      return { kind, latest: (await textsOf(chosen, texts, number, spoken + typed)).latest }
    case 'text':
      return textFigures(column, await textsOf(chosen, texts, number, spoken + typed))
  }
}

/** Addresses and telephone numbers have no words. */
const textFigures = ({ type }: ResponseColumn, texts: Texts): TextFigures => ({
  kind: 'text',
  ...(traitsOf(type).value === 'free-text' ? wordsOf(texts) : { words: [], words_of: 0 }),
  latest: texts.latest,
})
