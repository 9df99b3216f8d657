import { describe, expect, it } from 'vitest'
import { assentOf } from '../../../../../../rules/languages/en/transcript/options/yes-no.ts'
import { chosen, words } from '../../../../../support/transcripts.ts'

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

  it.each([
    ['yes i tied the knot', 'yes'],
    ['yes i take notes', 'yes'],
    ['yes i do not', undefined],
    ['know ,', 'no'],
    ['k now', undefined],
    ['indeed that is right', 'yes'],
  ])('in a sentence: "%s" is %s', (said, value) => expect(assentOf(words(said))).toBe(value))
})

describe('Yes or no', () => {
  it.each([
    ['Yes|No', 'yes', 'Yes'],
    ['Yes|No', 'i do', 'Yes'],
    ['Yes|No', 'i have a dog', undefined],
    ['Yes|No', 'not really', 'No'],
    ['Yes|No', 'not sure', undefined],
    ['Yes|No', 'not maybe', undefined],
    ['Yes|No', 'yes i do not smoke', undefined],
    ['Yes|No', "no, i don't smoke", 'No'],
    ['Yes|No', 'no i never smoked', 'No'],
    ['Yes|No', 'exactly three thousand', undefined],
    ['Yes|No', 'know', 'No'],
    ['Yes|No', 'yes and no', undefined],
    ['Yes|No', 'no question about it', undefined],
    ['Yes|No', 'i suppose', undefined],
    ['Yes|No', 'the first one', 'Yes'],
    ['Yes|No', 'two', undefined],
    ['Yes|No', 'option two', 'No'],
    ['True|False', 'yes', 'True'],
    ['True|False', "that's wrong", 'False'],
    ["Yes|No|I don't know", 'no idea', "I don't know"],
    ["Yes|No|I don't know", 'yes', 'Yes'],
    ['Yes, daily|Yes, sometimes|No', 'sometimes', 'Yes, sometimes'],
    ['Yes, daily|Yes, sometimes|No', 'yes', undefined],
    ['Yes, daily|Yes, sometimes|No', 'no', 'No'],
    ['Yes, I agree|No, I do not agree', 'i do not agree', 'No, I do not agree'],
    ['Yes, I agree|No, I do not agree', 'i agree', 'Yes, I agree'],
  ])('of %s: "%s" is %s', (labels, said, value) => expect(chosen('radio', labels, said)).toBe(value))
})

const DEMAND = 'Yes|No|Maybe'

describe('Where a yes and a no are offered', () => {
  it.each([
    [DEMAND, 'the first one', 'Yes'],
    [DEMAND, 'option one', 'Yes'],
    [DEMAND, 'number two', 'No'],
    [DEMAND, 'the third one', 'Maybe'],
    [DEMAND, 'the bottom one', 'Maybe'],
    [DEMAND, 'one', undefined],
    [DEMAND, 'could be, the first one', undefined],
    ['Yes, definitely|Yes, probably|No', 'yes, the second one', 'Yes, probably'],
  ])('a place is one of the whole list: of %s "%s" is %s', (list, said, value) =>
    expect(chosen('radio', list, said)).toBe(value),
  )

  it.each([
    ['Yes|No|Ask me again next year', 'yes, this year', 'Yes'],
    ['Yes|No|Weekends only', 'yes, weekends only', 'Weekends only'],
    ['Yes, sometimes|No, never', 'sometimes', 'Yes, sometimes'],
    ['Yes, I do|No', 'i do', 'Yes, I do'],
    ['Yes|No, thanks', 'um', undefined],
    ['Yes, I do|No', 'the plan', undefined],
    ['Yes, I do|No', 'hmm', undefined],
  ])('what else is said is compared with all labels: of %s "%s" is %s', (list, said, value) =>
    expect(chosen('radio', list, said)).toBe(value),
  )

  it.each([
    ['Yes|Maybe later', 'of course', 'Yes'],
    ['Yes|Maybe later', 'not really', undefined],
    ['Yes|Maybe later', 'the second one', 'Maybe later'],
    ['Yes|Maybe later', 'two', 'Maybe later'],
    ['No|A little|A lot', 'not at all', 'No'],
    ['No|A little|A lot', 'yeah', undefined],
    ['No|A little|A lot', 'a lot', 'A lot'],
    ['No dinner|Dinner included', 'not at all', undefined],
    ['True love|Fame', 'of course', undefined],
    ['No|Once|Twice', 'nope', 'No'],
    ['No|Once|Twice', 'no, twice', undefined],
    ['No|Once|Twice', 'twice, no', undefined],
    ['No|Once|Twice', 'no and twice', undefined],
  ])('or only one of both, any wording of that one is known: of %s "%s" is %s', (list, said, value) =>
    expect(chosen('radio', list, said)).toBe(value),
  )
})

const heardOften = (said: string) => chosen('radio', 'Yes, always|Yes, sometimes|No, never', said)

describe('Options of which several begin with yes', () => {
  it('are not told apart by a bare yes, whatever stands before it', () => {
    for (const said of ['yes', 'that would be yes', "it's a yes", "i'd say yes", 'yeah'])
      expect(heardOften(said)).toBeUndefined()
  })

  it('are told apart by the rest of the label', () => {
    expect(heardOften("i'd say yes sometimes")).toBe('Yes, sometimes')
    expect(heardOften('always')).toBe('Yes, always')
  })

  it('the only one that begins with no is what a no says', () => {
    expect(heardOften('that would be no')).toBe('No, never')
  })
})
