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

it('A day of a question about the past is the last one', () => {
  expect(reading('date', 'When did it happen?', '', 'on monday')).toBe('2026-11-16')
  expect(reading('date', 'When did it happen?', '', 'the second of november')).toBe('2026-11-02')
})

describe('A text', () => {
  it.each(['next', 'go back', 'stop'])('takes the word "%s": whether it is a command was decided before', (word) => {
    expect(reading('text', 'Sign', '', word)).toBe(word)
  })
})
