import {
  type Circumstances,
  type IsExplained,
  type Normalise,
  reading,
  type ReadAnswer,
} from '../../../shared/normalise.ts'
import { phraseAt, phrases, wordSet } from '../../../shared/phrases.ts'
import { asksFor, byRole, type Explains, type Vocabulary } from '../../../shared/remainder.ts'
import { isExplainedBy } from '../../../shared/remainder/explained.ts'
import { addDays, addMonths, isoOf, todayFrom } from '../../../shared/calendar.ts'
import { splitHyphens, wordsOf } from '../../../shared/words.ts'
import { FEASTS, MONTHS, WEEKDAYS } from '../dates/words.ts'
import { isToldAsPast, tenseOfLabel, TOLD_AS_PAST } from '../dates/tense.ts'
import { hasMovableFeast, withMovableFeasts } from '../dates/movable.ts'
import { withSlashes } from '../dates/slashes.ts'
import { cardinalAt, ordinalAt } from '../numbers/words.ts'
import { ownClause } from '../../../shared/clauses/own-clause.ts'
import { VOCABULARY } from '../lexicon/roles.ts'
import { SPELLINGS } from '../lexicon/spellings.ts'
import { TURNS } from '../lexicon/turns.ts'
import { respelled } from '../../../shared/spelling/respelled.ts'
import { date, weekdayOf } from '../date.ts'
import { contrastOf } from './contrast.ts'
import { questionWords } from '../lexicon/own-words.ts'
import { orLastDay } from './days/last-day.ts'
import { withoutWhichOne } from './days/which-one.ts'
import { type Values, withKnownLead } from './lead/known-lead.ts'
import { orOfEvent } from './days/of-event.ts'
import { orOutward } from './days/outward.ts'
import { orGuessedDay } from './days/guessed-day.ts'
import { byQuestion, isAsking } from './question.ts'
import { byChild, rolesFor } from './roles.ts'
import { orOneDay, type Sentences } from './days/one-day.ts'
import { AROUND_DAYS } from './days/sentences.ts'
import { regex } from '../../../shared/regex.ts'

/** What days are told by, beside the names of months, weekdays and feasts. */
const CALENDAR = phrases([
  [
    true,
    `today|tonight|tomorrow|yesterday|the day after tomorrow|day after tomorrow|the day before yesterday
    |day before yesterday|the night before last|night before last|overmorrow|next|last|this|coming|following|past|day|days|week|weeks|month|months|year|years
    |hour|hours|minute|minutes|fortnight|ago|from now|hence|later|the eve of|eve|morning|afternoon|evening|night|noon
    |midnight|midday|lunchtime|o'clock|am|pm|a.m|p.m|half past|quarter past|quarter to|birthday|birth|date|born
    |i was born|due|back in|way back in|of the same year|happened|it happened|we met|deadline|appointment|st|nd|rd|th
    |slash|dash|dot|o|oh|nought|first thing|that year|the year|leap|week's time|weeks time|weeks' time|days' time
    |days time|from today|year's`,
  ],
])

const JOINTS = wordSet('in from before after')

const calendar: Explains = (words, at) => {
  if (JOINTS.has(words[at]) && at + 1 < words.length) return calendar(words, at + 1) ? 1 : undefined
  const named = phraseAt(FEASTS, words, at) ?? phraseAt(CALENDAR, words, at)
  if (named) return named.length
  const word = words[at] ?? ''
  if (MONTHS.has(word) || WEEKDAYS.has(word) || /^\d[\dt:.,/-]*(?:st|nd|rd|th)?$/.test(word)) return 1
  const number = ordinalAt(words, at) ?? cardinalAt(words, at)
  return number && number.next - at
}

/** What names a day by itself, so that an answer may begin with it. */
const dayName: Explains = (words, at) => {
  const word = words[at] ?? ''
  const isDay = MONTHS.has(word) || WEEKDAYS.has(word) || /^\d/.test(word) || phraseAt(FEASTS, words, at) !== undefined
  return isDay || /^(?:today|tonight|tomorrow|yesterday)$/.test(word) || calendar(words, at) ? 1 : undefined
}

/** Whether a day was said with nothing beside it that may change it. */
const isDateExplained =
  (vocabularies: readonly Vocabulary[]): IsExplained =>
  (field, transcript) => {
    const words = withSlashes(splitHyphens(wordsOf(transcript) ?? [])).map(weekdayOf)
    const roles = rolesFor(field, questionWords(field), vocabularies, words)
    const beside = [
      contrastOf(words, calendar),
      byChild(field, vocabularies),
      byRole(vocabularies, roles),
      byQuestion(field),
    ]
    if (NOT_THIS.test(transcript)) return true
    return (
      !hasMovableFeast(transcript) &&
      !isAsking(transcript, words) &&
      isExplainedBy(words, {
        value: calendar,
        beside,
        vocabularies,
        isOfSentence: true,
        isAboutOthers: roles.has('third-person'),
      })
    )
  }

/**
 * Reads a day, and whether everything beside it is explained.
 * @param more words of further languages, before the English one
 */
export const dateIn = (...more: readonly Vocabulary[]): ReadAnswer => {
  const all = [...more, VOCABULARY]
  return orLastDay(orGuessedDay(reading(dateAsAsked(all), isDateExplained(all)), all), all)
}

/** The coming birthday is no day of birth, and neither is one without its year, unless it was days ago: "yesterday". */
function asBirth(day: ReturnType<Normalise>, { today }: Circumstances, readFrom: (today: Date) => typeof day) {
  const now = todayFrom(today)
  if (typeof day !== 'string' || !now || day > isoOf(now)) return undefined
  const hasYear = readFrom(addMonths(now, -36)) === day
  return hasYear || day >= isoOf(addDays(now, -DAYS_OLD)) ? day : undefined
}

