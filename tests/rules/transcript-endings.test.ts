import { describe, expect, it } from 'vitest'
import { cardinalAt, digitOf, ordinalAt } from '../../rules/languages/en/transcript/numbers/words.ts'
import { runAt } from '../../rules/languages/en/transcript/numbers/runs.ts'
import { runsOf } from '../../rules/languages/en/transcript/phones/runs.ts'
import { addressIn, answerIn, withoutFillers } from '../../rules/languages/en/transcript/around/fillers.ts'
import { lettersAt, spells } from '../../rules/languages/en/transcript/spelling.ts'
import { stem } from '../../rules/languages/en/transcript/options/stems.ts'
import { assentOf } from '../../rules/languages/en/transcript/options/yes-no.ts'
import { heard, readAs, words } from '../support/transcripts.ts'

const threeColours = (said: readonly string[]) => (said.join(' ') === 'red green blue' ? 'once' : undefined)

describe('A number', () => {
  it.each([
    ['triple five forty two', 55_542],
    ['one oh oh', 100],
    ['two hundred forty two thirty one', undefined],
    ['ten twenty thirty', undefined],
    ['ten eleven five', undefined],
    ['five oh five forty two', undefined],
    ['twenty oh five six', undefined],
    ['twenty oh fifteen', undefined],
    ['the thousandth', 1000],
    ['grand', undefined],
    ["it's a, the third", 3],
    ['plus five hundred', 500],
    ['four out then five', undefined],
    ['i nearly had five', undefined],
    ['first of all two', 2],
    ['five litres or half', undefined],
    ['two adults and zero children', undefined],
    ["two o'clock and a half", undefined],
    ['the one four four', 144],
    ['the number one', 1],
    ['the major one', undefined],
    ['the orange one', undefined],
  ])('said "%s" is %s', (said, value) => expect(heard('number', said)).toBe(value))
  it.each<[string, string]>([
    ['123 456 789 012 345', '123456789012345 5'],
    [`${'four '.repeat(16)}`, '4 1'],
  ])('in pieces "%s" has at most fifteen digits', (said, result) => expect(readAs(runAt(words(said), 0))).toBe(result))
  it.each<[string, string | undefined]>([
    ['thousandth', '1000 1'],
    ['the hundredth', undefined],
    ['one hundredth', undefined],
    ['two hundredth', '200 2'],
    ['two hundred and first', '201 4'],
    ['hundred hundredth', undefined],
  ])('of a place "%s" is %s', (said, result) => expect(readAs(ordinalAt(words(said), 0))).toBe(result))
  it('is read as far as it goes', () => {
    expect(readAs(cardinalAt(words('an hundred'), 0))).toBe('100 2')
    expect(readAs(cardinalAt(words('two hundred 100'), 0))).toBe('200 2')
    expect(digitOf('12')).toBeUndefined()
  })
})

describe('A phone number', () => {
  it.each<[string, string | undefined]>([
    ['4155550123 actually thanks', '(415) 555-0123'],
    ["415 555 0123 that's wrong 415 555 0199", '(415) 555-0199'],
    ['grade A+, 415 555 0123', '(415) 555-0123'],
    ['1,415,555,012', undefined],
    ['14,155,550,123', undefined],
    ['+34,912,345,678', '+34912345678'],
    ['415,555,0123', '(415) 555-0123'],
    ['(510)555-0123', '(510) 555-0123'],
    ['4155550123 ext45', '(415) 555-0123 ext. 45'],
    ['012345678', undefined],
    ['+290 22158', '+29022158'],
    ['sorry 415 555 0123', '(415) 555-0123'],
    ['415 555 0198 sorry 99 or 97', undefined],
    ['1 415 555 0199 sorry 19', undefined],
    ['415 555 01 sorry 23', undefined],
    ['+4930123456789012', undefined],
    ['+493012345678901', '+493012345678901'],
    ['012345678901234', '012345678901234'],
    ['oh, 415 555 0123', '(415) 555-0123'],
    ['plus one area code 415 555 0123', '+14155550123'],
    ['555 0199 area code 415 555 0199', '(415) 555-0199'],
    ['415 555 012 for calls', undefined],
    ['415 555 0123 for calls', '(415) 555-0123'],
    ['4 1 5 5 5 5 0 1 to oh', '(415) 555-0120'],
    ['415 555 0123 in room 212', '(415) 555-0123'],
    ['555 0199, area code 212 or 213', undefined],
  ])('said "%s" is %s', (said, value) => expect(heard('tel', said)).toBe(value))
  it.each<[string, string, string | undefined]>([
    ['en-ES', '112345678', undefined],
    ['en-NO', '22 12 34 56', '+4722123456'],
    ['en-GB', '12345678901234567890', undefined],
    ['en-ZZ', '4155550123', '(415) 555-0123'],
  ])('where %s is spoken: "%s" is %s', (locale, said, value) => expect(heard('tel', said, locale)).toBe(value))
  it('needs digits after its plus', () => expect(runsOf(['plus'])).toEqual([]))
})

