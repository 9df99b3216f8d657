import type { LatestAnswer, WordCount } from '../../../../contract/types.gen.ts'
import type { Chosen } from './chosen.ts'
import { COMMON_WORDS } from './common-words.ts'

const LATEST = 5
const LATEST_LENGTH = 500
const WORDS = 30
/** Words are counted in so many answers, the latest: taking texts apart costs far more than anything else. */
const ANSWERS_READ = 2000
const TEXT_READ = 2000

export async function readLatest(chosen: Chosen, column: string): Promise<LatestAnswer[]> {
  const rows = await chosen.rows(
    (from) => `select id::varchar as id, created::double as created, left(${column}, ${LATEST_LENGTH}) as value ${from}
      and ${column} is not null order by response.id desc limit ${LATEST}`,
  )
  return rows.map(({ id, created, value }) => ({
    id: String(id),
    created_at: new Date(Number(created)).toISOString(),
    value: String(value),
  }))
}

/** In how many of the latest answers each word occurs; words that every text has are left out. */
export async function readWords(chosen: Chosen, column: string): Promise<{ words: WordCount[]; words_of: number }> {
  const rows = await chosen.rows(
    (from) => `select left(${column}, ${TEXT_READ}) as value ${from}
      and ${column} is not null order by response.id desc limit ${ANSWERS_READ}`,
  )
  const counts = new Map<string, number>()
  for (const { value } of rows) for (const word of wordsIn(String(value))) counts.set(word, (counts.get(word) ?? 0) + 1)
  const words = [...counts]
    .toSorted(([one, often], [other, seldom]) => seldom - often || (one < other ? -1 : 1))
    .slice(0, WORDS)
    .map(([word, count]) => ({ word, count }))
  return { words, words_of: rows.length }
}

/** Two characters at least; apostrophes and hyphens belong to it only between letters. */
const WORD = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}]|['’-](?=[\p{L}\p{N}]))+/gu

/** Each word once. */
export const wordsIn = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(WORD) ?? []).filter((word) => !COMMON_WORDS.has(word)))