const DAYS_OLD = 31
/** Who was born so lately that nobody tells the year. */
const OF_YOUNG =
  /\b(?:puppy|puppies|pups?|kittens?|litter|lambs?|calf|calves|foals?|chicks?|kids? \(goat\)|newborn)\b/iu

/** A day without its year or week, said to a question about the past, is the last one. */
const dateAsAsked =
  (vocabularies: readonly Vocabulary[]): Normalise =>
  (field, transcript, circumstances) => {
    const { label = '' } = field
    const isPast =
      field.label !== undefined &&
      (tenseOfLabel(label) === 'past' ||
        (asksFor(vocabularies, 'birth', label) && OF_YOUNG.test(label)) ||
        (asksFor(vocabularies.slice(0, -1), 'past', label) && !asksFor(vocabularies, 'birth', label)) ||
        (tenseOfLabel(label) !== 'coming' && isToldAsPast(label, transcript))) &&
      !/\b(?:born|birth|last)\b/iu.test(transcript)
    const said = withoutEnds(label, withMovableFeasts(transcript, circumstances.today), vocabularies)
      .replace(NOT_THIS, (_, day: string) => `a week on ${day}`)
      .replace(BOTH, '$1 $2')
      .replace(LAST_DAY, '')
      .replace(COUNTED, '')
    const bare = said.replace(/^on (?=\w+day\b)/iu, '')
    const readFrom = (today: Circumstances['today']) => {
      const from = { ...circumstances, today }
      const past =
        isPast &&
        ((BARE_WEEKDAY.test(bare)
          ? date(field, bare.replaceAll(new RegExp(BARE_WEEKDAY, 'giu'), 'last $1'), from)
          : undefined) ??
          date(field, `last ${bare}`, from) ??
          date(field, `it was ${said}`, from))
      return past || date(field, said, from)
    }
    const day = readFrom(circumstances.today)
    return asksFor(vocabularies, 'birth', label) && !OF_YOUNG.test(label) ? asBirth(day, circumstances, readFrom) : day
  }

const BARE_WEEKDAY = regex('iu')`
  (?<!\b(?:last|next|this|past|coming|previous|a week|weeks) (?:on )?)\b
  ((?:mon|tues|wednes|thurs|fri|satur|sun)day)\b(?! week)`

/** "Ten days from now, so the third of December". */
const COUNTED =
  /^.*\b(?:from now|from today|ago)[,.]?(?: please[,.]?)? so (?:it's |that's )?(?=the \w+ of \w|\w+day )/iu

/** "My last day is the 18th": not the last day of anything. */
const LAST_DAY = /^(?:my|our|his|her|the) (?:first|last|final) day (?:\w+ ){0,3}?(?:is|was|will be|would be) /iu

/** "Not this Monday, the one after". */
const NOT_THIS = regex('iu')`
  ^(?:um,? |so,? |well,? )?not (?:this|this coming|the coming|the next) (\w+day)[,.]? (?:but )?(?:the )?
  (?:one after(?: that)?|next one|following one|one following|next|following|week after)[.!]?$`

/** "Next Saturday, the 28th" is one day, which its number tells. */
const BOTH = /\b(?:next|this|this coming|coming) (\w+day)[,.]? (the \w+)/giu

const FROM = regex('iu')`
  ^(?:(?!.*\b(?:days?|weeks?|months?|years?|fortnights?) (?:from|since))[a-z' ]+ )?
  (?:from|since|starting|beginning|as of) (.+?)(?:(?<= .*) on| onwards?| forward)?[.!]*$`
/** What is let or insured ends with a month. */
const ASKS_TERM =
  /\b(?:lease|tenancy|contract|policy|insurance|subscription|membership|warranty|term)\b.*\b(?:ends?|expir\w*|until|up|out|over)\b|\bend of (?:the |your )?(?:lease|tenancy|contract|term)\b/iu
const END_OF_MONTH = regex('iu')`
  \b(?:at )?(?:the )?(?:very )?end of (?=(?:january|february|march|april|may|june|july|august|september|october|november|december)\b)(\w+)`
const UNTIL = /^(?:until|till|up to|by|to) (.+)$/iu

/** "From the first on", asked for a beginning, and "until the 31st", asked for an end, are that day. */
function withoutEnds(label: string, transcript: string, vocabularies: readonly Vocabulary[]): string {
  const said = transcript.trim()
  const isBeginning = asksFor(vocabularies, 'beginning', label) || /\b(?:on|onwards?)[.!]*$/iu.test(said)
  if (isBeginning) return FROM.exec(said)?.[1] ?? said
  if (ASKS_TERM.test(label)) return said.replace(END_OF_MONTH, 'the last day of $1')
  return (asksFor(vocabularies, 'end', label) ? UNTIL.exec(said)?.[1] : undefined) ?? said
}

const PLAIN = dateIn()

const SENTENCES: Sentences = {
  ...AROUND_DAYS,
  plainWords: (transcript) => withSlashes(splitHyphens(wordsOf(transcript) ?? [])).map(weekdayOf),
  read: PLAIN,
  asked: (field, transcript) =>
    isToldAsPast('', transcript) ? { ...field, label: `${field.label} (${TOLD_AS_PAST})` } : field,
}

const VALUES: Values = { wordsOf: (_, transcript) => SENTENCES.plainWords(transcript), valuesIn: () => dayName }

export const dateRule = withoutWhichOne(
  withKnownLead(VALUES)(
    orOfEvent(SENTENCES.plainWords, orOutward(orOneDay(SENTENCES, respelled(SPELLINGS, ownClause(TURNS, PLAIN))))),
  ),
)
