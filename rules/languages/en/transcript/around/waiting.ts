import type { ReadAnswer, SpokenField } from '../../../shared/normalise.ts'
import { regex } from '../../../shared/regex.ts'

/** "Just one second", "give me two minutes": time that is asked for, with a number that counts nothing else. */
const WAITING = regex('iu')`
  ^(?:(?:um|uh|er|oh|well|so|ok|okay|sorry|no|wait|please),? )*
  (?:(?:just|give me|hang on|hold on|bear with me|hang about|wait|for)(?:,? (?:just|for))? (?:another )?(?:a |an )?(?:one|two|five|ten|1|2|5|10|couple of|few) (?:minutes?|mins?|sec(?:ond)?s?|moments?|ticks?|mo)
    |(?:one|1) (?:sec|second|moment|tick|mo))
  (?! (?:one|choice|option|opinion|language|name|home|class|hand|floor|place|row|time|per|of|each|a|to|at|in))(?:,? (?:please|thanks|sorry))*(?:[\s,.…!]+|$)`

/** Where time is asked for, it is the answer. */
const ASKS_TIME =
  /\b(?:how long|time|duration|delay|wait\p{L}*|length|sec(?:ond)?s?|min(?:ute)?s?|moments?|ticks?|mo)\b/iu

/** The words of a question and of its options. */
export const textOf = ({ label = '', options }: SpokenField): string =>
  [label, ...(options ?? []).map((option) => option.label)].join(' ')

/** Reads what was said without the time that the person asked for. */
export const withoutWaiting =
  (read: ReadAnswer): ReadAnswer =>
  (field, transcript, circumstances) => {
    const said = ASKS_TIME.test(textOf(field)) ? transcript : transcript.replace(WAITING, '')
    return said === '' ? undefined : read(field, said, circumstances)
  }
