import { describe, expect, it } from 'vitest'
import {
  mayEndBefore,
  piecesOf,
  markPhrases,
  readsAsSentence,
  textOf,
} from '../../rules/languages/en/transcript/addresses/address.ts'
import { corrected } from '../../rules/languages/en/transcript/around/correction.ts'
import { canonical } from '../../rules/languages/en/transcript/options/words.ts'
import { addressIn, answerIn } from '../../rules/languages/en/transcript/around/fillers.ts'
import { assentOf } from '../../rules/languages/en/transcript/options/yes-no.ts'
import { words } from '../support/transcripts.ts'

describe('Words of options', () => {
  it.each([
    ['18-24', '18 to 24'],
    ['65+', '65 =more'],
    ['$50', '50'],
    ['50%', '50 percent'],
    ['10k', '10000'],
    ['9:00', '9'],
    ['10:30', '10 30'],
    ['r&d', 'r and d'],
    ['c#', 'c sharp'],
    ['<5', '=under 5'],
    ['>5', '=over 5'],
    ['and/or', 'and or'],
    ['24/7', '24/7'],
    ['n/a', '=inapplicable'],
    ['the first one', 'the #1 one'],
    ['just a second', 'just a second'],
    ['option one', 'option 1'],
    ['another one', '=other'],
    ['between 18 and 24', '18 to 24'],
    ['between us and them', 'between us and them'],
    ['cities', 'city'],
    ['boxes', 'box'],
    ['churches', 'church'],
    ['glasses', 'glass'],
    ['children', 'child'],
    ['women', 'woman'],
    ['men', 'man'],
    ['omen', 'omen'],
    ["dog's", 'dog'],
    ['christmas', 'christmas'],
    ['class', 'class'],
    ['cats', 'cat'],
    ['bus', 'bus'],
    ['5 kg', '5 kilogram'],
    ['mins', 'minute'],
    ['to', '2'],
    ['please for', '4'],
    ['go to', 'go to'],
  ])('%s are "%s"', (said, plain) => expect(canonical(words(said)).join(' ')).toBe(plain))
})

describe('Yes and no', () => {
  it.each([
    ['yes', 'yes'],
    ['no thank you', 'no'],
    ['know', 'no'],
    ['maybe', 'unsure'],
    ['yes maybe', 'unsure'],
    ['yes no', undefined],
    ['i have', 'yes'],
    ['i have a dog', undefined],
    ['i have , really', 'yes'],
    ['not sure', 'unsure'],
    ['not okay', 'no'],
    ['not never', 'unsure'],
    ['yes cars', 'yes'],
    ["yes i don't smoke", undefined],
    ['okay cars', undefined],
    ['okay , cars', 'yes'],
    ['cars yes', undefined],
    ['i suppose', undefined],
    ['no problem', undefined],
    ['um yes', 'yes'],
    ['', undefined],
  ])('"%s" is %s', (said, assent) => expect(assentOf(words(said))).toBe(assent))
})

const colourIn = (said: readonly string[]) =>
  /^(?:red|blue|red red|it's)$/.test(said.join(' ')) ? said.join(' ') : undefined

const forMe = (said: readonly string[]) => (said.join(' ') === 'for me' ? 'for me' : undefined)

const answered = (said: string) => answerIn(words(said), colourIn)

describe('What stands around an answer', () => {
  it.each([
    ['red', 'red'],
    ['okay red', 'red'],
    ['well , okay red thank you', 'red'],
    ["it's red", 'red'],
    ["it's", "it's"],
    ['red i think', 'red'],
    ['red , red', 'red'],
    ['red , red ,', 'red'],
    ['red red', 'red red'],
    ['red blue', undefined],
    ['red , blue', undefined],
    ['green', undefined],
    ["red that's all bye", 'red'],
    ['thank you red', undefined],
  ])('of "%s" is left: %s', (said, left) => expect(answered(said)).toBe(left))
  it('may belong to it', () => {
    expect(answerIn(words('okay for me'), forMe)).toBeUndefined()
    expect(answerIn(words('okay for me'), forMe, (remark) => remark.join(' ') === 'for me')).toBe('for me')
    expect(addressIn(words('okay red'), colourIn)).toBe('red')
    expect(addressIn(words('red , red'), colourIn)).toBe('red')
  })
  it.each([
    ['red sorry blue', 'blue'],
    ['red no blue', 'blue'],
    ['red no', undefined],
    ['no blue', undefined],
    ['red actually', 'red'],
    ['red sorry', undefined],
    ['red wait green', undefined],
    ['red , oh no , i mean blue', 'blue'],
    ['green no blue', undefined],
    ['blue sorry red sorry blue', 'blue'],
  ])('may be a slip: "%s" is %s', (said, left) => expect(corrected(words(said), colourIn)).toBe(left))
})

const pieces = (said: string) => piecesOf(words(said), markPhrases())

const isSentence = (said: string) => readsAsSentence(pieces(said))

describe('Pieces of an address', () => {
  it.each([
    ['ada dot b', 'ada . b', 'said mark letters'],
    ['ada one two', 'ada 12', 'said digits'],
    ['capital a', 'a', 'letters'],
    ['capital city', 'capital city', 'said said'],
    ['number nine', '9', 'digits'],
    ['number line', 'number line', 'said said'],
    ["o'brien", 'obrien', 'said'],
    ['a@b', 'a @ b', 'letters mark letters'],
    ['ada , at x', 'ada @ x', 'said mark letters'],
    ['ada , lee', 'ada  lee', 'said pause said'],
    ['ada , a d a', 'ada', 'letters'],
    ['a d a , ada', 'ada ', 'letters pause'],
  ])('of "%s" are %s', (said, texts, kinds) => {
    expect(
      pieces(said)
        .map(({ text }) => text)
        .join(' '),
    ).toBe(texts)
    expect(
      pieces(said)
        .map(({ kind }) => kind)
        .join(' '),
    ).toBe(kinds)
  })
  it('may read as a sentence', () => {
    expect(
      ['we went', 'the park', 'park the', 'ada dot we', 'we', 'big old red green barn', 'big old red barn'].map(
        isSentence,
      ),
    ).toEqual([true, false, true, false, false, true, false])
  })
  it('may end a domain', () => {
    const mayEnd = (domain: string, rest: string) => mayEndBefore(pieces(domain), pieces(rest))
    expect(mayEnd('example dot com', 'it is')).toBe(true)
    expect(mayEnd('example dot garden', 'it is')).toBe(false)
    expect(mayEnd('example dot garden', '')).toBe(true)
    expect(mayEnd('example dot com', 'dash x')).toBe(false)
    expect(textOf(pieces('example dot com'))).toBe('example.com')
  })
})
