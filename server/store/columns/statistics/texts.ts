import type { LatestAnswer, WordCount } from '../../../../contract/types.gen.ts'
import type { Row } from '../engine.ts'
import { HOW, type FieldColumn } from '../layout.ts'
import { NEWEST_FIRST } from '../lists.ts'
import type { Chosen } from './chosen.ts'
import { COMMON_WORDS } from './common-words.ts'

const LATEST = 5
const LATEST_LENGTH = 500
const WORDS = 30
/** Words are counted in the answers of so many responses, the latest: taking texts apart costs far more than all else. */
const RESPONSES_READ = 2000
const TEXT_READ = 2000
const FIELDS_AT_ONCE = 20
const [SEPARATOR, SEPARATOR_TEXT] = ['chr(31)', '\u001f']

/** Of the latest responses. */
export interface Texts {
  latest: LatestAnswer[]
  all: string[]
}

const NO_TEXTS: Texts = { latest: [], all: [] }

/** First the ids and then what belongs to them: reading every text only to throw most away costs far more. */
export async function readTexts(chosen: Chosen, fields: readonly FieldColumn[]): Promise<Map<number, Texts>> {
  const texts = new Map<number, Texts>()
  if (fields.length === 0) return texts
  const [oldest] = await chosen.rows(
    (from) =>
      `select min(id_time)::double as id_time from (select id_time ${from} ${NEWEST_FIRST} limit ${RESPONSES_READ})`,
  )
  if (typeof oldest?.['id_time'] !== 'number') return texts
  for (let first = 0; first < fields.length; first += FIELDS_AT_ONCE) {
    const numbers = fields.slice(first, first + FIELDS_AT_ONCE).map(({ number }) => number)
    const rows = await chosen.texts((from) => selectTexts(numbers, `${from} and id_time >= ${oldest['id_time']}`))
    for (const [number, found] of Map.groupBy(rows, ({ field }) => Number(field))) texts.set(number, toTexts(found))
  }
  return texts
}

/** The texts of a field are handed over as one: thousands of short ones take several times as long. */
const selectTexts = (numbers: readonly number[], from: string): string =>
  `with latest as materialized (select id, id_time, created,
      ${numbers.map((number) => `left(v${number}, ${TEXT_READ}) as v${number}`).join(', ')}
      ${from} ${NEWEST_FIRST} limit ${RESPONSES_READ})
    ${numbers.flatMap((number) => [selectAll(number), selectLatest(number)]).join(' union all ')}`

const selectAll = (number: number): string =>
  `select ${number} as field, null as id, string_agg(replace(v${number}, ${SEPARATOR}, ' '), ${SEPARATOR}) as text,
    count(v${number})::double as n from latest`

const selectLatest = (number: number): string =>
  `(select ${number}, id::varchar, left(v${number}, ${LATEST_LENGTH}), created::double from latest as response
    where v${number} is not null ${NEWEST_FIRST} limit ${LATEST})`

function toTexts(rows: readonly Row[]): Texts {
  const all = rows.find(({ id }) => id === null)?.['text']
  const latest = rows.filter(({ id }) => id !== null).map(toLatest)
  return {
    latest: latest.toSorted((one, other) => (one.id < other.id ? 1 : -1)),
    all: typeof all === 'string' ? all.split(SEPARATOR_TEXT) : [],
  }
}

/** In how many of the answers each word occurs; words that every text has are left out. */
export function wordsOf({ all }: Texts): { words: WordCount[]; words_of: number } {
  const counts = new Map<string, number>()
  for (const answer of all) for (const word of wordsIn(answer)) counts.set(word, (counts.get(word) ?? 0) + 1)
  const words = [...counts]
    .toSorted(([one, often], [other, seldom]) => seldom - often || (one < other ? -1 : 1))
    .slice(0, WORDS)
    .map(([word, count]) => ({ word, count }))
  return { words, words_of: all.length }
}

/** Two characters at least; apostrophes and hyphens belong to it only between letters. */
const WORD = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}]|['’-](?=[\p{L}\p{N}]))+/gu

/** Each word once. */
const wordsIn = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(WORD) ?? []).filter((word) => !COMMON_WORDS.has(word)))

/** @param answered how many there are in all: a field that few answer is looked through once more */
export async function textsOf(
  chosen: Chosen,
  texts: ReadonlyMap<number, Texts>,
  number: number,
  answered: number,
): Promise<Texts> {
  const known = texts.get(number) ?? NO_TEXTS
  const isWhole = known.latest.length === Math.min(LATEST, answered)
  return isWhole ? known : { ...known, latest: await findLatest(chosen, number) }
}

async function findLatest(chosen: Chosen, number: number): Promise<LatestAnswer[]> {
  const latest = await chosen.rows(
    (from) => `select id_time::double as id_time ${from} and h${number} > ${HOW.none} ${NEWEST_FIRST} limit ${LATEST}`,
  )
  if (latest.length === 0) return []
  const times = latest.map((row) => row['id_time']).join(', ')
  const rows = await chosen.texts(
    (from) => `select id::varchar as id, created::double as n, left(v${number}, ${LATEST_LENGTH}) as text ${from}
      and v${number} is not null and id_time in (${times}) ${NEWEST_FIRST} limit ${LATEST}`,
  )
  return rows.map(toLatest)
}

export const toLatest = ({ id, n, text }: Row): LatestAnswer => ({
  id: String(id),
  created_at: new Date(Number(n)).toISOString(),
  value: String(text),
})
