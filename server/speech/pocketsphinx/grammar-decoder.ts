import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { lruCache } from '../../lru-cache.ts'
import { type Dictionary, dictionaryOf, withNamedLetters } from './dictionary.ts'
import { type Expected, grammarOf, isSpelled } from './grammar/index.ts'
import { tokenOf, toJsgf } from './grammar/jsgf.ts'
import { type Grammar, lengthOf, oneOf, withoutUnknown, wordsOf } from './grammar/tree.ts'
import type { SphinxFiles } from './files.ts'
import { type Decoded, decodedOfLine } from './output.ts'

const run = promisify(execFile)
const CACHED_GRAMMARS = 200
/** Decoding with 5,000 words takes half a second, with 12,000 more than one; the longest list of a form would take twenty. */
const LENGTH_MAX = 10_000
/**
 * Words cost more: otherwise "seven" becomes "seven oh" and every breath an answer's "please". Pauses cost less, since people
 * stop between digits. All phones are scored in each frame (-compallsen), so that the acoustic cost is relative to the best of all.
 */
const TUNING = '-wip 0.005 -silprob 0.1 -fillprob 1e-4 -vad_threshold 3 -compallsen yes'.split(' ')
/** Without noise, noise removal takes away the weak sounds that distinguish "fifty" from "fifteen". */
const CLEAR_DB = 40
const NO_NOISE_REMOVAL = ['-remove_noise', 'no']
/** Without noise removal every word, correct or wrong, costs this much less. */
const CLEAR_DISCOUNT = 6
const NOTHING: Decoded = { words: '', acousticCost: 0, wordCost: 0, totalCost: 0 }

/** A grammar and its words, as the program reads them, and as a tree. */
export interface CompiledGrammar {
  rules: string
  words: string
  tree: Grammar
}

/** Gives the grammar of what is expected, from a cache; undefined where only the language model is used. */
export function createGrammars(dictionary: Dictionary) {
  const cache = lruCache<CompiledGrammar>({ max: CACHED_GRAMMARS })
  return (expected: Expected): Promise<CompiledGrammar | undefined> =>
    cache.get(keyOf(expected), () => makeGrammar(expected, dictionary))
}

/** All that a grammar is made of: the fields of the form only where a command may name one. */
function keyOf({ field, fields, listenFor = 'answer' }: Expected): string {
  const named = listenFor === 'conversation' || listenFor === 'command' ? fields : undefined
  return JSON.stringify([
    listenFor,
    field.type,
    field.options?.map(({ label }) => label),
    named?.map(({ label }) => label),
  ])
}

/** The grammar cut to what can be heard, and the dictionary cut to its words; undefined without one, and when it is too long. */
async function makeGrammar(expected: Expected, dictionary: Dictionary): Promise<CompiledGrammar | undefined> {
  const whole = grammarOf(expected)
  const words = isSpelled(expected) ? withNamedLetters(dictionary) : dictionary
  return whole && lengthOf(whole) <= LENGTH_MAX ? written(whole, words) : undefined
}

/** The grammar of a few sentences. */
export const sentenceGrammar = (sentences: string[], dictionary: Dictionary): Promise<CompiledGrammar | undefined> =>
  written(oneOf(...sentences), dictionary)

async function written(whole: Grammar, dictionary: Dictionary): Promise<CompiledGrammar | undefined> {
  const tree = withoutUnknown(whole, dictionary.isSayable)
  return tree && { tree, rules: toJsgf(tree), words: await dictionaryOf(wordsOf(tree), dictionary, tokenOf) }
}

/** A wav in the folder; its name has no ending. */
export interface Recording {
  folder: string
  name: string
  /** How far the voice stands above the noise, in dB. */
  aboveNoise: number
  signal: AbortSignal
}

/**
 * Finds one of the grammar's answers in a wav of the folder; no words when none fits. It runs a new process, which starts in
 * a tenth of a second with a small dictionary.
 * @param basename of the files that are written for this run; they are removed with the wav when it begins with its name
 */
export async function decodeByGrammar(
  { program, acousticModel }: SphinxFiles,
  { rules, words }: CompiledGrammar,
  { folder, name, basename = name, aboveNoise, signal }: Recording & { basename?: string },
): Promise<Decoded> {
  const file = (ending: string) => join(folder, `${basename}.${ending}`)
  await Promise.all([
    writeFile(file('gram'), rules),
    writeFile(file('dict'), words),
    writeFile(file('ctl'), `${name}\n`),
  ])
  const audio = ['-adcin', 'yes', '-cepdir', folder, '-cepext', '.wav', '-ctl', file('ctl'), '-hypseg', file('seg')]
  const model = ['-hmm', acousticModel, '-jsgf', file('gram'), '-dict', file('dict'), '-logfn', '/dev/null']
  const isClear = aboveNoise >= CLEAR_DB
  await run(program, [...audio, ...model, ...TUNING, ...(isClear ? NO_NOISE_REMOVAL : [])], {
    signal,
    killSignal: 'SIGKILL',
  })
  const [line = ''] = (await readFile(file('seg'), 'utf8')).split('\n')
  const { acousticCost, wordCost, ...decoded } = decodedOfLine(line, name) ?? NOTHING
  const discount = isClear ? CLEAR_DISCOUNT : 0
  return { ...decoded, acousticCost: acousticCost + discount, wordCost: wordCost + discount }
}
