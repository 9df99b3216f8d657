import { type Grammar, lexicon } from '../../shared/translation.ts'
import { PAUSE } from '../../shared/words.ts'
import { cardinalAt, ordinalOf } from './numbers/cardinals.ts'

/** What people say between a slip and its repair, politeness, and sounds of thinking. */
export const FILLERS = {
  sorry: `perdón|perdona|perdone|perdóname|disculpa|disculpe|lo siento|espera|espere|espérate|un momento|un momentito|un segundo
      |un segundito|ay no`,
  'i mean': `quise decir|quiero decir|quería decir|mejor dicho|más bien|corrijo|corrección|rectifico|me equivoqué
      |me he equivocado|digo|o sea`,
  'scratch that': 'borra eso|bórralo|olvida eso|olvídalo|tacha eso|táchalo|cancela eso|ignora eso',
  actually: 'en realidad|de hecho',
  please: `por favor|porfa|si es tan amable|si eres tan amable|si puede ser|si es posible|si se puede|si no es molestia
      |por fa|porfis|haga el favor|hágame el favor|hazme el favor|si me hace el favor|si hace el favor`,
  thanks: 'gracias|gracias a dios|muchas gracias|mil gracias',
  '': 'eh|em|uf|uff|pues|bueno|a ver|ajá|mira|mire|este pues|vamos a ver|déjame pensar|déjame ver',
}

/** Whole numbers in words become numerals: veintidós is 22; "un" and "una" alone are articles. */
export const numerals: Grammar = (words, at) => {
  const isScaled = words[at + 1] === 'mil' || words[at + 1]?.startsWith('millon') === true
  if (/\d/.test(words[at] ?? '') && !isScaled) return undefined
  const found = cardinalAt(words, at)
  return found && { value: [String(found.value)], next: found.next }
}

/** "Ocho de diez" and "cuatro sobre cinco" are marks. */
export const outOf: Grammar = (words, at) =>
  /^(?:de|sobre)$/.test(words[at] ?? '') && cardinalAt(words, at - 1) && cardinalAt(words, at + 1)
    ? { value: ['out', 'of'], next: at + 1 }
    : undefined

/** "Un nueve, bueno, un ocho", "tres, venga, cuatro": between two numbers it takes the first one back. */
const RESTARTS = new Set<string | undefined>(['bueno', 'venga', 'va', 'dale', 'anda', 'andale', 'vamos'])
const restart: Grammar = (words, at) => {
  const numberFrom = (from: number) => {
    const start = words.findIndex((word, index) => index >= from && !/^(?:,|un|una|el|la)$/.test(word))
    return start >= 0 && cardinalAt(words, start) !== undefined
  }
  const before = words.slice(0, at).findLast((_, index) => words[index] !== PAUSE)
  const isBetween = RESTARTS.has(words[at]) && before !== undefined && cardinalAt([before], 0) && numberFrom(at + 1)
  return isBetween ? { value: ['sorry'], next: at + 1 } : undefined
}

const politeness = lexicon(FILLERS)

export const fillers: Grammar = (words, at) => restart(words, at) ?? politeness(words, at)

/** Primero, segunda, 3º, vigésimo primero. */
export const ordinals: Grammar = (words, at) => {
  const value = ordinalOf(words[at])
  if (value === undefined) return undefined
  const unit = value === 20 || value === 30 ? ordinalOf(words[at + 1]) : undefined
  return unit !== undefined && unit < 10
    ? { value: [`${value + unit}th`], next: at + 2 }
    : { value: [`${value}th`], next: at + 1 }
}

/** "Es" comes before an answer; after a dot it is Spain's ending of domains. */
export const itIs: Grammar = (words, at) =>
  words[at] === 'es' && words[at - 1] !== 'punto' ? { value: ["it's"], next: at + 1 } : undefined

/** "Ten" is "here you are", which the rules of English would read as a number. */
export const falseFriends = lexicon({ '': 'ten' })
