import { describe, expect, it } from 'vitest'
import { phrases } from '../../../../rules/languages/shared/phrases.ts'
import { byRole, isExplainedBy, type Role, type Vocabulary } from '../../../../rules/languages/shared/remainder.ts'
import { words } from '../../../support/transcripts.ts'

const vocabulary: Vocabulary = {
  roles: phrases<Role>([
    ['frame', 'i|the|used|am'],
    ['adjunct', 'since'],
    ['unreal', 'used to'],
  ]),
  verb: (said, at) => (said[at - 1] === 'i' ? 1 : undefined),
}

const isExplained = (said: string): boolean =>
  isExplainedBy(words(said), {
    value: (each, at) => (each[at] === 'blue' ? 1 : undefined),
    beside: [byRole([vocabulary], new Set<Role>(['frame', 'adjunct']))],
    vocabularies: [vocabulary],
  })

describe('Everything that was said is explained', () => {
  it.each(['blue', 'um the blue', 'i wear blue', 'blue since we met', 'blue , our favourite'])('in "%s"', (said) => {
    expect(isExplained(said)).toBe(true)
  })

  it.each([
    ['an unknown word before the value', 'near blue'],
    ['one right after it', 'blue lagoon'],
    ['a phrase that changes it, though its words alone would not', 'i used to blue'],
    ['such a phrase in an adjunct', 'blue , i used to'],
  ])('but not with %s', (_name, said) => {
    expect(isExplained(said)).toBe(false)
  })
})
