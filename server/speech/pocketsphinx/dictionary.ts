import { readFile } from 'node:fs/promises'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { soundsOf } from './letter-sounds.ts'

/** How words sound: the phones of each way to say a word. */
export interface Dictionary {
  pronunciations(word: string): string[]
  isWord(word: string): boolean
  /** Whether it has a pronunciation, be it a guess. */
  isSayable(word: string): boolean
}

const LETTERS = /^[b-z]$/
const SPELLING = /^[a-z']+$/
/** Of the dictionary's 130,000 lines, and of a grammar's words, others wait for so many. */
const [LINES_AT_ONCE, WORDS_AT_ONCE] = [5000, 500]

/** Reads a dictionary in CMU's form: a word, a number in brackets for its other pronunciations, and its phones. */
export async function readDictionary(path: string): Promise<Dictionary> {
  const entries = new Map<string, string[]>()
  for (const [index, line] of (await readFile(path, 'utf8')).split('\n').entries()) {
    if (index % LINES_AT_ONCE === 0) await nextTurn()
    const space = line.indexOf(' ')
    if (space < 1) continue
    const word = line.slice(0, space).replace(/\(\d+\)$/, '')
    const known = entries.get(word)
    if (known) known.push(line.slice(space + 1).trim())
    else entries.set(word, [line.slice(space + 1).trim()])
  }
  return {
    isWord: (word) => entries.has(word),
    isSayable: (word) => entries.has(word) || SPELLING.test(word),
    pronunciations: (word) => entries.get(word) ?? guesses(word, entries),
  }
}

/** A word that no dictionary has: two words in one, a known word with an ending, letters said one by one, or as it is spelled. */
function guesses(word: string, entries: Map<string, string[]>): string[] {
  if (!SPELLING.test(word)) return []
  const parts = inTwo(word, entries) ?? withEnding(word, entries)
  if (parts) return [parts]
  const spelled = word
    .split('')
    .map((letter) => entries.get(letter)?.at(LETTERS.test(letter) ? 0 : -1) ?? '')
    .join(' ')
  return word.length <= 4 ? [spelled, soundsOf(word)] : [soundsOf(word)]
}

function inTwo(word: string, entries: Map<string, string[]>): string | undefined {
  for (let cut = word.length - 3; cut >= 3; cut -= 1) {
    const [start, end] = [entries.get(word.slice(0, cut))?.[0], entries.get(word.slice(cut))?.[0]]
    if (start && end) return `${start} ${end}`
  }
  return undefined
}

const ENDINGS: [string, string][] = [
  ['s', 'Z'],
  ["'s", 'Z'],
  ['es', 'IH Z'],
  ['ed', 'D'],
  ['er', 'ER'],
  ['ing', 'IH NG'],
  ['ly', 'L IY'],
]

function withEnding(word: string, entries: Map<string, string[]>): string | undefined {
  for (const [ending, sound] of ENDINGS) {
    const stem = word.endsWith(ending) ? entries.get(word.slice(0, -ending.length))?.[0] : undefined
    if (stem) return `${stem} ${sound}`
  }
  return undefined
}

/** Among spelled letters an "a" is the letter's name, never the article. */
export const withNamedLetters = (dictionary: Dictionary): Dictionary => ({
  ...dictionary,
  pronunciations: (word) => (word === 'a' ? ['EY'] : dictionary.pronunciations(word)),
})

/** The dictionary cut to some words, in the form that pocketsphinx reads. `named` gives the name a word has in the grammar. */
export async function dictionaryOf(
  words: Iterable<string>,
  { pronunciations }: Dictionary,
  named: (word: string) => string,
): Promise<string> {
  const linesOf = (word: string) =>
    pronunciations(word).map((phones, index) => `${named(word)}${index === 0 ? '' : `(${index + 1})`} ${phones}\n`)
  let text = ''
  for (const [index, word] of [...words].entries()) {
    if (index % WORDS_AT_ONCE === WORDS_AT_ONCE - 1) await nextTurn()
    text += linesOf(word).join('')
  }
  return text
}
