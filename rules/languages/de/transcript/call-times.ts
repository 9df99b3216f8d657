import type { ReadAnswer } from '../../shared/normalise.ts'
import { SOMEBODY } from './kin.ts'
import { germanRegex } from './letters.ts'

/** How a remark begins that says when and how to call, after a number. */
const CALL = germanRegex('iu')`
  [,.;]?\s+(?:(?:aber|und|da|bitte),? )*(?:nicht vor|nicht nach|nur|erst|ab|am besten|am liebsten|vor allem|tagsüber|abends|morgens|vormittags|nachmittags
    |unter der woche|am wochenende|wochentags|werktags|sprechen sie|rufen sie|wenn|falls|da (?:bin|erreichen|geht|hebt|können)|sonst
    |whatsapp|sms|ich bin|wir sind|es kann)(?!\p{L})(?<remark>.*)$`
/** What makes the number another's, an old one, or one of several. */
const CHANGES = germanRegex('iu')`
  \d{4}|(?<!\p{L})(?:oder|alte?n?|früher|gilt|stimmt|falsch|nummer|${SOMEBODY}|(?:null|zwei|drei|vier|fünf|sechs|sieben|acht|neun)
    (?:null|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun))(?!\p{L})`

/** A number before what is said of when to call it: "0171 …, aber bitte nicht vor neun". */
export const beforeCallTimes =
  (read: ReadAnswer): ReadAnswer =>
  (field, transcript, circumstances) => {
    const whole = read(field, transcript, circumstances)
    const call = whole?.isSure ? null : CALL.exec(transcript)
    if (!call || CHANGES.test(call.groups?.remark ?? '')) return whole
    const found = read(field, transcript.slice(0, call.index), circumstances)
    return found?.isSure && (!whole || whole.value === found.value) ? found : whole
  }
