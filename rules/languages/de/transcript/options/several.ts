import type { Grammar } from '../../../shared/translation.ts'
import { isHesitation, PAUSE } from '../../../shared/words.ts'
import { cardinalAt } from '../numbers/cardinals.ts'

const ENDS = new Map<string | undefined, string>([
  ['ersten', '1st'],
  ['letzten', 'last'],
])

/** "Die ersten beiden", "die letzten drei", "alle vier", "die zwei ersten". */
export const several: Grammar = (words, at) => {
  const isAll = words[at] === 'alle'
  const start = words[at] === 'die' || isAll ? at + 1 : at
  const before = ENDS.get(words[start])
  const place = before ? start + 1 : start
  const count = /^(?:beiden?|beides)$/.test(words[place] ?? '')
    ? { value: 2, next: place + 1 }
    : cardinalAt(words, place)
  if (!count || count.value < 2) return undefined
  const end = before ?? (start > at ? ENDS.get(words[count.next]) : undefined)
  if (end !== undefined) return { value: [end, String(count.value)], next: before ? count.next : count.next + 1 }
  const isPeriod = /^(?:tage|wochen|monate|jahre|stunden)$/.test(words[count.next] ?? '')
  return isAll && !isPeriod && /^\d+$|^[a-z]+$/.test(words[place] ?? '') && cardinalAt(words, place) !== undefined
    ? { value: ['all', String(count.value)], next: count.next }
    : undefined
}

/** "Milch nicht", "den Kaffee nicht": what is denied stands before its "nicht"; "lieber nicht" is a no. */
export const deniedBefore: Grammar = (words, at) => {
  const isEnd = (words[at + 1] ?? PAUSE) === PAUSE || /^(?:und|aber|sondern|bitte|danke)$/.test(words[at + 1] ?? '')
  const isAfterNoun = at > 0 && words[at - 1] !== PAUSE && !/^(?:ich|wir|noch|bitte)$/.test(words[at - 1] ?? '')
  const isWhole = words.slice(at + 1).includes('sondern')
  return words[at] === 'nicht' && isEnd && isAfterNoun && !isWhole ? { value: ['isnt'], next: at + 1 } : undefined
}

const TAKEN_BACK = /^(?:(?:der|die|das|den) )(?:(?:dann|doch|aber|lieber|eher|jetzt|bitte|diesmal) )*nicht(?= ,|$)/

/** "Schneeketten, die dann doch nicht": what was just named is denied after a pause. */
export const takenBack: Grammar = (words, at) => {
  if (words[at] !== PAUSE || (words[at - 1] ?? PAUSE) === PAUSE) return undefined
  const start = words.findIndex((word, place) => place > at && word !== PAUSE && !isHesitation(word))
  const found = start < 0 ? null : TAKEN_BACK.exec(words.slice(start, start + 6).join(' '))
  return found ? { value: ['isnt'], next: start + found[0].split(' ').length } : undefined
}

/** After these a "kein" goes on with a list; after an answer it would be a slip: "Tee, no, Kaffee". */
const JOINED = /^(?:und|oder|auch|noch|gar)$/

/** "Keine Milch" refuses it where milk is offered, and so does "Tee, keinen Kaffee"; "keine" and "keine Allergien" are none. */
export const noSuch =
  (offered: ReadonlySet<string>): Grammar =>
  (words, at) => {
    if (!/^keine?[nrsm]?$/.test(words[at] ?? '') || !offered.has(words[at + 1] ?? '')) return undefined
    const isAnswered = words
      .slice(0, at)
      .some((word, place) => offered.has(word) && words[place - 1]?.startsWith('kein') !== true)
    const isAfterAnswer = isAnswered && !JOINED.test(words[at - 1] ?? '')
    return { value: [isAfterAnswer ? 'not' : 'no'], next: at + 1 }
  }

/** "Katze ja, Hund keinen": what there is none of stands before it. */
export const noneAfter =
  (offered: ReadonlySet<string>): Grammar =>
  (words, at) => {
    const isNone = /^keine[nrs]?$|^keins$/.test(words[at] ?? '') && !offered.has(words[at] ?? '')
    const isEnd = /^(?:und|aber|sondern|leider|mehr|,)$/.test(words[at + 1] ?? ',') || words[at + 1] === PAUSE
    return isNone && isEnd && offered.has(words[at - 1] ?? '') ? { value: ['isnt'], next: at + 1 } : undefined
  }

/** The "noch" of "weder Tee noch Kaffee", not of "noch ledig". */
export const norAfter: Grammar = (words, at) =>
  words[at] === 'noch' && words.slice(0, at).includes('weder') ? { value: ['nor'], next: at + 1 } : undefined

/** "Dem stimme ich eher zu", "das trifft auf mich zu": the subject stands within what the label says. */
export const inversion: Grammar = (words, at) =>
  /^(?:stimme|stimmen|trifft)$/.test(words[at - 1] ?? '') && /^(?:ich|wir|da|dem|das|es)$/.test(words[at] ?? '')
    ? { value: [], next: at + 1 }
    : undefined

const OWNED = /^(?:hab|habe|haben|bringe|bringen) (?:ich|wir) (?:schon|bereits|selber|selbst|da|mit)(?= |$)/
const OWN_WORK =
  /^(?:mach|mache|machen|tu|tue|tun|kann|koennen|schaff|schaffe|schaffen|erledige|erledigen) (?:ich|wir) (?:(?:noch|schon|alles|immer|eh|gut) )*(?:selber|selbst|alleine?)(?= |$)/

const OVER =
  /^(?:ist|sind|war|waren|hab|habe|haben) (?:(?:ich|wir|mir|schon|bereits|laengst|alle|inzwischen|zum glueck) )*(?:erledigt|schon gemacht|fertig|vorbei|abgehakt|durch|hinter (?:mir|uns)|verheilt|ausgeheilt|weg|ueberstanden)(?= ,|$)/
const IN_FAMILY = /^(?:liegt|liegen|ist|gibts|gibt es|kommt) (?:(?:nur|zwar|bei uns) )*in der familie(?: vor)?(?= ,|$)/

/** "Schuhe habe ich schon", "kochen tu ich noch selber", "die Beine sind erledigt": what one has, does oneself or is over needs no more. */
export const owned: Grammar = (words, at) => {
  const said = words.slice(at, at + 6).join(' ')
  const found = OVER.exec(said) ?? IN_FAMILY.exec(said) ?? OWNED.exec(said) ?? OWN_WORK.exec(said)
  return found && at > 0 && words[at - 1] !== PAUSE
    ? { value: ['isnt'], next: at + found[0].split(' ').length }
    : undefined
}
