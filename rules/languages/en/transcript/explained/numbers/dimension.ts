import type { Explains } from '../../../../shared/remainder.ts'
import { isMeasure } from '../../lexicon/units.ts'

/** How a measure is told to be of a dimension, and how a question names it. */
const DIMENSIONS: readonly (readonly [said: RegExp, asked: RegExp])[] = [
  [/^long$/u, /\b(?:length|long)\b/iu],
  [/^(?:wide|across)$/u, /\b(?:width|wide|breadth|diameter|across)\b/iu],
  [/^(?:high|tall)$/u, /\b(?:height|high|tall)\b/iu],
  [/^(?:deep|thick)$/u, /\b(?:depth|deep|thick\w*)\b/iu],
  [/^(?:around|round|about|all round|all around)$/u, /\b(?:girth|circumference|around|round)\b/iu],
]
const AREA = /\b(?:area|sq|square|sqm|sqft|cubic|volume|size)\b|[²³]/iu

/** "Eighty centimetres across", "350 square metres"; "two metres long" tells nothing of a width. */
export const dimension =
  (label: string): Explains =>
  (words, at) => {
    const word = words[at] ?? ''
    if (/^(?:square|sq|cubic)$/u.test(word) && isMeasure(words[at + 1] ?? '')) return AREA.test(label) ? 1 : 0
    const [, asked] = DIMENSIONS.find(([said]) => said.test(word)) ?? []
    const isLast = asked && isMeasure(words[at - 1] ?? '') && (words[at + 1] ?? ',') === ','
    if (!isLast) return undefined
    const isOther = DIMENSIONS.some(([, other]) => other !== asked && other.test(label))
    return isOther && !asked.test(label) ? 0 : 1
  }
