import { type Numerals, rolesIn } from '../../../shared/inference/terms.ts'
import { PAUSE, plainWords, splitHyphens } from '../../../shared/words.ts'
import { amountAt, unfolded } from '../numbers/amounts.ts'
import { cardinalAt, digitOf, ordinalAt } from '../numbers/words.ts'

/** A unit may be written to its number: "180lbs". */
const apart = (word: string): readonly string[] => {
  const [, number, unit] = /^(\d+(?:\.\d+)?)(kgs?|lbs?|cm|km|ft|st)$/.exec(word) ?? []
  return number && unit ? [number, unit] : unfolded(word)
}

/** A row of digits is no count: "three three rooms". */
export const NUMERALS: Numerals = {
  wordsOf: (text) => splitHyphens(plainWords(text)).flatMap((word) => (word === PAUSE ? [word] : apart(word))),
  numberAt: (words, at) => {
    const found = amountAt(words, at)
    const isRow =
      found && found.next > at + 1 && words.slice(at, found.next).every((word) => digitOf(word) !== undefined)
    return isRow ? cardinalAt(words, at) : found
  },
  ordinalAt,
}

/** What stands in any answer. */
export const GENERAL = rolesIn(
  {
    the: 'the|my|our|his|her|their|your|its|this|that|these|those',
    number: 'a|an',
    'number 2': 'both|both of the|both of my|both our|both the|both my|both his|both her|both their',
    quality:
      'little|big|small|older|younger|elder|eldest|youngest|oldest|best|new|other|good|lovely|more|further|whole',
    and: 'and|and also|and then|as well as|and another',
    plus: 'plus',
    only: `just|only|nobody but|nobody else but|nobody except|no one but|no one except|it's just|it's only|just the|on my own|alone
      |by myself`,
    lead: `so|well|oh|okay|ok|um|right|let's see|let me see|it's|it is|it'll be|it will be|that's|that is|that'll be|that would be|there's
      |there is|there are|there'll be|there will be|we'll be|we will be|we are|we're|i need|we need|i'd like|we'd like|i want
      |we want|i have|i've got|we have|we've got|we'll need|i'll need|make it|i'd say|i think`,
    tail: `please|thanks|thank you|in total|altogether|all together|in all|coming|as well|too|then|that's it|that's all|in our group`,
    of: 'of',
    with: 'with|having',
    for: 'for|to go to|during',
    each: 'each|apiece|a piece|per person|each of|at each|in each|on each|to a table|per table|to a box|per box',
    me: 'me|myself|i',
    we: 'us|we|ourselves',
  },
  NUMERALS.wordsOf,
)
