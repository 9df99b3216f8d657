import { plainWords, withoutPauses } from '../words.ts'
import type { LineFrame } from './dictation.ts'
import { isShort, LINE_MAX, withoutLead } from './line.ts'
import { hasClosedClass } from './sentence.ts'

/** What a person went on with after a slip; it is proposed. */
export const afterSlip = (said: string, { slip, words }: LineFrame): string | undefined => {
  if (said.length > LINE_MAX) return undefined
  const rest = said.split(slip).at(-1)?.trim()
  const [first = ''] = plainWords(rest ?? '')
  const isBegun = words.prepositions.has(first) && plainWords(said)[0] !== first
  return rest && rest !== said && isShort(rest) && !isBegun ? rest : undefined
}

/**
 * The same where it stands for all that was said before: "Leeds, no, sorry, Bradford". Shorter than what it corrects it may stand for
 * a part of it: "Ann Smith, no, Smyth".
 */
export function insteadOf(said: string, label: string, frame: LineFrame): string | undefined {
  const rest = afterSlip(said, frame)?.replace(frame.closing, '')
  const [before = '', ...others] = said.split(frame.slip)
  if (rest === undefined || others.length > 1) return undefined
  const led = withoutLead(before.replace(frame.idle.before, '').replace(frame.opening, ''), label, frame)
  const [head = '', ...phrase] = led.split(' ')
  // "It's in Ripley, no, sorry, Ripon".
  const slipped = frame.words.prepositions.has(head.toLowerCase()) ? phrase.join(' ') : led
  const isPhrase = [slipped, rest].every((each) => /[\p{L}\p{N}]/u.test(each) && !hasClosedClass(each, frame.words))
  const isNoName = frame.asks.name.test(label) && NAMED.test(slipped) && !NAMED.test(rest)
  if (!isPhrase || isNoName || lengthOf(slipped) > lengthOf(rest)) return undefined
  // "A Cusco, no, perdón, a Arequipa"; of a code all was said again: "SW4 7AB, sorry, SW4 7AD".
  const [first = '', ...name] = rest.split(' ')
  const isBegunAlike =
    first.length < 4 &&
    !TITLE.test(first) &&
    !/\d/u.test(first) &&
    name.length > 0 &&
    slipped.toLowerCase().startsWith(`${first.toLowerCase()} `)
  return isBegunAlike ? name.join(' ') : rest
}

/** A name is corrected by another one: "Leeds, sorry, it's late" by none. */
const NAMED = /\p{Lu}|\d/u

const TITLE = /^(?:mrs?|ms|dr|sra?|st)\.?$/iu

const lengthOf = (said: string): number => withoutPauses(plainWords(said)).length
