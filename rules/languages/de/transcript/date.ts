import { dateIn } from '../../en/transcript/explained/date.ts'
import type { ReadAnswer } from '../../shared/normalise.ts'
import { ownClause } from '../../shared/clauses/own-clause.ts'
import { translated } from '../../shared/translation.ts'
import { unlessElsewhere } from './beside/index.ts'
import { falseFriends, fillers, numerals, ordinals, setPhrases } from './common.ts'
import { dayFirst, hour, withOrdinalPoints } from './dates/days.ts'
import { asTold, byOwnSubject, byTense, ofStay } from './dates/told.ts'
import { DATE_WORDS } from './dates/words.ts'
import { fromToday, span, weekday } from './dates/weekdays.ts'
import { inGerman } from './forms.ts'
import { insteadOfDenied } from './around/instead-of-denied.ts'
import { VOCABULARY } from './lexicon/roles.ts'
import { TURNS } from './turns.ts'

const rule = ownClause(
  TURNS,
  translated(
    () => [hour, dayFirst, fillers, setPhrases, fromToday, span, weekday, DATE_WORDS, ordinals, numerals, falseFriends],
    dateIn(VOCABULARY),
  ),
)

const inPlainPoints: ReadAnswer = (field, transcript, circumstances) =>
  rule(field, withOrdinalPoints(transcript), circumstances)

/** Takes what was said in German to a question for a date; gives the only day in it as `YYYY-MM-DD`. */
export const date = inGerman(insteadOfDenied(unlessElsewhere(byOwnSubject(ofStay(byTense(asTold(inPlainPoints)))))))
