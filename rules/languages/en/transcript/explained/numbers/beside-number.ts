import type { ReadAnswer, Words } from '../../../../shared/normalise.ts'
import type { Explains } from '../../../../shared/remainder.ts'
import { regex } from '../../../../shared/regex.ts'
import { plainWords, withoutPauses } from '../../../../shared/words.ts'
import { amountAt } from '../../numbers/amounts.ts'

/** "Two hundred k" is no two hundred thousand where kilometres are asked for. */
export const inKilometres =
  (read: ReadAnswer): ReadAnswer =>
  (field, transcript, circumstances) =>
    read(
      field,
      /\bkm\b|kilomet/iu.test(field.label ?? '')
        ? transcript.replace(/(?<=\d|\p{L}) ?(?<!\p{L})k(?!\p{L})/giu, ' km')
        : transcript,
      circumstances,
    )

const RECENT = regex('u')`
  \b(?:this morning|this afternoon|today|just now|yesterday|last night|on (?:the|our|my|your) scales?|when (?:i|we) (?:last )?(?:weighed|measured|checked|looked))\b`

/** "He was 38 pounds on our scale this morning": what was so a moment ago is so. */
export const wasRecently = (words: Words): Explains =>
  RECENT.test(words.join(' '))
    ? (said, at) => (/^(?:was|were)$/u.test(said[at] ?? '') ? 1 : undefined)
    : () => undefined

/** What others have, in a clause of its own after the answer: "just the three, the five you hear are next door's". */
const OF_OTHERS = regex('iu')`
  ^(?<own>.*\S)(?<!\b(?:and|but|or|of|all))[.,;]? (?:the|those|them) (?:other |rest )?(?:[\p{L}\d]+ ){0,6}?(?:are|is|belongs? to)
  (?: [\p{L}]+){0,2}? (?:\p{L}+'s|\p{L}+s'|hers|his|theirs)[.!]?$`

export const withoutOthers =
  (read: ReadAnswer): ReadAnswer =>
  (field, transcript, circumstances) =>
    read(field, OF_OTHERS.exec(transcript)?.groups?.['own'] ?? transcript, circumstances)

const WITH_ME = regex('u')`
  ^(?:(?:um|uh|er|oh|well|so|it's|it'll be|there's|there'll be|that's|just) )*(?:me|myself) (?<joint>plus|and) (?<others>\p{L}+|\d+)
  (?: (?:others|other people|more|guests|people|friends|mates|kids|of them))?$`
const ASKS_ALL = /\b(?:party|group|table|total|altogether|attend\w*|coming)\b/iu
const ASKS_PEOPLE = /\b(?:guests?|people|persons?|places|seats|tickets)\b/iu

/** "Me plus two" is three of a party; whether the person counts among guests is asked for. */
export const orWithMe =
  (read: ReadAnswer): ReadAnswer =>
  (field, transcript, circumstances) => {
    const { label = '' } = field
    const { joint, others = '' } = WITH_ME.exec(withoutPauses(plainWords(transcript)).join(' '))?.groups ?? {}
    const count = amountAt([others], 0)?.value
    if (count === undefined || !(ASKS_ALL.test(label) || ASKS_PEOPLE.test(label)))
      return read(field, transcript, circumstances)
    const isSure =
      joint === 'plus' && ASKS_ALL.test(label) && !/\b(?:with you|bring\w*|extra|additional)\b/iu.test(label)
    return { value: count + 1, isSure, isGuess: !isSure }
  }

/** "They quoted me $1,850" is how a price is told that somebody else names. */
export const reported = (label: string): Explains => {
  const isNamed =
    /\b(?:quot\p{L}+|price|cost|estimate\p{L}*|offer\p{L}*|charg\p{L}+|fee|bill|fine|deposit|refund\p{L}*|valu\p{L}+)\b/iu.test(
      label,
    )
  return (words, at) => {
    const said = isNamed ? REPORTED.exec(words.slice(at, at + 4).join(' ')) : null
    return said && at === words.findIndex((word) => !/^(?:,|oh|um|uh|well|so)$/.test(word))
      ? said[0].trim().split(' ').length
      : undefined
  }
}

const REPORTED =
  /^(?:they|he|she|it)(?:'ve|'s| have| has)? (?:quoted|offered|charged|asked for|asked|gave|said|estimated|valued|billed|fined|refunded)(?: (?:me|us|it|it at|for))?(?= |$)/
