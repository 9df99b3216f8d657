import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { keepRecent } from '../../lru-cache.ts'
import { type Dictionary, dictionaryOf, withNamedLetters } from './dictionary.ts'
import { type Expected, grammarOf, isSpelled } from './grammar/index.ts'
import { tokenOf, toJsgf } from './grammar/jsgf.ts'
import { type Grammar, lengthOf, oneOf, withoutUnknown, wordsOf } from './grammar/tree.ts'
import type { SphinxFiles } from './files.ts'
import { type Decoded, decodedOfLine } from './output.ts'

const run = promisify(execFile)
const GRAMMARS_KEPT = 200
/** 5,000 words take half a second, 12,000 more than one; the longest that a form may have would take twenty. */
const LENGTH_MAX = 10_000
/**
 * Dearer words: without it "seven" becomes "seven oh" and every breath an answer's "please". Cheaper pauses, since people
 * stop between digits. All sounds are weighed in each moment, so that the misfit tells how near the best of all it came.
 */
const TUNING = '-wip 0.005 -silprob 0.1 -fillprob 1e-4 -vad_threshold 3 -compallsen yes'.split(' ')
/** Where there is no noise to remove, removing it takes away the weak sounds that tell "fifty" from "fifteen". */
const CLEAR_DB = 40
const AS_IT_IS = ['-remove_noise', 'no']
/** The sounds lie nearer then, right words and wrong ones. */
const NEARER_BY = 6
const NOTHING: Decoded = { words: '', misfit: 0, wordMisfit: 0, distance: 0 }

/** A grammar and its words, as the program reads them, and as a tree. */
export interface FieldGrammar {
  rules: string
  words: string
  tree: Grammar
}

/** Gives the grammar of what is expected, made once for each; undefined where the open model hears alone. */
export function createGrammars(dictionary: Dictionary) {
  const kept = keepRecent<FieldGrammar>(GRAMMARS_KEPT)
  return (expected: Expected): Promise<FieldGrammar | undefined> =>
    kept.take(keyOf(expected), async () => makeGrammar(expected, dictionary))
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
export function makeGrammar(expected: Expected, dictionary: Dictionary): FieldGrammar | undefined {
  const whole = grammarOf(expected)
  const words = isSpelled(expected) ? withNamedLetters(dictionary) : dictionary
  return whole && lengthOf(whole) <= LENGTH_MAX ? written(whole, words) : undefined
}

/** The grammar of a few sentences. */
export const sentenceGrammar = (sentences: string[], dictionary: Dictionary): FieldGrammar | undefined =>
  written(oneOf(...sentences), dictionary)

function written(whole: Grammar, dictionary: Dictionary): FieldGrammar | undefined {
  const tree = withoutUnknown(whole, (word) => dictionary.pronunciations(word).length > 0)
  return tree && { tree, rules: toJsgf(tree), words: dictionaryOf(wordsOf(tree), dictionary, tokenOf) }
}

/** A wav of the folder that is heard; its name has no ending. */
export interface Recording {
  folder: string
  name: string
  /** How far the voice stands above the noise, in dB. */
  aboveNoise: number
  signal: AbortSignal
}

/**
 * Hears one of the grammar's answers in a wav of the folder; no words when none fits. A process of its own: with a small
 * dictionary it starts in a tenth of a second.
 * @param own what this decoder's own files are called; beginning with the wav's name they go with it
 */
export async function decodeByGrammar(
  { program, acousticModel }: SphinxFiles,
  { rules, words }: FieldGrammar,
  { folder, name, own = name, aboveNoise, signal }: Recording & { own?: string },
): Promise<Decoded> {
  const file = (ending: string) => join(folder, `${own}.${ending}`)
  await Promise.all([
    writeFile(file('gram'), rules),
    writeFile(file('dict'), words),
    writeFile(file('ctl'), `${name}\n`),
  ])
  const audio = ['-adcin', 'yes', '-cepdir', folder, '-cepext', '.wav', '-ctl', file('ctl'), '-hypseg', file('seg')]
  const model = ['-hmm', acousticModel, '-jsgf', file('gram'), '-dict', file('dict'), '-logfn', '/dev/null']
  const isClear = aboveNoise >= CLEAR_DB
  await run(program, [...audio, ...model, ...TUNING, ...(isClear ? AS_IT_IS : [])], { signal, killSignal: 'SIGKILL' })
  const [line = ''] = (await readFile(file('seg'), 'utf8')).split('\n')
  const { misfit, wordMisfit, ...decoded } = decodedOfLine(line, name) ?? NOTHING
  const more = isClear ? NEARER_BY : 0
  return { ...decoded, misfit: misfit + more, wordMisfit: wordMisfit + more }
}
