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
