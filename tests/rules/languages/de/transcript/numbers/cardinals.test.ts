import { describe, expect, it } from 'vitest'
import { cardinalAt, cardinalOf } from '../../../../../../rules/languages/de/transcript/numbers/cardinals.ts'
import { ordinalOf } from '../../../../../../rules/languages/de/transcript/numbers/ordinals.ts'

const UNITS =
  'null ein zwei drei vier fuenf sechs sieben acht neun zehn elf zwoelf dreizehn vierzehn fuenfzehn sechzehn siebzehn achtzehn neunzehn'.split(
    ' ',
  )
const TENS = ' zehn zwanzig dreissig vierzig fuenfzig sechzig siebzig achtzig neunzig'.split(' ')

/** A number as it is written out, its "ein" only before what it counts. */
function written(value: number): string {
  if (value < 20) return UNITS[value] ?? ''
  if (value < 100) return `${value % 10 ? `${UNITS[value % 10]}und` : ''}${TENS[Math.floor(value / 10)]}`
  const [size, name] = value < 1000 ? [100, 'hundert'] : [1000, 'tausend']
  return `${written(Math.floor(value / size))}${name}${value % size ? written(value % size) : ''}`
}
const aloneOf = (value: number): string => written(value).replace(/ein$/u, 'eins')

describe('German numbers in words', () => {
  it('are read from one to far beyond a thousand', () => {
    const values = [
      ...Array.from({ length: 2100 }, (_, index) => index),
      9999,
      10_001,
      23_456,
      100_000,
      654_321,
      999_999,
    ]
    const misread = values.filter((value) => cardinalOf(aloneOf(value)) !== value)
    expect(misread).toEqual([])
  })

  it.each([
    ['neunzehnhundertfuenfundachtzig', 1985],
    ['hundertundzwei', 102],
    ['tausendeins', 1001],
    ['zwo', 2],
    ['zwotausend', 2000],
  ])('%s is %i', (word, value) => expect(cardinalOf(word)).toBe(value))

  it.each([
    'ein',
    'eine',
    'und',
    'zwanzigdrei',
    'hundertnull',
    'einshundert',
    'dreiund',
    'zwanzighundert',
    'nullhundert',
    '',
  ])('"%s" is none', (word) => expect(cardinalOf(word)).toBeUndefined())

  it.each([
    ['drei und zwanzig', 23, 3],
    ['zwei tausend sechs und zwanzig', 2026, 5],
    ['eine million zweihunderttausend', 1_200_000, 3],
    ['zwei millionen', 2_000_000, 2],
    ['3 tausend', 3000, 2],
    ['eins zwei', 1, 1],
    ['zwanzig drei', 20, 1],
    ['drei milliarden euro', 3_000_000_000, 2],
  ])('"%s" begins with %i', (said, value, next) => expect(cardinalAt(said.split(' '), 0)).toEqual({ value, next }))
})

describe('German ordinals', () => {
  it.each([
    ['erste', 1],
    ['ersten', 1],
    ['zweiter', 2],
    ['dritte', 3],
    ['siebte', 7],
    ['siebten', 7],
    ['achter', 8],
    ['zwoelfte', 12],
    ['siebzehnten', 17],
    ['zwanzigste', 20],
    ['einundzwanzigsten', 21],
    ['einunddreissigster', 31],
    ['hundertdritte', 103],
    ['3te', 3],
    ['21ste', 21],
  ])('%s is the %i.', (word, value) => expect(ordinalOf(word)).toBe(value))

  it.each(['erst', 'acht', 'drei', 'dritt', 'rest', 'letzte', 'weiter', ''])('"%s" is none', (word) =>
    expect(ordinalOf(word)).toBeUndefined(),
  )
})
