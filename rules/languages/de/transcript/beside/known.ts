import { asksFor, roleAt } from '../../../shared/remainder.ts'
import type { Words } from '../../../shared/normalise.ts'
import { isHesitation, PAUSE } from '../../../shared/words.ts'
import { VERBS } from '../lexicon/verbs.ts'
import { VOCABULARY } from '../lexicon/roles.ts'
import { TURNS } from '../turns.ts'
import { isDay, isNumber } from './places.ts'
import { NEUTRAL } from './neutral.ts'

const PRONOUN = /^(?:ich|wir)$/u
/** "Den Zug hab ich verpasst": no form of the first person. */
const PARTICIPLE = /^(?:ge|ver|be|er|zer|ent)\w{3,}(?:t|en)$/u
const OTHER_PRONOUN = /^(?:es|das|man|mir|uns|mich)$/u
const FINITE = /^[a-z]{2,}(?:e|en|te|ten|t|st|n)$/u
/** Of separable verbs: "durchgezählt", "zugesagt". */
const PREFIX = /^(?:ab|an|auf|aus|durch|ein|her|hin|mit|nach|um|vor|weg|zu|zurueck|zusammen)(?=\w{4})/u
/** What ends as adverbs and degrees do: "normalerweise", "hoffentlich", "montags". */
const ADVERB = /^[a-z]{4,}(?:weise|lich|tags|falls|mals)$/u
/** What tells a value: "der Tacho zeigt", "auf der Waage steht", "laut Vertrag". */
const SOURCE =
  /^(?:(?:der|die|das|mein|meine|unser|unsere) [a-z]+ (?:zeigt|zeigte|steht auf|sagt|misst|wiegt)|(?:auf|an|am|in|im)(?: der| dem| meiner| meinem)? [a-z]+ stehts?|(?:laut|seit)(?: der| dem| meinem| meiner)? [a-z]+)(?= |$)/u

/** A question how many there are asks nothing of any of them. */
const asksOfOthers = (label: string): boolean =>
  TURNS.asksOthers.test(label) && !/anzahl|wie ?viele|kinder(?!\p{L})/iu.test(label)

/** How people call those whom a question asks for: "der Bub", "die Kleine". */
const CALLED =
  /^(?:bub|bua|junge|maedchen|maedel|madl|kleine[nrs]?|grosse[nrs]?|sohn|tochter|kind|baby|mann|frau|partner(?:in)?|mutter|vater|mama|papa|oma|opa)$/u

/** How many words from here on are known beside values: all with a role but those for other people, and verbs; 0 where none. */
export function knownAt(words: Words, at: number, label: string): number {
  const word = words[at] ?? ''
  const source = SOURCE.exec(words.slice(at, at + 5).join(' '))?.[0]
  if (source) return source.split(' ').length
  const role = roleAt([VOCABULARY], words, at)
  if (role && !(role.meaning === 'other' && !asksOfOthers(label) && word !== 'er'))
    return role.meaning === 'past' && !asksFor([VOCABULARY], 'past', label) ? 0 : role.length
  const [before = '', after = ''] = [words[at - 1], words[at + 1]]
  const isVerb =
    (PRONOUN.test(before) && !PARTICIPLE.test(word)) ||
    PRONOUN.test(after) ||
    (after === 'sie' && (words[at - 1] ?? PAUSE) === PAUSE) ||
    ((OTHER_PRONOUN.test(before) || OTHER_PRONOUN.test(after)) && FINITE.test(word)) ||
    VERBS.has(word.replace(PREFIX, '').replace(/(?<=\w{3}t)s$/u, ''))
  const isKnown =
    isVerb ||
    (asksOfOthers(label) && CALLED.test(word)) ||
    NEUTRAL.has(word) ||
    ADVERB.test(word) ||
    isHesitation(word) ||
    isNumber(words, at) ||
    isDay(words, at) ||
    word.length === 1
  return isKnown ? 1 : 0
}
