import type { Found, Words } from '../../../shared/normalise.ts'

const numbered = (names: string, first: number, step = 1): [string, number][] =>
  names.split(' ').map((name, index) => [name, first + index * step])

const SMALL = new Map([
  ...numbered('cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince', 0),
  ...numbered('dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro', 16),
  ...numbered('veinticinco veintiseis veintisiete veintiocho veintinueve', 25),
  ['veintiun', 21],
  ['veintiuna', 21],
] as [string, number][])
const TENS = new Map(numbered('treinta cuarenta cincuenta sesenta setenta ochenta noventa', 30, 10))
const HUNDREDS = new Map([
  ['cien', 100],
  ...numbered('ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos', 100, 100),
  ['novecientos', 900],
] as [string, number][])

const ORDINALS = new Map([
  ...numbered('primero segundo tercero cuarto quinto sexto septimo octavo noveno decimo', 1),
  ...numbered('primera segunda tercera cuarta quinta sexta septima octava novena decima', 1),
  ...numbered('undecimo duodecimo', 11),
  ...numbered('undecima duodecima', 11),
  ...numbered('vigesimo trigesimo', 20, 10),
  ...numbered('vigesima trigesima', 20, 10),
  ['primer', 1],
  ['tercer', 3],
] as [string, number][])

/** Doscientas counts as doscientos does. */
const masculine = (word: string): string => word.replace(/(?<=cient|quinient)as$/, 'os')
const isOne = (word = ''): boolean => word === 'un' || word === 'una' || word === 'uno'

/** The digit of a word such as siete. */
const digitOf = (word = ''): number | undefined => {
  const value = SMALL.get(word)
  return value !== undefined && value < 10 ? value : undefined
}

/** Primero, segunda, 3º. */
export function ordinalOf(word = ''): number | undefined {
  const written = /^(\d{1,3})[ºªo°a]$/.exec(word.normalize('NFKC'))
  return written ? Number(written[1]) : ORDINALS.get(word)
}

/** Below a hundred; tens and units are joined by y alone. */
function belowHundred(words: Words, at: number): Found<number> | undefined {
  const tens = TENS.get(words[at] ?? '')
  if (tens === undefined) {
    const value = SMALL.get(words[at] ?? '')
    return value === undefined ? undefined : { value, next: at + 1 }
  }
  const unit = words[at + 1] === 'y' ? unitOf(words[at + 2]) : 0
  return unit > 0 ? { value: tens + unit, next: at + 3 } : { value: tens, next: at + 1 }
}

const unitOf = (word: string | undefined): number => (isOne(word) ? 1 : (digitOf(word) ?? 0))

/** Below a thousand: doscientos cincuenta, ciento cinco, 250. */
function belowThousand(words: Words, at: number): Found<number> | undefined {
  const word = words[at] ?? ''
  if (/^\d{1,3}$/.test(word)) return { value: Number(word), next: at + 1 }
  const hundreds = HUNDREDS.get(masculine(word))
  if (hundreds === undefined) return belowHundred(words, at)
  const rest = isOne(words[at + 1]) ? { value: 1, next: at + 2 } : belowHundred(words, at + 1)
  const joins = rest && rest.value > 0 && word !== 'cien'
  return joins ? { value: hundreds + rest.value, next: rest.next } : { value: hundreds, next: at + 1 }
}

/** Below a million: mil quinientos, dos mil veintiséis, mil y una. */
function belowMillion(words: Words, at: number): Found<number> | undefined {
  const count = words[at] === 'mil' ? { value: 1, next: at } : belowThousand(words, at)
  if (!count || words[count.next] !== 'mil' || count.value === 0) return count
  const thousands = { value: count.value * 1000, next: count.next + 1 }
  const and = words[thousands.next] === 'y' ? thousands.next + 1 : thousands.next
  if (isOne(words[and]) && !isMillion(words[and + 1])) return { value: thousands.value + 1, next: and + 1 }
  const rest = belowThousand(words, thousands.next)
  return rest && rest.value > 0 ? { value: thousands.value + rest.value, next: rest.next } : thousands
}

const isMillion = (word = ''): boolean => word === 'millon' || word === 'millones'

/** The longest whole number in words that begins here: "dos millones quinientos mil". */
export function cardinalAt(words: Words, at: number): Found<number> | undefined {
  const millions = isOne(words[at]) && isMillion(words[at + 1])
  const count = millions ? { value: 1, next: at + 1 } : belowMillion(words, at)
  if (!count || !isMillion(words[count.next])) return count
  const value = count.value * 1_000_000
  const rest = belowMillion(words, count.next + 1)
  return rest && rest.value > 0 ? { value: value + rest.value, next: rest.next } : { value, next: count.next + 1 }
}
