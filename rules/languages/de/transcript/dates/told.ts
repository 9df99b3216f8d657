import { ofTwoDays } from '../../../shared/days/two-days.ts'
import { toldAsPast } from '../../../en/transcript/dates/told-as-past.ts'
import { withoutOwnSubject } from '../../../shared/days/own-subject.ts'
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

/** "Wir reisen am dritten Januar wieder ab": the end of a verb, which is no bound of the day; what runs out is another matter. */
const END_OF_VERB = germanRegex('iu')`
  (?<!(?<!\p{L})(?:läuft|laufen|lief)(?!\p{L}).*)(?<=(?<!\p{L})(?:ich|wir|er|sie|es|man|die|der|das)(?!\p{L}).{6,100}) (?:(?:wieder|dann|auch|schon) )*(?:ab|an|auf|aus|ein|los|um|zurück|heim|nach hause|hin|rein|raus|fort)(?=[.!]?$)`

/** The bound that a question asks for: "bis zum fünfzehnten" to "bis wann". */
const ASKS_LATEST = germanRegex('iu')`bis wann|spätestens|frist(?!\p{L})|deadline|stichtag`
const LATEST = germanRegex(
  'iu',
)`^(?:(?:äh|also|na),? )*(?:bis )?(?:spätestens )?(?:bis )?(?=(?:zum|am|zur) )|,? spätestens(?=[.!]?$)`

/** "Operiert wurde ich am neunten", "den hab ich am zwölften gekauft"; what was arranged is to come. */
export const byTense = toldAsPast(
  germanRegex('iu')`
    ^[^,;]*(?<!\p{L})(?:wurden?|worden)(?!\p{L})[^,;]*$
    |^[^,;]*(?<!\p{L})(?:habe?n?|hat|bin|ist|sind)(?:['’]s)?(?!\p{L})[^,;]*(?<!\p{L})(?!(?:\p{L}*(?:geplant|vereinbart|gebucht|ausgemacht|vorgesehen|gedacht|festgelegt|gesagt|reserviert|verschoben|vorgemerkt|bestellt|besprochen|genommen|gehabt))(?!\p{L}))(?:(?:\p{L}{2,4})?ge\p{L}{2,}(?:t|en)|(?:ver|be|er|ent|zer)\p{L}{2,}t|\p{L}{3,}iert)[.!]?$`,
)

/** "Mein letzter Tag ist der 31. Dezember". */
export const byOwnSubject = withoutOwnSubject(
  germanRegex(
    'iu',
  )`^(?:(?:äh|also|na|ja),? )*(?:meine?|unsere?|der|die|das) ((?:[\p{L}-]+ ){0,2}[\p{L}-]+) (?:ist|wäre|fällt auf) (?:dann |am )?`,
)

/** "Wir fliegen am 20. und kommen am 28. Dezember zurück". */
export const ofStay = ofTwoDays({
  joint: / und (?=(?:wir|ich|kommen?|reisen?|fahren?|fliegen?|gehen?|sind|bin|kehren?|bleiben?) )/iu,
  month: germanRegex(
    'iu',
  )`(?<!\p{L})(?:januar|jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)(?: \d{4})?`,
  asksEnd: germanRegex('iu')`rück|heimreise|abreise|ende(?!\p{L})|bis(?!\p{L})`,
  asksStart: /anreise|ankunft|beginn|hinreise|hinflug|start|von(?!\p{L})/iu,
})

/** Reads a day with the tense in which it was told; the end of a month that ends something is proposed as its last day. */
export const asTold =
  (read: ReadAnswer): ReadAnswer =>
  (asked, transcript, circumstances) => {
    const label = asked.label ?? ''
    const field: SpokenField = SINCE.test(transcript) ? { ...asked, label: `${label} seit` } : asked
    const bare = transcript.replace(END_OF_VERB, '')
    const whole = ASKS_LATEST.test(label) ? bare.replace(LATEST, '') : bare
    const said = VOCABULARY.asks.past.test(label) ? whole.replace(WAS, '') : whole
    const found = read(field, said.trim() === '' ? transcript : said, circumstances)
    if (found || !ENDS.test(label)) return found
    const last = transcript.replace(END_OF_MONTH, 'am letzten tag im ')
    const end = last === transcript ? undefined : read(field, last.replace(/^auf /iu, ''), circumstances)
    return end && { ...end, isSure: false, isGuess: true }
  }
