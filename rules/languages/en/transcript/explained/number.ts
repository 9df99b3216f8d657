import { type IsExplained, reading, type ReadAnswer, type SpokenField, type Words } from '../../../shared/normalise.ts'
import { byRole, type Explains, hasRole, type Role, type Vocabulary } from '../../../shared/remainder.ts'
import { isExplainedBy } from '../../../shared/remainder/explained.ts'
import { isUnchangedBy } from '../../../shared/remainder/unchanged.ts'
import { splitHyphens, wordsOf } from '../../../shared/words.ts'
import { questionWords } from '../lexicon/own-words.ts'
import { converted, endsInPartOfMetre } from '../lexicon/conversion.ts'
import { orOfAsked, withoutWhole } from './numbers/of-asked.ts'
import { digitByDigit, isRepeated } from './numbers/digit-by-digit.ts'
import { byTime } from './numbers/rate.ts'
import { ofPacks } from './numbers/packs.ts'
import { dimension } from './numbers/dimension.ts'
import { orCorrectedDigits } from './numbers/corrected-digits.ts'
import { orSum } from './numbers/sum.ts'
import { orGuessedNumber } from './numbers/guessed-number.ts'
import { isOtherUnit, isUnit } from '../lexicon/units.ts'
import { ownClause } from '../../../shared/clauses/own-clause.ts'
import { VOCABULARY } from '../lexicon/roles.ts'
import { SPELLINGS } from '../lexicon/spellings.ts'
import { TURNS } from '../lexicon/turns.ts'
import { respelled } from '../../../shared/spelling/respelled.ts'
import { HAS_NONE, number, WHOLE } from '../number.ts'
import { namesOther, withLetter } from './numbers/named-number.ts'
import { counted, inOrder, isUnknownHalf, modified, oneOnly, timesEach } from './numbers/counted.ts'
import { inKilometres, orWithMe, reported, wasRecently, withoutOthers } from './numbers/beside-number.ts'
import { contrastOf } from './contrast.ts'
import { asAsked } from './numbers/as-asked.ts'
import { asAge, isAnniversary, isOtherAge } from './numbers/age.ts'
import { countsOthers, isAgeOfSomebody, isInTurn, isNumberedThing, isSignOpen } from './numbers/other-count.ts'
import { exceptOthers } from './elsewhere/others.ts'
import { pastHabit } from './elsewhere/past-habit.ts'
import { type Values, withKnownLead } from './lead/known-lead.ts'
import { withoutWaiting } from '../around/waiting.ts'
import { sinceYear } from './numbers/since-year.ts'
import { isApart, isPrice, orPrice } from './numbers/ambiguous-number.ts'
import { byQuestion, isAsking } from './question.ts'
import { byChild, rolesFor } from './roles.ts'
import { phraseAt, wordSet } from '../../../shared/phrases.ts'
import { amountAt, unfolded } from '../numbers/amounts.ts'
import { ordinalAt } from '../numbers/words.ts'

/** Nobody says at greater length that there is none, in words. */
const NONE_MAX = 12
/** How near a number stands beside which what sounds like one is none, in words. */
const NEAR = 4

/** "One hundred", "two and a half", "third", "none". */
const quantity: Explains = (words, at) => {
  if (words.length - at <= NONE_MAX && HAS_NONE.test(words.slice(at).join(' ').replace(/ ,$/u, '')))
    return words.length - at
  const found = amountAt(words, at) ?? ordinalAt(words, at)
  const scale = found && /^(?:k|grand)$/.test(words[found.next] ?? '') ? 1 : 0
  return found ? found.next - at + scale : WHOLE.has(words[at]) && !isPreposition(words, at) ? 1 : undefined
}

/** "Three to be safe": what sounds like a number is none beside one. */
const isPreposition = (words: Words, at: number): boolean =>
  /^(?:to|too|for)$/.test(words[at] ?? '') &&
  words.slice(Math.max(0, at - NEAR), at + NEAR).some((_, index, near) => amountAt(near, index) !== undefined)

/** "And a half" goes on, "and that's it" too; "me and my two brothers" counts more than was said. */
const joint =
  (vocabularies: readonly Vocabulary[]): Explains =>
  (words, at) => {
    if (words[at] !== 'and' || at === 0) return undefined
    if (quantity(words, at + 1) !== undefined) return isOneMore(words, at + 1) ? 0 : undefined
    const goesOn =
      vocabularies.some(({ roles }) => FURTHER.has(phraseAt(roles, words, at + 1)?.meaning ?? 'determiner')) ||
      vocabularies.some(({ roles }) => (phraseAt(roles, words, at)?.length ?? 0) > 1)
    const isClause = BEGINS_CLAUSE.has(words[at + 1]) && !words.some((_, index) => index > at && quantity(words, index))
    return goesOn || isClause ? undefined : 0
  }

/** "One in the morning and one at night"; one of those that were counted is no more. */
const isOneMore = (words: Words, at: number): boolean => words[at] === 'one' && words[at + 1] !== 'of'

/** "Four, and he's very proud of it". */
const BEGINS_CLAUSE = wordSet("i i'm we we're he he's she she's it it's they they're that that's")

const FURTHER: ReadonlySet<Role> = new Set(['frame', 'emphasis', 'courtesy', 'correction', 'adjunct'])

const wordsIn = (transcript: string): Words => splitHyphens((wordsOf(transcript) ?? []).flatMap(unfolded))

