import type { Found, Words } from '../../../shared/normalise.ts'
import { PAUSE } from '../../../shared/words.ts'
import type { Grammar } from '../../../shared/translation.ts'
import { cardinalAt, isOne } from './cardinals.ts'
import { regex } from '../../../shared/regex.ts'

const CURRENCIES = new Map([
  ['euro', 'euros'],
  ['euros', 'euros'],
  ['€', 'euros'],
  ['dollar', 'dollars'],
  ['dollars', 'dollars'],
  ['franc', 'francs'],
  ['francs', 'francs'],
  ['livre', 'pounds'],
  ['livres', 'pounds'],
])
const CENTS = /^(?:centimes?|cents?|cts?|sous?)$/

/** "Trois euros cinquante", "douze francs et vingt centimes", "cinquante centimes". */
export const money: Grammar = (words, at) => {
  const whole = cardinalAt(words, at)
  if (whole && whole.value < 100 && /^(?:centimes?|cts?)$/.test(words[whole.next] ?? ''))
    return { value: [String(whole.value / 100), 'euros'], next: whole.next + 1 }
  const currency = whole && CURRENCIES.get(words[whole.next] ?? '')
  if (!whole || !currency) return undefined
  const isJoined = words[whole.next + 1] === 'et'
  const cents = centsAt(words, whole.next + (isJoined ? 2 : 1))
  const isNamed = cents && CENTS.test(words[cents.next] ?? '')
  if (!cents || (isJoined && !isNamed)) return undefined
  return {
    value: [`${whole.value}.${String(cents.value).padStart(2, '0')}`, currency],
    next: isNamed ? cents.next + 1 : cents.next,
  }
}

/** Below a hundred; the "cents" after them are no hundreds here. */
function centsAt(words: Words, at: number): Found<number> | undefined {
  const end = words.findIndex((word, index) => index >= at && CENTS.test(word))
  const found = cardinalAt(end < 0 ? words : words.slice(0, end), at)
  return found && found.value > 0 && found.value < 100 ? found : undefined
}

/**
 * Two numbers of which neither goes on in the other: "deux trois" are two guesses, "douze cinquante" is a price that is proposed,
 * for it may be 1250 too.
 */
export const pairOf: Grammar = (words, at) => {
  const first = isOne(words[at]) ? undefined : cardinalAt(words, at)
  const second = first && !isOne(words[first.next]) ? cardinalAt(words, first.next) : undefined
  if (!first || !second || cardinalAt(words, second.next) || /\d/.test(words[at] ?? '')) return undefined
  const isGuess = second.value > first.value && second.value < first.value + 3
  if (!isGuess && second.value > 9 && second.value < 100 && first.value > 0 && first.value < 1000)
    return { value: [`${first.value}.${second.value}`, AMBIGUOUS], next: second.next }
  return isGuess ? { value: [String(first.value), 'or', String(second.value)], next: second.next } : undefined
}

/** No word of any lexicon, so that the number beside it is asked for. */
export const AMBIGUOUS = '~'

/** "Un million et demi", "deux millions et demi": the half is of the million. */
export const andAHalf: Grammar = (words, at) => {
  const found = cardinalAt(words, at)
  const [, scale = ''] = /^(million|milliard)s?$/.exec(words[(found?.next ?? 0) - 1] ?? '') ?? []
  if (!found || !scale || words[found.next] !== 'et' || !/^demie?$/.test(words[found.next + 1] ?? '')) return undefined
  const half = scale === 'million' ? 500_000 : 500_000_000
  return { value: [String(found.value + half)], next: found.next + 2 }
}

/** "De neuf à cinq" goes from one number to the other; "il y en a cinq" does not. */
export const upTo: Grammar = (words, at) =>
  words[at] === 'a' && cardinalAt(words, at - 1) && cardinalAt(words, at + 1)
    ? { value: ['until'], next: at + 1 }
    : undefined

const ABOUT = new Map([
  ['huitaine', 8],
  ['dizaine', 10],
  ['quinzaine', 15],
  ['vingtaine', 20],
  ['trentaine', 30],
  ['quarantaine', 40],
  ['cinquantaine', 50],
  ['soixantaine', 60],
  ['centaine', 100],
  ['millier', 1000],
])

