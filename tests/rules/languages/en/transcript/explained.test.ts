import { describe, expect, it } from 'vitest'
import type { FieldType } from '../../../../../contract/types.gen.ts'
import { readTranscript } from '../../../../../rules/transcript/index.ts'

const circumstances = { today: '2026-11-20', locale: 'en-US' }

/** The value, with a question mark where it is asked for. */
function reading(type: FieldType, label: string, options: string, said: string): string {
  const list = options.split('|').filter(Boolean)
  const field = { type, label, options: list.map((each) => ({ label: each, value: each })) }
  const found = readTranscript(field, said, circumstances)
  return found ? `${String(found.value)}${found.isSure ? '' : '?'}` : 'again'
}

describe('A number', () => {
  it.each([
    ['How many children?', 'three', '3'],
    ['How many children?', 'me and my three kids', '3?'],
    ['How many cats?', 'three dogs', '3?'],
    ['How many years?', 'six months', '0.5?'],
    ['How many years?', 'six years and that is all', '6'],
    ['Price', 'nine ninety nine', '999?'],
    ['Price', 'three fifty', '350?'],
    ['Amount', 'a hundred quid', '100'],
    ['Salary', 'five lakh', '500000'],
    ['Salary', 'two crore fifty lakh', '25000000'],
    ['Salary', '12,50,000', '1250000'],
    ['Priority', 'is it three', '3?'],
    ['Number', 'my number one priority', '1?'],
    ['Number of nights', 'a week please', '7'],
    ['Number of nights', 'about a week', '7?'],
    ['Age in years', 'eighteen months', '1.5?'],
    ['Minutes of exercise a day', 'half an hour every day', '30'],
    ['Number of rooms', 'three three rooms', '3'],
    ['Number of bags', "we won't have any", '0'],
    ['Grade', 'she is in grade seven', '7'],
    ['Minutes you waited', 'half an hour, so thirty minutes', '30'],
    ['Minutes you waited', 'one hour and ten minutes', '70'],
    ['Guests', 'five, three adults and two kids', '5'],
    ['Windows', 'four downstairs and five upstairs, so nine', '9'],
    ['Household', 'me, my wife and two kids, four in all', '4'],
    ['Guests', 'we had three, so four now', '4?'],
    ['Windows', 'let me count, one, two, three, four windows', '4'],
    ['Your age', 'I turned nine yesterday', '9'],
    ['Approximate distance in km', 'roughly fifteen', '15'],
    ['Height in cm', "i'm one metre eighty two", '182'],
    ['Height in cm', 'one seventy two', '172'],
    ["Child's age in months", "she's a year and a half", '18?'],
    ['Children under 12', 'no children', '0'],
    ['How many tickets?', 'for tickets please', '4?'],
  ])('for "%s" of "%s" is %s', (label, said, value) => {
    expect(reading('number', label, '', said)).toBe(value)
  })
})

describe('A choice', () => {
  it.each([
    ['is blue still available', 'Blue?'],
    ['near blue', 'Blue?'],
    ['the blue one, since it suits me', 'Blue'],
    ['i was blue', 'Blue?'],
    ['my wife says green but put blue', 'Blue'],
    ['if not blue then green', 'Green?'],
  ])('of "%s" is %s', (said, value) => {
    expect(reading('radio', 'Colour', 'Red|Green|Blue', said)).toBe(value)
  })
})

describe('A consent is given by a plain yes alone, and always confirmed', () => {
  it.each([
    ['yes', 'I agree to the terms?'],
    ['yes i agree', 'I agree to the terms?'],
    ['no', '?'],
    ['i used to agree', 'again'],
    ['yes but not to the emails', 'again'],
    ['i agree to nothing', 'again'],
  ])('"%s" is %s', (said, value) => {
    expect(reading('checkbox', 'Terms', 'I agree to the terms', said)).toBe(value)
  })

  it('where it is asked as a yes or no too', () => {
    expect(reading('radio', 'Do you agree to the terms?', 'Yes|No', 'yes')).toBe('Yes?')
    expect(reading('radio', 'Do you have a car?', 'Yes|No', 'yes')).toBe('Yes')
  })
})

it('A named day that is no weekday is asked for', () => {
  expect(reading('date', 'Day', '', 'easter monday')).toBe('2027-03-29?')
  expect(reading('date', 'Day', '', 'next monday')).toBe('2026-11-23')
})

it.each([
  ['a fortnight from today', '2026-12-04'],
  ["put today's date", '2026-11-20'],
  ['next tuesday', '2026-11-24'],
  ["boxing day if you're open", '2026-12-26?'],
  ['about ten days from now', '2026-11-30?'],
  ['the ninth', '2026-12-09?'],
  ['the thirtieth of september', '2027-09-30?'],
])('A day that is near, open or long ahead: "%s" is %s', (said, value) => {
  expect(reading('date', 'Start date', '', said)).toBe(value)
})

