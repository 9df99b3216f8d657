import { and, not } from 'xstate'

/** Other ways to answer than saying it: by letters, and where those were wrong too, by typing. */
const otherWays = <
  Action extends 'keepRefused' | 'forgetPending' | 'resetCounts' | 'reportRefused' | 'reportRepeated' | 'countRepeat',
>(
  ...actions: Action[]
) =>
  [
    {
      guard: 'wasSpelled',
      target: '#handsFree.on.talking.question',
      actions: [{ type: 'note', params: { kind: 'typing-left' } }, ...actions],
      description: 'Not by letters either: by typing',
    },
    {
      guard: 'isSpelledNext',
      target: '#handsFree.on.talking.spelling',
      actions: ['forgetNote', ...actions],
      description: 'Once more: letters',
    },
    { target: '#handsFree.on.talking.question', reenter: true, actions: ['noteRefused', ...actions] },
  ] as const

const forgets = ['reportRefused', 'keepRefused', 'forgetPending', 'resetCounts'] as const

/** What was refused is never offered again: what else it may have been is, then other ways to answer. */
export const refuses = [
  {
    guard: 'hasTwo',
    target: '#handsFree.on.talking.question',
    actions: ['offerTwo', ...forgets],
    description: 'This or that?',
  },
  {
    guard: 'hasOther',
    target: '#handsFree.on.talking.confirming',
    reenter: true,
    actions: ['reportRefused', 'offerOther', 'resetCounts'],
    description: 'Another reading of the same words',
  },
  ...otherWays(...forgets),
] as const

const counts = ['reportRepeated', 'keepRefused', 'forgetPending', 'countRepeat'] as const

const gaveUp = {
  guard: not('hasMissesLeft'),
  target: '#handsFree.on.resting',
  actions: ['reportRepeated', 'giveUp'],
} as const

/** What was refused was heard again: to say it once more would not help. */
export const repeats = [
  gaveUp,
  {
    guard: 'hasTwo',
    target: '#handsFree.on.talking.question',
    reenter: true,
    actions: ['offerTwo', ...counts],
    description: 'This or that?',
  },
  ...otherWays(...counts),
] as const

/** Of two values neither. */
export const refusesBoth = [
  {
    guard: and(['hasOffered', 'isSpellable']),
    target: '#handsFree.on.talking.spelling',
    actions: ['forgetNote', 'keepOffered', 'resetCounts'],
    description: 'Neither of the two: letters',
  },
  {
    guard: 'hasOffered',
    target: '#handsFree.on.talking.question',
    reenter: true,
    actions: ['noteRefused', 'keepOffered', 'resetCounts'],
    description: 'Neither of the two',
  },
] as const

/** While it is spelled. */
export const repeatsSpelled = [
  gaveUp,
  {
    target: '#handsFree.on.talking.question',
    actions: [{ type: 'note', params: { kind: 'typing-left' } }, ...counts],
    description: 'Not by letters either: by typing',
  },
] as const
