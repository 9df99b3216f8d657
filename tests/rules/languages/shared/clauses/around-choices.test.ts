import { describe, expect, it } from 'vitest'
import { unlessLikened } from '../../../../../rules/languages/shared/clauses/likened.ts'
import { beforeItsDays } from '../../../../../rules/languages/shared/clauses/on-days.ts'
import { openEnd } from '../../../../../rules/languages/shared/clauses/open-end.ts'
import { unlessSaidBeside } from '../../../../../rules/languages/shared/clauses/said-beside.ts'
import { asWithout } from '../../../../../rules/languages/shared/clauses/without.ts'
import type { ReadAnswer, SpokenField } from '../../../../../rules/languages/shared/normalise.ts'

const WHEN = { today: '2026-11-22', locale: 'en-US' }
const OPTIONS = ['New', 'Window', 'No preference'].map((label) => ({ label, value: label }))
const fieldOf = (label: string, type: SpokenField['type'] = 'radio'): SpokenField => ({ type, label, options: OPTIONS })

/** Finds the only option that was said, and is sure of it. */
const option: ReadAnswer = (_field, heard) => {
  const [found] = OPTIONS.filter(({ label }) => heard.toLowerCase().includes(label.toLowerCase()))
  return found && { value: found.value, isSure: true }
}

/** Finds the first digit, and is sure of it where little else was said. */
const number: ReadAnswer = (_field, heard) => {
  const [found] = heard.match(/\d/gu) ?? []
  return found === undefined ? undefined : { value: Number(found), isSure: /^\d\D{0,6}$/u.test(heard) }
}

describe('An option that something is only likened to', () => {
  const read = unlessLikened({ words: 'is like', first: 'like', article: 'a|the', asksState: /condition/iu })(option)

  it.each([
    ['Condition', 'it is like new'],
    ['Condition', 'like new'],
  ])('is asked for: %s, "%s"', (label, heard) => {
    expect(read(fieldOf(label), heard, WHEN)?.isSure).toBe(false)
  })

  it.each([
    ['Condition', 'it is new'],
    ['How do you come?', 'like new'],
  ])('is taken where it is said itself, or tells a role: %s, "%s"', (label, heard) => {
    expect(read(fieldOf(label), heard, WHEN)?.isSure).toBe(true)
  })
})

describe('What is said to somebody near', () => {
  const read = unlessSaidBeside(/^shut the window/u)(option)

  it('answers nothing, whatever it names', () => {
    expect(read(fieldOf('Seat'), 'Shut the window, please.', WHEN)).toBeUndefined()
  })

  it('is an answer where an option says the same', () => {
    const field: SpokenField = { type: 'radio', options: [{ label: 'Shut the window', value: 'shut' }] }
    expect(
      unlessSaidBeside(/^shut the window/u)(() => ({ value: 'shut', isSure: true }))(field, 'shut the window', WHEN),
    ).toEqual({
      value: 'shut',
      isSure: true,
    })
  })
})

describe('A list that is left open at its end', () => {
  const read = openEnd(/,? and so on$/iu)(option)

  it('is proposed', () => {
    expect(read(fieldOf('Seats', 'checkbox'), 'window and so on', WHEN)).toEqual({ value: 'Window', isSure: false })
  })

  it('is no matter of a single choice', () => {
    expect(read(fieldOf('Seat'), 'window and so on', WHEN)).toEqual({ value: 'Window', isSure: true })
  })
})

describe('A number before the days that it counts', () => {
  const read = beforeItsDays('(?:monday|friday)', 'and|on')(number)

  it.each([
    ['2 times, on monday and friday', true],
    ['2 times: monday', false],
    ['2 monday and friday', false],
  ])('is taken where there are as many: "%s"', (heard, isSure) => {
    expect(read({ type: 'number' }, heard, WHEN)).toEqual({ value: 2, isSure })
  })
})

describe('That there is none of a thing, said with its verb', () => {
  it('is the option that says so', () => {
    const read = asWithout({ label: /^no (?<thing>\p{L}+)$/iu, verb: "i don't have any|i have no" })(option)
    expect(read(fieldOf('Seat'), 'i have no preference', WHEN)).toEqual({ value: 'No preference', isSure: true })
  })
})
