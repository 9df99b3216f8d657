import { existsSync, readFileSync } from 'node:fs'
import type { FieldType } from '../../contract/types.gen.ts'
import { traitsOf } from '../../rules/field-types.ts'
import { featuresOf } from '../../rules/languages/shared/classifier/features.ts'
import { isClassified } from '../../rules/languages/shared/classifier/judged.ts'
import type { SpokenField } from '../../rules/languages/shared/normalise.ts'

/** An utterance that a classifier learns from. */
export interface Example {
  label: string
  features: number[]
  /** Whether what was said answers the question. */
  isAnswer: boolean
}

const root = new URL('../../', import.meta.url)

/** Where a language has its examples and its weights. */
export const folderOf = (language: string): URL => new URL(`rules/languages/${language}/classifier/`, root)

/** Written by people who had not seen the rules; the last column of `examples.tsv` is `answer` or `none`. */
export const written = (language: string): Example[] =>
  rowsOf(new URL('examples.tsv', folderOf(language))).map(({ field, heard, rest: [what] }) =>
    exampleOf(field, heard, what === 'answer'),
  )

/** The tables that the tests hold the rules to; a language may lack the second. */
const TABLES = ['understood-answers.tsv', 'written-unseen.tsv']

/** What stands in them, without texts that are asked for: they are answers, though doubted ones. */
export const understood = (language: string): Example[] =>
  TABLES.map((name) => new URL(`tests/rules/languages/${language}/${name}`, root))
    .filter((table) => existsSync(table))
    .flatMap(rowsOf)
    .filter(({ field }) => field.label && isClassified(field.type))
    .filter(({ field, rest: [, outcome] }) => outcome !== 'asked' || traitsOf(field.type).value !== 'free-text')
    .map(({ field, heard, rest: [, outcome] }) => exampleOf(field, heard, outcome === 'taken'))

interface Row {
  field: SpokenField
  heard: string
  rest: string[]
}

/** Both tables begin with the columns type, label, options with `|` between, and heard. */
function rowsOf(file: URL): Row[] {
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n')
  return lines.map((line) => {
    const [type = '', label = '', options = '', heard = '', ...rest] = line.split('\t')
    const labels = options.split('|').filter(Boolean)
    const field = { type: typeOf(type), label, options: labels.map((each) => ({ label: each, value: each })) }
    return { field, heard, rest }
  })
}

const typeOf = (type: string): FieldType => ({ yesno: 'radio', consent: 'checkbox' }[type] ?? type) as FieldType

const exampleOf = (field: SpokenField, heard: string, isAnswer: boolean): Example => ({
  label: field.label ?? '',
  features: featuresOf(field, heard),
  isAnswer,
})
