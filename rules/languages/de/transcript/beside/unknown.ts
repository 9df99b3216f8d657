import { askedWhere } from '../../../shared/clauses/asked-where.ts'
import type { Words } from '../../../shared/normalise.ts'
import { wordsWithoutAccents } from '../../../shared/translation.ts'
import { PAUSE } from '../../../shared/words.ts'
import { knownAt } from './known.ts'
import { type IsAt, isOf, placesOf } from './places.ts'

/** Where a clause begins besides a pause: with a turn, or with "und" and a subject of its own. */
const TURNING = /^(?:aber|sondern|jetzt|also|dann|weil|denn|naemlich|quatsch|nein)$|^und (?:ich|wir|jetzt)$/u

const startsClause = (words: Words, at: number): boolean =>
  at === 0 ||
  words[at - 1] === PAUSE ||
  TURNING.test(words[at - 1] ?? '') ||
  TURNING.test(`${words[at - 2]} ${words[at - 1]}`)

/** A value that stands first in its clause is the topic of the verb after it: "der Hund ist …". */
const VERB_AFTER =
  /^(?:ist|sind|war|waren|wars|hat|haben|bin|wird|wurde|wurden|kommt|kam|kostet|gehoert|geht|hab|habe|hatte|hatten|muss|will|wollte|streikt|mag|gibt|gibts)$/u

/** Asks for a value beside which, in its clause, a word stands that neither is the question's nor belongs to everyday answers. */
export const unlessBesideUnknown = askedWhere(({ field, label, heard, value }) => {
  if (label === '') return false
  const words = wordsWithoutAccents(heard)
  const places = placesOf(words, field, value)
  const isAsked = isOf([label, ...(field.options ?? []).map((option) => option.label)].join(' '))
  return places.length > 0 && !places.some((at) => isLedTo(words, at, places, label, isAsked))
})

function isLedTo(words: Words, place: number, places: readonly number[], label: string, isAsked: IsAt): boolean {
  const start = words.findLastIndex((_, at) => at <= place && startsClause(words, at))
  const pause = words.indexOf(PAUSE, place)
  const end = pause < 0 ? words.length : pause
  const isKnown = (from: number, to: number): boolean => {
    for (let at = from; at < to;) {
      const length = isAsked(words, at) || places.includes(at) ? 1 : knownAt(words, at, label)
      if (length === 0) return false
      at += length
    }
    return true
  }
  const after = words.slice(place + 1, end).findIndex((word, at) => !places.includes(place + 1 + at))
  const isTopic =
    after >= 0 && !/^(?:ja|nein)$/u.test(words[place] ?? '') && VERB_AFTER.test(words[place + 1 + after] ?? '')
  return isKnown(start, place) && (!isTopic || isKnown(place + 1, end))
}
