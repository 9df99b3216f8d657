import { describe, expect, it } from 'vitest'
import { phraseList, phrases } from '../../../../rules/languages/shared/phrases.ts'
import { byRole, isExplainedBy, type Role, type Vocabulary } from '../../../../rules/languages/shared/remainder.ts'
import { words } from '../../../support/transcripts.ts'

const vocabulary: Vocabulary = {
  roles: phrases<Role>([
    ['frame', 'i|used|am'],
    ['determiner', 'the|a'],
    ['adjunct', 'since'],
    ['privation', 'no'],
    ['past', 'i was'],
    ['other', 'my blue'],
    ['unreal', 'used to'],
  ]),
  verb: (said, at) => (said[at - 1] === 'i' ? 1 : undefined),
  goesOn: phraseList('near'),
  asks: { past: /was/u, birth: /birth/u, beginning: /from/u, end: /until/u, consent: /agree/u },
  isDeniedBefore: () => false,
}

const explained = (said: string, more: Partial<Parameters<typeof isExplainedBy>[1]> = {}): boolean =>
  isExplainedBy(words(said), {
    value: (each, at) => (each[at] === 'blue' ? 1 : undefined),
    beside: [byRole([vocabulary], new Set<Role>(['frame', 'determiner', 'adjunct']))],
    vocabularies: [vocabulary],
    takesModifiers: true,
    ...more,
  })

describe('Everything that was said is explained', () => {
  it.each([
    'blue',
    'um the blue',
    'i wear blue',
    'blue since we met',
    'blue , our favourite',
    'blue near the sea',
    'the navy blue',
    'blue , no stripes',
    'blue , i was young',
    'since i was young , blue',
    'my blue',
  ])('in "%s"', (said) => expect(explained(said)).toBe(true))

  it.each([
    ['an unknown word before the value', 'near blue'],
    ['one right after it', 'blue lagoon'],
    ['a modifier of a longer name', 'the deep blue lagoon'],
    ['a phrase that changes it, though its words alone would not', 'i used to blue'],
    ['such a phrase in an adjunct', 'blue , i used to'],
    ['an adjunct that does not end before it', 'since school blue'],
    ['a word that denies it', 'no blue'],
    ['one that denies nothing else', 'blue , no'],
  ])('but not with %s', (_name, said) => expect(explained(said)).toBe(false))

  it.each(['blue since we met', 'blue , our favourite'])('and nothing strange beside a strict one: "%s"', (said) =>
    expect(explained(said, { isStrict: true })).toBe(false),
  )

  it('and anything after a value that stands out', () => {
    expect(explained('blue most days', { isMarked: true })).toBe(true)
  })
})
