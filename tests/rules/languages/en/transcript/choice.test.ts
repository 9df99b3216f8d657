import { describe, expect, it } from 'vitest'
import { withoutScale } from '../../../../../rules/languages/en/transcript/choice.ts'
import { chosen, words } from '../../../../support/transcripts.ts'

const AGES = 'Under 18|18-24|25-34|65 or over'

const PRICES = 'Basic - $10|Pro - $25|Team - $60'

const ANIMALS = 'Dog|Cat|Fish|Bird|Horse'

const TIMES = '9:00 AM|10:30 AM|2:00 PM'

const AGREE = 'Strongly agree|Agree|Disagree|Strongly disagree'

describe('One option', () => {
  it.each([
    [ANIMALS, 'the second one', 'Cat'],
    [ANIMALS, 'option three', 'Fish'],
    [ANIMALS, 'number two please', 'Cat'],
    [ANIMALS, 'two', 'Cat'],
    [ANIMALS, 'to', 'Cat'],
    [ANIMALS, 'for', 'Bird'],
    [ANIMALS, 'b', 'Cat'],
    [ANIMALS, 'option a', 'Dog'],
    [ANIMALS, 'the last one', 'Horse'],
    [ANIMALS, 'the middle one', 'Fish'],
    [ANIMALS, 'the top one', 'Dog'],
    [ANIMALS, 'the bottom one', 'Horse'],
    [ANIMALS, 'second to last', 'Bird'],
    [ANIMALS, 'the ninth', undefined],
    [ANIMALS, 'option nine', undefined],
    [ANIMALS, 'i have two', undefined],
    [ANIMALS, 'just a second', undefined],
    [ANIMALS, 'the first and the third', undefined],
    [ANIMALS, 'dogs', 'Dog'],
    [ANIMALS, "a dog's", 'Dog'],
    [ANIMALS, 'dog or cat', undefined],
    [ANIMALS, 'not the dog the cat', 'Cat'],
    [ANIMALS, 'which dog', undefined],
    [ANIMALS, 'dog i think', 'Dog'],
    [ANIMALS, 'maybe the dog', undefined],
    [ANIMALS, 'i do not know', undefined],
    [ANIMALS, 'dog, sorry, cat', 'Cat'],
    [ANIMALS, 'dog. sorry.', 'Dog'],
    [ANIMALS, 'hors', undefined],
    [ANIMALS, 'house', 'Horse'],
    [ANIMALS, 'elephant', undefined],
    ['One child|Two children', 'two kids', 'Two children'],
    ['Red|Green|Not sure', "i don't know", 'Not sure'],
    ['Red|Green|Prefer not to say', 'no comment', 'Prefer not to say'],
    ['Red|Green|Other', 'something else', 'Other'],
    ['Red|Green|None of the above', 'none', 'None of the above'],
    ['Men|Women', 'woman', 'Women'],
    ['Men|Women', 'man', 'Men'],
    ['City|Village', 'cities', 'City'],
    ['Daily|Weekly|Monthly', 'once a week', 'Weekly'],
    ['Daily|Weekly|Monthly', 'every month', 'Monthly'],
    ['Small|Extra large', 'x large', 'Extra large'],
    ['Room 1|Room 2|Room 12', 'room twelve', 'Room 12'],
    ['Room 1|Room 2|Room 12', 'which room one', undefined],
    ['First class|Second class', 'second class', 'Second class'],
    ['First class|Second class', 'the second', 'Second class'],
    ['Self-employed|Employed', 'employed', 'Employed'],
    ['Self-employed|Retired', 'employed', undefined],
    ['Credit card|Debit card', 'not credit debit', 'Debit card'],
    ['Credit card|Debit card', 'card', undefined],
    ['Size S (small)|Size M (medium)', 'medium', 'Size M (medium)'],
    ['R&D|Sales', 'r and d', 'R&D'],
    ['C#|C++', 'c sharp', 'C#'],
    ['C#|C++', 'c plus plus', 'C++'],
    ['50%|75%', 'seventy five percent', '75%'],
    ['N/A|Yes', 'not applicable', 'N/A'],
    ['5k|10k', 'ten thousand', '10k'],
    ['And/or|Both', 'both of them', 'Both'],
    ['Email|Part-time', 'e mail', 'Email'],
    ['Full-time|Part-time', 'part time', 'Part-time'],
    [AGES, 'seventeen', 'Under 18'],
    [AGES, 'eighteen', '18-24'],
    [AGES, 'between 18 and 24', '18-24'],
    [AGES, 'eighteen to twenty four', '18-24'],
    [AGES, 'twenty four years', '18-24'],
    [AGES, 'sixty five', '65 or over'],
    [AGES, 'ninety', '65 or over'],
    [AGES, 'forty', undefined],
    [AGES, 'twenty or thirty', undefined],
    ['Less than 1 year|1-3 years|More than 3 years', 'two years', '1-3 years'],
    ['Less than 1 year|1-3 years|More than 3 years', 'six months', undefined],
    ['Less than 1 year|1-3 years|More than 3 years', 'five years', 'More than 3 years'],
    ['Less than 1 year|1-3 years|More than 3 years', 'three years', '1-3 years'],
    [PRICES, 'sixty dollars', 'Team - $60'],
    [PRICES, 'the pro plan', 'Pro - $25'],
    [PRICES, 'twenty five', 'Pro - $25'],
    [TIMES, 'ten thirty', '10:30 AM'],
    [TIMES, 'nine', '9:00 AM'],
    [TIMES, 'two pm', '2:00 PM'],
    [AGREE, 'agree strongly', 'Strongly agree'],
    [AGREE, 'agree', 'Agree'],
    [AGREE, 'i do not agree', 'Disagree'],
    [AGREE, 'disagree strongly', 'Strongly disagree'],
    ['Satisfied|Dissatisfied', 'not satisfied', 'Dissatisfied'],
    ['1|2|3|4|5', 'four out of five', '4'],
    ['1|2|3|4|5', 'won', '1'],
  ])('of %s: "%s" is %s', (labels, said, value) => expect(chosen('radio', labels, said)).toBe(value))
})

