import { describe, expect, it } from 'vitest'
import { amountAt, unfolded } from '../../../../../../rules/languages/en/transcript/numbers/amounts.ts'
import { readAs, words } from '../../../../../support/transcripts.ts'

describe('An amount', () => {
  it.each<[string, string | undefined]>([
    ['minus five', '-5 2'],
    ['five below zero', '-5 3'],
    ['five degrees below zero', '-5 4'],
    ['five degrees', '5 1'],
    ['five degrees above', '5 1'],
    ['five below average', '-5 2'],
    ['half of one million', '500000 4'],
    ['half one', '0.5 1'],
    ['one half', '0.5 2'],
    ['two thirds', '0.666667 2'],
    ['nine halves', '9 1'],
    ['couple', '2 1'],
    ['a couple', '2 2'],
    ['two couple', '2 1'],
    ['dozen dozen', '144 2'],
    ['point five million', '500000 3'],
    ['one point five point two', '1.5 3'],
    ['one point', '1 1'],
    ['one point one two three four five six seven eight nine one two three', '1.123456789123 14'],
    ['one point five hundred', '1.5 4'],
    ['five dollars fifty cars', '5 1'],
    ['five dollars fifty cents', '5.5 4'],
    ['five dollars ninety nine', '5.99 4'],
    ['five dollars zero', '5 1'],
    ['five dollars hundred', '5 1'],
    ['two and a half', '2.5 4'],
    ['2.5 and a half', '2.5 1'],
    ['two and half', '2.5 3'],
  ])('"%s" is %s', (said, result) => {
    const found = amountAt(words(said), 0)
    expect(found && `${found.value} ${found.next}`).toBe(result)
  })

  it.each<[string, string | undefined]>([
    ['one hundredth', '0.01 2'],
    ['ten below freezing', '-10 3'],
    ['ten degrees below freezing', '-10 4'],
    ['half million', '500000 2'],
    ['half a dozen', '6 3'],
    ['four halves', '4 1'],
    ['1/2', '0.5 1'],
    ['11/2', undefined],
    ['1/25', undefined],
    ['2/2', undefined],
    ['one point oh', '1 3'],
    ['one point twenty five six', '1.25 4'],
    ['one point one two three four five six seven eight nine one two three four five', '1.1234567891234 15'],
    ['ten half', '10 1'],
    ['five and two halves', '5 1'],
    ['two dozenth', '2 1'],
    ['five dollars and one cent', '5.01 5'],
  ])('"%s" is %s', (said, result) => expect(readAs(amountAt(words(said), 0))).toBe(result))

  it.each([
    ['.55', '0.55'],
    ['$5', '5 dollars'],
    ['5€', '5 euros'],
    ['5', '5'],
    ['+5', '5'],
    ['5kg', '5'],
    ['5%', '5'],
    ['5xyz', '5xyz'],
    ['-5', 'minus 5'],
    ['$-5', 'minus 5 dollars'],
    ['$2k', '2 thousand'],
  ])('written %s is read "%s"', (word, said) => expect(unfolded(word).join(' ')).toBe(said))
})

it.each([
  ['half', 0.5],
  ['three halves', 1.5],
  ['one third', 0.333333],
  ['two thirds', 0.666667],
  ['quarter', 0.25],
  ['three quarters', 0.75],
  ['one fifth', 0.2],
  ['two fifths', 0.4],
  ['one eighth', 0.125],
  ['three eighths', 0.375],
  ['one tenth', 0.1],
  ['two tenths', 0.2],
  ['two hundredths', 0.02],
  ['two thousandths', 0.002],
  ['couple', 2],
  ['pair', 2],
  ['dozen', 12],
])('The amount "%s" is %s', (said, value) => expect(amountAt(words(said), 0)?.value).toBe(value))
