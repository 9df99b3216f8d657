import { orInferredChoice } from '../../../shared/inference/choice.ts'
import { degreesIn } from '../../../shared/inference/degrees.ts'
import { rolesIn } from '../../../shared/inference/terms.ts'
import { ASKS } from './asks.ts'
import { DAYS, LIVES } from './calendar.ts'
import { GENERAL, NUMERALS } from './general.ts'
import { ANIMALS, PEOPLE } from './people.ts'
import { choice as plain } from '../options.ts'

const ENDS = rolesIn(
  {
    size: 'größte|größten|größter|größtes|grösste|grössten',
    'size -1': 'kleinste|kleinsten|kleinster|kleinstes',
    price: 'teuerste|teuersten|teuerster|teuerstes',
    'price -1':
      'billigste|billigsten|billigster|billigstes|günstigste|günstigsten|günstigster|günstigstes|preiswerteste|preiswertesten',
    length: 'längste|längsten|längster|längstes',
    'length -1': 'kürzeste|kürzesten|kürzester|kürzestes',
    place: 'letzte|letzten|letzter|letztes',
    'place -1': 'erste|ersten|erster|erstes',
    middle: 'mittlere|mittleren|mittlerer|mittleres|in der mitte',
    whichever: 'was|was am|welche|welcher|welches|am|die am|der am|das am|was immer am|ich nehme|ich möchte|dann',
    is: 'ist|sind',
    one: 'davon|von denen|von allen|von diesen|was sie haben|die sie haben|den sie haben|das sie haben|was es gibt|die es gibt|möglich|größe|tarif|variante|option|ist|sind|was da ist',
  },
  NUMERALS.wordsOf,
)

const SIZES = rolesIn(
  {
    'rank 1': 'xxs',
    'rank 2': 'xs|sehr klein|extra klein',
    'rank 3': 's|klein',
    'rank 4': 'm|mittel|medium|normal',
    'rank 5': 'l|groß',
    'rank 6': 'xl|sehr groß|extra groß',
    'rank 7': 'xxl',
    'rank 8': 'xxxl',
  },
  NUMERALS.wordsOf,
)

const FACTS = rolesIn(
  {
    none: 'keine|keinen|keins|keines|keiner|gar keine|gar keins|gar keinen|überhaupt keine|null',
    unmarried: 'geschieden|verwitwet|ledig|verlobt|single|unverheiratet|witwe|witwer|nie verheiratet|noch nicht',
    'is-only-child': 'einzelkind|ein einzelkind',
    'rate 1440': 'am tag|pro tag|täglich|jeden tag',
    'rate 10080': 'die woche|pro woche|in der woche',
    quality: 'zigaretten|stück|schachteln|schachtel|kleine|kleinen|große|großen|erwachsene|alte|junge|süße',
    i: 'ich habe|ich hab|wir haben|ich bin|hab|ja',
    child: 'mädchen|mädel',
  },
  NUMERALS.wordsOf,
)

const DEGREES = degreesIn(
  {
    partly: `ein bisschen|bisschen|ein wenig|etwas|manchmal|ab und zu|hin und wieder|gelegentlich|teilweise|teils|zum teil|mehr oder weniger
      |einigermaßen|meistens|halbwegs|so halb|zeitweise|in gewissem maße`,
    hardly:
      'fast|beinahe|nicht ganz|nicht vollständig|wahrscheinlich nicht|vermutlich nicht|wohl nicht|eher nicht|ich glaube nicht|glaub nicht|ich denke nicht|hoffentlich nicht',
    only: 'nur|bloß|lediglich',
    link: `zum|zur|beim|bei|im|in|am|an|für|fürs|mit|wenn|während|nach|vor|von|auf|manchmal|gelegentlich|ab|abends|morgens|nachts|sonntags|samstags
      |werktags|tagsüber`,
    if: 'wenn|falls|sofern',
    affirmed: 'ja|gern|gerne|klar',
    denied: 'nein|nee|nicht',
    but: 'aber',
  },
  NUMERALS.wordsOf,
)

/** Takes what was said to a question with options, of which one is wanted; proposes one that only follows from it. */
export const choice = orInferredChoice({
  order: {
    ...NUMERALS,
    general: GENERAL,
    ends: ENDS,
    sizes: SIZES,
    money: /[£$€]|(?<!\p{L})(?:euro|franken|dollar|im monat|pro monat)(?!\p{L})/iu,
    time: /(?<!\p{L})(?:minuten?|stunden?|tage?|nächte|wochen?|monate?|jahre?)(?!\p{L})/iu,
  },
  facts: {
    ...NUMERALS,
    yes: /^ja(?!\p{L})/iu,
    no: /^nein(?!\p{L})/iu,
    general: GENERAL,
    facts: [FACTS, ANIMALS, PEOPLE],
    topics: [
      { asks: /\b(?:haustiere?|tiere)\b/u, yes: ['animal', 'number'], no: ['none'] },
      { asks: /\bgeschwister\b/u, yes: ['sibling', 'number'], no: ['none', 'is-only-child'] },
      { asks: /\bhaben sie kinder\b|\bhast du kinder\b/u, yes: ['child', 'offspring', 'number'], no: ['none'] },
      { asks: /^(?:sind sie|bist du) (?:derzeit )?verheiratet\b/u, yes: [], no: ['unmarried'] },
      { asks: /\brauchen\b|\brauchst\b/u, yes: ['rate'], no: [] },
      { asks: /^(?:haben|besitzen) sie (?:eine?n?|ein eigenes)\b/u, yes: ['number'], no: ['none'] },
    ],
  },
  degrees: DEGREES,
  lives: { ...NUMERALS, asks: ASKS, general: GENERAL, days: DAYS, lives: LIVES },
  years: (count) => `${count} Jahre`,
})(plain)