/** Whether a number was said with nothing beside it that may change it. */
const isNumberExplained =
  (vocabularies: readonly Vocabulary[], explains = isExplainedBy): IsExplained =>
  (field, transcript) => {
    const words = wordsIn(transcript)
    const asked = questionWords(field)
    const others = countsOthers(field.label ?? '', asked)
    const unit: Explains = (said, at) =>
      isUnit(said[at] ?? '') ? (isOtherUnit(said[at] ?? '', asked) ? 0 : 1) : undefined
    const roles = rolesFor(field, asked, vocabularies, words)
    const beside = [
      contrastOf(words, quantity),
      oneOnly(asked),
      modified(field.label ?? '', asked),
      joint(vocabularies),
      namesOther(field.label ?? '', quantity),
      withLetter(field.label ?? '', quantity),
      isNumberedThing(field.label ?? '', asked, quantity),
      sinceYear(field.label ?? '', vocabularies),
      others,
      byTime(field.label ?? '', asked, quantity),
      ofPacks(field.label ?? '', words),
      wasRecently(words),
      reported(field.label ?? ''),
      dimension(field.label ?? ''),
      unit,
      pastHabit(field.label ?? '', quantity),
      byChild(field, vocabularies),
      byRole(vocabularies, roles),
      byQuestion(field),
      counted(asked),
    ]
    return (
      !isAsking(transcript, words) &&
      !isPrice(words, asked) &&
      !isOtherAge(field.label ?? '', words) &&
      !isAnniversary(words) &&
      !isInTurn(field.label ?? '', words) &&
      !isSignOpen(field.label ?? '', words) &&
      !isAgeOfSomebody(field.label ?? '', words) &&
      !isApart(words) &&
      !isUnknownHalf(words) &&
      !words.some((_, at) => isRepeated(words, at)) &&
      explains(words, {
        value: quantity,
        beside,
        vocabularies,
        isOfSentence: true,
        isAboutOthers: roles.has('third-person'),
      })
    )
  }

/** Whether no word is known to change the number; what stands before "hundred" may be a part of it: "forteen hundred". */
const isNumberUnchanged =
  (vocabularies: readonly Vocabulary[]): IsExplained =>
  (field, transcript, value) => {
    const words = wordsIn(transcript)
    const first = words.find((_, at) => quantity(words, at) !== undefined)
    return (
      !/^(?:hundred|thousand|million)$/.test(first ?? '') &&
      isNumberExplained(vocabularies, isUnchangedBy)(field, transcript, value)
    )
  }

/**
 * Reads a number, and whether everything beside it is explained.
 * @param more words of further languages, before the English one
 */
export const numberIn = (...more: readonly Vocabulary[]): ReadAnswer => {
  const all = [...more, VOCABULARY]
  const read = reading(number, isNumberExplained(all), isNumberUnchanged(all))
  return orOfAsked(orSum(orGuessedNumber(inUnitAsked(read, all), all), all), all)
}

const CHANGING: ReadonlySet<Role> = new Set(['bound', 'unreal', 'condition', 'question'])

const PLAIN: ReadonlySet<Role> = new Set(['frame', 'determiner', 'courtesy', 'adjunct'])

/** "Three quarters of an hour" is 45 minutes to everybody; half a year where years are asked for may be told in months. */
const isConverted = (value: number, words: Words, field: SpokenField, vocabularies: readonly Vocabulary[]): boolean =>
  Number.isInteger(value) &&
  !/\b(?:about|around)\b/u.test(words.join(' ')) &&
  isExplainedBy(words, {
    value: (said, at) => quantity(said, at) ?? (isUnit(said[at] ?? '') ? 1 : undefined),
    beside: [byRole(vocabularies, PLAIN), byQuestion(field)],
    vocabularies,
  })

/** Of so many digits a "double" is two of them. */
const LONG_NUMBER = 5

const METRES = new Set(['metres'])

/** A measure in another unit is proposed in the one that the question asks for, one of two parts as a whole. */
const inUnitAsked =
  (read: ReadAnswer, vocabularies: readonly Vocabulary[]): ReadAnswer =>
  (field, transcript, circumstances) => {
    const words = wordsIn(transcript)
    const digits = digitByDigit(words)
    if (digits !== undefined) {
      const isSure = digits.length >= LONG_NUMBER || !words.includes('double')
      return { value: Number(digits), isSure, isGuess: !isSure }
    }
    const found = read(field, transcript, circumstances)
    const isPart = endsInPartOfMetre(words)
    if ((found?.isSure && !isPart) || !field.label || hasRole(words, vocabularies, CHANGING)) return found
    const inMetres = isPart ? converted(words, METRES, vocabularies) : undefined
    const value = converted(words, questionWords(field), vocabularies) ?? inMetres
    if (value === undefined) return isPart ? undefined : found
    const isSure = isConverted(value, words, field, vocabularies)
    return { value, isSure, isGuess: !isSure && found === undefined }
  }

const NUMBER = respelled(
  SPELLINGS,
  inKilometres(orWithMe(timesEach(asAge(inOrder(asAsked(withoutOthers(ownClause(TURNS, numberIn())))))))),
)

const VALUES: Values = { wordsOf: (_, transcript) => wordsIn(transcript), valuesIn: () => quantity }

export const numberRule = exceptOthers(
  withoutWaiting(orCorrectedDigits(withKnownLead(VALUES)(orPrice(withoutWhole(NUMBER))))),
)
