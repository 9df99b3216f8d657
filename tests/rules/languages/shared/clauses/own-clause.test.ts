import { describe, expect, it } from 'vitest'
import { ownClause } from '../../../../../rules/languages/shared/clauses/own-clause.ts'
import type { ReadAnswer } from '../../../../../rules/languages/shared/normalise.ts'

const TURNS = {
  before: /\bmy wife\b/u,
  concludes: /\S+ \S+,? so\W*$/u,
  turn: /\bbut\b/gu,
  between: { before: /^either /iu, or: / or /iu, range: /(?!)/u },
  open: /\bor\b/u,
  changes: /\bvague\b/u,
  starts: /\s+(?=now)/u,
  foreign: /my wife/u,
  supposes: /^if\b/u,
  denies: /not/u,
  asksOthers: /their/u,
  called: /^(?<name>[a-z]+) (?:can you \w+|(?<order>stop that))/u,
  putsOff: /^i'll ask\b/u,
  lapsed: /^last year\b/u,
  asks: /^which /u,
  around: { tail: /(?!)/u, repeated: /(?!)/gu },
  remarks: {
    starts: /\bit's\b/gu,
    spoils: /\bfaded\b/u,
    request: /\bblue\b/u,
    overturns: /\bno\b/u,
    light: /\bnever\b/gu,
  },
  numbered: /street/u,
  weakens: { words: /\bnearly\b/gu, tail: /, if .*$/u, either: [/\bor\b/gu, 'and'] as const },
}
const WHEN = { today: '2026-11-22', locale: 'en-US' }

/** Reads a single colour, and is sure of it where nothing else was said. */
const colour: ReadAnswer = (_field, transcript) => {
  const [found, ...others] = transcript.toLowerCase().match(/\b(?:red|blue)\b/gu) ?? []
  const isSure = /^\W*(?:put )?(?:red|blue)\W*$/iu.test(transcript)
  return found === undefined || others.length > 0 || /\bvague\b/u.test(transcript)
    ? undefined
    : { value: found, isSure }
}

const read = (said: string) => ownClause(TURNS, colour)({ type: 'select' }, said, WHEN)

describe('An answer of several clauses', () => {
  it('is what stands after the turn from what somebody else says', () => {
    expect(read('my wife says red but put blue')).toEqual({ value: 'blue', isSure: true })
  })

  it.each(['my wife says red', 'red'])('is read as a whole where it does not turn: "%s"', (said) => {
    expect(read(said)?.value).toBe('red')
  })

  it('is taken where a remark follows in which nothing is a value or spoils one', () => {
    expect(read("red it's what we had")).toEqual({ value: 'red', isSure: true })
    expect(read("red it's faded")?.isSure).toBe(false)
    expect(read("red it's blue")).toBeUndefined()
    expect(read("red it's")?.isSure).toBe(false)
  })

  it('is taken where it was asked for in so many words, and what follows only says why', () => {
    expect(read("blue it's less faded")).toEqual({ value: 'blue', isSure: true })
    expect(read("blue it's no good")?.isSure).toBe(false)
  })

  it.each([
    ['Red, the other one was vague', 'red'],
    ['Too vague. Blue.', 'blue'],
    ['red but put blue', 'blue'],
  ])('is guessed from the only clause that says it: "%s"', (said, value) => {
    expect(read(said)).toEqual({ value, isSure: false, isGuess: true })
  })

  it('is guessed from the clauses that say nothing of others', () => {
    expect(read('my wife says red now vague blue')).toBeUndefined()
    expect(read('my wife says red now i say blue')).toEqual({ value: 'blue', isSure: false, isGuess: true })
  })

  it.each(['Red or vague', 'Red? Vague, blue.', 'Red or blue or red'])(
    'is not guessed where it was left open: "%s"',
    (said) => {
      expect(read(said)).toBeUndefined()
    },
  )

  it.each(['Red or blue, vague', 'either red or blue'])('is the first of two, and then the other: "%s"', (said) => {
    expect(read(said)).toEqual({ value: 'red', others: ['blue'], isSure: false, isGuess: true })
  })

  it.each(['darren stop that', 'darren can you move', "i'll ask my wife about red"])(
    'is none where it is said to somebody else or put off: "%s"',
    (said) => {
      expect(read(said)).toBeUndefined()
    },
  )

  it('is proposed where it follows such talk', () => {
    expect(read('darren stop that red')).toEqual({ value: 'red', isSure: false, isGuess: true })
  })

  it('is read where a value stands in the place of a name', () => {
    expect(read('red stop that')?.value).toBe('red')
  })
})
