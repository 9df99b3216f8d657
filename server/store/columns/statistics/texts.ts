import type { LatestAnswer, WordCount } from '../../../../contract/types.gen.ts'
import type { Row } from '../engine.ts'
import { HOW } from '../layout.ts'
import { NEWEST_FIRST } from '../lists.ts'
import type { Chosen } from './chosen.ts'
import { COMMON_WORDS } from './common-words.ts'

const LATEST = 5
const LATEST_LENGTH = 500
const WORDS = 30
/** Words are counted in the answers of so many responses, the latest: taking texts apart costs far more than all else. */
const RESPONSES_READ = 2000
const TEXT_READ = 2000

/** The latest responses, with their texts: read once for all fields. */
export type LatestTexts = Row[]

/** First the ids and then what belongs to them: reading every text only to throw most away costs far more. */
export async function readLatestTexts(chosen: Chosen, columns: readonly string[]): Promise<LatestTexts> {
  if (columns.length === 0) return []
  const [oldest] = await chosen.rows(
    (from) =>
      `select min(id_time)::double as id_time from (select id_time ${from} ${NEWEST_FIRST} limit ${RESPONSES_READ})`,
  )
  if (typeof oldest?.['id_time'] !== 'number') return []
  const texts = columns.map((column) => `left(${column}, ${TEXT_READ}) as ${column}`).join(', ')
  return chosen.texts(
    (from) => `select id::varchar as id, created::double as created, ${texts} ${from}
      and id_time >= ${oldest['id_time']} ${NEWEST_FIRST} limit ${RESPONSES_READ}`,
  )
}

/** @param answered how many there are in all: a field that few answer is looked through once more */
export async function latestOf(
  chosen: Chosen,
  texts: LatestTexts,
  field: number,
  answered: number,
): Promise<LatestAnswer[]> {
  const column = `v${field}`
  const found = texts.filter((row) => typeof row[column] === 'string').slice(0, LATEST)
  if (found.length === Math.min(LATEST, answered)) return found.map((row) => toLatest(row, column))
  const latest = await chosen.rows(
    (from) => `select id_time::double as id_time ${from} and h${field} > ${HOW.none} ${NEWEST_FIRST} limit ${LATEST}`,
  )
  if (latest.length === 0) return []
  const rows = await chosen.texts(
    (
      from,
    ) => `select id::varchar as id, created::double as created, left(${column}, ${LATEST_LENGTH}) as ${column} ${from}
      and ${column} is not null and id_time in (${latest.map((row) => row['id_time']).join(', ')})
      ${NEWEST_FIRST} limit ${LATEST}`,
  )
  return rows.map((row) => toLatest(row, column))
}

const toLatest = (row: Row, column: string): LatestAnswer => ({
  id: String(row['id']),
  created_at: new Date(Number(row['created'])).toISOString(),
  value: String(row[column]).slice(0, LATEST_LENGTH),
})

/** In how many of the latest answers each word occurs; words that every text has are left out. */
export function wordsOf(texts: LatestTexts, column: string): { words: WordCount[]; words_of: number } {
  const counts = new Map<string, number>()
  const answers = texts.flatMap((row) => (typeof row[column] === 'string' ? [row[column]] : []))
  for (const answer of answers) for (const word of wordsIn(answer)) counts.set(word, (counts.get(word) ?? 0) + 1)
  const words = [...counts]
    .toSorted(([one, often], [other, seldom]) => seldom - often || (one < other ? -1 : 1))
    .slice(0, WORDS)
    .map(([word, count]) => ({ word, count }))
  return { words, words_of: answers.length }
}

/** Two characters at least; apostrophes and hyphens belong to it only between letters. */
const WORD = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}]|['’-](?=[\p{L}\p{N}]))+/gu

/** Each word once. */
const wordsIn = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(WORD) ?? []).filter((word) => !COMMON_WORDS.has(word)))
