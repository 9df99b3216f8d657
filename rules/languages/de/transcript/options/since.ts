import type { Grammar } from '../../../shared/translation.ts'
import { PAUSE } from '../../../shared/words.ts'

const LENGTH_MAX = 7
const UNTIL =
  /^(?:tag|tagen?|wochen?|monate?n?|jahr|jahren?|langem|kurzem|ewigkeiten|anfang|immer|\d{4}|letztem|gestern|montag|januar|februar|maerz|april|mai|juni|juli|august|september|oktober|november|dezember|sommer|herbst|winter|fruehjahr)$/

/** To a yes or no "seit über zehn Jahren schon" says yes, though not without its "schon", and "seit drei Jahren nicht mehr" no. */
export const sinceThen =
  (offered: ReadonlySet<string>): Grammar =>
  (words, at) => {
    const isFirst = words.slice(0, at).every((word) => word === PAUSE || /^(?:schon|bereits|also|na|aeh)$/.test(word))
    if (!isFirst || words[at] !== 'seit' || !(offered.has('ja') && offered.has('nein'))) return undefined
    const end = words.findIndex((word, index) => index > at && (word === PAUSE || index - at > LENGTH_MAX))
    const said = words.slice(at + 1, end < 0 ? words.length : end)
    const unit = said.findLastIndex((word) => UNTIL.test(word))
    const rest = said.slice(unit + 1).join(' ')
    if (unit < 0 || said.slice(0, unit).some((word) => /^(?:nicht|kein\w*|wann|wenn)$/.test(word))) return undefined
    const isSaidSo = at > 0 || rest !== ''
    if (isSaidSo && /^(?:schon|bereits|jetzt|sogar)?$/.test(rest)) return { value: ['yes'], next: at + 1 + said.length }
    return /^(?:gar |leider |zum glueck )?nicht mehr$/.test(rest)
      ? { value: ['no'], next: at + 1 + said.length }
      : undefined
  }
