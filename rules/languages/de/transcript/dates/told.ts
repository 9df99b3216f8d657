import type { ReadAnswer, SpokenField } from '../../../shared/normalise.ts'
import { VOCABULARY } from '../lexicon/roles.ts'
import { germanRegex } from '../letters.ts'

/** "Das war am zwanzigsten Januar", where the past is asked for anyway. */
const WAS = germanRegex('iu')`
  ^(?:(?:äh+m*|also|ja|na),? )*(?:das|es|(?:der|die|das) \p{L}+) (?:war|waren)(?: das)? (?=am|im|an|den|der|letzte|vor|gestern|heute)
  | (?:war|waren) (?:das|es)(?=[.!]?$)`

/** "Seit Montag" began in the past, whatever its question is called. */
const SINCE = /(?<!\p{L})seit (?!\p{L}+ (?:tagen|wochen|monaten|jahren))/iu

const END_OF_MONTH = germanRegex('iu')`
  ende (?=(?:des )?(?:januar|jänner|feb|märz|april|mai|juni|juli|august|september|oktober|november|dezember)\p{L}*[.!]?$)`
const ENDS = germanRegex('iu')`kündig|auszug|mietende|vertragsende|bis wann`

/** Reads a day with the tense in which it was told; the end of a month that ends something is proposed as its last day. */
export const asTold =
  (read: ReadAnswer): ReadAnswer =>
  (asked, transcript, circumstances) => {
    const label = asked.label ?? ''
    const field: SpokenField = SINCE.test(transcript) ? { ...asked, label: `${label} seit` } : asked
    const said = VOCABULARY.asks.past.test(label) ? transcript.replace(WAS, '') : transcript
    const found = read(field, said.trim() === '' ? transcript : said, circumstances)
    if (found || !ENDS.test(label)) return found
    const last = transcript.replace(END_OF_MONTH, 'am letzten tag im ')
    const end = last === transcript ? undefined : read(field, last.replace(/^auf /iu, ''), circumstances)
    return end && { ...end, isSure: false, isGuess: true }
  }
