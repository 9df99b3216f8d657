import type { AnswerValue, FieldComparison, FieldOption, FormField } from '../../../contract/types.gen.ts'
import { isAnswered, validateAnswer } from '../../answers.ts'
import { traitsOf } from '../../field-types.ts'
import { optionsOf } from '../../fields.ts'
import { holds } from '../../logic/condition.ts'
import { toNumber } from '../../numbers.ts'
import { sampleAnswer } from '../samples.ts'

/** Answers to a field of which every condition of the form holds alike, or no answer at all. */
export interface AnswerClass {
  /** The shortest of them; undefined for no answer. */
  value: AnswerValue | undefined
}

interface Classes {
  classes: AnswerClass[]
  /** Whether there may be answers beyond those that were tried: of texts, and of many options together. */
  isSampled: boolean
}

/** Checkbox options whose combinations are all tried. */
const COMBINED_MAX = 6

/** The answers that the comparisons on a field tell apart, found by trying answers around what they compare with. */
export function classesOf(field: FormField, comparisons: FieldComparison[]): Classes {
  const kind = traitsOf(field.type).value
  const asked = { ...field, required: false }
  const tried = triedFor(field, comparisons).filter(
    (value) => isAnswered(asked, value) && validateAnswer(asked, value) === undefined,
  )
  const known = new Map<string, AnswerClass>()
  for (const value of [undefined, ...tried]) {
    const signature = signatureOf(asked, value, comparisons)
    if (!known.has(signature)) known.set(signature, { value })
  }
  const isText = kind === 'free-text' || kind === 'line'
  const asksOfText = comparisons.some(({ op }) => op === 'contains') || Boolean(field.validation?.pattern)
  const isLarge = kind === 'several-options' && namedIn(comparisons).length > COMBINED_MAX
  return { classes: [...known.values()], isSampled: (isText && asksOfText) || isLarge }
}

const signatureOf = (field: FormField, value: AnswerValue | undefined, comparisons: FieldComparison[]): string => {
  const given = new Map(value === undefined || value === null ? [] : [[field.id, { field, value }]])
  return [given.size, ...comparisons.map((each) => Number(holds(each, given)))].join('')
}

const namedIn = (comparisons: FieldComparison[]): (string | number | boolean)[] => [
  ...new Set(comparisons.flatMap(({ value }) => value ?? [])),
]

function triedFor(field: FormField, comparisons: FieldComparison[]): AnswerValue[] {
  const named = namedIn(comparisons)
  const sample = sampleAnswer({ ...field, required: true }) ?? null
  switch (traitsOf(field.type).value) {
    case 'one-option':
      return [sample, ...optionsOf(field).map(answerOf)]
    case 'several-options':
      return combinations(field, named.map(String))
    case 'quantity':
    case 'scale':
      return [sample, ...numbersAround(field, named)]
    case 'day':
      return [sample, ...named.map(String).flatMap((day) => [day, dayBeside(day, -1), dayBeside(day, 1)])]
    case 'free-text':
    case 'line':
      return [sample, ...textsAround(named.map(String))]
    case 'consent':
    case 'upload':
      return [sample]
  }
}

/** Numbers at what is compared with and at the limits, between two of them, and beyond the last. */
function numbersAround({ validation }: FormField, named: unknown[]): number[] {
  const limits = [...named, validation?.min, validation?.max, 0].map(toNumber).filter((limit) => limit !== undefined)
  const sorted = [...new Set(limits)].toSorted((one, other) => one - other)
  const between = sorted.map((limit, index) => (limit + (sorted[index + 1] ?? limit + 2)) / 2)
  return [...sorted, ...sorted.flatMap((limit) => [limit + 1, limit - 1]), ...between]
}

function dayBeside(day: string, by: 1 | -1): string {
  const time = Date.parse(`${day}T00:00:00Z`)
  return Number.isNaN(time) ? day : new Date(time + by * 86_400_000).toISOString().slice(0, 10)
}

const textsAround = (named: string[]): string[] => [
  ...named,
  ...named.slice(0, 20).flatMap((one) => named.slice(0, 20).map((other) => `${one} ${other}`)),
  named.join(' '),
  'x',
  'another answer',
]

/** An option that takes own words is chosen by some. */
const answerOf = ({ value, isOther }: FieldOption) => (isOther ? { other: 'something else' } : value)

/** Every combination of the options that conditions name, each without and with one that they do not name. */
function combinations(field: FormField, named: string[]): AnswerValue[] {
  const values = optionsOf(field).map(({ value }) => value)
  const known = values.filter((value) => named.includes(value)).slice(0, COMBINED_MAX)
  const [other] = values.filter((value) => !named.includes(value))
  const chosen = known.reduce<string[][]>((sets, value) => [...sets, ...sets.map((set) => [...set, value])], [[]])
  const exact = values.filter((value) => named.includes(value))
  const sets = [...chosen, ...(other === undefined ? [] : chosen.map((set) => [...set, other])), exact]
  const answers = new Map(optionsOf(field).map((option) => [option.value, answerOf(option)]))
  return sets.map((set) => set.map((value) => answers.get(value) ?? value))
}
