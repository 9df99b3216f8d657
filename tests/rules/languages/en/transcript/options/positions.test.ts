import { describe, expect, it } from 'vitest'
import { placed } from '../../../../../../rules/languages/en/transcript/options/positions.ts'
import { words } from '../../../../../support/transcripts.ts'
import { options, valuesOf } from './support.ts'

const FIVE = options('Dog|Cat|Fish|Bird|Horse')

describe('Options by their place', () => {
  it.each([
    ['#1', 'Dog'],
    ['#1 and #3', 'Dog|Fish'],
    ['#1 #1', 'Dog'],
    ['2', 'Cat'],
    ['option 2', 'Cat'],
    ['i have 2', ''],
    ['last', 'Horse'],
    ['last 2', 'Bird|Horse'],
    ['#1 2', 'Dog|Cat'],
    ['#1 5', 'Dog|Cat|Fish|Bird|Horse'],
    ['#1 6', ''],
    ['last 1', 'Horse|Dog'],
    ['2 to 4', 'Cat|Fish|Bird'],
    ['2 to 3', 'Cat|Fish'],
    ['4 to 2', 'Bird|Cat'],
    ['to 2', 'Cat'],
    ['2 through', 'Cat'],
    ['b', 'Cat'],
    ['a', ''],
    ['a b', 'Dog|Cat'],
    ['letter a', 'Dog'],
    ['h', ''],
    ['middle', 'Fish'],
    ['top', 'Dog'],
    ['bottom', 'Horse'],
    ['=penultimate', 'Bird'],
    ['#6', ''],
    ['2 and 9', ''],
    ['elephant #1', ''],
    ['please #2 , thank you', 'Cat'],
  ])('"%s" are "%s"', (said, values) => expect(valuesOf(placed(words(said), FIVE))).toBe(values))

  it('are none that labels number themselves', () => {
    expect(valuesOf(placed(words('2'), options('Room 1|Room 2|Hall')))).toBe('')
    expect(valuesOf(placed(words('option 2'), options('Room 1|Room 2|Hall')))).toBe('Room 2')
    expect(valuesOf(placed(words('#2'), options('First class|Second class|Other')))).toBe('')
    expect(valuesOf(placed(words('middle'), options('A|B|C|D')))).toBe('')
  })
})

const ANIMALS = 'Dog|Cat|Fish|Bird|Horse'

const ROOMS = 'Room 11|Room 12|Room 13|Room 14|Room 15|Room 16|Room 17|Room 18|Room 19|Room 20'

const TEN = 'Ant|Bat|Cow|Doe|Eel|Fox|Gnu|Hen|Ibis|Jay'

describe('A place', () => {
  it.each([
    [ANIMALS, '2 , please', 'Cat'],
    [ANIMALS, 'a choice please', ''],
    [ANIMALS, 'a choice for me', ''],
    [ANIMALS, 'b and 3', 'Cat|Fish'],
    [ANIMALS, '1 to 4', 'Dog|Cat|Fish|Bird'],
    [ROOMS, 'option 10', 'Room 20'],
    [TEN, 'the #10', 'Jay'],
  ])('among %s: "%s" is %s', (labels, said, value) =>
    expect(valuesOf(placed(words(said), options(labels)))).toBe(value),
  )
})