/** "Une vingtaine" and "une bonne vingtaine" are about twenty, "une vingtaine d'années" too. */
export const aboutSo: Grammar = (words, at) => {
  const noun = /^(?:bonne|petite|grosse)$/u.test(words[at + 1] ?? '') ? at + 2 : at + 1
  const value = isOne(words[at]) ? ABOUT.get(words[noun] ?? '') : undefined
  if (value === undefined) return undefined
  return { value: ['about', String(value)], next: words[noun + 1] === 'de' ? noun + 2 : noun + 1 }
}

const NO_COUNT = regex('')`
  ^(?:peu|bon|bonne|petit|petite|moment|instant|seconde|minutes?|question|autre|certain|certaine|grand|grande|truc
    |sorte|espece|des|de|par|sur|tas|ou|point|quart|demi|demie|tiers|douzaine|nombre|chiffre|million|milliard)$`

/** "Un" counts where no other number is said and what follows can be counted: "un enfant", "j'en ai une". */
export const one: Grammar = (words, at) => {
  if (!isOne(words[at])) return undefined
  const next = words[at + 1] ?? PAUSE
  if (
    /^(?:virgule|point|et|sur|ou|a)$/.test(next) &&
    (/^(?:virgule|point|sur)$/.test(next) || isBesideNumber(words, at + 2))
  )
    return { value: ['1'], next: at + 1 }
  if (isDigitBeside(words, at)) return { value: ['1'], next: at + 1 }
  const isOther = words.some((_, index) => index !== at && (/\d/.test(words[index] ?? '') || cardinalAt(words, index)))
  if (next === 'quart' || next === 'demi' || next === 'tiers')
    return { value: [next === 'demi' ? '' : 'a'].filter(Boolean), next: at + 1 }
  const isCount = !NO_COUNT.test(next) && words[at - 1] !== 'le' && words[at - 1] !== 'pas'
  return { value: [isCount && !isOther ? '1' : 'a'], next: at + 1 }
}

/** "Quatre sept zéro un neuf" is read digit by digit. */
const isDigitBeside = (words: Words, at: number): boolean =>
  [at - 1, at + 1].some((place) => !isOne(words[place]) && (cardinalAt(words, place)?.value ?? 10) < 10)

const isBesideNumber = (words: Words, at: number): boolean =>
  cardinalAt(words, at) !== undefined || /^(?:demie?|quart)$/.test(words[at] ?? '')

/** "Un seul", "moi tout seul". */
export const justOne: Grammar = (words, at) => {
  if (isOne(words[at]) && /^seule?$/.test(words[at + 1] ?? '') && words[at - 1] !== 'pas')
    return { value: ['1'], next: at + 2 }
  const said =
    /^(?:je suis (?:tout |toute )?seule?|moi (?:tout |toute )?seule?|juste moi|que moi|rien que moi)(?= ,|$)/.exec(
      words.slice(at).join(' '),
    )
  return said ? { value: ['just', 'me'], next: at + said[0].split(' ').length } : undefined
}

const NONE_OF = regex('')`
  ^(?:(?:je|nous|on|il) (?:ne )?(?:y )?(?:en )?(?:ai|avons|a) )?(?:pas (?:de|une?(?: seule?)?)|aucune?)
  (?= (?!idee)(?:[a-z]+(?: ,)?(?: (?:non|du tout|merci|pour le moment))?(?: ,)?)$)`

/** "Pas d'enfants", "je n'ai aucun animal": there is none of it. */
export const noneOf: Grammar = (words, at) => {
  const said = at === 0 || words[at - 1] === PAUSE ? NONE_OF.exec(words.slice(at).join(' ')) : undefined
  return said ? { value: ['none'], next: at + said[0].split(' ').length } : undefined
}

/** "Un quart d'heure", "trois quarts d'heure", "une demi-heure". */
export const quarterHours: Grammar = (words, at) => {
  const said = words.slice(at, at + 4).join(' ')
  const [found, part = ''] = /^(un quart|quarts?|une demi|demi) (?:de )?heures?(?= |$)/.exec(said) ?? []
  const plain = part.includes('demi') ? ['half'] : part === 'quarts' ? ['quarters', 'of'] : ['a', 'quarter', 'of']
  return found ? { value: [...plain, 'an', 'hour'], next: at + found.split(' ').length } : undefined
}
