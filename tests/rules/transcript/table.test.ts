import { describe, expect, it } from 'vitest'
import { normaliseTranscript } from '../../../rules/transcript/index.ts'
import { LANGUAGES_SPOKEN, spokenAnswers, written } from './spoken-answers.ts'

describe.each(LANGUAGES_SPOKEN)(
  'A transcript in the language "%s" becomes the value of its field, or none where a careful listener would ask again',
  (language) => {
    it.each(spokenAnswers(language))('$type: "$heard" is $expected', ({ type, options, heard, expected, ...when }) => {
      expect(expected).toContain(written(normaliseTranscript({ type, options }, heard, when)))
    })
  },
)
