import type { ReadAnswer } from '../../../../shared/normalise.ts'
import { regex } from '../../../../shared/regex.ts'

/** A question for what is wrong or needs help, not for when or how to mend it. */
const ASKS_FAULTS = regex('iu')`
  ^(?!.*\b(?:days?|dates?|times?|slots?|when|how)\b).*\b(?:faults?|faulty|problems?|broken|damaged|symptoms?|complaints?|leak(?:s|ing)|(?:not|isn't) working|wrong
    |needs? (?:fixing|mending|replacing|repair\w*|help|support)|(?:repairs?|fixes|help|support) (?:needed|required|with)|hurts?|sore|difficult\w*)\b`
/** "The brakes are fine", as a clause of its own. */
const UNHARMED = regex('giu')`
  (?:^|[,.;]\s+|\b(?:but|so|though|while|whereas)\s+)(?:(?:but|and|so|though|oh|well|um|no|yes)\s+)*
  (?!(?:it|that|this|they|there|everything|all)(?:'s|'re| is| are| seems?| looks?| feels?| works?)\b)(?:(?!not|never|nothing|but|just|only|it's)\p{L}+\s+){0,3}?\p{L}+
  (?:'s|'re| is| are| seems?| looks?| feels?| works?)(?:\s+(?:all|still|absolutely|perfectly|totally|quite|just|both|working|much))*
  \s+(?:fine|ok|okay|good|great|alright|right|working|better|perfect|new)(?:\s+(?:now|though|thanks|actually))*(?=[,.;!]|\s+(?:but|so|it's|just|only)\b|$)`

/** Leaves out what is said to be fine, where it is asked what is not: "the brakes are fine, it's the tyres". */
export const withoutUnharmed =
  (read: ReadAnswer): ReadAnswer =>
  (field, transcript, circumstances) => {
    const said = ASKS_FAULTS.test(field.label ?? '') ? transcript.replaceAll(UNHARMED, ', ') : transcript
    if (said === transcript) return read(field, transcript, circumstances)
    return /\p{L}/u.test(said) ? read(field, said.replace(/^[,.;\s]+/u, ''), circumstances) : undefined
  }
