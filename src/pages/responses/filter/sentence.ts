import type { ResponseColumn, ResponseFilter } from '../../../../contract/types.gen.ts'
import { filterSentence } from '../../../../rules/filters/sentence.ts'
import { dayOf } from './days.ts'

/** The filter in words, with its period in the owner's own days. */
export const sentenceOf = ({ from, to, ...rest }: ResponseFilter, columns: ResponseColumn[]): string =>
  filterSentence({ ...rest, ...(from && { from: dayOf(from) }), ...(to && { to: dayOf(to) }) }, columns)