const PLACES = 'Soup|Salad|Steak|Fish'

const CLINICS = 'Anaesthesiology otorhinolaryngology gastroenterology neurology|Dentistry'

describe('A choice', () => {
  it.each([
    ['Happy|Unhappy|Tired|Hungry', 'not happy, tired and hungry', undefined],
    ['Happy|Unhappy|Tired|Hungry', 'not happy', 'Unhappy'],
    ['Soup|Salad', 'i would like no salad', undefined],
    ['Paid employment (not self)|Unpaid work|Further study', 'not study, employment', 'Paid employment (not self)'],
  ])('may be made by what is refused: of %s "%s" is %s', (list, said, value) =>
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

  it.each([
    ['4 out of 5', '4'],
    ['4 out there 5', '4 out there 5'],
    ['4 because of 5', '4 because of 5'],
    ['4 out of x5', '4 out of x5'],
    ['4 out of 5x', '4 out of 5x'],
    ['out of 5', 'out of 5'],
  ])('is made without its scale: of "%s" is left "%s"', (said, left) =>
    expect(withoutScale(words(said)).join(' ')).toBe(left),
  )
})

describe('Options', () => {
  it.each<[string[], string, string | undefined]>([
    [['Happy', 'Unhappy'], 'not happy', 'Unhappy'],
    [['Formal', 'Informal', 'Casual'], 'not formal', 'Informal'],
    [['Happy', 'Sad'], 'not happy', undefined],
    [['Red', 'Blue'], 'not red', undefined],
    [['Red', 'Blue'], 'anything but red', 'Blue'],
    [['Yes', 'No', 'Maybe'], 'maybe', 'Maybe'],
    [['Yes, weekly', 'No'], 'weekly', 'Yes, weekly'],
    [['Yes, weekly', 'No'], 'sure', 'Yes, weekly'],
    [['Tea', 'Coffee'], 'what', undefined],
    [['Tea', 'Coffee'], 'tea what else', 'Tea'],
    [['Room 1', 'Room 2'], 'out of room', undefined],
    [['1', '2', '3'], 'two out of three', '2'],
    [['1', '2', '3'], 'out of three', '3'],
    [['Kilometers', 'Miles'], 'kilometres', 'Kilometers'],
    [['Option A', 'Option B'], 'option b', 'Option B'],
    [['Wi-Fi', 'Parking'], 'wifi', 'Wi-Fi'],
    [['Wi-Fi', 'Parking'], 'wi fi', 'Wi-Fi'],
  ])('of %j one is chosen by "%s": %s', (labels, said, value) => expect(chosen('radio', labels, said)).toBe(value))
})

describe('Of one option', () => {
  it.each([
    ['Go|Wait', 'Wait', 'Wait'],
    ['Dog|Cat', 'dog. sorry, sorry.', 'Dog'],
    ['Credit card|Debit card', 'um debit', 'Debit card'],
    ['Credit card|Debit card', 'hold on, debit', 'Debit card'],
    ['Yes|No|Sometimes', 'no, sometimes', 'Sometimes'],
    ['Yes, daily|Yes, weekly|No', 'elephants', undefined],
    ['Yes, in person (office)|No, online (video)', 'online', 'No, online (video)'],
    ['Yes|No|!!!', 'of course', 'Yes'],
    ['Yes|Yes, daily|No', 'of course', 'Yes'],
    ['Dog|Cat', 'the dog maybe', undefined],
    ['Red|Green|Not sure', 'anything but red or not sure', 'Green'],
    ['Where I live|Where I work', 'where i live please', 'Where I live'],
    ['Likely to return|Unlikely to return', 'not likely to return', 'Unlikely to return'],
    ['Satisfied|Dissatisfied|!!!', 'not satisfied', 'Dissatisfied'],
    ['Satisfied|Incredibly satisfied', 'not satisfied', undefined],
    ['Nonsmoker|Smoker', 'not a smoker', 'Nonsmoker'],
    ['Dog|Cat', 'the dog, actually. oh well.', 'Dog'],
  ])('%s: "%s" is %s', async (labels, said, value) => expect(await chosen('radio', labels, said)).toBe(value))
})

describe('A choice, whose option may be a word that fills the time', () => {
  it.each([
    ['sick, no, well', 'Well'],
    ['sick, actually, well', 'Well'],
    ['sick, sorry, well', 'Well'],
    ['well, no, sick', 'Sick'],
    ['tired and sorry sick', 'Sick'],
    ['sick, actually, so', 'Sick'],
    ['sick, sorry, so', undefined],
  ])('"%s" is %s', (said, value) => expect(chosen('radio', 'Well|Sick|Tired', said)).toBe(value))
})
