import { type IsExplained, reading, type ReadAnswer, type SpokenField, type Words } from '../../../shared/normalise.ts'
import { traitsOf } from '../../../../field-types.ts'
import { exactly } from '../../../shared/exact-label.ts'
import { phraseAt, wordSet } from '../../../shared/phrases.ts'
import { byRole, type Explains, type Vocabulary } from '../../../shared/remainder.ts'
import { isExplainedBy } from '../../../shared/remainder/explained.ts'
import { isUnchangedBy } from '../../../shared/remainder/unchanged.ts'
import { PAUSE, soundsOf, splitHyphens } from '../../../shared/words.ts'
import { checkbox, isNoneOf } from '../checkbox.ts'
import { choice } from '../choice.ts'
import { ownClause } from '../../../shared/clauses/own-clause.ts'
import { VOCABULARY } from '../lexicon/roles.ts'
import { TURNS } from '../lexicon/turns.ts'
import { isUnit } from '../lexicon/units.ts'
import { suggested, withSynonyms } from '../../../shared/label-words.ts'
import { WORDING } from '../lexicon/wording.ts'
import { ordinalAt } from '../numbers/words.ts'
import { homophoneKey } from '../options/homophones.ts'
import { type Mention, mentionsIn, type Option, optionsFrom, placesOf } from '../options/labels.ts'
import { onTheClock, quantityAt, unfolded } from '../options/numbers.ts'
import { stem } from '../options/stems.ts'
import { isOneByOne } from '../options/yes-no-per-option.ts'
import { distance } from '../../../shared/spelling/distance.ts'
import { canonical, MEANINGS, singular } from '../options/words.ts'
import { questionWords } from '../lexicon/own-words.ts'
import { withoutIntended } from './elsewhere/intended.ts'
import { TOLD_TIMES } from './numbers/other-count.ts'
import { orGranted } from './assent/granted.ts'
import { orAssentFirst } from './assent/assent-first.ts'
import { isAssentExplained, isThingDenied, orLastWord } from './assent/assent.ts'
import { confirmed, isConsent } from './assent/consent.ts'
import { inLabels } from './in-labels.ts'
import { namesAnother } from './another-label.ts'
import { duration } from './elsewhere/beside-option.ts'
import { bounding } from './elsewhere/bounding.ts'
import { contrastOf } from './contrast.ts'
import { byContrast } from './list-contrast.ts'
import { isNoBetween, isToldBeside } from './told-beside.ts'
import { isWhole } from './whole-list.ts'
import { isOfAnother, isThingToldOf } from './elsewhere/clause-of-another.ts'
import { pastHabit } from './elsewhere/past-habit.ts'
import { orOnBehalf } from './on-behalf.ts'
import { withoutTalk } from './talk.ts'
import { type Values, withKnownLead } from './lead/known-lead.ts'
import { byPlace } from './places.ts'
import { byQuestion, isAsking } from './question.ts'
import { byChild, rolesFor } from './roles.ts'
import { orTold } from './assent/told.ts'

/** Whether a choice was said with nothing beside it that may change it. */
const isChoiceExplained =
  (vocabularies: readonly Vocabulary[]): IsExplained =>
  (field, transcript, value) =>
    exactly(field.options ?? [], transcript) !== undefined ||
    (isList(field) && isNone(value) && isNoneOf(field, transcript)) ||
    (isList(field) && isOneByOne(soundsOf(transcript) ?? [], optionsFrom(field.options))) ||
    ((!isList(field) ||
      (isWhole(field, transcript, value) && !isToldBeside(field, transcript) && !isOfAnother(field, transcript))) &&
      (isList(field) ||
        !(
          isThingDenied(field, transcript, vocabularies) ||
          isNoBetween(field, transcript, value) ||
          isThingToldOf(field, transcript)
        )) &&
      (isAssentExplained(field, transcript, vocabularies) || isLabelExplained(field, transcript, vocabularies)))

