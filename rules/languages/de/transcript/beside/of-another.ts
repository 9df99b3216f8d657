import { traitsOf } from '../../../../field-types.ts'
import { askedWhere } from '../../../shared/clauses/asked-where.ts'
import { germanRegex } from '../letters.ts'
import { TURNS } from '../turns.ts'

/** A question for one other person alone: "Geburtsdatum des Kindes", "Alter Ihrer Tochter". */
const ASKS_ONE_OTHER = germanRegex('iu')`
  (?<!\p{L})(?:des|ihre[sr]?|eure[sr]?|deine[sr]?|der|vom|von ihrem|ihr|dein) (?:(?:jüngsten|ältesten|verstorbenen) )?
  (?:kind(?:es)?|sohn(?:es)?|tochter|partner(?:in|s)?|(?:ehe)?frau|(?:ehe)?mann(?:es)?|mutter|vaters?|patient(?:in|en)|schüler(?:in|s)|hund(?:es)?|katze|tier(?:es)?|haustier(?:es)?)(?!\p{L})`
/** What is the person's own: "meins ist der vierte", "ich bin am dritten geboren". */
const OWN = germanRegex('iu')`
  (?<!\p{L})(?:mein(?:s|es|er|e) (?:ist|war)|ich (?:selbst |selber )?(?:bin|wurde)|(?:bin|wurde) ich|bei mir (?:ist|sind|wars?))(?!\p{L})`

/** "Um acht" tells an hour, and "zu dritt" how many people there are. */
const HOUR = germanRegex(
  'iu',
)`(?<!\p{L})um (?:\d+|(?!die(?!\p{L})|eine?n?(?!\p{L}))\p{L}+)(?= (?:an|auf|los|herum|rum|weg|hin|heim|hier|da|uhr)(?!\p{L})| (?!die(?!\p{L}))\p{L}+ (?:ich|wir|es|er|sie|der|die|das)(?!\p{L})|[.!]?$)`
const PEOPLE = /(?<!\p{L})zu (?:zweit|dritt|viert|fuenft|sechst|siebt|acht|neunt|zehnt)(?!\p{L})/iu
const ASKS_THING = germanRegex(
  'iu',
)`nächte|nacht|tage|wochen|stunden|koffer|zimmer|gepäck|alter|gewicht|preis|euro|kilo`
/** A thing with a number is not so many of them: "Zimmer sieben". */
const NUMBERED = germanRegex('iu')`
  ^(?:(?:ich|wir) (?:bin|sind|wohnen?|sitzen?) )?(?:in |an |auf )?(?:zimmer|tisch|haus|hausnummer|nummer|gleis|linie|raum|platz) (?:\d+|\p{L}+)[.!]?$`
const ASKS_COUNT = /anzahl|wie ?viele/iu

const MONEY = /(?<!\p{L})(?:euro|franken|cent|rappen|eur|chf)(?!\p{L})|€/iu
/** What is counted in money without naming it: "Nettoeinkommen im Monat". */
const IN_MONEY = germanRegex('iu')`einkommen|lohn|gehalt|verdienst|miete|kosten|betrag|beitrag|ausgaben|umsatz|preis`

/** Units by what they measure. */
const KINDS: readonly RegExp[] = [
  germanRegex('iu')`(?<!\p{L})(?:minuten?|stunden?|tagen?|wochen?|monaten?|monat|jahren?|nächten?)(?!\p{L})`,
  germanRegex('iu')`(?<!\p{L})(?:kilometern?|metern?|zentimetern?|millimetern?|km|cm|mm)(?!\p{L})`,
  MONEY,
  /(?<!\p{L})(?:kilo|kilogramm|kg|gramm|tonnen?)(?!\p{L})/iu,
  /(?<!\p{L})(?:litern?|milliliter)(?!\p{L})/iu,
  /(?<!\p{L})(?:quadratmetern?|qm|hektar)(?!\p{L})|m²/iu,
  /(?<!\p{L})(?:zimmern?|raeumen?|räumen?)(?!\p{L})/iu,
  germanRegex('iu')`(?<!\p{L})(?:gläsern?|glas|tassen?|flaschen?|bechern?|dosen?)(?!\p{L})`,
]

/** How often, by the period: "am Tag", "pro Woche". */
const PERIODS: readonly RegExp[] = [
  ['tag', 'täglich'],
  ['woche', 'wöchentlich'],
  ['monat', 'monatlich'],
  ['jahr', 'jährlich'],
].map(
  ([period = '', often = '']) =>
    germanRegex('iu')`(?<!\p{L})(?:(?:am|im|in der|die|pro|je|jede[ns]?) ${period}|${often})(?!\p{L})`,
)

const periodsIn = (text: string): RegExp[] => PERIODS.filter((period) => period.test(text))

/** "Zwei Stunden am Tag" where those of a week are asked for. */
function isOtherRate(label: string, heard: string): boolean {
  const [asked, said] = [periodsIn(label), periodsIn(heard)]
  return asked.length > 0 && said.length > 0 && !said.some((period) => asked.includes(period))
}

/** "Verbrauch pro 100 km" is counted in litres. */
const RATE = /(?<!\p{L})(?:pro|je)(?!\p{L})|\//iu

/** "Zwanzig Minuten" to a question for kilometres: a unit of another kind than those that the question names. */
function isOtherKind(label: string, heard: string): boolean {
  const asked = RATE.test(label)
    ? []
    : KINDS.filter((unit) => unit.test(label) || (unit === MONEY && IN_MONEY.test(label)))
  const said = KINDS.filter((unit) => unit.test(heard))
  return asked.length > 0 && said.length > 0 && !said.some((unit) => asked.includes(unit))
}

/** "Keine zehn" are fewer. */
const FEWER =
  /(?<!\p{L})keine?n? (?:\d|(?:zwei|drei|vier|fuenf|sechs|sieben|acht|neun|zehn|elf|zwoelf|hundert|tausend|\p{L}+(?:zehn|zig|ssig))(?!\p{L}))/iu

/** What somebody chooses or learns is asked of a pupil: "sie nimmt Latein". */
const CHOOSING = 'nimmt|lernt|wählt|spielt|möchte|mag|braucht|isst|trinkt'
const CHOOSES = germanRegex('iu')`(?<!\p{L})(?:(?:er|sie) (?:${CHOOSING})|(?:${CHOOSING}) (?:er|sie))(?!\p{L})`
const ASKS_PUPIL = /sprache|fach|schul|klasse|kurs|unterricht|instrument|betreuung|kind/iu

/** Asks for a value that is the person's own where somebody else's is asked for, or counts something else than the question does. */
export const unlessOfAnother = askedWhere(({ field, label, heard }) => {
  const isNumber = traitsOf(field.type).value === 'quantity'
  const isOther =
    (HOUR.test(heard) && !/uhr|zeit|wann/iu.test(label)) ||
    (PEOPLE.test(heard) && ASKS_THING.test(label)) ||
    (NUMBERED.test(heard) && ASKS_COUNT.test(label)) ||
    FEWER.test(heard) ||
    isOtherKind(label, heard) ||
    isOtherRate(label, heard)
  const isChosenByOther = CHOOSES.test(heard) && !ASKS_PUPIL.test(label) && !TURNS.asksOthers.test(label)
  return (ASKS_ONE_OTHER.test(label) && OWN.test(heard)) || isChosenByOther || (isNumber && isOther)
})