it('A day in numbers has the order of its question', () => {
  expect(reading('date', 'Date of birth (day, month, year)', '', 'three eleven seventy five')).toBe('1975-11-03?')
  expect(reading('date', 'Date of birth', '', 'three eleven seventy five')).toBe('1975-03-11?')
})

describe('A yes or no is told by a fact, and asked for', () => {
  it.each([
    ['Do you have any pets?', 'two cats', 'Yes?'],
    ['Are you over 18?', "i'm sixteen", 'No?'],
    ['Was anyone injured?', 'nobody thank god', 'No?'],
    ['Do you smoke?', 'i quit two years ago', 'No?'],
    ['Is this urgent?', "it's not urgent", 'No?'],
    ['Do you have any pets?', 'my sister has two cats', 'again'],
  ])('to "%s" by "%s": %s', (label, said, value) => {
    expect(reading('radio', label, 'Yes|No', said)).toBe(value)
  })
})

describe('A list', () => {
  it.each([
    ['tea or coffee', 'Tea,Coffee?'],
    ['tea and maybe milk', 'Tea,Milk?'],
    ['tea and coffee no milk', 'Tea,Coffee?'],
  ])('of "%s" is %s', (said, value) => {
    expect(reading('checkbox', 'Drinks', 'Tea|Coffee|Milk', said)).toBe(value)
  })
})

it('An address that lacks its sign before a provider is asked for', () => {
  expect(reading('email', 'Email', '', 'sarah dot lee gmail dot com')).toBe('sarah.lee@gmail.com?')
  expect(reading('email', 'Email', '', 'sure um tessa underscore green at yahoo dot com')).toBe('tessa_green@yahoo.com')
})

it('A sign of a label is told from the other', () => {
  const groups = 'AB+|AB-|O+|O-'
  expect(reading('select', 'Blood group', groups, 'a b positive')).toBe('AB+')
  expect(reading('select', 'Blood group', groups, 'o negative')).toBe('O-')
})

it('What is said of points afterwards changes nothing of them', () => {
  expect(reading('rating', 'Our support', '', 'five absolutely lovely')).toBe('5')
  expect(reading('rating', 'Our support', '', 'five but not today')).toBe('5?')
})

it('A label that is only nearly said is asked for', () => {
  expect(reading('select', 'Country', 'Australia|Fiji', 'austria')).toBe('Australia?')
})

it('A day of a question about the past is the last one', () => {
  expect(reading('date', 'When did it happen?', '', 'saturday no sunday i mean sunday')).toBe('2026-11-15')
  expect(reading('date', 'When did it happen?', '', 'on monday')).toBe('2026-11-16')
  expect(reading('date', 'When did it happen?', '', 'the second of november')).toBe('2026-11-02')
})

describe('A text', () => {
  it.each(['next', 'go back', 'stop'])('takes the word "%s": whether it is a command was decided before', (word) => {
    expect(reading('text', 'Sign', '', word)).toBe(word)
  })
})

describe('A yes or no that holds in part', () => {
  it.each([
    ['Do you wear glasses?', 'only for reading', 'Yes?'],
    ['Do you need a locker?', "if it's free then yes", 'Yes?'],
    ['Do you need a locker?', "if it's free yes, otherwise no", 'again'],
    ['Have you finished the course?', 'nearly', 'No?'],
    ['Are you a vegan?', 'nearly always', 'again'],
    ['Is the car insured?', 'yes, until March', 'Yes'],
    ['Is the whole house insured?', 'yes, until March', 'Yes?'],
  ])('is proposed: %s %s', (label, said, value) => {
    expect(reading('radio', label, 'Yes|No', said)).toBe(value)
  })
})

describe('Of two days', () => {
  it.each([
    ['Arrival', 'I arrive on the 3rd and leave on the 9th of December', '2026-12-03'],
    ['Departure', 'I arrive on the 3rd and leave on the 9th of December', '2026-12-09'],
    ['Arrival', 'I arrive on the 3rd and might leave on the 9th of December', '2026-12-03?'],
    ['Return', 'leaving on December 4, back on December 12', '2026-12-12'],
  ])('%s takes the one of its event: %s', (label, said, value) => {
    expect(reading('date', label, '', said)).toBe(value)
  })

  it('none is the year of the other', () => {
    expect(reading('date', 'Date of your stay', '', 'we arrived on August 6 and left on August 10')).not.toMatch(
      /^2010/u,
    )
  })
})

describe('A reason', () => {
  it.each([
    ["Left, because I'm right-handed", 'Left'],
    ['left since the right is by the door', 'Left'],
    ["left because she said so but I'd like the right", 'Right'],
  ])('leaves an answer as it is unless it turns from it: %s', (said, value) => {
    expect(reading('radio', 'Which side?', 'Left|Right', said)).toBe(value)
  })
})
