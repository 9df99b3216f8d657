import { describe, expect, it } from 'vitest'
import { phraseList, phrases } from '../../../../rules/languages/shared/phrases.ts'
import { byRole, type Role, type Vocabulary } from '../../../../rules/languages/shared/remainder.ts'
import { isExplainedBy } from '../../../../rules/languages/shared/remainder/explained.ts'
import { words } from '../../../support/transcripts.ts'

const vocabulary: Vocabulary = {
  closedClass: new Set(),
  roles: phrases<Role>([
    ['frame', 'i|used|am|it|and|of'],
    ['determiner', 'the|a'],
    ['adjunct', 'since'],
    ['privation', 'no'],
    ['past', 'i was'],
    ['past', 'was'],
    ['third-person', 'he'],
    ['courtesy', 'please'],
    ['bound', 'too'],
    ['other', 'my blue'],
    ['unreal', 'used to'],
  ]),
  verb: (said, at) => (said[at - 1] === 'i' ? 1 : undefined),
  goesOn: phraseList('near'),
  subject: /^(?:and )?(?:it|he|the(?= \S+ \S))(?= \S)/u,
  asks: {
    opinion: /good/u,
    past: /was/u,
    birth: /birth/u,
    beginning: /from/u,
    end: /until/u,
    consent: /agree/u,
    objection: /mind/u,
    child: /(?!)/u,
    'which-year': /(?!)/u,
    year: /year/u,
    height: /(?!)/u,
    estimate: /(?!)/u,
    own: /(?!)/u,
    any: /(?!)/u,
  },
  isDeniedBefore: () => false,
}

const explained = (said: string, more: Partial<Parameters<typeof isExplainedBy>[1]> = {}): boolean =>
  isExplainedBy(words(said), {
    value: (each, at) => (each[at] === 'blue' ? 1 : undefined),
    beside: [byRole([vocabulary], new Set<Role>(['frame', 'determiner', 'adjunct', 'courtesy']))],
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

  it.each([
    ['it was cold', 'blue it was cold'],
    ['of another', 'blue he liked it'],
    ['with a thing for its subject', 'blue the chips were cold'],
    ['after politeness', 'blue please it was cold'],
    ['after "and"', 'blue and it was cold'],
  ])('by a clause with a subject of its own right after the value: %s', (_name, said) =>
    expect(explained(said)).toBe(true),
  )

  it.each([
    ['that changes the value', 'blue it was too cold'],
    ['with another value, of which it tells something', 'blue he liked the blue lagoon'],
    ['that goes on with the sentence of the value', 'blue of the chips were cold'],
    ['without a verb', 'blue the chips'],
  ])('but not by one %s', (_name, said) => expect(explained(said)).toBe(false))

  it('by the words of an item in a list', () => {
    expect(explained('blue and masses of blue', { isList: true })).toBe(true)
    expect(explained('blue and masses of blue')).toBe(false)
    expect(explained('blue and navy blue', { isList: true })).toBe(false)
    expect(explained('blue and masses of navy', { isList: true })).toBe(false)
  })

  it.each(['blue since we met', 'blue , our favourite'])('and nothing strange beside a strict one: "%s"', (said) =>
    expect(explained(said, { isStrict: true })).toBe(false),
  )

  it('and anything after a value that stands out', () => {
    expect(explained('blue most days', { isMarked: true })).toBe(true)
  })
})