describe('A web address', () => {
  it.each<[string, string | undefined]>([
    ['example.com:99999', undefined],
    ['mail dot example dot com', 'https://mail.example.com'],
    ['the mailroom is at example dot com', 'https://example.com'],
    ['our site www dot example dot com', 'https://www.example.com'],
    ['example dot com slash shop, it opened yesterday', 'https://example.com/shop'],
    ['http example dot com slash shop, it opened yesterday', 'http://example.com/shop'],
    ['http colon slash slash example dot com, it opened yesterday', 'http://example.com'],
    ['example dot com thank you very much', 'https://example.com'],
    ['example dot com is ours', 'https://example.com'],
    ['be dot com', 'https://be.com'],
    ['named dot com', 'https://named.com'],
    ['our site is dub dub dub dot example dot com', 'https://www.example.com'],
    ['the one we use is dub dub dub dot example dot com', 'https://www.example.com'],
  ])('said "%s" is %s', (said, value) => expect(heard('url', said)).toBe(value))
})

describe('An answer said twice', () => {
  it.each([
    ['red green blue red green blue', 'once'],
    ['well red green blue red green blue', 'once'],
    ['well red green blue , well red green blue', 'once'],
    ['red green blue or red green blue', undefined],
  ])('"%s" is %s', (said, value) => expect(answerIn(words(said), threeColours)).toBe(value))
  it('of two words is no repetition', () => {
    expect(answerIn(words('red green red green'), ({ length }) => (length === 2 ? 'once' : undefined))).toBeUndefined()
  })
  it('is an address without what is said around it', () => {
    expect(addressIn(words('well red green blue , well red green blue'), threeColours)).toBe('once')
  })
  it('may be a remark itself', () => expect(withoutFillers(words(', thanks'))).toEqual(['thanks']))
})

describe('Letters', () => {
  it.each<[string, string | undefined]>([
    ['a.n.n.a', 'anna 1'],
    ['anna.b.c', undefined],
    ['a.b.cd', undefined],
    ['b lives in berlin', 'b 1'],
    ['b as in berlin', 'b 4'],
    ['double t as in tom', 'tt 5'],
  ])('in "%s" are %s', (said, result) => expect(readAs(lettersAt(words(said), 0))).toBe(result))
  it.each([
    ['a', 'a', false],
    ['jo', 'jo', true],
    ['jo', 'ja', false],
    ['jon', 'johns', true],
  ])('after "%s", "%s" spell it: %s', (word, letters, value) => expect(spells(word, letters)).toBe(value))
  it('of an ending are left away where a verb remains', () => {
    expect(['acting', 'spring', 'swimming', 'red'].map(stem)).toEqual(['act', 'spring', 'swim', 'red'])
  })
})

describe('A yes or no', () => {
  it.each([
    ['yes i tied the knot', 'yes'],
    ['yes i take notes', 'yes'],
    ['yes i do not', undefined],
    ['know ,', 'no'],
    ['k now', undefined],
    ['indeed that is right', 'yes'],
  ])('"%s" is %s', (said, value) => expect(assentOf(words(said))).toBe(value))
})
