import { describe, expect, it } from 'vitest'
import { normaliseTranscript, type SpokenField } from '../../rules/transcript/index.ts'
import { chosen, heard, ticked, TODAY } from '../support/transcripts.ts'

const DEMAND = 'Yes|No|Maybe'
const PLACES = 'Soup|Salad|Steak|Fish'
const MENU = 'Soup|Salad|Steak'
const WEEK = 'Monday|Tuesday|Wednesday|Thursday|Friday'
const CLINICS = 'Anaesthesiology otorhinolaryngology gastroenterology neurology|Dentistry'
const LENGTHS = 'Under 15 minutes|15-30 minutes|Over 30 minutes'

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

describe('A choice', () => {
  it.each([
    [LENGTHS, 'it lasted twenty minutes', '15-30 minutes'],
    [LENGTHS, 'the adoption took twenty minutes', '15-30 minutes'],
    [LENGTHS, 'the last twenty minutes', undefined],
  ])('within a range needs no words of its label: of %s "%s" is %s', (list, said, value) =>
    expect(chosen('radio', list, said)).toBe(value),
  )
  it.each([
    ['Happy|Unhappy|Tired|Hungry', 'not happy, tired and hungry', undefined],
    ['Happy|Unhappy|Tired|Hungry', 'not happy', 'Unhappy'],
    ['Soup|Salad', 'i would like no salad', undefined],
    ['Paid employment (not self)|Unpaid work|Further study', 'not study, employment', 'Paid employment (not self)'],
  ])('may be told by what is refused: of %s "%s" is %s', (list, said, value) =>
    expect(chosen('radio', list, said)).toBe(value),
  )
  it.each([
    ['Agree|Very strongly agree', 'agree very strongly', 'Very strongly agree'],
    ['Agree|Very strongly agree', 'agree very much', 'Agree'],
    ['Full time|Weekends full time', 'full time weekends', 'Weekends full time'],
    ['Red wine|Dry red vermouth', 'red wine dry', 'Red wine'],
  ])('may be said with its last words first: of %s "%s" is %s', (list, said, value) =>
    expect(chosen('radio', list, said)).toBe(value),
  )
  it.each([
    ['Swimming(indoor)lessons|Tennis(outdoor)lessons', 'swim lessons', 'Swimming(indoor)lessons'],
    ['Every day (weekends too)|Every day at work|Never', 'every day', 'Every day (weekends too)'],
    ['Under 20 mins|20 mins or more', 'under twenty minutes', 'Under 20 mins'],
    [CLINICS, 'anaesthesiology otorhinolaryngology gastroenterology neurollogy', CLINICS.split('|')[0]],
    ['9:00/21:00|10:00/22:00', 'nine twenty one', '9:00/21:00'],
    ["9 o'clock|9:30", 'nine', "9 o'clock"],
    ['Neurology|Dentistry', 'i would like neurollogy', 'Neurology'],
  ])('is known however its label is written: of %s "%s" is %s', (list, said, value) =>
    expect(chosen('radio', list, said)).toBe(value),
  )
  it.each([
    [PLACES, 'the middle one', undefined],
    [PLACES, 'the first five billion', undefined],
  ])('has no place that the list has not: of %s "%s" is %s', (list, said, value) =>
    expect(chosen('radio', list, said)).toBe(value),
  )
})

describe('A word that only sounds like a label', () => {
  it.each([
    ['Wood|Metal', 'the would', 'Wood'],
    ['Wood|Metal', 'i think i would', undefined],
    ['Wood|Metal', 'a would-be sculptor', undefined],
    ['Wood|Metal', 'maria would', undefined],
    ['Wood|Metal', 'they would', undefined],
    ['Cheque|Cash', 'a check', 'Cheque'],
    ['Cheque|Cash', 'by check', 'Cheque'],
    ['Cheque|Cash', 'i would have to check', undefined],
    ['Cheque|Cash', 'i need to check', undefined],
    ['2|3', 'the to do list', undefined],
  ])('and that people say in passing is one as a noun: of %s "%s" is %s', (list, said, value) =>
    expect(chosen('radio', list, said)).toBe(value),
  )
  it.each([
    ['Aisle|Window', 'isle seat', 'Aisle'],
    ['Aisle|Window', 'isle seat near you', undefined],
    ['Steak and chips|Fish', 'stake and chips with a big salad', 'Steak and chips'],
  ])('is one where little else is said, or all of a longer label: of %s "%s" is %s', (list, said, value) =>
    expect(chosen('radio', list, said)).toBe(value),
  )
})

