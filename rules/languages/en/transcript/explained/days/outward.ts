import type { ReadAnswer } from '../../../../shared/normalise.ts'
import { regex } from '../../../../shared/regex.ts'

/** A question for the day on which a stay or a journey begins. */
const ASKS_OUTWARD =
  /\b(?:check(?:ing)?[- ]?in|start\w*|depart\w*|outbound|outward|arriv\w*|pick[- ]?up|collect\w*|begin\w*|from)\b/iu

/** How it ends, or how long it lasts, after the day: "and back on the third", "for three nights". */
const RETURN = regex('iu')`
  (?<=\S.{5,}?)(?:,? (?:and|then)(?: (?:we|i|they))?(?:'re|'m| are| am)? (?:(?:get|come|fly|head|be|coming|flying|getting|heading) )?
      (?:back|home|return\w*|leav\w*|check(?:ing)? out)(?: (?:again|home))?(?: on)? (?:the )?[\p{L}\d ]+
    |,? for (?:an?|\p{L}+|\d+) (?:nights?|days?|weeks?))[.!]?$`

/** "We fly on the twentieth and back on the third" is the twentieth, where the beginning is asked for. */
export const orOutward =
  (read: ReadAnswer): ReadAnswer =>
  (field, transcript, circumstances) => {
    const { label = '' } = field
    const isOutward = ASKS_OUTWARD.test(label) && !/\b(?:end|return|out)\b/iu.test(label)
    const outward = isOutward ? transcript.replace(RETURN, '') : transcript
    const found = outward === transcript ? undefined : read(field, outward, circumstances)
    return found?.isSure ? found : read(field, transcript, circumstances)
  }
