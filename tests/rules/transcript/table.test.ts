import { describe, expect, it } from 'vitest'
import { normaliseTranscript } from '../../../rules/transcript/index.ts'
import { LANGUAGES_SPOKEN, type SpokenAnswer, spokenAnswers, written } from './spoken-answers.ts'

/** What a row does not become, in a line. */
function missed({ type, options, heard, expected, ...when }: SpokenAnswer): string[] {
  const value = written(normaliseTranscript({ type, options }, heard, when))
  return expected.includes(value) ? [] : [`"${heard}" is ${value}, not ${expected.join(' or ')}`]
}

describe.each(LANGUAGES_SPOKEN)(
  'A transcript in the language "%s" becomes the value of its field, or none where a careful listener would ask again',
  (language) => {
    const rows = Map.groupBy(spokenAnswers(language), ({ type }) => type)

    it.each([...rows.keys()])('of the type %s', (type) => {
      expect(rows.get(type)?.flatMap(missed)).toEqual([])
    })
  },
)
