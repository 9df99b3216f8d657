import { describe, expect, it } from 'vitest'
import type { SpokenField } from '../../../rules/languages/shared/normalise.ts'
import { normaliseTranscript } from '../../../rules/transcript/index.ts'
import { spokenAnswers } from './spoken-answers.ts'

const circumstances = { today: '2026-11-20', locale: 'en-US' }

/** The same numbers on every run, so that a failure can be seen again. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const next = random(20_261_120)

const pick = <T>(items: readonly T[]): T => items[Math.floor(next() * items.length)] as T

const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make)

const WORDS =
  `red Blue large Small none All no Yes not Sure maybe two 3 first second one Other of the and or to for Tea Coffee (optional) N/A C++ 18-24 65+ $50 50%
  sorry wait actually thanks you um Don't know prefer É 日本 “quoted” half A B . ★★ [box] constructor __proto__ toString Under over between every day`.split(
    /\s+/,
  )

const aLabel = () => times(1 + Math.floor(next() * 4), () => pick(WORDS)).join(' ')

const CASES = [(text: string) => text, (text: string) => text.toLowerCase(), (text: string) => text.toUpperCase()]

function aChoice(type: 'select' | 'radio' | 'checkbox'): { field: SpokenField; labels: string[] } {
  const labels = [...new Map(times(2 + Math.floor(next() * 6), aLabel).map((label) => [bare(label), label])).values()]
  return { field: { type, options: labels.map((label, index) => ({ label, value: `value-${index}` })) }, labels }
}

/** Labels that differ only by case or punctuation sound the same. */
const bare = (label: string) => label.toLowerCase().replace(/[^\p{L}\p{N}+%$★]/gu, '')

describe('Of whatever options', () => {
  it.each(['select', 'radio', 'checkbox'] as const)(
    'saying the label of a %s in any case gives that option',
    (type) => {
      const missed = times(300, () => {
        const { field, labels } = aChoice(type)
        const said = labels.map((label) => normaliseTranscript(field, pick(CASES)(label), circumstances))
        return labels.filter((_, index) => [said[index] ?? []].flat().join() !== `value-${index}`)
      })
      expect(missed.flat()).toEqual([])
    },
  )

  it('a value given is always one of the options', () => {
    const strangers = times(600, () => {
      const { field } = aChoice(pick(['select', 'radio', 'checkbox'] as const))
      const value = normaliseTranscript(field, times(6, () => pick(WORDS)).join(' '), circumstances)
      return [value ?? []].flat().filter((each) => !field.options?.some((option) => option.value === each))
    })
    expect(strangers.flat()).toEqual([])
  })
})

describe('A value that is said again', () => {
  it.each(['email', 'url', 'tel', 'date', 'number'] as const)('is the same %s', (type) => {
    const rows = spokenAnswers().filter((answer) => answer.type === type)
    const values = rows
      .map((row) => ({ row, value: normaliseTranscript(row, row.heard, row) }))
      .filter(({ value }) => value !== undefined)
    expect(values.map(({ row, value }) => normaliseTranscript(row, String(value), row))).toEqual(
      values.map(({ value }) => value),
    )
  })

  it('is the same number, whatever number it is', () => {
    for (const value of times(
      500,
      () => Math.round((next() - 0.5) * 10 ** Math.floor(next() * 12)) / 10 ** Math.floor(next() * 4),
    )) {
      const expected = value === 0 ? 0 : value
      expect(normaliseTranscript({ type: 'number' }, String(value), circumstances)).toBe(expected)
    }
  })

  it('is the same day, whatever day it is', () => {
    for (let days = -40_000; days < 40_000; days += 397) {
      const day = new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10)
      expect(normaliseTranscript({ type: 'date' }, day, circumstances)).toBe(day)
    }
  })
})

const TYPES = [
  'text',
  'textarea',
  'number',
  'email',
  'url',
  'tel',
  'date',
  'select',
  'radio',
  'checkbox',
  'file',
] as const

const shapeOf = (value: unknown): string =>
  Array.isArray(value) ? 'list' : typeof value === 'string' ? 'text' : Number.isFinite(value) ? 'number' : 'NaN'

describe('Hostile text', () => {
  const hostile = [
    '',
    ' ',
    '\u0000',
    '.*+?^${}()|[]\\',
    '__proto__',
    'constructor',
    'toString hasOwnProperty',
    '\u202Eabc',
    '😀'.repeat(50),
    '\uD800',
    '日本語で話す',
    '½ ⅓ ２０２６',
    ...[
      'a',
      'a ',
      'one ',
      'no ',
      'sorry ',
      'double ',
      'at dot ',
      '1',
      '@',
      '[',
      '(',
      '♪ ',
      '*',
      'oh ',
      'w as in ',
      'new line. ',
      '<',
      '++',
      '... ',
      '\n',
      'e\u0301',
    ].flatMap((part) => [part.repeat(60), part.repeat(2000), part.repeat(20_000)]),
  ]

  const options = times(40, aLabel).map((label, index) => ({ label, value: String(index) }))

  it.each(TYPES)('is no trouble to a %s', (type) => {
    for (const transcript of hostile) {
      expect(() => normaliseTranscript({ type, options }, transcript, circumstances)).not.toThrow()
    }
  })

  it.each(TYPES)('of any words gives what a %s promises, or nothing', (type) => {
    const spoken = spokenAnswers().flatMap(({ heard }) => heard.split(' '))
    const values = times(300, () =>
      normaliseTranscript({ type, options }, times(8, () => pick(spoken)).join(' '), circumstances),
    )
    const shape = type === 'number' ? 'number' : type === 'checkbox' ? 'list' : 'text'
    expect(values.filter((value) => value !== undefined && shapeOf(value) !== shape)).toEqual([])
  })

  it('longer than any value stays a text and is nothing else', () => {
    const monologue = 'well it was a long day '.repeat(400)
    expect(normaliseTranscript({ type: 'textarea' }, monologue, circumstances)).toBe(monologue.trim())
    expect(normaliseTranscript({ type: 'number' }, `${monologue} five`, circumstances)).toBeUndefined()
  })
})
