import type { FieldOption } from '../../../../../contract/types.gen.ts'
import { exactly } from '../../../shared/exact-label.ts'
import type { ReadAnswer, SpokenField } from '../../../shared/normalise.ts'
import type { Vocabulary } from '../../../shared/remainder.ts'
import { plainWords } from '../../../shared/words.ts'
import { confirmedIf } from './assent/consent.ts'

/** How a language puts a question and what is said to it into the plain words that the rules of choices know. */
export interface PlainWords {
  vocabulary: Vocabulary
  /** Labels are translated as the answers are, so that both are compared in the same words. */
  field(field: SpokenField): SpokenField
  said(field: SpokenField, transcript: string): string
}

/** Reads a choice in plain words; an option said to the letter needs no translation, in which two labels may become one. */
export const inPlainWords =
  ({ vocabulary, field: plainField, said }: PlainWords, read: ReadAnswer): ReadAnswer =>
  (field, transcript, circumstances) =>
    exactly(field.options ?? [], transcript) === undefined
      ? read(plainField(field), said(field, transcript), circumstances)
      : confirmedIf(read(field, transcript, circumstances), plainField(field), [vocabulary])

/** Whether it is a question can be heard by its tone only, which the transcriber wrote. */
export const questionMark = (transcript: string): string => (/\?\s*$/u.test(transcript) ? '?' : '')

const THOUSANDS = /(?<=(?<![\d.,])\d{1,3}(?:[.,]\d{3})*)[.,](?=\d{3}(?![\d.,]?\d))/gu

/** "De 1.000 a 1.500 €", however a country writes it: no option is a number of three decimals. */
export const withoutThousands = (text: string): string => text.replaceAll(THOUSANDS, '')

/** The options of a question with each label in plain words; put into them once for each form. */
export function optionsBy(plainLabel: (label: string) => string): (field: SpokenField) => FieldOption[] {
  const known = new WeakMap<readonly FieldOption[], FieldOption[]>()
  return ({ options }) => {
    if (!options) return []
    const plain = known.get(options) ?? options.map(({ label, value }) => ({ label: plainLabel(label), value }))
    known.set(options, plain)
    return plain
  }
}

/** "Jubilada" where "Jubilado/a" is offered: the words of what was said in the gender in which a label has them. */
export function inGenderOf(
  options: readonly FieldOption[],
  said: string,
  inOther: (word: string) => readonly string[],
): string {
  const labelled = new Set(options.flatMap(({ label }) => plainWords(label)))
  const agreed = (word: string) => (labelled.has(word) ? word : inOther(word).find((each) => labelled.has(each)))
  return said
    .split(' ')
    .map((word) => (word.length > 3 ? (agreed(word) ?? word) : word))
    .join(' ')
}
