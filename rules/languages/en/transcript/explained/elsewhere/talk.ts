import { askedWhere } from '../../../../shared/clauses/asked-where.ts'
import type { Layer, SpokenField } from '../../../../shared/normalise.ts'
import { traitsOf } from '../../../../../field-types.ts'
import { asksFor } from '../../../../shared/remainder.ts'
import { VOCABULARY } from '../../lexicon/roles.ts'
import { asksAboutOthers } from '../roles.ts'
import { regex } from '../../../../shared/regex.ts'
import { plainWords, withoutPauses } from '../../../../shared/words.ts'
import { ORDER_IN_ROOM } from '../../text/instead.ts'
import { VOCATIVE } from '../../text/vocative.ts'

/** What makes the opposite of an answer, or none, wherever it stands. */
const IRONY = regex('u')`
  (?<![\p{L}'])(?:as if|(?:in (?:my|your) )?dreams|dream on|yeah right|oh sure|when pigs fly|pigs might fly|pull the other one|(?:i|you) wish
    |(?:i|we) should be so lucky|(?:that'd|that would|chance would) be (?:nice|a fine thing)|that'll be the day|fat chance|some hope
    |(?:you must be|you've got to be|you're|are you|must be) (?:joking|kidding|having a laugh)|says who|big surprise|what a (?:joke|surprise)
    |yeah (?:yeah )?sure|my (?:foot|arse|eye)|made of money|give me a break|just what i need(?:ed)?)(?![\p{L}'])`

/** What is said to somebody else there, and of oneself to them. */
const TO_SOMEBODY = regex('u')`
  (?<![\p{L}'])(?:hands off|keep your (?:hair|shirt|voice|hands)|(?:yes |yeah |okay )(?:i'm )?coming|i'm (?:just )?coming(?= (?:keep|hang|hold|in a|now|mum|dad|love|darling)|$)
    |see you(?! can)|be with you|be right with you|with you in a|speak to you|(?<!(?:i|we|they) )don't (?:touch|do|eat|pull|sit|run|climb|drop|shout|cry|hit|lick)(?! me)|get (?:off|down) (?:that|there|the|from)
    |(?:put|leave) (?:that|it) (?:down|alone)|that's hot|mind (?:out|your)|watch (?:out|it)|bear with me|i (?:heard|hear|can hear) you|i'm (?:just )?(?:filling|trying to (?:fill|finish|do|get)|on (?:the phone|a call))
    |(?:there|down|up|over|through) in a (?:sec|second|minute|min|moment|mo|tick|bit))(?![\p{L}'])
  |^(?:(?:oh|well|um|no|yes|yeah|hey|and|so) )*(?:(?:can|could|will|would) you (?:get|fetch|grab|pick up|buy) (?!me(?: |$))|you(?:'re| are) (?!(?:(?:very|so|too|most) )?(?:kind|welcome|right|asking|looking|after|on)(?: |$))|you (?:go|went|come|sit|take|stay|do|look|sound) )`

/** Phrases whose words mean nothing of their own. */
const FIGURES = regex('u')`
  (?<![\p{L}'])(?:by and large|(?:as )?good as gold|train of thought|(?:got|have|having) the blues|small world|out of the blue|cats and dogs|two and two
    |at sixes and sevens|on the double|in the long run|six of one|first (?:let me|off|of all|i need to|i have to)|second to none|first things first|in black and white|piece of cake)(?![\p{L}'])`

/** Irony, orders and talk to somebody in the room beside a value leave open whether it is one. */
export const withoutTalk: Layer =
  (read) =>
  (...answered) =>
    askedWhere(({ field, label, heard }) => {
      if (label === '') return false
      const words = withoutPauses(plainWords(heard)).join(' ')
      return (
        isListOfAnother(field, words) ||
        [IRONY, FIGURES, TO_SOMEBODY, ORDER_IN_ROOM].some((talk) => talk.test(words)) ||
        isCalled(heard, (name) => read(field, name, answered[2]))
      )
    }, Infinity)(read)(...answered)

/** "Kevin, get those two down": what is called is no value itself, as it is in "vegan, hold the nuts". */
const isCalled = (heard: string, read: (name: string) => unknown): boolean =>
  VOCATIVE.test(heard) && read(heard.split(',')[0] ?? '') === undefined

/** "He likes football and reading" tells a list of somebody whom the question is not about. */
const isListOfAnother = ({ type, label = '' }: SpokenField, words: string): boolean =>
  traitsOf(type).value === 'several-options' &&
  !asksAboutOthers(label) &&
  !asksFor([VOCABULARY], 'child', label) &&
  /^(?:(?:oh|well|um|and|yes) )*(?:he|she|they)(?:'s|'ve|'re|'d|'ll)? (?!(?:i|we) )/u.test(words)
