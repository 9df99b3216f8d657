import { describe, expect, it } from 'vitest'
import { firstOf, orInferred } from '../../../../../rules/languages/shared/inference/inferred.ts'
import type { Reading } from '../../../../../rules/languages/shared/normalise.ts'
import { readTranscript } from '../../../../../rules/transcript/index.ts'

const FIELD = { type: 'number', options: null } as const
const NOW = { today: '2026-11-22', locale: 'en-GB' }
const reading = (found: Reading | undefined, inferred: number | undefined) =>
  orInferred(() => inferred)(() => found)(FIELD, 'me and my wife', NOW)

describe('A value that follows from what was said', () => {
  it('is proposed and never taken', () => {
    expect(reading(undefined, 2)).toEqual({ value: 2, isSure: false, isGuess: true })
  })

  it('doubts another value, which was read from a part of it', () => {
    expect(reading({ value: 1, isSure: true }, 2)).toEqual({ value: 2, isSure: false, isGuess: true })
  })

  it('leaves the same value as sure as it is', () => {
    expect(reading({ value: 2, isSure: true }, 2)).toEqual({ value: 2, isSure: true })
  })

  it('changes nothing where nothing follows', () => {
    expect(reading({ value: 1, isSure: true }, undefined)).toEqual({ value: 1, isSure: true })
  })

  it('is that of the first way that has one', () => {
    const ways = firstOf(
      () => undefined,
      () => 3,
      () => 4,
    )
    expect(ways(FIELD, '', NOW)).toBe(3)
  })
})

const valueOf = (label: string, heard: string, type: 'number' | 'date' = 'number') =>
  readTranscript({ type, label, options: null }, heard, NOW)?.value

describe('Nothing is inferred', () => {
  it.each([
    ['of a list with an unknown word', 'How many people are coming?', 'my wife fills this in'],
    ['of several without a number', 'How many people are coming?', 'me and the kids'],
    ['of a choice between persons', 'How many people are coming?', 'me or my wife'],
    ['of persons whose age is not told, where adults are counted', 'Number of adults', 'my son and me'],
    ['of days in their wrong order', 'How many nights will you stay?', 'from the seventh to the third of May'],
    ['of a range of numbers', 'How many nights will you stay?', 'from ten to twelve'],
  ])('%s', (_, label, heard) => {
    expect(readTranscript({ type: 'number', label, options: null }, heard, NOW)?.value).toBeUndefined()
  })
})

describe('A stay', () => {
  it('has a night fewer than days', () => {
    const said = 'from the third to the seventh of May'
    expect([valueOf('How many nights?', said), valueOf('How many days?', said)]).toEqual([4, 5])
  })

  it('may go over the end of a month and of a year', () => {
    expect(valueOf('How many nights?', 'from the thirtieth of December to the second of January')).toBe(3)
  })
})

describe('A birthday', () => {
  it.each([
    ['I turned forty on the second of June', '1986-06-02'],
    ['I turned forty on the second of December', '1985-12-02'],
    ["I'll be thirty on the first of December", '1996-12-01'],
    ["I'll be thirty on the first of February", '1997-02-01'],
  ])('tells the day of birth, which is asked for: "%s"', (heard, value) => {
    const found = readTranscript({ type: 'date', label: 'Date of birth', options: null }, heard, NOW)
    expect(found).toMatchObject({ value, isSure: false })
  })

  it('tells an age only of the person who is asked', () => {
    expect([
      valueOf('How old are you?', "she'll be six next month"),
      valueOf('Age of the child', "she'll be six next month"),
    ]).toEqual([6, 5])
  })
})
