import { describe, expect, it } from 'vitest'
import { FIELD_TYPES } from '../../../rules/field-types.ts'
import { normaliseTranscript } from '../../../rules/transcript/index.ts'
import { LOCALES_OF_LONG, longTranscripts, OPTIONS_OF_LONG } from './long-transcripts.ts'

/** How the time grows with the length is measured by `npm run bench:transcripts`. */
describe.each(LOCALES_OF_LONG)('10,000 characters of whatever was said, in %s', (locale) => {
  it.each(FIELD_TYPES)('are read to their end for a %s', (type) => {
    const field = { type, options: OPTIONS_OF_LONG }
    const read = () =>
      longTranscripts(10_000).map((said) => normaliseTranscript(field, said, { today: '2026-11-20', locale }))
    expect(read).not.toThrow()
  })
})

/** What other threads do meanwhile does not count; less than some milliseconds are chance. */
function cpuOf(work: () => void): number {
  const start = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(start)
  return Math.max(5, (user + system) / 1000)
}

it.each([
  ['en-US', 'number', '... '],
  ['en-US', 'tel', '… '],
  ['de-DE', 'tel', 'a'],
  ['de-DE', 'tel', '1'],
  ['fr-FR', 'email', 'a'],
] as const)('in %s for a %s, "%s" over and over is read in a time that grows with its length', (locale, type, part) => {
  const read = (length: number) => () =>
    normaliseTranscript({ type }, part.repeat(length / part.length), { today: '2026-11-20', locale })
  read(1000)()
  // Four times as long; were each beginning searched to the end, it would be sixteen times.
  expect(cpuOf(read(40_000))).toBeLessThan(10 * cpuOf(read(10_000)))
})
