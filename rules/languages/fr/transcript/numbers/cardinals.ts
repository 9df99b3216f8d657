import type { Found, Words } from '../../../shared/normalise.ts'

const numbered = (names: string, first: number, step = 1): [string, number][] =>
  names.split(' ').map((name, index) => [name, first + index * step])

const SMALL = new Map([
  ...numbered('zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize', 0),
  ['une', 1],
] as [string, number][])
/** Septante, huitante and nonante are said in Switzerland and Belgium. */
const TENS = new Map([
  ...numbered('vingt trente quarante cinquante soixante septante huitante nonante', 20, 10),
  ['octante', 80],
] as [string, number][])

/** "Quatre-vingts" and "cents" have a plural where nothing follows. */
const isOf = (word: string | undefined, name: string): boolean => word === name || word === `${name}s`

const smallAt = (words: Words, at: number): number => SMALL.get(words[at] ?? '') ?? 0

/** Up to nineteen: dix-sept is ten and seven. */
function belowTwenty(words: Words, at: number): Found<number> | undefined {
  const value = SMALL.get(words[at] ?? '')
  if (value === undefined) return undefined
  const unit = value === 10 ? smallAt(words, at + 1) : 0
  return unit > 6 && unit < 10 ? { value: 10 + unit, next: at + 2 } : { value, next: at + 1 }
}

/** Below a hundred: vingt et un, soixante et onze, quatre-vingt-dix-neuf, septante-deux. */
function belowHundred(words: Words, at: number): Found<number> | undefined {
  const isEighty = words[at] === 'quatre' && isOf(words[at + 1], 'vingt')
  const tens = isEighty ? 80 : TENS.get(words[at] ?? '')
  if (tens === undefined) return belowTwenty(words, at)
  const next = isEighty ? at + 2 : at + 1
  const rest = restAt(words, next, tens === 60 || isEighty ? 20 : 10)
  return rest ? { value: tens + rest.value, next: rest.next } : { value: tens, next }
}

function restAt(words: Words, at: number, below: number): Found<number> | undefined {
  const isJoined = words[at] === 'et' && /^(?:une?|onze)$/.test(words[at + 1] ?? '')
  const rest = belowTwenty(words, isJoined ? at + 1 : at)
  return rest && rest.value > 0 && rest.value < below ? rest : undefined
}

/** Below a thousand, or hundreds up to nineteen of a year: trois cents, cent cinq, dix-neuf cent quatre-vingt, 250. */
function belowThousand(words: Words, at: number): Found<number> | undefined {
  if (/^\d{1,3}$/.test(words[at] ?? '')) return { value: Number(words[at]), next: at + 1 }
  const count = isOf(words[at], 'cent') ? { value: 1, next: at } : belowTwenty(words, at)
  const isHundreds = count && count.value > 0 && count.value !== 10 && isOf(words[count.next], 'cent')
  if (!isHundreds || (count.value === 1 && count.next > at)) return belowHundred(words, at)
  const hundreds = { value: count.value * 100, next: count.next + 1 }
  const rest = belowHundred(words, hundreds.next)
  return rest && rest.value > 0 ? { value: hundreds.value + rest.value, next: rest.next } : hundreds
}

/** Below a million: mille neuf cents, deux mille vingt-six, mille et un. */
function belowMillion(words: Words, at: number): Found<number> | undefined {
  const isThousand = words[at] === 'mille' || words[at] === 'mil'
  const count = isThousand ? { value: 1, next: at } : belowThousand(words, at)
  if (!count || words[count.next] !== 'mille' || count.value === 0) return isThousand ? thousand(words, at) : count
  return thousand(words, count.next, count.value)
}

function thousand(words: Words, at: number, count = 1): Found<number> {
  const isJoined = words[at + 1] === 'et' && /^une?$/.test(words[at + 2] ?? '')
  const rest = belowThousand(words, isJoined ? at + 2 : at + 1)
  const joins = rest && rest.value > 0 && rest.value < 1000
  return joins ? { value: count * 1000 + rest.value, next: rest.next } : { value: count * 1000, next: at + 1 }
}

const SCALES = [
  ['milliard', 1_000_000_000],
  ['million', 1_000_000],
] as const

/** The longest whole number in words that begins here: "deux millions cinq cent mille"; "un" alone is one too. */
export function cardinalAt(words: Words, at: number): Found<number> | undefined {
  const first = belowMillion(words, at)
  const scale = first && SCALES.find(([name]) => isOf(words[first.next], name))
  if (!first || !scale || first.value === 0) return first
  const value = first.value * scale[1]
  const rest = cardinalAt(words, first.next + 1)
  const joins = rest && rest.value > 0 && rest.value < scale[1]
  return joins ? { value: value + rest.value, next: rest.next } : { value, next: first.next + 1 }
}

/** "Un" and "une" may count or be articles. */
export const isOne = (word = ''): boolean => word === 'un' || word === 'une'
