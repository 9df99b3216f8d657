import type { Grammar } from '../../../shared/translation.ts'
import { cardinalAt } from '../numbers/cardinals.ts'
import { regex } from '../../../shared/regex.ts'

const WEEKDAYS = new Map(
  'montag=monday dienstag=tuesday mittwoch=wednesday donnerstag=thursday freitag=friday samstag=saturday sonnabend=saturday sonntag=sunday'
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
)
const COMPOUND = regex('')`
  ^(montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)
  (?:morgen|frueh|vormittag|mittag|nachmittag|abend|nacht)?(s)?$`
const UNITS = new Map(
  'tag=day tage=days tagen=days woche=week wochen=weeks monat=month monate=months monaten=months jahr=year jahre=years jahren=years'
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
)

const WHICH: readonly (readonly [pattern: RegExp, which: string])[] = [
  [/^naechste[rnsm]?$/, 'next'],
  [/^(?:kommende|folgende)[rnsm]?$/, 'coming'],
  [/^diese[rnsm]?$/, 'this'],
  [/^(?:letzte|vorige|vergangene)[rnsm]?$/, 'last'],
  [/^jede[rnsm]?$/, 'every'],
]
const whichOf = (word = ''): string | undefined => WHICH.find(([pattern]) => pattern.test(word))?.[1]

/** "Nächsten Montag", "Freitagabend", "der übernächste Sonntag"; "montags" are many. */
export const weekday: Grammar = (words, at) => {
  const some = /^ein(?:e[nrm]?)?$/.test(words[at] ?? '') && COMPOUND.exec(words[at + 1] ?? '')
  if (some) return { value: ['every', WEEKDAYS.get(some[1] ?? '') ?? ''], next: at + 2 }
  const isAfterNext = /^uebernaechste[rnsm]?$/.test(words[at] ?? '')
  const which = whichOf(words[at])
  // "Diesen Montag" is the last one where the past is asked for.
  const isThis = which === 'this'
  const start = isAfterNext || which ? at + 1 : at
  const [, day = '', many] = COMPOUND.exec(words[start] ?? '') ?? []
  const name = WEEKDAYS.get(day)
  if (name === undefined) return undefined
  if (isAfterNext) return { value: [name, 'after', 'next'], next: start + 1 }
  const before = many && !words[start]?.endsWith('tags') ? 'every' : many ? 'every' : isThis ? undefined : which
  return { value: before ? [before, name] : [name], next: start + 1 }
}

const countAt = (words: readonly string[], at: number) =>
  /^eine[rmn]?$/.test(words[at] ?? '') ? { value: 1, next: at + 1 } : cardinalAt(words, at)

/** "Vor zwei Wochen", "in drei Tagen", "zwei Wochen her"; "in acht Tagen" is a week to most and eight days to others. */
export const span: Grammar = (words, at) => {
  const isInside = words[at] === 'in' || words[at] === 'innerhalb'
  const isAgo = words[at] === 'vor'
  const start = isInside || isAgo ? at + 1 : at
  const count = countAt(words, start)
  const unit = count && UNITS.get(words[count.next] ?? '')
  if (!count || !unit) return undefined
  const isPast = isAgo || words[count.next + 1] === 'her'
  if (!isInside && !isPast) return beside([String(count.value), unit], words, count.next + 1)
  if (isInside && isAnchored(words, at))
    return { value: spanAfter(words, at, [String(count.value), unit]), next: count.next + 1 }
  const isIdiom = count.value === 8 && unit === 'days'
  const next = count.next + (isAgo ? 1 : isPast ? 2 : 1)
  if (isIdiom) return { value: ['sometime'], next }
  return { value: isPast ? [String(count.value), unit, 'ago'] : ['in', String(count.value), unit], next }
}

/** "Zwei Tage nach Weihnachten", "eine Woche vor dem dritten Mai". */
function beside(length: readonly string[], words: readonly string[], at: number) {
  const side = { nach: 'after', vor: 'before', ab: 'from', vom: 'from' }[words[at] ?? '']
  return side === undefined ? undefined : { value: [...length, side], next: at + 1 }
}

const ANCHOR = /^(?:heute|morgen|uebermorgen|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|sonnabend)$/
const isAnchored = (words: readonly string[], at: number): boolean => ANCHOR.test(words[at - 1] ?? '')

/** "Montag in einer Woche" is the one after the coming one. */
const spanAfter = (words: readonly string[], at: number, [count = '', unit = '']: readonly string[]): string[] =>
  (unit.startsWith('week') && count === '1') || (unit === 'days' && count === '8')
    ? ['week']
    : words[at - 1] === 'heute'
      ? []
      : ['few', count, unit]

/** "Heute in zwei Wochen". */
export const fromToday: Grammar = (words, at) => {
  const count = words[at] === 'heute' && /^(?:in|vor)$/.test(words[at + 1] ?? '') ? countAt(words, at + 2) : undefined
  const unit = count && UNITS.get(words[count.next] ?? '')
  if (!count || !unit) return undefined
  if (count.value === 8 && unit === 'days') return { value: ['sometime'], next: count.next + 1 }
  const length = [String(count.value), unit]
  return { value: words[at + 1] === 'vor' ? [...length, 'ago'] : ['in', ...length], next: count.next + 1 }
}
