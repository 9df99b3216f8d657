import type { ReadAnswer, Words } from '../../../../shared/normalise.ts'
import type { Explains } from '../../../../shared/remainder.ts'
import { splitHyphens, wordsOf } from '../../../../shared/words.ts'
import { formOf, questionWords } from '../../lexicon/own-words.ts'
import { isOtherUnit, isUnit } from '../../lexicon/units.ts'
import { amountAt } from '../../numbers/amounts.ts'
import { ordinalAt } from '../../numbers/words.ts'
import { regex } from '../../../../shared/regex.ts'

/** "Seven parrots": a plural right after the number is what is counted, where the question does not say that it is another. */
export const counted =
  (asked: ReadonlySet<string>): Explains =>
  (words, at) => {
    const word = words[at] ?? ''
    const isPlural = word.length > 3 && /[^s]s$/.test(word) && /^\p{L}+$/u.test(word)
    if (!isPlural || !(amountAt(words, at - 1)?.next === at || /\d$/.test(words[at - 1] ?? ''))) return undefined
    // "Hives" are beehives where these are counted.
    const isOfAsked = asked.values().some((each) => each.length > word.length && each.endsWith(formOf(word)))
    return asked.size === 0 || isOfAsked ? 1 : 0
  }

/** "Just the one cat": one of what is asked for. */
export const oneOnly =
  (asked: ReadonlySet<string>): Explains =>
  (words, at) =>
    /^(?:just|only) (?:the )?one \p{L}{3,}(?: ,)?$/u.test(words.join(' ')) &&
    at === words.findIndex((word) => word === 'one') + 1 &&
    !isOtherUnit(words[at] ?? '', asked)
      ? 1
      : undefined

/** "Three gum trees" where the number of trees is asked for: which of them they are. */
export const modified = (label: string, asked: ReadonlySet<string>): Explains => {
  const [, kind = '', noun = ''] = /^(?:number of|how many) (?:(\p{L}+) )?(\p{L}+s)\b/iu.exec(label) ?? []
  const isNoun = (word = '') => noun !== '' && word === noun.toLowerCase()
  return (words, at) => {
    const word = words[at] ?? ''
    const isAfterNumber = amountAt(words, at - 1)?.next === at
    // "Veg meals" for vegetarian ones; of another kind than was asked for they are others.
    const isKind = kind === '' || kind.toLowerCase().startsWith(word)
    return isAfterNumber &&
      isKind &&
      isNoun(words[at + 1]) &&
      /^\p{L}{3,}$/u.test(word) &&
      !isUnit(word) &&
      !asked.has(word)
      ? 1
      : undefined
  }
}

/** "Twice a week" is two where the question counts by the week; else it is no count of what is asked for. */
export const timesEach =
  (read: ReadAnswer): ReadAnswer =>
  (field, transcript, circumstances) => {
    const asked = questionWords(field)
    const said = transcript.replace(TIMES_EACH, (whole, times: string, unit: string) =>
      asked.has(unit) ? times : whole,
    )
    const rest = said === transcript ? said : said.replace(AT_HOURS, '')
    const found = read(field, rest, circumstances)
    return found && said === transcript && ONCE.test(transcript) ? { ...found, isSure: false, isGuess: true } : found
  }

const TIMES_EACH = /\b(once|twice|thrice|[a-z\d]{1,12} times) (?:an?|per|each|every) (\p{L}+)/giu
/** "Twice a day, morning and night" tells when. */
const AT_HOURS = regex('iu')`
  (?<=^(?:\S+ ){0,6}?\S+)[,:]?(?:(?: (?:and|in|at|before|after|with|once|first thing|last thing|every|the|my))* (?:mornings?|afternoons?|evenings?|nights?|noon|bed|bedtime|breakfast|lunch|dinner|supper|tea|meals|work|school))+[.!]?$`

const ONCE = /\b(?:once|twice|thrice) (?:an?|per|each|every) /iu

/** "She's in 4th grade": an ordinal right before what is asked for. */
export const inOrder =
  (read: ReadAnswer): ReadAnswer =>
  (field, transcript, circumstances) => {
    const known = read(field, transcript, circumstances)
    if (known) return known
    const words = splitHyphens(wordsOf(transcript) ?? [])
    const at = words.findIndex((_, index) => ordinalAt(words, index))
    const found = at < 0 ? undefined : ordinalAt(words, at)
    const isAsked = found && (words[found.next]?.length ?? 0) > 3 && questionWords(field).has(words[found.next] ?? '')
    const said = isAsked ? [...words.slice(0, at), String(found.value), ...words.slice(found.next)] : undefined
    return said && read(field, said.join(' '), circumstances)
  }

/** "Half a hundredweight": the half of what is not known to be a measure is no half of what is asked for. */
export const isUnknownHalf = (words: Words): boolean => HALF.test(words.join(' '))

const HALF = regex('u')`
  \bhalf an? (?!(?:hour|dozen|million|thousand|hundred|mile|kilomet(?:re|er)|met(?:re|er)|day|year|kilo|litre|liter|pint|pound|point|bottle|glass
    |cup)s?\b)\p{L}`
