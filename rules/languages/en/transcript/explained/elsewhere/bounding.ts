import { wordSet } from '../../../../shared/phrases.ts'
import type { Words } from '../../../../shared/normalise.ts'
import { quantityAt } from '../../options/numbers.ts'
import type { Explains } from '../../../../shared/remainder.ts'

/**
 * "A bit past beginner", "verging on severe", "getting divorced": a preposition or a verb of becoming right before a label makes a bound
 * of it, or what it is not yet or no longer.
 */
export const bounding =
  (own: Explains): Explains =>
  (words, at) => {
    if (isToCome(words, at, own) || isGreeting(words, at, own) || isHour(words, at, own)) return 0
    const length = BOUNDING.has(words[at]) ? 1 : TWO_WORDS.test(words.slice(at, at + 2).join(' ')) ? 2 : 0
    const next = at + length + (/^(?:an?|the|being)$/.test(words[at + length] ?? '') ? 1 : 0)
    return length > 0 && !isSought(words, at) && (own(words, next) || own(words, at + 1)) ? 0 : undefined
  }

/** Of the last, what one has no more or not yet: "we're selling the house", "I'm learning German". */
const BOUNDING = wordSet(
  `past beyond after before above below under nearing approaching becoming towards started began
    selling leaving losing learning missed missing skipping quitting`,
)
const TWO_WORDS =
  /^(?:(?:shy|short|side) of|(?:verging|bordering) on|(?:started|began) (?:off|out|as)|engaged to|out of|far from|getting \w+ed|to become)$/

/** "I'll be a student" is none yet, and "we'll be back from Spain" is no place. */
const isToCome = (words: Words, at: number, own: Explains): boolean =>
  words[at] === 'be' &&
  /^(?:i'll|we'll|he'll|she'll|they'll)$/.test(words[at - 1] ?? '') &&
  (/^an?$/.test(words[at + 1] ?? '')
    ? Boolean(own(words, at + 2))
    : Boolean(own(words, at + 1)) && /^(?:from|by|soon|home)$/.test(words[at + 2] ?? ''))

/** "There by six" tells the hour. */
const isHour = (words: Words, at: number, own: Explains): boolean =>
  /^(?:there|here|back|home|ready|done|finished|round)$/.test(words[at] ?? '') &&
  /^(?:by|at|around|before|until|till)$/.test(words[at + 1] ?? '') &&
  quantityAt(words, at + 2) !== undefined &&
  Boolean(own(words, at + 2))

/** "Good morning" does not answer with the morning. */
const isGreeting = (words: Words, at: number, own: Explains): boolean =>
  words[at] === 'good' &&
  at === 0 &&
  /^(?:morning|afternoon|evening|night)$/.test(words[at + 1] ?? '') &&
  Boolean(own(words, at + 1))

/** "I'm after a room with a view" looks for it. */
const isSought = (words: Words, at: number): boolean =>
  words[at] === 'after' && /^(?:i'm|we're)$/.test(words[at - 1] ?? '')

/** "I'm free on Tuesday" tells when the person has time, where the question is not for that. */
export const atLeisure =
  (asked: string, own: Explains): Explains =>
  (words, at) =>
    /^(?:i'm|we're|he's|she's|they're|am|are)$/.test(words[at] ?? '') &&
    /^(?:free|busy|off|out)$/.test(words[at + 1] ?? '') &&
    /^(?:on|at|from|after|until|till|before|all|any|most|this|next|tomorrow|today|tonight|then)$/.test(
      words[at + 2] ?? '',
    ) &&
    own(words, at + 1) &&
    !/\b(?:you|your|availab\w*|attend\w*|when|busy)\b/iu.test(asked)
      ? 0
      : undefined
