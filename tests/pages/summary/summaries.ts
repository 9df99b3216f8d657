import type {
  FieldFigures,
  FieldSummary,
  FieldType,
  Summary,
  SummaryFigures,
  TimeLine,
  VoiceFigures,
} from '../../../contract/types.gen.ts'

type Statistics = FieldFigures['statistics']

export const choiceStatistics = (counts: Record<string, number>): Statistics => ({
  kind: 'choice',
  options: Object.entries(counts).map(([label, count]) => ({ value: label.toLowerCase(), label, count })),
})

export const numberStatistics = (counts: number[], median = 4): Statistics => ({
  kind: 'number',
  min: 0,
  max: counts.length,
  mean: 4.25,
  q1: 2,
  median,
  q3: 6,
  bins: counts.map((count, index) => ({ from: index, to: index + 1, count })),
})

export const days = (...points: [string, number][]): TimeLine => ({
  unit: 'day',
  points: points.map(([at, count]) => ({ at, count })),
})

export const dateStatistics = (timeline: TimeLine): Statistics => ({
  kind: 'date',
  first: timeline.points[0]?.at ?? null,
  last: timeline.points.at(-1)?.at ?? null,
  timeline,
})

const latestOf = (values: string[]) =>
  values.map((value, index) => ({ id: `r${index}`, created_at: '2026-03-03T09:00:00.000Z', value }))

export const textStatistics = (words: Record<string, number>, values: string[]): Statistics => ({
  kind: 'text',
  words: Object.entries(words).map(([word, count]) => ({ word, count })),
  words_of: 40,
  latest: latestOf(values),
})

export const fileStatistics = (names: string[]): Statistics => ({ kind: 'file', latest: latestOf(names) })

export const someVoice = (changes: Partial<VoiceFigures> = {}): VoiceFigures => ({
  tried: 32,
  troubled: 6,
  asked_again: 5,
  refused: 2,
  typed_after: 2,
  no_option: null,
  corrections: [],
  ...changes,
})

export const someFigures = (statistics: Statistics, changes: Partial<FieldFigures> = {}): FieldFigures => ({
  asked: 52,
  answered: 40,
  spoken: 30,
  typed: 10,
  confidence: 0.87,
  statistics,
  progress: { reached: 50, left: 4 },
  voice: someVoice(),
  ...changes,
})

let fields = 0

export function aFieldSummary(
  type: FieldType,
  statistics: Statistics,
  changes: Partial<FieldSummary> = {},
): FieldSummary {
  fields += 1
  return {
    field_id: `field-${fields}`,
    name: `field_${fields}`,
    label: `Question ${fields}`,
    type,
    options: [],
    is_removed: false,
    figures: someFigures(statistics),
    compared: null,
    advice: [],
    ...changes,
  }
}

export const totals = (changes: Partial<SummaryFigures> = {}): SummaryFigures => ({
  count: 52,
  spoken: 120,
  typed: 80,
  median_seconds: 125,
  over_time: days(['2026-03-01', 12], ['2026-03-02', 20], ['2026-03-05', 20]),
  progress: { opened: 100, started: 64, finished: 52 },
  ...changes,
})

export const aSummary = (changes: Partial<Summary> = {}): Summary => ({
  total: 60,
  figures: totals(),
  compared: null,
  keeps_corrections: false,
  fields: oneOfEach(),
  ...changes,
})

/** A field of each kind of figures. */
export const oneOfEach = (): FieldSummary[] => [
  aFieldSummary('radio', choiceStatistics({ Red: 20, Green: 15, Blue: 5 }), { label: 'Favourite colour' }),
  aFieldSummary('number', numberStatistics([2, 6, 12, 11, 6, 3]), { label: 'How many cups a day?' }),
  aFieldSummary('date', dateStatistics(days(['2026-04-01', 3], ['2026-04-03', 9], ['2026-04-04', 1])), {
    label: 'Day of the visit',
  }),
  aFieldSummary('textarea', textStatistics({ coffee: 22, friendly: 14, queue: 6 }, ['Lovely coffee', 'A long queue']), {
    label: 'Anything else?',
  }),
  aFieldSummary('file', fileStatistics(['receipt.pdf']), { label: 'Receipt', is_removed: true }),
]