/** Whether no word is known to change the option that was said. */
const isChoiceUnchanged =
  (vocabularies: readonly Vocabulary[]): IsExplained =>
  (field, transcript) =>
    !isThingDenied(field, transcript, vocabularies) &&
    !isThingToldOf(field, transcript) &&
    isLabelExplained(field, transcript, vocabularies, isUnchangedBy)

/**
 * Reads a choice of one option, and whether everything beside it is explained.
 * @param more words of further languages, before the English one
 */
export const choiceIn = (...more: readonly Vocabulary[]): ReadAnswer => {
  const all = [...more, VOCABULARY]
  const read = reading(choice, isChoiceExplained(all), isChoiceUnchanged(all))
  return orGranted(orAssentFirst(confirmed(orTold(orLastWord(read, all), all), all), all), all)
}

/** Likewise for a choice of several options. */
export const checkboxIn = (...more: readonly Vocabulary[]): ReadAnswer => {
  const all = [...more, VOCABULARY]
  return orAssentFirst(confirmed(reading(checkbox, isChoiceExplained(all)), all), all)
}

const isNone = (value: unknown): boolean => Array.isArray(value) && value.length === 0

const isList = ({ type }: Pick<SpokenField, 'type'>): boolean => traitsOf(type).value === 'several-options'

/** Whether all words of an answer are part of an option or explained beside one. */
function isLabelExplained(
  field: SpokenField,
  transcript: string,
  vocabularies: readonly Vocabulary[],
  explains = isExplainedBy,
): boolean {
  const options = optionsFrom(field.options)
  const words = onTheClock(splitHyphens((soundsOf(transcript) ?? []).flatMap(unfolded)))
  const mentions = mentionsIn(canonical(words), options)
  const own = byOptions(words, options, {
    isMentioned: mentions.length > 0,
    isSeveral: isList(field) && mentions.length > 1,
    isInPhrase: (said, at) => vocabularies.some(({ roles }) => (phraseAt(roles, said, at)?.length ?? 0) > 1),
  })
  const place = byPlace(mentions)
  // In "he drums on tables" the option is what he does.
  const roles = rolesFor(field, questionWords(field), vocabularies, mentions[0]?.start === 1 ? [] : words)
  const beside = [
    byContrast(isList(field), options, mentions),
    ...(isOnly(mentions) ? [] : [contrastOf(words, own)]),
    duration,
    bounding(own),
    ...(isList(field) ? [] : [pastHabit(field.label ?? '', own)]),
    byChild(field, vocabularies),
    byRole(vocabularies, roles),
    byQuestion(field),
  ]
  if (isFiller(mentions, words) || (!isList(field) && namesAnother(words, options, mentions))) return false
  return (
    !isAsking(transcript, words) &&
    explains(words, {
      value: (said, at) => own(said, at) ?? place(said, at),
      beside,
      vocabularies,
      takesModifiers: true,
      isList: isList(field),
      isAboutOthers: roles.has('third-person'),
      isStrict: isConsent(field, vocabularies),
    })
  )
}

/** A label of several words is one value, which nothing is in contrast to: "not very good". */
const isOnly = ([first, ...others]: readonly Mention[]): boolean =>
  first !== undefined && others.length === 0 && first.end - first.start > 1

/** The "well" of "well let me think" is no option beside other words. */
const isFiller = (mentions: readonly Mention[], words: Words): boolean =>
  mentions.length === 1 &&
  mentions.every(({ start, end }) => start === 0 && end === 1 && FILLERS.has(words[0])) &&
  words.some((word, at) => at > 0 && word !== PAUSE)

const FILLERS = wordSet('well right so like okay ok sure fine good')

interface OptionsBeside {
  isMentioned: boolean
  isSeveral: boolean
  /** Whether a phrase of the language begins there, so that a word is no homophone: the "too" of "too big" where "Two beds" is offered. */
  isInPhrase: (said: Words, at: number) => boolean
}

