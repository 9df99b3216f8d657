import { describe, expect, it } from 'vitest'
import { normaliseTranscript } from '../../../rules/transcript/index.ts'
import { spokenAnswers, written } from './spoken-answers.ts'

describe('A transcript becomes the value of its field, or none where a careful listener would ask again', () => {
  it.each(spokenAnswers())(
    '$type: "$heard" is $expected',
    ({ type, options, heard: transcript, expected, ...when }) => {
      expect(expected).toContain(written(normaliseTranscript({ type, options }, transcript, when)))
    },
  )
})

const spanishAnswers = spokenAnswers('spoken-answers.es.tsv')

describe('A transcript in Spanish becomes the value of its field, or none where a careful listener would ask again', () => {
  it.each(spanishAnswers)('$type: "$heard" is $expected', ({ type, options, heard, expected, ...when }) => {
    expect(expected).toContain(written(normaliseTranscript({ type, options }, heard, when)))
  })
})
