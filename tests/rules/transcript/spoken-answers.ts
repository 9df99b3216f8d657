import { existsSync, readFileSync } from 'node:fs'
import type { FieldOption, FieldType } from '../../../contract/types.gen.ts'
import type { Normalise } from '../../../rules/languages/shared/normalise.ts'
import { LANGUAGES } from '../../../rules/languages/registry.ts'
import { primaryLanguage } from '../../../rules/languages/tags.ts'

/** One row of the table of spoken answers. */
export interface SpokenAnswer {
  type: FieldType
  options: FieldOption[]
  heard: string
  /** Equally right values, each as a text; `<none>` is no value. */
  expected: string[]
  today: string
  locale: string
  note: string
}

const TODAY = '2026-11-20'

const tableOf = (language: string): URL => new URL(`../languages/${language}/spoken-answers.tsv`, import.meta.url)

/** The languages whose tests have a table of spoken answers. */
export const LANGUAGES_SPOKEN: readonly string[] = [...new Set(LANGUAGES.map(([tag]) => primaryLanguage(tag)))].filter(
  (language) => existsSync(tableOf(language)),
)

/** The table of a language: type, options, heard, expected, note; a yesno is a radio with Yes and No. */
export function spokenAnswers(language = 'en'): SpokenAnswer[] {
  const text = readFileSync(tableOf(language), 'utf8')
  return text
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map(rowOf)
}

function rowOf(line: string): SpokenAnswer {
  const [type = '', options = '', heard = '', expected = '', note = ''] = line.split('\t')
  return {
    type: (type === 'yesno' ? 'radio' : type) as FieldType,
    options: options === '' ? [] : options.split('|').map(optionOf),
    heard,
    expected: expected.split(' || ').map((value) => value.replaceAll('\\n', '\n')),
    today: /ref=(\S+?)(?:;|$|\s)/.exec(note)?.[1] ?? TODAY,
    locale: /locale=([\w-]+)/.exec(note)?.[1] ?? 'en-US',
    note,
  }
}

/** "18-24=18_24" gives the value; otherwise it is the label in snake case. */
function optionOf(text: string): FieldOption {
  const at = text.lastIndexOf('=')
  const label = at < 0 ? text : text.slice(0, at)
  const snake = label
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_|_$/g, '')
  return { label, value: at < 0 ? snake : text.slice(at + 1) }
}

/** A value as the table writes it. */
export const written = (value: ReturnType<Normalise>): string =>
  value === undefined ? '<none>' : Array.isArray(value) ? JSON.stringify(value) : String(value)
