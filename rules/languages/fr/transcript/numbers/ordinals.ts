import type { Found, Words } from '../../../shared/normalise.ts'
import { cardinalAt } from './cardinals.ts'

const FIRST = new Map([
  ['premier', 1],
  ['premiere', 1],
  ['premiers', 1],
  ['premieres', 1],
  ['second', 2],
  ['seconde', 2],
  ['seconds', 2],
  ['secondes', 2],
])
const STEMS = new Map([
  ['unieme', 'un'],
  ['quatrieme', 'quatre'],
  ['cinquieme', 'cinq'],
  ['neuvieme', 'neuf'],
])
/** "Vingt et unième" has three words, "quatre-vingt-dix-septième" four. */
const WORDS_MAX = 4

/** Premier, 1er, deuxième, 2e, vingt et unième. "Seconde" is a time where one is counted, which is the caller's to know. */
export function ordinalAt(words: Words, at: number): Found<number> | undefined {
  const word = words[at] ?? ''
  const written = /^(\d{1,3})(?:er|ere|re|e|eme|ieme|nd|nde)s?$/.exec(word.normalize('NFKC'))
  const value = written ? Number(written[1]) : FIRST.get(word)
  return value === undefined ? inWords(words, at) : { value, next: at + 1 }
}

function inWords(words: Words, at: number): Found<number> | undefined {
  const end = words.slice(at, at + WORDS_MAX).findIndex((word) => /iemes?$/.test(word))
  const plain = end < 0 ? [] : [...words.slice(at, at + end), cardinalOf(words[at + end] ?? '')]
  for (const last of plain.length === 0 ? [] : [plain.at(-1) ?? '', `${plain.at(-1)}e`]) {
    const found = cardinalAt([...plain.slice(0, -1), last], 0)
    if (found?.next === plain.length) return { value: found.value, next: at + plain.length }
  }
  return undefined
}

/** The numeral of an ordinal; "onz" and "trent" lack an e, which is tried too. */
const cardinalOf = (word: string): string => STEMS.get(word.replace(/s$/, '')) ?? word.replace(/iemes?$/, '')
