import { describe, expect, it } from 'vitest'
import {
  isKnownDomain,
  markPhrases,
  mayEndBefore,
  piecesOf,
  textOf,
  untilDomainEnds,
} from '../../rules/languages/en/transcript/addresses/address.ts'
import { amountAt, unfolded } from '../../rules/languages/en/transcript/numbers/amounts.ts'
import { withoutScale } from '../../rules/languages/en/transcript/choice.ts'
import { written } from '../../rules/languages/en/transcript/dates/numbers.ts'
import { withSlashes } from '../../rules/languages/en/transcript/dates/slashes.ts'
import { digitsAt } from '../../rules/languages/en/transcript/numbers/digits.ts'
import { withoutHours } from '../../rules/languages/en/transcript/dates/hours.ts'
import { labelSound } from '../../rules/languages/en/transcript/options/label-sounds.ts'
import { isOnlyOpening, openings, withoutClosing } from '../../rules/languages/en/transcript/around/lead-ins.ts'
import { judged } from '../../rules/languages/en/transcript/options/negation.ts'
import { runAt } from '../../rules/languages/en/transcript/numbers/runs.ts'
import { mentionsIn } from '../../rules/languages/en/transcript/options/labels.ts'
import { readAs, words } from '../support/transcripts.ts'
import { options, valuesOf } from './languages/en/transcript/options/support.ts'

const MARKS = markPhrases([['/', 'slash']])
const urlPieces = (said: string) => piecesOf(words(said), MARKS)

describe('A domain', () => {
  it.each([
    ['docs dot green garden dot co', 'docs.greengarden.co'],
    ['docs dot green , garden dot co', 'docs.green'],
    ['docs dot green garden , my dot co', 'docs.green'],
    ['docs dot green garden at home', 'docs.green'],
    ['docs dot green garden at home dot com', 'docs.green'],
    ['docs dot green garden dash home', 'docs.green'],
    ['docs dot green garden dash home dot co', 'docs.greengarden-home.co'],
    ['docs dot green red blue rose garden dot co', 'docs.greenredbluerosegarden.co'],
    ['docs dot green big red blue rose garden dot co', 'docs.green'],
    ['docs dot com green dot garden', 'docs.com'],
    ['docs dot green dot com garden dot co', 'docs.green.com'],
    ['docs dot green are garden dot co', 'docs.green'],
    ['our dot green garden dot co', 'our.greengarden.co'],
    ['docs dot green i t dot co', 'docs.greenit.co'],
    ['docs dot green five and six dot co', 'docs.green5and6.co'],
  ])('in "%s" is %s', (said, domain) => expect(textOf(untilDomainEnds(urlPieces(said), /^[.-]/))).toBe(domain))
  it.each([
    ['example.com', true],
    ['example.co.uk', true],
    ['mail.example.com', true],
    ['a.b_c.com', false],
    ['example', false],
    ['example.garden', false],
  ])('that everyone knows: %s, %s', (text, known) => expect(isKnownDomain(text)).toBe(known))
  it.each([
    ['example dot com', 'thanks', true],
    ['example dot com slash help', 'thanks', true],
    ['mail dot example dot com', 'thanks', true],
    ['example dot garden', 'thanks', false],
    ['example dot garden', ', thanks', true],
    ['example dot garden', '', true],
    ['example dot com', 'dash', false],
  ])('%s may end before "%s": %s', (domain, rest, may) =>
    expect(mayEndBefore(urlPieces(domain), urlPieces(rest))).toBe(may),
  )
})

