import type { Circumstances, ReadAnswer, Words } from '../../../shared/normalise.ts'
import { todayFrom, isoOf } from '../../../shared/calendar.ts'
import { regionOf } from '../../../shared/region.ts'
import { splitHyphens, wordsOf } from '../../../shared/words.ts'
import { withSlashes } from '../dates/slashes.ts'

/** Proposes a day where the rules alone leave two open: by the region's order of day and month, or today where it is said as well. */
export const orGuessedDay =
  (read: ReadAnswer): ReadAnswer =>
  (field, transcript, circumstances) => {
    const readAs = (said: Words) => read(field, said.join(' '), circumstances)
    const found = read(field, transcript, circumstances)
    if (found || transcript.includes('?')) return found
    const words = withSlashes(splitHyphens(wordsOf(transcript) ?? []))
    const today = words.filter((word, at) => !TODAY.test(word) && !(word === 'is' && TODAY.test(words[at - 1] ?? '')))
    const day = today.length < words.length && today.length > 1 ? readAs(today) : undefined
    if (day?.isSure && day.value === dayOf(circumstances)) return day
    const ordered = words.map((word) => inOrder(word, circumstances))
    const guess = ordered.some((word, at) => word !== words[at]) ? readAs(ordered) : undefined
    return guess && { ...guess, isSure: false, isGuess: true }
  }

const TODAY = /^(?:today|today's|now)$/u

const dayOf = ({ today }: Circumstances): string | undefined => {
  const date = todayFrom(today)
  return date && isoOf(date)
}

/** Where the month is written first. */
const MONTH_FIRST: ReadonlySet<string | undefined> = new Set(['US', 'PH', 'PR', 'GU', undefined])

/** 03/04/2026 as 2026-03-04 or 2026-04-03. */
function inOrder(word: string, { locale }: Circumstances): string {
  const [, first = '', second = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/u.exec(word) ?? []
  if (year === '') return word
  const [month, day] = MONTH_FIRST.has(regionOf(locale)) ? [first, second] : [second, first]
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
