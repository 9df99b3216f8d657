import { type IsExplained, reading, type ReadAnswer, type SpokenField, type Words } from '../../../shared/normalise.ts'
import { traitsOf } from '../../../../field-types.ts'
import { exactly } from '../../../shared/exact-label.ts'
import { phraseAt, wordSet } from '../../../shared/phrases.ts'
import { byRole, type Vocabulary } from '../../../shared/remainder.ts'
import { isExplainedBy } from '../../../shared/remainder/explained.ts'
import { isUnchangedBy } from '../../../shared/remainder/unchanged.ts'
import { PAUSE, soundsOf, splitHyphens } from '../../../shared/words.ts'
import { checkbox, isNoneOf } from '../checkbox.ts'
import { choice } from '../choice.ts'
import { orNamed } from '../../../shared/clauses/named.ts'
import { ownClause } from '../../../shared/clauses/own-clause.ts'
import { VOCABULARY } from '../lexicon/roles.ts'
import { TURNS } from '../lexicon/turns.ts'
import { WORDING } from '../lexicon/wording.ts'
import { byOptions } from './by-options.ts'
import { type Mention, mentionsIn, optionsFrom } from '../options/labels.ts'
import { asWritten, unfolded } from '../options/numbers.ts'
import { isOneByOne } from '../options/yes-no-per-option.ts'
import { canonical } from '../options/words.ts'
import { questionWords } from '../lexicon/own-words.ts'
import { withoutIntended } from './elsewhere/intended.ts'
import { orGranted } from './assent/granted.ts'
import { orAssentFirst } from './assent/assent-first.ts'
import { isAssentExplained, isThingDenied, orLastWord } from './assent/assent.ts'
import { confirmed, isConsent } from './assent/consent.ts'
import { inLabels } from './in-labels.ts'
import { inUnitsOffered } from './elsewhere/in-units.ts'
import { namesAnother } from './another-label.ts'
import { duration } from './elsewhere/beside-option.ts'
import { atLeisure, bounding } from './elsewhere/bounding.ts'
import { withoutEnd } from './elsewhere/still-so.ts'
import { limiting } from './elsewhere/limiting.ts'
import { contrastOf } from './contrast.ts'
import { byContrast } from './list-contrast.ts'
import { isNoBetween, isToldBeside, namesSelf } from './told-beside.ts'
import { isWhole } from './whole-list.ts'
import { isOfAnother, isThingToldOf } from './elsewhere/clause-of-another.ts'
import { withoutUnharmed } from './elsewhere/unharmed.ts'
import { pastHabit } from './elsewhere/past-habit.ts'
import { orOnBehalf } from './on-behalf.ts'
import { OPTIONS_SAID } from './lead/options-said.ts'
import { withKnownLead } from './lead/known-lead.ts'
import { textOf, withoutWaiting } from '../around/waiting.ts'
import { orOther } from './assent/one-of-two.ts'
import { byPlace } from './places.ts'
import { exceptOthers } from './elsewhere/others.ts'
import { beforeReason } from './elsewhere/reason.ts'
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
      (isWhole(field, transcript, value) &&
        !isToldBeside(field, transcript) &&
        !namesSelf(field, transcript) &&
        !isOfAnother(field, transcript))) &&
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
  const words = asWritten(splitHyphens((soundsOf(transcript) ?? []).flatMap(unfolded)))
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
    // Other languages render their own degrees by words that limit nothing: "plutôt".
    ...(vocabularies.length > 1 ? [] : [limiting(textOf(field), own)]),
    atLeisure(textOf(field), own),
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

const CHOICE = orOther(orOnBehalf(ownClause(TURNS, inLabels(WORDING, choiceIn()))))

const KNOWN = exceptOthers(
  inUnitsOffered(beforeReason(orNamed(TURNS)(withoutWaiting(withoutUnharmed(withKnownLead(OPTIONS_SAID)(CHOICE)))))),
)

/** "Yeah right" mostly means the other, and is too short for the classifier. */
export const choiceRule: ReadAnswer = (field, transcript, circumstances) => {
  const found = KNOWN(field, withoutEnd(field, transcript), circumstances)
  const isPast = ASKS_NOW.test(field.label ?? '') && WAS.test(transcript)
  return found && (isPast || IRONIC.test(transcript)) ? { ...found, isSure: false } : found
}

/** "I did this morning" is no yes to what is asked of now. */
const ASKS_NOW = /^(?:do|does|is|are|am)\b(?!.*\b(?:ever|before)\b)/iu
const WAS = /^(?:(?:um|uh|oh|well|yes|yeah),? )*(?:i|we|he|she|it|they|there) (?:did|was|were|had)(?![\p{L}'])/iu
const IRONIC = /^(?:oh |well )*(?:yeah right|oh sure|yeah yeah sure|as if|fat chance)\b/iu

const LIST = withoutWaiting(
  withoutUnharmed(withKnownLead(OPTIONS_SAID)(withoutIntended(ownClause(TURNS, inLabels(WORDING, checkboxIn()))))),
)

/** "We don't own any of that": nothing of a list is meant where all of it is denied. */
const DENIES_ALL = /(?:n['’]t|\b(?:not|never))\b[^.;,]*\b(?:any|one|either) of (?:that|those|these|them|it)\b/iu

export const checkboxRule: ReadAnswer = (field, transcript, circumstances) => {
  const found = LIST(field, transcript, circumstances)
  const isAll = Array.isArray(found?.value) && found.value.length > 1 && found.value.length === field.options?.length
  if (isAll && DENIES_ALL.test(transcript)) return undefined
  return found && ANY_BUT.test(transcript) ? { ...found, isSure: false } : found
}

/** "Anything but climbing" denies one, and does not say that all the others are wanted. */
const ANY_BUT =
  /\bany(?:thing|one|body| of (?:them|those|these|the \p{L}+)) (?:but|except|apart from|other than|bar|besides)\b/iu
