import type { Words } from '../../../shared/normalise.ts'
import type { Grammar } from '../../../shared/translation.ts'
import { cardinalAt } from '../numbers/cardinals.ts'
import { ordinalOf } from '../numbers/ordinals.ts'

const MONTHS = 'january february march april may june july august september october november december'.split(' ')

/** 3.5.2026, 3/5 and "der dritte Fünfte": the day stands before the month. */
export const dayFirst: Grammar = (words, at) => {
  const [, day, month, year = ''] = /^(\d{1,2})[-/.](\d{1,2})(?:[-/.](\d{2}|\d{4})?)?$/.exec(words[at] ?? '') ?? []
  if (day) return dayNamed(Number(day), Number(month), [year].filter(Boolean), at + 1)
  const first = ordinalOf(words[at])
  const second = first === undefined ? undefined : ordinalOf(words[at + 1])
  return first === undefined || second === undefined ? undefined : dayNamed(first, second, [], at + 2)
}

function dayNamed(day: number, month: number, year: Words, next: number) {
  const name = MONTHS[month - 1]
  return name === undefined ? undefined : { value: [`${day}th`, name, ...year], next }
}

/** "Am 3. Mai", "3. 5. 2026" and "am 3.": the point of an ordinal is no end of a sentence. */
export const withOrdinalPoints = (text: string): string =>
  text
    .replace(/(?<!\d)(\d{1,2})\.\s+(\d{1,2})\.\s*(?=\d{4}|\d{2}(?!\d))/gu, '$1.$2.')
    .replace(/(?<!\d)(\d{1,2})\.\s+(\d{1,2})\.(?!\d)/gu, '$1.$2')
    .replace(
      /(?<!\d)(\d{1,2})\.\s*(?=(?:jan|jaen|feb|fe|maer|apr|mai|jun|jul|aug|sep|okt|nov|dez|weihnachts)\p{L}*)/giu,
      '$1te ',
    )
    .replace(/(?<=(?:der|den|dem|am|zum|vom|bis|,)\s+)(\d{1,2})\.(?=$|[\s,!?])/giu, '$1te')

/** "Um halb vier", "gegen 15 Uhr 30", "viertel nach drei": a day needs no hour. */
export const hour: Grammar = (words, at) => {
  const isAnnounced = /^(?:um|gegen)$/.test(words[at] ?? '')
  const start = isAnnounced ? at + 1 : at
  const named = hourAt(words, start)
  if (!named) return undefined
  const isHour = words[named.next] === 'uhr'
  if (!isHour && !isAnnounced && !named.isClock) return undefined
  const end = isHour ? named.next + 1 : named.next
  const minutes = isHour ? cardinalAt(words, end) : undefined
  return { value: [], next: minutes && minutes.value < 60 ? minutes.next : end }
}

function hourAt(words: Words, at: number): { next: number; isClock: boolean } | undefined {
  if (/^\d{1,2}:\d\d$/.test(words[at] ?? '')) return { next: at + 1, isClock: true }
  const isHalf = words[at] === 'halb'
  const side = /^(?:viertel|dreiviertel)$/.test(words[at] ?? '')
    ? /^(?:vor|nach)$/.test(words[at + 1] ?? '')
      ? 2
      : 1
    : 0
  const found = cardinalAt(words, at + (isHalf ? 1 : side))
  return found && found.value < 25 ? { next: found.next, isClock: isHalf || side > 0 } : undefined
}
