import { describe, expect, it } from 'vitest'
import { heard } from '../../../../support/transcripts.ts'

describe('A phone number in words', () => {
  it.each([
    ['five five five one two three four five six seven', '(555) 123-4567'],
    ['double five five one two three four five six seven', '(555) 123-4567'],
    ['triple five one two three four five six seven', '(555) 123-4567'],
    ['five five five, one two three, four five six seven', '(555) 123-4567'],
    ['five five five dot one two three dot four five six seven', '(555) 123-4567'],
    ['five five five and then one two three four five six seven', '(555) 123-4567'],
    ['one five five five one two three four five six seven', '(555) 123-4567'],
    ['1 (555) 123-4567', '(555) 123-4567'],
    ['area code 555 the number is 123 4567', '(555) 123-4567'],
    ['123 4567 area code 555', '(555) 123-4567'],
    ['123 4567 and the area code is 555', '(555) 123-4567'],
    ['123 456 area code 555', undefined],
    ['plus 123 4567 area code 555', undefined],
    ['617-555-0123 ext 45', '(617) 555-0123 ext. 45'],
    ['617 555 0123 extension four five', '(617) 555-0123 ext. 45'],
    ['617 555 0123 extension 1234567', '(617) 555-0123 ext. 1234567'],
    ['617 555 0123 extension 12345678', '(617) 555-0123'],
    ['6175550123x45', '(617) 555-0123 ext. 45'],
    ['five five five one two three for five six seven', '(555) 123-4567'],
    ['five five five one two three four five six to', '(555) 123-4562'],
    ['to one two five five five one two three four', '(212) 555-1234'],
    ['call me for 617 555 0123', '(617) 555-0123'],
    ['617 555 0123 or 617 555 0124', undefined],
    ['617 555 0123 again 617 555 0123', '(617) 555-0123'],
    ['617 555', undefined],
    ['617 555 012', undefined],
    ['617 555 0123 99', undefined],
    ['617,555', undefined],
    ['plus forty nine thirty one two three four five six', '+493123456'],
    ['+49 (0)30 123456', '+4930123456'],
    ['+44 (0)20 7946 0958', '+442079460958'],
    ['011 44 20 7946 0958', '+442079460958'],
    ['00 44 20 7946 0958', '+442079460958'],
    ['44 20 7946 0958', '+442079460958'],
    ['plus one two three', undefined],
    ['+1234567890123456', undefined],
    ['oh two oh seven nine four six oh nine five eight', '02079460958'],
    ['0123456789012345', undefined],
  ])('"%s" is %s', (said, value) => expect(heard('tel', said)).toBe(value))

  it.each([
    ['617 555 0123, no, 24', '(617) 555-0124'],
    ['617 555 0123 sorry 0124', '(617) 555-0124'],
    ['617 555 0123 sorry 555 0124', '(617) 555-0124'],
    ['617 555 0123, sorry, 98', undefined],
    ['617 555 0123, no, 617 555 0124', '(617) 555-0124'],
    ['617 555 0123 extension 4, sorry, 24', undefined],
    ['plus 44 20 7946 0958, sorry, 59', undefined],
  ])('may be repaired: "%s" is %s', (said, value) => expect(heard('tel', said)).toBe(value))

  it.each([
    ['020 7946 0958', 'en-GB', '+442079460958'],
    ['030 123456', 'en-DE', '+4930123456'],
    ['030 123456', 'en_DE', '+4930123456'],
    ['612 345 678', 'en-ES', '+34612345678'],
    ['612 345 678', 'en-US', undefined],
    ['612 345 678', 'en-XX', undefined],
    ['604 555 0123', 'en-CA', '(604) 555-0123'],
    ['1 604 555 0123', 'en-CA', '(604) 555-0123'],
    ['604 555 0123', 'en', '(604) 555-0123'],
  ])('"%s" in %s is %s', (said, locale, value) => expect(heard('tel', said, locale)).toBe(value))
})

describe('A phone number', () => {
  it.each([
    ['030 1234', 'en-DE', undefined],
    ['+49 12345', 'en-US', undefined],
    ['617 555 0123, not the +44 one', 'en-US', '(617) 555-0123'],
    ['11 191 234 5678', 'en-US', undefined],
    ['11 191 234 5678', 'en-CA', undefined],
    ['00 999 99 99', 'en-ES', undefined],
    ['oh one, no, one 617 555 0124', 'en-US', '(617) 555-0124'],
  ])('"%s" in %s is %s', (said, locale, value) => expect(heard('tel', said, locale)).toBe(value))

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
})