describe('Several choices', () => {
  it.each([
    ['the soup or the salad', undefined],
    ['soup, or salad', undefined],
    ['soup or', 'Soup'],
    ['soup or, no, salad', 'Salad'],
  ])('are not made by who wavers: "%s" is %s', (said, values) => expect(ticked(MENU, said)).toBe(values))
  it.each([
    [WEEK, 'monday to thursday', 'Monday|Tuesday|Wednesday|Thursday'],
    [WEEK, 'monday through to thursday', 'Monday|Tuesday|Wednesday|Thursday'],
    [WEEK, 'monday, all the way to, um, thursday', 'Monday|Tuesday|Wednesday|Thursday'],
    [WEEK, 'monday and to thursday', 'Monday|Thursday'],
    [WEEK, 'monday, all the thursday', 'Monday|Thursday'],
    [WEEK, 'monday to work and thursday', 'Monday|Thursday'],
    [PLACES, 'the first to the third', 'Soup|Salad|Steak'],
    [PLACES, 'the first through third', 'Soup|Salad|Steak'],
    [PLACES, 'the first to go and the third', 'Soup|Steak'],
    [PLACES, 'to the third', 'Steak'],
  ])('of %s may be a range: "%s" is %s', (list, said, values) => expect(ticked(list, said)).toBe(values))
  it.each([
    ["i don't want soup and salad", undefined],
    ["i don't like soup and salad, only steak", 'Steak'],
    ["steak but i don't want the soup and the salad", 'Steak'],
    ["i don't want soup and just salad", 'Salad'],
    ['not just salad', undefined],
    ['not only salad and steak', undefined],
    ["i don't want soup and yes to salad", 'Salad'],
    ["i don't want soup and i want salad", 'Salad'],
  ])('are refused together: "%s" is %s', (said, values) => expect(ticked(MENU, said)).toBe(values))
  it.each([
    ['option three', 'Steak'],
    ['all three', MENU],
    ['the three', undefined],
    ['just the one', undefined],
    ['i do not really want any', ''],
  ])('are counted or told by their place: "%s" is %s', (said, values) => expect(ticked(MENU, said)).toBe(values))
  it.each([
    [MENU, 'soup yes, salad no, steak yes', 'Soup|Steak'],
    [MENU, 'soup and salad yes, steak no', 'Soup|Salad'],
    [MENU, 'soup yes, salad and steak no', 'Soup'],
    [MENU, 'yes to soup and salad, no to steak', 'Soup|Salad'],
    [MENU, 'yes to soup, no to salad and steak', 'Soup'],
    [MENU, 'yes to soup and salad, no, steak', 'Steak'],
    [MENU, 'yes, soup, no, salad', 'Soup'],
    [MENU, 'soup and salad, steak no', 'Soup|Salad'],
    [MENU, 'soup, salad no thanks', 'Soup'],
    [MENU, 'soup, salad no more', 'Soup|Salad'],
    [MENU, 'soup and salad no', 'Soup|Salad'],
    [MENU, 'soup but salad no', 'Soup'],
    [MENU, 'soup and salad, no', 'Soup|Salad'],
    [MENU, 'yes to soup, salad no', 'Soup'],
    [MENU, 'no to soup, salad and steak yes', 'Salad|Steak'],
    [MENU, 'yes to soup, no, yes to salad', 'Salad'],
    ['Yes, email me|No calls|Letters', 'no letters, yes, email me', 'Yes, email me'],
    ['Yes, please|No, thanks', 'no, yes please', 'Yes, please'],
    ['Swimming pool|Gym', 'the gym, not the swimming pool, i have a pool', 'Gym'],
    ['By bus|By car', 'by bus for work and by car', 'By bus|By car'],
    ['Steak and chips|Tea', 'stake and chips and a big tee for my friend', 'Steak and chips|Tea'],
  ])('of %s are each judged: "%s" is %s', (list, said, values) => expect(ticked(list, said)).toBe(values))
})

describe('A form that is not as ours are', () => {
  it.each<SpokenField['type']>(['radio', 'select', 'checkbox'])('may have a %s without options', (type) =>
    expect(heard(type, 'the first one')).toBeUndefined(),
  )
  it('may have fields of a type that is not known', () => {
    const field: SpokenField = JSON.parse('{ "type": "signature" }')
    expect(normaliseTranscript(field, 'the first one', { today: TODAY, locale: 'en-US' })).toBeUndefined()
  })
})

describe('A number', () => {
  it.each([
    ['one point five oh million', 1_500_000],
    ['triple five oh five', 55_505],
    ['twenty oh five', 2005],
    ['oh oh', undefined],
    ['4 2', 42],
    ['thirteen thirteen', undefined],
    ['ten twenty', undefined],
    ['five kids', 5],
    ['for five', 5],
    ['one hundred oh oh', 100],
  ])('said "%s" is %s', (said, value) => expect(heard('number', said)).toBe(value))
})
