import { type Grammar, lexicon } from '../../shared/translation.ts'
import { phraseAt, phraseList } from '../../shared/phrases.ts'
import type { Role } from '../../shared/remainder.ts'
import { PAUSE } from '../../shared/words.ts'
import { spelledOut } from './letters.ts'
import { ROLE_LISTS } from './lexicon/roles.ts'
import { cardinalAt, cardinalOf } from './numbers/cardinals.ts'
import { ordinalOf } from './numbers/ordinals.ts'

/** What people do aloud before they answer: "ich les mal ab", "ich schau schnell nach". */
const LOOKING = [
  'les',
  'lese',
  'schau',
  'schaue',
  'guck',
  'gucke',
  'seh',
  'sehe',
  'zähl',
  'zähle',
  'rechne',
  'überleg',
  'überlege',
]
  .flatMap((verb) =>
    ['mal', 'kurz', 'mal kurz', 'schnell', 'mal schnell', 'grad', 'gerade', 'mal eben'].map(
      (how) => `ich ${verb} ${how}`,
    ),
  )
  .flatMap((phrase) => ['', ' ab', ' nach', ' vor', ' zusammen', ' durch'].map((particle) => `${phrase}${particle}`))
  .join('|')

/** What people say between a slip and its repair, politeness, and sounds of thinking. */
export const FILLERS = spelledOut({
  sorry: `entschuldigung|entschuldigen sie|entschuldige|tschuldigung|verzeihung|sorry|pardon|tut mir leid|moment|moment mal
      |einen moment|warten sie|warte|warte mal|halt|stopp|nein moment|nein warten sie|nein warte|nein halt
      |nein entschuldigung|nein stopp|nein falsch|falsch|quatsch|nein quatsch|blödsinn|schmarrn|nein doch nicht
      |doch nicht`,
  'i mean': `ich meine|ich meinte|ich wollte sagen|ich meinte natürlich|beziehungsweise|besser gesagt|vielmehr|oder besser
      |oder vielmehr|korrektur|ich korrigiere|korrigiere|ich korrigiere mich|ich habe mich versprochen
      |hab mich versprochen|versprochen|ich hab mich vertan|habe mich vertan|hab mich vertan|ich habe mich vertan
      |ich habe mich geirrt|nein ich meine|nein ich meinte|das heißt|will sagen|sagen wir lieber|nehmen sie lieber
      |lieber doch|doch lieber|oder nein|oder doch lieber|oder doch`,
  'scratch that': `streichen sie das|streich das|streichen sie das wieder|vergessen sie das|vergiss das|löschen sie das|lösch das
      |lösche das|das streichen wir|ignorieren sie das|nehmen sie das zurück|das nehme ich zurück`,
  'sorry no': 'ach nein|ach ne|ach nee|ah nein',
  no: 'nein|nö|nee',
  please: `bitte|bitte schön|bittschön|wenn möglich|wenn es geht|wenns geht|falls möglich|seien sie so gut
      |wenn sie so nett wären|wenn sie so freundlich wären`,
  thanks:
    'danke|vielen dank|danke schön|dankeschön|besten dank|herzlichen dank|danke sehr|merci|merci vielmals|vergelts gott',
  '': `ach|och|leider|äh|ähm|öh|ehm|hm|hmm|tja|naja|na ja|na|nun|nun ja|also|ähm also|mal sehen|mal schauen|schauen wir mal
    |lassen sie mich überlegen|lass mich überlegen|moment ich überlege|wie gesagt|sagen wir|sagen wir mal|ich sag mal
    |ich würde sagen|halt so|eben|halt eben|gell|gelle|nicht wahr|wissen sie|grüß gott|servus|guten tag|hallo|moin
    |guten morgen|guten abend|grüezi|auf wiedersehen|tschüss|${LOOKING}`,
})

const slips = lexicon(FILLERS)

/** What opens an answer takes nothing back: "Moment, äh, das war …". */
export const fillers: Grammar = (words, at) => {
  const found = slips(words, at)
  const isOpening = found?.value[0] === 'sorry' && words.slice(0, at).every((word) => word === PAUSE)
  return isOpening ? { ...found, value: [] } : found
}

/** "Dreimal" counts. */
export const times: Grammar = (words, at) => {
  const [, count = ''] = /^(\w+)mal$/.exec(words[at] ?? '') ?? []
  const value = cardinalOf(count)
  return value === undefined ? undefined : { value: [String(value), 'times'], next: at + 1 }
}

const isSeveral = (phrase: string): boolean => phrase.includes(' ')
const KEPT: ReadonlySet<Role> = new Set(['other', 'condition', 'unreal', 'question', 'past'])

/** Phrases that say how sure a person is, or are polite, say nothing else; those that change a value stay what they are. */
const polite = lexicon({ '': listOf(new Set(['hedge', 'courtesy'])) })
const changing = phraseList(listOf(KEPT))

/** What several words say together is not read word by word: "wenn ich mich recht erinnere", "als ich jung war". */
export const setPhrases: Grammar = (words, at) => {
  const found = phraseAt(changing, words, at)
  return found ? { value: words.slice(at, at + found.length), next: at + found.length } : polite(words, at)
}

function listOf(roles: ReadonlySet<Role>): string {
  return ROLE_LISTS.filter(([role]) => roles.has(role))
    .flatMap(([, list]) => list.split('|').map((phrase) => phrase.trim()))
    .filter(isSeveral)
    .join('|')
}

/** Whole numbers in words become numerals: "zweiundzwanzig" is 22, after a comma without their scale; "ein" and "eine" alone are articles. */
export const numerals: Grammar = (words, at) => {
  const decimals = words[at - 1] === 'komma' ? cardinalOf(words[at] ?? '') : undefined
  if (decimals !== undefined) return { value: [String(decimals)], next: at + 1 }
  const isScaled = /^(?:hundert|tausend|million|millionen|milliarden?|mio|mrd)$/.test(words[at + 1] ?? '')
  if (/\d/.test(words[at] ?? '') && !isScaled) return undefined
  const found = cardinalAt(words, at)
  return found && { value: [String(found.value)], next: found.next }
}

/** "Acht von zehn" is a mark. */
export const outOf: Grammar = (words, at) =>
  words[at] === 'von' && cardinalAt(words, at - 1) && cardinalAt(words, at + 1)
    ? { value: ['out', 'of'], next: at + 1 }
    : undefined

/** Dritte, siebzehnter, 3te. */
export const ordinals: Grammar = (words, at) => {
  const value = ordinalOf(words[at])
  return value === undefined ? undefined : { value: [`${value}th`], next: at + 1 }
}

/** German words that the rules of English would read as other ones, in their sense. */
export const falseFriends = lexicon(
  spelledOut({
    on: 'am|an|ans',
    'it was': 'es war|das war',
    was: 'war|waren|wars',
    what: 'was',
    'the same': 'die gleiche|die gleichen|der gleiche|das gleiche|dieselbe|derselbe|dasselbe',
    the: 'der|die|das|den|dem|des',
    so: 'also|so',
    soon: 'bald',
    people: 'man',
    want: 'will',
    has: 'hat',
    mobile: 'handy|mobiltelefon|natel',
    case: 'fall',
    cargo: 'last',
    distress: 'not',
    poison: 'gift',
    kinds: 'art',
    dads: 'dad',
    suffix: 'a',
  }),
)
