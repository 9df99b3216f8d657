import { describe, expect, it } from 'vitest'
import { CLAUSES } from '../../../../../../rules/languages/en/transcript/lexicon/clauses.ts'
import { WORDS_OF_SENTENCES } from '../../../../../../rules/languages/en/transcript/lexicon/closed-class.ts'
import { isBarePhrase, spanIn } from '../../../../../../rules/languages/shared/text/span/span.ts'

const spanOf = (said: string, label = 'Company') => spanIn(said, label, WORDS_OF_SENTENCES, CLAUSES)

describe('The answer in a sentence', () => {
  it.each([
    ['what a verb leads to', 'we flew out with icelandair last spring', 'icelandair'],
    ['who did it', 'we found the flat through marlow and finch', 'marlow and finch'],
    ['a name as it is written', 'On the front it says Vaillant in red', 'Vaillant'],
    ['what was turned to', 'Lord Ashcombe, I mean, Lady Ashcombe', 'Lady Ashcombe'],
    ['what the person concludes', 'they come through rotterdam so put vietnam', 'vietnam'],
    ['a name said in full', 'it is sheila, sheila bottomley', 'sheila bottomley'],
  ])('is %s', (_why, said, answer) => {
    expect(spanOf(said)?.answer).toBe(answer)
  })

  it.each(['we flew out with icelandair', 'B17, the one with the broken blind', 'just put Maureen Tuttle'])(
    'is plain in "%s"',
    (said) => {
      expect(spanOf(said)?.isPlain).toBe(true)
    },
  )

  it.each([
    'we flew with icelandair but it was awful',
    'i cancelled icelandair',
    'she works for tesco',
    'we used to work for tesco',
    'i think it is icelandair',
  ])('is not plain in "%s"', (said) => {
    expect(spanOf(said)?.isPlain).not.toBe(true)
  })
})

describe('A bare phrase', () => {
  it.each(['oak parquet', 'Night shift, second floor', 'marlow and finch'])('is "%s"', (said) => {
    expect(isBarePhrase(said, WORDS_OF_SENTENCES, CLAUSES)).toBe(true)
  })

  it.each(['oak parquet throughout', 'in leeds', 'granite, lovely colour', 'gwendolen no middle name', 'one'])(
    'is not "%s"',
    (said) => {
      expect(isBarePhrase(said, WORDS_OF_SENTENCES, CLAUSES)).toBe(false)
    },
  )
})
