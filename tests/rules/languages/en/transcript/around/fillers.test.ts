import { describe, expect, it } from 'vitest'
import { addressIn, answerIn } from '../../../../../../rules/languages/en/transcript/around/fillers.ts'
import { chosen, heard, words } from '../../../../../support/transcripts.ts'

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
    expect(answerIn(words('okay for me'), forMe, (filler) => filler.join(' ') === 'for me')).toBe('for me')
    expect(addressIn(words('okay red'), colourIn)).toBe('red')
    expect(addressIn(words('red , red'), colourIn)).toBe('red')
  })
})

const threeColours = (said: readonly string[]) => (said.join(' ') === 'red green blue' ? 'once' : undefined)

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

  it('may be a filler itself', () => expect(answerIn(words(', thanks'), (said) => said)).toEqual(['thanks']))
})

const boxes = (said: string) => chosen('checkbox', 'Gym|Pool|Free parking', said)

describe('Of what is no value, no filler makes one', () => {
  it.each(["it's at example dot com", 'okay at example dot com', "that's @example.com"])('email: %s', (said) =>
    expect(heard('email', said)).toBeUndefined(),
  )

  it.each(["it's dot com", 'i believe dot com', 'oh john at example dot com', 'well john at example dot com'])(
    'url: %s',
    (said) => expect(heard('url', said)).toBeUndefined(),
  )

  it('checkbox: an item that is no option makes the whole list doubtful', () => {
    expect(boxes('parking and the pool')).toEqual(['Pool', 'Free parking'])
    expect(boxes("gym and sauna that's all")).toBeUndefined()
    expect(boxes('sauna and gym')).toBeUndefined()
  })
})
