import type { SpokenField, Words } from '../../../shared/normalise.ts'
import { soundsOf, splitHyphens } from '../../../shared/words.ts'
import { type Mention, mentionsIn, optionsFrom } from '../options/labels.ts'
import { isGotElsewhere } from '../options/negation.ts'
import { canonical } from '../options/words.ts'

const SUBJECT =
  /(?:^| )(?<!(?:^| )(?:and|plus) )(?:i|ive|i've|im|i'm|ill|id|we|weve|we've|well|wed|you|youll|they|theyll|theyre|he|she|he's|she's)(?: |$)/u
/** A clause that wants the option as well. */
const WANTS =
  /(?:^| )(?:like|want|need|take|also|too|add|prefer|love|would|please|choose|wait|sorry|mean|actually)(?: |$)/u
/** What one has yet to get one has not: "helmet and boots, I'll need to hire gloves". */
const GETS = /(?:^| )(?:hire|rent|borrow|buy|order|renew|retake|find)(?: |$)/u
const STATE = /^(?:is|are|was|were|has|have|had)$/u

/**
 * Whether a label is said in a clause of its own beside a list of bare ones, which tells something of it and does not choose it:
 * "meals and shopping, I can still dress myself", "payslips, the reference is in the post".
 */
export function isToldBeside({ options }: SpokenField, transcript: string): boolean {
  const words = canonical(splitHyphens(soundsOf(transcript) ?? []))
  const mentions = mentionsIn(words, optionsFrom(options))
  const [first, ...others] = mentions
  if (!first) return false
  const isBare = !SUBJECT.test(textOf(words, 0, first.start))
  return others.some((mention, at) => {
    const between = textOf(words, mentions[at]?.end ?? 0, mention.start)
    return (
      isGotElsewhere(words, mention.end) ||
      (isBare && SUBJECT.test(between) && (!WANTS.test(between) || GETS.test(between))) ||
      (isState(words, mention) && !isState(words, first) && !/(?:^| )(?:and|so)(?: |$)/u.test(between))
    )
  })
}

const textOf = (words: Words, from: number, to: number): string => words.slice(from, to).join(' ')

/** "Me and his dad" names the person as well, by no label. */
export const namesSelf = ({ options }: SpokenField, transcript: string): boolean =>
  SELF.test(textOf(splitHyphens(soundsOf(transcript) ?? []), 0, Infinity)) &&
  !(options ?? []).some(({ label }) => /\b(?:me|myself|i)\b/iu.test(label))

const SELF =
  /^(?:(?:um|uh|oh|well|just|only|it's) )*(?:me|myself)(?: ,)? (?:and|plus) |(?: ,| and)+ (?:me|myself)(?: ,|$)/u

/** "The reference is in the post", "the saddle's got years in it". */
const isState = (words: Words, { end }: Mention): boolean => STATE.test(words[end] ?? '') || words[end] === 'got'

/** "Train no coach" taken for the first: whether the second was meant instead of it, or not at all. */
export function isNoBetween({ options }: SpokenField, transcript: string, value: unknown): boolean {
  const words = canonical(splitHyphens(soundsOf(transcript) ?? []))
  const mentions = mentionsIn(words, optionsFrom(options))
  return mentions.some(({ end, option }, at) => {
    const next = mentions[at + 1]
    return (
      next !== undefined && next.option !== option && option.value === value && textOf(words, end, next.start) === 'no'
    )
  })
}
