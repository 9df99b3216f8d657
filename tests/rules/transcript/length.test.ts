import { describe, expect, it } from 'vitest'
import { FIELD_TYPES } from '../../../rules/field-types.ts'
import type { SpokenField } from '../../../rules/languages/shared/normalise.ts'
import { normaliseTranscript } from '../../../rules/transcript/index.ts'

/** Each is said over and over; together they reach every table of phrases and every loop of the rules. */
const PARTS = [
  'double ',
  'a',
  'a ',
  '@@@',
  '@ ',
  'no i mean ',
  'five no sorry ',
  'not red but ',
  'dot com ',
  'one hundred thousand ',
  'point ',
  'half of ',
  'w as in ',
  'first and last ',
  'march third ',
  'in two weeks ',
  'area code ',
  'slash slash ',
  'e\u0301',
  '👩‍👩‍👧 ',
  '\u202Eשלום ',
  '((((',
  '[[',
  '♪',
  'new line. ',
  '\n',
  '  \n',
  'es. ',
  ', ',
  'perdón quise decir ',
  'treinta y ',
  'doble uve ',
  'hace dos ',
]

const LOCALES = ['en-US', 'es-ES', 'fr-FR']

const options = ['Red', 'Green', 'Strongly agree', 'Agree', '18-24'].map((label) => ({ label, value: label }))

const longAs = (part: string, length: number) => part.repeat(Math.ceil(length / part.length)).slice(0, length)

/** @returns microseconds of processor time to read all parts once, since the clock goes on while other tests run */
function timeOf(type: SpokenField['type'], locale: string, length: number): number {
  const said = PARTS.map((part) => longAs(part, length))
  const from = process.threadCpuUsage()
  for (const transcript of said) normaliseTranscript({ type, options }, transcript, { today: '2026-11-20', locale })
  return process.threadCpuUsage(from).user
}

const READINGS = 3

/** The least of several readings, of which none is taken once one is as short as it has to be. */
function quickest(read: () => number, enough = 0): number {
  let least = Number.POSITIVE_INFINITY
  for (let reading = 0; reading < READINGS && least >= enough; reading += 1) least = Math.min(least, read())
  return least
}

describe.each(LOCALES)('Ten times as much said, in %s', (locale) => {
  it.each(FIELD_TYPES)('takes not much more than ten times as long to read for a %s', (type) => {
    timeOf(type, locale, 1000)
    const short = quickest(() => timeOf(type, locale, 1000))
    // A rule that grows with the square would take a hundred times as long; below two milliseconds chance decides.
    const most = 40 * Math.max(short, 2000)
    expect(quickest(() => timeOf(type, locale, 10_000), most)).toBeLessThan(most)
  })
})
