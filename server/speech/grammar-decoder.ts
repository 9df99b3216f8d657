import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { FormField } from '../../contract/types.gen.ts'
import { keepRecent } from '../store/keep-recent.ts'
import { type Dictionary, dictionaryOf } from './dictionary.ts'
import { grammarOf } from './grammar/index.ts'
import { lengthOf, tokenOf, toJsgf, withoutUnknown, wordsOf } from './grammar/tree.ts'
import type { SphinxFiles } from './sphinx-files.ts'
import { wordsOfLine } from './sphinx-output.ts'

const run = promisify(execFile)
const GRAMMARS_KEPT = 200
/** 5,000 words take half a second, 12,000 more than one; the longest that a form may have would take twenty. */
const LENGTH_MAX = 10_000
/** Dearer words: without it "seven" becomes "seven oh" and every breath an answer's "please". */
const TUNING = ['-wip', '0.05']

/** A grammar and its words, as the program reads them. */
export interface FieldGrammar {
  rules: string
  words: string
}

/** Gives the grammar of a field, made once per structure; undefined where the open model hears alone. */
export function createGrammars(dictionary: Dictionary) {
  const kept = keepRecent<FieldGrammar>(GRAMMARS_KEPT)
  return (field: FormField): Promise<FieldGrammar | undefined> =>
    kept.take(JSON.stringify([field.type, field.options?.map(({ label }) => label)]), async () =>
      makeGrammar(field, dictionary),
    )
}

/** The grammar cut to what can be heard, and the dictionary cut to its words; undefined without one, and when it is too long. */
export function makeGrammar(field: FormField, dictionary: Dictionary): FieldGrammar | undefined {
  const whole = grammarOf(field)
  if (!whole || lengthOf(whole) > LENGTH_MAX) return undefined
  const grammar = withoutUnknown(whole, (word) => dictionary.pronunciations(word).length > 0)
  return grammar && { rules: toJsgf(grammar), words: dictionaryOf(wordsOf(grammar), dictionary, tokenOf) }
}

/**
 * Hears one of the grammar's answers in a wav of the folder; empty when none fits. A process of its own: with a small
 * dictionary it starts in a tenth of a second.
 */
export async function decodeByGrammar(
  { program, acousticModel }: SphinxFiles,
  { rules, words }: FieldGrammar,
  { folder, name, signal }: { folder: string; name: string; signal: AbortSignal },
): Promise<string> {
  const file = (ending: string) => join(folder, `${name}.${ending}`)
  await Promise.all([
    writeFile(file('gram'), rules),
    writeFile(file('dict'), words),
    writeFile(file('ctl'), `${name}\n`),
  ])
  const audio = ['-adcin', 'yes', '-cepdir', folder, '-cepext', '.wav', '-ctl', file('ctl'), '-hyp', file('hyp')]
  const model = ['-hmm', acousticModel, '-jsgf', file('gram'), '-dict', file('dict'), '-logfn', '/dev/null']
  await run(program, [...audio, ...model, ...TUNING], { signal, killSignal: 'SIGKILL' })
  const [line = ''] = (await readFile(file('hyp'), 'utf8')).split('\n')
  return wordsOfLine(line, name) ?? ''
}
