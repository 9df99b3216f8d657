import type {
  CorrectionCount,
  FormField,
  FormStructure,
  VoiceFigures,
  WordCount,
} from '../../../../contract/types.gen.ts'
import { takesOptions } from '../../../../rules/field-types.ts'
import { languageOf } from '../../../../rules/fields.ts'
import { loadNormaliser } from '../../../../rules/transcript/by-type.ts'
import { quoted } from '../engine.ts'
import type { FieldColumn } from '../layout.ts'
import type { Chosen } from './chosen.ts'

const SHOWN_MAX = 10
/** Of a field; what was said less often than these changes no count that is worth advice. */
const PAIRS_READ = 100

type Misheard = Pick<VoiceFigures, 'corrections' | 'no_option'>

/** Where nothing is stored of what was misheard. */
export const NOTHING_MISHEARD: Misheard = { corrections: [], no_option: null }

/**
 * What was corrected to what, and what is none of the options that the form has today.
 * @param fields of which something that was misheard is stored
 * @returns by field id
 */
export async function readMisheard(
  chosen: Chosen,
  fields: readonly FieldColumn[],
  structure: FormStructure | undefined,
): Promise<Map<string, Misheard>> {
  if (fields.length === 0) return new Map()
  const pairs = await readPairs(chosen, fields)
  const said = new Map<FieldColumn, WordCount[]>()
  for (const field of fields) {
    const known = structure?.fields.find(({ id }) => id === field.id)
    if (known && takesOptions(known.type))
      said.set(field, await withoutOption(known, wordsOf(pairs.get(field.number) ?? []), languageOf({ structure })))
  }
  const answers = await countAnswers(chosen, said)
  return new Map(
    fields.map((field) => {
      const words = said.get(field)
      return [
        field.id,
        {
          corrections: (pairs.get(field.number) ?? []).slice(0, SHOWN_MAX),
          no_option: words ? { answers: answers.get(field.number) ?? 0, said: words.slice(0, SHOWN_MAX) } : null,
        },
      ]
    }),
  )
}

/** What was misheard before an answer, as a list. */
const pairsOf = (number: number): string => `from_json(m${number}, '[{"heard":"VARCHAR","meant":"VARCHAR"}]')`

/** The rows are found once, and then taken apart field by field. */
async function readPairs(chosen: Chosen, fields: readonly FieldColumn[]): Promise<Map<number, CorrectionCount[]>> {
  const columns = fields.map(({ number }) => `m${number}`)
  const said = fields.map(({ number }) => `select ${number} as field, unnest(${pairsOf(number)}) as pair from found`)
  const rows = await chosen.rows(
    (from) => `with found as (select ${columns.join(', ')} ${from}
        and (${columns.map((column) => `${column} is not null`).join(' or ')})),
      said as (${said.join(' union all ')})
    select field, min(pair.heard) as heard, min(pair.meant) as meant, count(*)::double as n from said
    group by field, ${plainly('pair.heard')}, ${plainly('pair.meant')}
    qualify row_number() over (partition by field order by n desc, heard, meant) <= ${PAIRS_READ}
    order by field, n desc, heard, meant`,
  )
  const byField = Map.groupBy(rows, ({ field }) => Number(field))
  return new Map(
    [...byField].map(([field, pairs]) => [
      field,
      pairs.map(({ heard, meant, n }) => ({ heard: String(heard), meant: String(meant), count: Number(n) })),
    ]),
  )
}

/** However it is written. */
const plainly = (text: string): string => `lower(trim(${text}))`

function wordsOf(pairs: readonly CorrectionCount[]): WordCount[] {
  const counts = new Map<string, WordCount>()
  for (const { heard, count } of pairs) {
    const key = heard.trim().toLowerCase()
    const known = counts.get(key)
    counts.set(key, { word: known?.word ?? heard, count: (known?.count ?? 0) + count })
  }
  return [...counts.values()].toSorted((one, other) => other.count - one.count)
}

/** Judged as an answer is: what is an option today is none of them. */
async function withoutOption(field: FormField, words: WordCount[], locale: string): Promise<WordCount[]> {
  const normalise = await loadNormaliser(field.type, locale)
  return words.filter(({ word }) => {
    const value = normalise(field, word, { today: new Date(), locale })
    return value === undefined || (Array.isArray(value) && value.length === 0)
  })
}

/** One person may have said several things. */
async function countAnswers(
  chosen: Chosen,
  said: ReadonlyMap<FieldColumn, readonly WordCount[]>,
): Promise<Map<number, number>> {
  const fields = [...said].filter(([, words]) => words.length > 0)
  if (fields.length === 0) return new Map()
  const counts = fields.map(([{ number }, words]) => {
    const heard = `list_transform(${pairsOf(number)}, lambda pair : ${plainly('pair.heard')})`
    const known = words.map(({ word }) => plainly(quoted(word)))
    return `count(*) filter (list_has_any(${heard}, [${known.join(', ')}]))::double as n${number}`
  })
  const [row = {}] = await chosen.rows((from) => `select ${counts.join(', ')} ${from}`)
  return new Map(fields.map(([{ number }]) => [number, Number(row[`n${number}`] ?? 0)]))
}