/** Explains words of labels, in any form that the rules of choices take for them. */
function byOptions(
  words: Words,
  options: readonly Option[],
  { isMentioned, isSeveral, isInPhrase }: OptionsBeside,
): Explains {
  const own = new Set(
    options.flatMap(({ sayings }) => sayings.flat()).flatMap((word) => [word, homophoneKey(word), stem(word)]),
  )
  const hasNumbers = [...own].some((word) => /^\d/.test(word))
  const covered = coveredBy(words.map(singular), options)
  const slips = [...own].filter((word) => word.length > 4 && !/\d/.test(word))
  const isSlip = (word: string) =>
    word.length > 4 && !isMentioned && slips.some((each) => each[0] === word[0] && distance(each, word) < 2)
  return (said, at) => {
    if (isMentioned && isSeveral && said[at]?.endsWith("'s")) return undefined
    if (covered.has(at)) return 1
    const meaning = phraseAt(MEANINGS, said, at)
    if (meaning && own.has(meaning.meaning)) return meaning.length
    const number = quantityAt(said, at)
    if (number && own.has(String(number.value))) return number.next - at
    const ordinal = ordinalAt(said, at)
    if (ordinal && own.has(`#${ordinal.value}`)) return ordinal.next - at
    const word = singular(said[at] ?? '')
    if (own.has(word + singular(said[at + 1] ?? ''))) return 2
    const counted = number && own.has(singular(said[number.next] ?? ''))
    if (counted) return number.next - at
    const next = quantityAt(said, at + 1)
    if (next && own.has(`${word}${next.value}`)) return next.next - at
    if (word === 'between' && own.has('to')) return 1
    if (hasNumbers && (word === "o'clock" || word === 'oclock' || isUnit(word) || word === 'half')) return 1
    const isSounded = own.has(homophoneKey(word)) && !isInPhrase(said, at)
    return own.has(word) || isSounded || own.has(stem(word)) || isSlip(word) ? 1 : undefined
  }
}

/** The places of labels that are said in other pieces: "e mail", "s m s". */
function coveredBy(words: Words, options: readonly Option[]): ReadonlySet<number> {
  const covered = new Set<number>()
  for (const { sayings } of options)
    for (const saying of sayings)
      for (const [start, end] of placesOf(words, saying.join('')))
        for (let at = start; at < end; at += 1) covered.add(at)
  return covered
}

const ASSENTS = wordSet('yes yeah yep yup aye no nope nah nay true false affirmative negative incorrect never not')

const VALUES: Values = {
  wordsOf: ({ options }, transcript) => {
    const words = onTheClock(splitHyphens((soundsOf(transcript) ?? []).flatMap(unfolded)))
    return suggested(words, options ?? [], WORDING, 'related') ?? withSynonyms(words, options ?? [], WORDING)
  },
  valueOf: (field) => {
    const options = optionsFrom(field.options)
    return (words, at) => {
      const own = byOptions(words, options, { isMentioned: false, isSeveral: false, isInPhrase: () => false })
      return ASSENTS.has(words[at])
        ? 1
        : (own(words, at) ?? byPlace([])(words, at) ?? phraseAt(MEANINGS, words, at)?.length)
    }
  },
}

const CHOICE = orOnBehalf(ownClause(TURNS, inLabels(WORDING, choiceIn())))

const KNOWN = withoutTalk(withKnownLead(VALUES)(CHOICE))

/** "I've told you once already" tells how often it was said. */
export const choiceRule: ReadAnswer = (field, transcript, circumstances) =>
  TOLD_TIMES.test(transcript) ? undefined : KNOWN(field, transcript, circumstances)

export const checkboxRule = withoutTalk(
  withKnownLead(VALUES)(withoutIntended(ownClause(TURNS, inLabels(WORDING, checkboxIn())))),
)
