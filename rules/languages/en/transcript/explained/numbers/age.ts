import type { ReadAnswer, Words } from '../../../../shared/normalise.ts'
import { regex } from '../../../../shared/regex.ts'

/** "I turned nine yesterday" tells an age, and the day beside it. */
export const asAge =
  (read: ReadAnswer): ReadAnswer =>
  (field, transcript, circumstances) =>
    read(
      field,
      /\bage\b|\bold\b/iu.test(field.label ?? '') ? transcript.replace(TURNED, '$1').replace(TO_TURN, '') : transcript,
      circumstances,
    )

const TURNED = regex('iu')`
  \bturned (\S+(?:[ -]\S+){0,2}?),? (?:(?:just )?(?:yesterday|today|recently)|(?:last|this) \p{L}+|in \p{L}+|on .+
    |a (?:\p{L}+ ){1,3}ago)[.!]?$`

/** "53, turning 54 in March": an age to come, after today's. */
const TO_TURN = regex('iu')`
  (?<=\d|\p{L}{3}),? (?:but |and )?(?:(?:(?:i'm |he's |she's |they're )?(?:turning|almost|nearly|going on)
    |(?:i|he|she|they)(?:'ll be| will be| turns?)) \S+(?:[ -]\S+)?
    (?: in \p{L}+| (?:next|this) \p{L}+| on .{1,30}| soon)
    |(?<=, )(?:almost|nearly|going on) \S+(?:[ -]\S+)?|(?<=, )\S+(?:[ -]\S+)? (?:in [a-z]{3,9}|next (?:month|week|birthday)))[.!]?$`

/** "It'll be twenty years in March": so many are only to come. */
export const isAnniversary = (words: Words): boolean => ANNIVERSARY.test(words.join(' '))

const ANNIVERSARY = regex('u')`
  \b(?:it|that|i|we|he|she|they)(?:'ll| will) (?:be|have been) (?:\S+ ){1,4}?(?:years?|months)
  (?:\b(?! (?:at|on) (?:the |my |our )?(?:most|least)).*)? (?:in|on|next|this|come|by)\b`

/** An age to come, one that is only felt, or a year of birth: "I'll be forty in June", "born in sixty two". */
export const isOtherAge = (label: string, words: Words): boolean =>
  /\bage\b|\bold\b/iu.test(label) && OTHER_AGE.test(words.join(' '))

const OTHER_AGE =
  /\b(?:(?:i|he|she|they|we)(?:'ll| will) (?:be|turn)|going to be|(?:i|he|she|they|it) (?:feels?|looks?|acts?)|born)\b/u
