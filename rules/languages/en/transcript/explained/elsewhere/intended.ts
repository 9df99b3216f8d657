import type { ReadAnswer } from '../../../../shared/normalise.ts'
import { regex } from '../../../../shared/regex.ts'

/** A clause about what somebody hopes, means or wishes to do, or did not do after all: "and I'm hoping to learn Python". */
const INTENDED = regex('iu')`
  (?<=\S)[,.;]?\s+(?:(?:and|but|though|plus|while) )*(?:(?:i|we|he|she|they)(?:'\p{L}+)?(?: (?:am|are|is|have|has|had|would|will))?
    (?: (?:been|just|also|still|always|really|only|keep|kept|\p{L}+ly))* )?
  (?:(?:hoping|planning|meaning|trying|wanting|going|looking|intending|hope|plan|want|intend|mean|(?<=(?:'d|would) )(?:like|love)|meant|wanted|hoped|planned|tried
      |about|due|yet|forgot) to (?!be\b)\p{L}
    |(?:thinking|dreaming) (?:of|about) \p{L}|(?:saving|waiting) (?:up )?for \p{L}|(?:considered|missed|skipped|nearly|almost) \p{L}).*$`
/** What is so already, as against what somebody may want. */
const ASKS_STATE =
  /\byou(?:'ve| have| currently| already)* (?:own|play|speak|have|use|know|drive|hold|do|take|keep|get|got|done|tried|pay|had|been)\b|\b(?:skills?|languages|instruments|symptoms|conditions|qualifications|certificates|experience|pets|owned|spoken|current|past)\b/iu
const ASKS_WISH =
  /\b(?:like|want\w*|need\w*|interest\w*|requir\w*|request\w*|wish\w*|prefer\w*|book\w*|order\w*|plan\w*|would|services?|hop(?:e|ing))\b/iu

/** Leaves out of a list what is only intended, where it is asked what is so; elsewhere the person is asked what was meant. */
export const withoutIntended =
  (read: ReadAnswer): ReadAnswer =>
  (field, transcript, circumstances) => {
    const found = read(field, transcript, circumstances)
    const { label = '' } = field
    const so = transcript.replace(INTENDED, '')
    if (!found || so === transcript || ASKS_WISH.test(label)) return found
    const own = read(field, so, circumstances)
    if (!own || String(own.value) === String(found.value)) return found
    return ASKS_STATE.test(label) ? own : { ...found, isSure: false }
  }