describe('An amount', () => {
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
    ['5€', '5 dollars'],
    ['5', '5'],
    ['+5', '5'],
    ['5kg', '5'],
    ['5%', '5'],
    ['5xyz', '5xyz'],
    ['-5', 'minus 5'],
    ['$-5', 'minus 5 dollars'],
    ['$2k', '2 thousand'],
  ])('written %s is read "%s"', (word, said) => expect(unfolded(word).join(' ')).toBe(said))
  it.each<[string, string | undefined]>([
    ['oh', undefined],
    ['1 1250', '1 1'],
    ['01 250', '1 1'],
    ['1250 300', '1250 1'],
    ['1 250 dollars', '1250 2'],
    ['1 000 000 000 000 000', '1 1'],
  ])('read in pieces, "%s" is %s', (said, result) => expect(readAs(runAt(words(said), 0))).toBe(result))
  it.each([
    ['nine thousand nine hundred ninety nine', '9999 6'],
    ['twelve hundred five', '1205 3'],
  ])('"%s" as digits is %s', (said, result) => expect(readAs(digitsAt(words(said), 0, false))).toBe(result))
  it.each([
    ['4 out of 5', '4'],
    ['4 out there 5', '4 out there 5'],
    ['4 because of 5', '4 because of 5'],
    ['4 out of x5', '4 out of x5'],
    ['4 out of 5x', '4 out of 5x'],
    ['out of 5', 'out of 5'],
  ])('"%s" without its scale is "%s"', (said, left) => expect(withoutScale(words(said)).join(' ')).toBe(left))
})

describe('Dates and hours in figures', () => {
  it.each([
    ['12026-03-04', undefined],
    ['12/5', undefined],
    ['5/12', undefined],
    ['13/12', { day: 13, month: 12 }],
    ['12/13', { day: 13, month: 12 }],
    ['25/31/2024', undefined],
  ])('%s is %j', (word, parts) => expect(written(word, new Date('2026-11-20'))).toEqual(parts))
  it.each([
    ['123 slash 4 slash 2005', '123 slash 4 slash 2005'],
    ['12 slash 25 slash 123', '12 slash 25 slash 123'],
    ['12 slash 25 slash nineteen ninety nine five', '12/25/1999 five'],
    ['12 slash 25 slash twenty oh oh', '12/25/2000'],
    ['twelve slash twenty five slash', '12/25 slash'],
  ])('"%s" is written %s', (said, result) => expect(withSlashes(words(said)).join(' ')).toBe(result))
  it.each([
    ['monday 10am', 'monday'],
    ['monday 110am', 'monday 110am'],
    ['monday 10amps', 'monday 10amps'],
    ['monday 17:305', 'monday 17:305'],
  ])('of "%s" the hours leave "%s"', (said, left) => expect(withoutHours(words(said)).join(' ')).toBe(left))
})

describe('What opens and closes an answer', () => {
  const table = openings('email', 'by email')
  it.each([
    ["it's", true],
    ["well it's", true],
    ['hm', true],
    ['ada', false],
    ["it's ada", false],
    ['', false],
  ])('"%s" only opens: %s', (said, only) => expect(isOnlyOpening(words(said), table)).toBe(only))
  it.each([
    ['ada thank you', 'ada'],
    ['thank you', 'thank you'],
  ])('"%s" is closed: "%s"', (said, left) => expect(withoutClosing(words(said)).join(' ')).toBe(left))
})

describe('Options', () => {
  const offered = options('Soup|Salad|Steak')
  const judgement = (said: string) => {
    const { chosen, refused, allBut } = judged(words(said), mentionsIn(words(said), offered))
    return `${valuesOf(chosen)} / ${valuesOf(refused)}${allBut ? ' all but' : ''}`
  }
  it.each([
    ['all the soup', 'Soup / '],
    ['soup except salad , all day', 'Soup / Salad'],
    ['all except soup , not salad , steak', ' / Soup|Salad|Steak all but'],
    ['soup is not', ' / Soup'],
    ['soup isnt', ' / Soup'],
    ['soup is', 'Soup / '],
    ['soup not', 'Soup / '],
    ['no then soup', 'Soup / '],
    ['no pasta soup', 'Soup / '],
  ])('"%s": %s', (said, result) => expect(judgement(said)).toBe(result))
  it('without words have no sound, and are heard without their spaces', () => {
    expect(labelSound('!!!')).toEqual({ heard: '', sounds: [] })
    expect(labelSound('Part-time').heard).toBe('parttime')
  })
})
