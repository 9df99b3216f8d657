import { existsSync, readFileSync } from 'node:fs'
import type { FieldType } from '../../contract/types.gen.ts'
import type { SpokenField } from '../../rules/languages/shared/normalise.ts'
import { traitsOf } from '../../rules/field-types.ts'
import { isClassified } from '../../rules/languages/shared/classifier/judged.ts'
import { featuresOf } from '../../rules/languages/shared/classifier/features.ts'
import { understoodAnswers } from '../../tests/rules/transcript/understood-answers.ts'

/** An utterance that a classifier learns from. */
export interface Example {
  label: string
  features: number[]
  /** Whether what was said answers the question. */
  isAnswer: boolean
}

/** Folders of languages, each with its examples. */
export const folderOf = (language: string): URL =>
  new URL(`../../rules/languages/${language}/classifier/`, import.meta.url)

/**
 * Written by people who had not seen the rules. The columns of `examples.tsv`: type, label, options with `|` between, heard, and
 * whether it is an `answer` or `none`.
 */
export function written(language: string): Example[] {
  const file = new URL('examples.tsv', folderOf(language))
  if (!existsSync(file)) throw new Error(`${language} has no examples: ${file.pathname}`)
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n')
  return lines.map((line) => {
    const [type = '', label = '', options = '', heard = '', what = ''] = line.split('\t')
    const labels = options.split('|').filter(Boolean)
    const field = { type: type as FieldType, label, options: labels.map((each) => ({ label: each, value: each })) }
    return exampleOf(field, heard, what === 'answer')
  })
}

/** The table that the tests hold the rules to, without texts that are asked for: they are answers, though doubted ones. */
export const understood = (language: string): Example[] =>
  understoodAnswers(language)
    .filter(({ field, label }) => label !== '' && isClassified(field.type))
    .filter(({ field, outcome }) => outcome !== 'asked' || traitsOf(field.type).value !== 'free-text')
    .map(({ field, heard, outcome }) => exampleOf(field, heard, outcome === 'taken'))

const exampleOf = (field: SpokenField, heard: string, isAnswer: boolean): Example => ({
  label: field.label ?? '',
  features: featuresOf(field, heard),
  isAnswer,
})
