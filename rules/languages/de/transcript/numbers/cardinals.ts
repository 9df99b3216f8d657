import type { Found, Words } from '../../../shared/normalise.ts'

const numbered = (names: string, first: number, step = 1): [string, number][] =>
  names.split(' ').map((name, index) => [name, first + index * step])

const UNITS = new Map([...numbered('ein zwei drei vier fuenf sechs sieben acht neun', 1), ['zwo', 2]] as [
  string,
  number,
][])
const SMALL = new Map([
  ['null', 0],
  ['eins', 1],
  ['zwo', 2],
  ['fuenfe', 5],
  ['fuffzehn', 15],
  ['fuffzig', 50],
  ...numbered('zwei drei vier fuenf sechs sieben acht neun zehn elf zwoelf dreizehn vierzehn fuenfzehn sechzehn', 2),
  ...numbered('siebzehn achtzehn neunzehn', 17),
  ...numbered('zwanzig dreissig vierzig fuenfzig sechzig siebzig achtzig neunzig', 20, 10),
] as [string, number][])
const SCALES = new Map([
  ['million', 1e6],
  ['millionen', 1e6],
  ['mio', 1e6],
  ['milliarde', 1e9],
  ['milliarden', 1e9],
  ['mrd', 1e9],
  ['billion', 1e12],
  ['billionen', 1e12],
])
/** Written apart by a transcriber, a number has no more pieces: "drei hundert fünf und zwanzig tausend". */
const PIECES_MAX = 8

/** The units stand before the tens: "dreiundzwanzig" is 23. */
function belowHundred(word: string): number | undefined {
  const small = SMALL.get(word)
  if (small !== undefined) return small
  const [, unit = '', tens = ''] = /^(\w+?)und(\w+zig|dreissig)$/.exec(word) ?? []
  const [units, whole] = [UNITS.get(unit), SMALL.get(tens)]
  return units !== undefined && whole !== undefined ? whole + units : undefined
}

/** What a multiplier counts, and what is added to it: "zweihundert(und)fünf". */
function scaled(word: string, name: string, size: number, rest: (word: string) => number | undefined, max: number) {
  const at = word.lastIndexOf(name)
  if (at < 0) return undefined
  const [before, after] = [word.slice(0, at), word.slice(at + name.length).replace(/^und/, '')]
  const count = before === '' ? 1 : (UNITS.get(before) ?? (before === 'eins' ? undefined : rest(before)))
  const more = after === '' ? 0 : rest(after)
  const fits = count !== undefined && count > 0 && count < max && more !== undefined && (after === '' || more > 0)
  return fits ? count * size + more : undefined
}

const belowTwoThousand = (word: string): number | undefined =>
  belowHundred(word) ?? scaled(word, 'hundert', 100, belowHundred, 20)

/** A number below a million in one word: "neunzehnhundertfünfundachtzig", "zweitausendsechsundzwanzig". */
export const cardinalOf = (word: string): number | undefined =>
  belowTwoThousand(word) ?? scaled(word, 'tausend', 1000, belowTwoThousand, 1000)

const isPiece = (word = ''): boolean =>
  /^(?:und|ein|hundert|tausend)$/.test(word) || (cardinalOf(word) !== undefined && word !== 'null')

function belowMillion(words: Words, at: number): Found<number> | undefined {
  const digits = /^\d{1,3}$/.test(words[at] ?? '') ? Number(words[at]) : undefined
  if (digits !== undefined) return digitsScaled(words, at, digits)
  for (let length = PIECES_MAX; length > 1; length -= 1) {
    const pieces = words.slice(at, at + length)
    const value = pieces.length === length && pieces.every(isPiece) ? cardinalOf(pieces.join('')) : undefined
    if (value !== undefined) return { value, next: at + length }
  }
  const value = cardinalOf(words[at] ?? '')
  return value === undefined ? undefined : { value, next: at + 1 }
}

/** "3 tausend", "5 hundert". */
function digitsScaled(words: Words, at: number, digits: number): Found<number> {
  const size = { hundert: 100, tausend: 1000 }[words[at + 1] ?? '']
  return size === undefined ? { value: digits, next: at + 1 } : { value: digits * size, next: at + 2 }
}

/** The longest whole number in words that begins here: "eine Million zweihunderttausend". */
export function cardinalAt(words: Words, at: number): Found<number> | undefined {
  const isOne = /^eine?$/.test(words[at] ?? '') && SCALES.has(words[at + 1] ?? '')
  const count = isOne ? { value: 1, next: at + 1 } : belowMillion(words, at)
  const scale = count && SCALES.get(words[count.next] ?? '')
  if (!count || scale === undefined) return count
  const rest = belowMillion(words, count.next + 1)
  return rest && rest.value > 0 && !SCALES.has(words[rest.next] ?? '')
    ? { value: count.value * scale + rest.value, next: rest.next }
    : { value: count.value * scale, next: count.next + 1 }
}
