import { describe, expect, it } from 'vitest'
import { chosen, heard } from '../support/transcripts.ts'

describe('A day', () => {
  it.each([
    ['may first twenty oh oh', '2000-05-01'],
    ['may 2024 5 6', undefined],
    ['the sixth 2024 5 6', undefined],
    ['twenty five twelve nine twenty twenty four', undefined],
    ['march third 125', undefined],
    ['march three ninety nine 2024', undefined],
    ['twelve nineteen', undefined],
    ['march third five 2024', undefined],
    ['2024 march 5', '2024-03-05'],
    ['twelve thirty four five six', undefined],
    ['201 9 5 6', undefined],
    ['120 5 6 7', undefined],
    ['25 12 201 9', undefined],
    ['25 12 120 5', undefined],
    ['nineteen eighty four five six', '1984-05-06'],
    ['ninety nine five six', undefined],
    ['2024 5 6 7', undefined],
    ['march three oh nine', '2009-03-03'],
    ['march third one nine', undefined],
    ['march third oh nineteen', undefined],
    ['the last day of next month', '2026-12-31'],
    ['the last day of october', '2027-10-31'],
    ['the fifth the eleventh', undefined],
    ['the fifth eleventh', undefined],
    ['may june fifth', undefined],
    ['may fifth next year 2025', undefined],
    ['monday wednesday may fifth', undefined],
    ['christmas day december twenty fifth', '2026-12-25'],
    ["new year's day", '2027-01-01'],
    ['independence day', '2027-07-04'],
    ['day before yesterday', '2026-11-18'],
    ['the monday after next', '2026-11-30'],
    ['the saturday after next', undefined],
    ['three days ago monday', undefined],
    ['in five thousand days', '2040-07-29'],
    ['next week, sorry, march third', '2027-03-03'],
    ['the third, no, may fifth', '2027-05-05'],
    ['march third, sorry, elephants', undefined],
    ['march, sorry, the fourth', undefined],
    ['the third, sorry, march', undefined],
  ])('"%s" is %s', (said, value) => expect(heard('date', said)).toBe(value))
  it.each([
    ['2026-11-30', 'the last day of november', '2026-11-30'],
    ['2026-11-30', 'it was the last day of november', '2025-11-30'],
    ['2096-03-01', 'february twenty ninth', '2104-02-29'],
  ])('said on %s, "%s" is %s', (today, said, value) => expect(heard('date', said, 'en-US', today)).toBe(value))
})

describe('An address', () => {
  it.each([
    ['ann, no, bob at example dot com', undefined],
    ['where at example dot com', 'where@example.com'],
    ['ann dot P-E-T-E-R, Peter, at example dot com', 'ann.peter@example.com'],
    ['ada at x dot com', 'ada@x.com'],
    ['ada@example.com2', undefined],
    ['ada at example dot com so-called', 'ada@example.com'],
    ['ada at i t dot com', 'ada@it.com'],
    ["it's @example dot com", undefined],
    ['ada@example.com or ida at example dot com', undefined],
    ['jerome at ada at example dot com', undefined],
    ['melanie at ada at example dot com', undefined],
    ['called ada at example dot com', 'ada@example.com'],
    ['ada at example dot garden is my email address', 'ada@example.garden'],
    ['my email ada at example dot com', 'ada@example.com'],
    ['our work email ada at example dot com', 'ada@example.com'],
    ['the best email ada at example dot com', 'ada@example.com'],
    ['my own email ada at example dot com', 'ada@example.com'],
    ['my contact ada at example dot com', 'ada@example.com'],
    ['private email, ada at example dot com', 'ada@example.com'],
    ['the private email, ada at example dot com', 'ada@example.com'],
    ['a private email, ada at example dot com', 'ada@example.com'],
    ['ada at example dot garden oh no sorry dot org', 'ada@example.org'],
  ])('of mail, "%s" is %s', (said, value) => expect(heard('email', said)).toBe(value))
  it.each([
    ['bob, sorry, example dot org', 'https://example.org'],
    ['example dot com slash a at b, no, sample dot org', 'https://sample.org'],
  ])('of the web, "%s" is %s', (said, value) => expect(heard('url', said)).toBe(value))
})

const SHIRTS = 'Blue shirt|Blue trousers|Red shirt|Red trousers'
const DAYS = 'Monday|Tuesday|Wednesday|Thursday'
describe('Of several options', () => {
  it.each([
    ['Go|Wait', 'Wait', 'Wait'],
    ['Tea|Coffee', 'they do not have any', undefined],
    ['Tea|Coffee', 'I do not want any elephants', undefined],
    ['Monday|Tuesday|Daily', 'every day please', 'Daily'],
    ['Red|Green|Not sure', "I don't know", 'Not sure'],
    ['Red|Green|Not sure', 'red and not sure', 'Red, Not sure'],
    ['Red|Green', 'red maybe', undefined],
    ['Tea|Coffee', 'tea or elephants', undefined],
    ['Tea|Coffee', 'now tea or coffee', undefined],
    ['Tea|Coffee', 'tea or coffee in the casino', undefined],
    ['Tea|Coffee', 'listen, tea and coffee', 'Tea, Coffee'],
    ['Tea|Coffee', 'tea, because nobody here drinks water daily', 'Tea'],
    ['Tea|Coffee', 'tea and elephants giraffes zebras', undefined],
    ['Tea|Coffee', 'tea and nothing fancy', 'Tea'],
    ['Tea|Coffee', 'tea and piano', undefined],
    ['Tea|Coffee', 'tea and notebooks', undefined],
    [DAYS, 'monday through', 'Monday'],
    ['I agree to the terms', 'not really', ''],
    ['Tea|Coffee', 'both elephants', undefined],
    ['Tea|Coffee', 'all two elephants', undefined],
    ['Tea|Coffee|Milk', 'all, except the first one', 'Coffee, Milk'],
    ['Tea|Coffee|Milk', 'i want the two', undefined],
    ['Tea|Coffee|Milk', 'the number one', 'Tea'],
    ['Covered parking|Swimming pool', 'parking but not the pool', 'Covered parking'],
    [SHIRTS, 'shirt blue', 'Blue shirt'],
    [SHIRTS, 'shirt blue and shirt', undefined],
    [SHIRTS, 'the shirt blue, and the shirt red', 'Blue shirt, Red shirt'],
    ['Tea|Coffee', 'tea, sorry, also elephants', undefined],
    ['Tea|Coffee', 'elephants, sorry, also tea', 'Tea'],
    ['Ham|Cheese', 'ham and cheese, no, only ham', 'Ham'],
    ['Ham|Cheese', 'ham, no, ham', 'Ham'],
    ['Ham|Cheese|Milk|Tea', 'ham and cheese and milk, no, ham and tea', 'Ham, Tea'],
    ['Tea without sugar|Milk', 'tea without sugar and milk', 'Tea without sugar, Milk'],
  ])('%s: "%s" is %s', async (labels, said, values) => {
    const found = await chosen('checkbox', labels, said)
    expect(Array.isArray(found) ? found.join(', ') : found).toBe(values)
  })
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
