import { dateIn } from '../../en/transcript/explained/date.ts'
import { ownClause } from '../../shared/clauses/own-clause.ts'
import { translated } from '../../shared/translation.ts'
import { withoutDismissed } from './around/dismissed.ts'
import { unlessLedToByKnownWords } from './before/index.ts'
import { ofWhomIsAsked } from './around/of-whom-is-asked.ts'
import { asBounded, boundedDay, surely } from './around/doubts.ts'
import { insteadOfDenied } from './around/corrected.ts'
import { insteadOfFormer } from './around/instead.ts'
import { withoutTimes } from './around/times.ts'
import { fillers, numerals, ordinals } from './common.ts'
import { AROUND_DAYS, CALENDAR } from './dates/calendar.ts'
import { dayFirst } from './dates/day-first.ts'
import { orEndOfMonth } from './dates/ends.ts'
import { unlessElsewhere } from './dates/elsewhere.ts'
import { hour } from './dates/hours.ts'
import { lastOfMonth } from './dates/last.ts'
import { nationalDay } from './dates/national.ts'
import { beside, comingMonth, span, weekday } from './dates/relative.ts'
import { layered } from './layers.ts'
import { VOCABULARY } from './lexicon/roles.ts'
import { TURNS } from './turns.ts'
import { byOwnSubject, byTense, ofStay } from './dates/told.ts'
import { frenchLexicon, frenchWords } from './words.ts'

/** Feasts are named by weekdays too. */
const FEASTS = frenchLexicon(CALENDAR)
/** "Aujourd'hui on est le 22" tells the day twice. */
const SAID_TODAY = frenchLexicon({
  "it's": "aujourd'hui on est|aujourd'hui nous sommes|aujourd'hui c'est|nous sommes aujourd'hui|on est aujourd'hui",
})
const WORDS = frenchLexicon(AROUND_DAYS)

/** Takes what was said in French to a question for a date; gives the only day in it as `YYYY-MM-DD`. */
export const date = layered(
  ownClause(
    TURNS,
    translated(
      (locale) => [
        hour,
        comingMonth,
        span,
        beside,
        dayFirst(locale),
        nationalDay(locale),
        SAID_TODAY,
        FEASTS,
        weekday,
        fillers,
        WORDS,
        numerals,
        ordinals,
      ],
      dateIn(VOCABULARY),
      frenchWords,
    ),
  ),
  byTense,
  ofStay,
  byOwnSubject,
  lastOfMonth,
  orEndOfMonth,
  withoutTimes,
  withoutDismissed,
  insteadOfFormer,
  insteadOfDenied,
  boundedDay,
  surely,
  asBounded,
  unlessLedToByKnownWords,
  unlessElsewhere,
  ofWhomIsAsked,
)
