import type { Grammar } from '../../../shared/translation.ts'
import { PAUSE } from '../../../shared/words.ts'

const TIME = /(?:(?:vor|nach)?mittag|abend|morgen|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|wochenende)s?$/
const VERB = /^(?:bin|hab|habe|haben|sind|muss|muessen|arbeite|arbeiten|gehe|gehen)$/
const FREE =
  /^(?:zeit|frei|da|daheim|zuhause|hause|erreichbar|verfuegbar|flexibel|dabei|nichts|luft|immer|gerne?|nicht|kein\w*)$/
const TURN = /^(?:aber|also|dafuer|nur|sonst|deshalb|sondern)$/

/** "Montags hab ich Chor": who has something else at a time does not choose it. */
export const busy: Grammar = (words, at) => {
  const isAfterTime = at > 0 && TIME.test(words[at - 1] ?? '')
  if (!isAfterTime || !VERB.test(words[at] ?? '') || !/^(?:ich|wir)$/.test(words[at + 1] ?? '')) return undefined
  const end = words.findIndex((word, index) => index > at + 1 && (word === PAUSE || TURN.test(word)))
  const next = end < 0 ? words.length : end
  const rest = words.slice(at + 2, next)
  const isBusy =
    rest.length > 0 &&
    rest.every((word) => word === 'immer' || !FREE.test(word)) &&
    !rest.some((word) => TIME.test(word))
  return isBusy ? { value: ['isnt'], next } : undefined
}
