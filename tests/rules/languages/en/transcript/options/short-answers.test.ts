import { describe, expect, it } from 'vitest'
import { shortAnswerAt } from '../../../../../../rules/languages/en/transcript/options/short-answers.ts'
import { words } from '../../../../../support/transcripts.ts'

describe('A subject and its verb alone are an answer', () => {
  it.each([
    ['i do', 'yes', 2],
    ['she certainly will', 'yes', 3],
    ['sure will', 'yes', 2],
    ["they haven't", 'no', 2],
    ['we are not', 'no', 3],
    ["it's really not", 'no', 3],
    ['i never did', 'no', 3],
  ])('"%s" is %s', (said, value, next) => expect(shortAnswerAt(words(said), 0)).toEqual({ value, next }))

  it.each(['i think', "i'm", 'do', 'that is', 'sure'])('but "%s" is none', (said) =>
    expect(shortAnswerAt(words(said), 0)).toBeUndefined(),
  )
})
