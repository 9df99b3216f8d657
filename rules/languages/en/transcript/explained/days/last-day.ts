import type { ReadAnswer } from '../../../../shared/normalise.ts'
import { addDays, addMonths, isoOf, todayFrom } from '../../../../shared/calendar.ts'
import { asksFor, type Vocabulary } from '../../../../shared/remainder.ts'
import { isToldAsPast, tenseOfLabel } from '../../dates/tense.ts'

/** A day that is further ahead was at most ten weeks ago. */
const FAR_DAYS = 290

/**
 * Decides about a day without its year that the question leaves open. What comes again in many months and was only weeks ago is
 * the likelier one: "november fifth" as the day of an interview. It is proposed, and the coming one after it; and
 * so the coming one, where a verb of the past may be about something else: "he gave me until the 4th of December". What is told of
 * the past to a question about what is to come answers another one.
 */
export const orLastDay =
  (read: ReadAnswer, vocabularies: readonly Vocabulary[]): ReadAnswer =>
  (field, transcript, circumstances) => {
    const found = read(field, transcript, circumstances)
    const [now, { label }] = [todayFrom(circumstances.today), field]
    if (!found || !now || label === undefined) return found
    const tense = tenseOfLabel(label)
    const isTold = isToldAsPast(label, transcript)
    const isFar =
      String(found.value) > isoOf(addDays(now, FAR_DAYS)) && (isTold || !asksFor(vocabularies, 'end', label))
    const isLongAgo = String(found.value) < isoOf(addDays(now, -FAR_DAYS)) && isTold && tense === undefined
    const day = todayFrom(String(found.value))
    if (!day || !(isFar || isLongAgo)) return found
    const before = read(field, transcript, { ...circumstances, today: isoOf(addMonths(now, isFar ? -4 : 4)) })
    if (before?.value === found.value) return found
    const isOther = before !== undefined && label !== '' && (isLongAgo || tense !== 'coming')
    return isOther
      ? { ...found, value: isoOf(addMonths(day, isFar ? -12 : 12)), others: [found.value], isSure: false }
      : { ...found, isSure: false }
  }
