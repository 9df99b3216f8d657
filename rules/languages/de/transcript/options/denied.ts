import type { Grammar } from '../../../shared/translation.ts'
import { PAUSE } from '../../../shared/words.ts'
import { SOMEBODY } from '../kin.ts'
import { germanRegex } from '../letters.ts'

const VERB = germanRegex('u')`
  ^(?:geht|gehts|gehn|passt|passen|klappt|kann|könn(?:t)?en?|mag|mögen|will|wollen|möchten?|darf|esse?n?|trinke?n?|nehme?n?|brauche?n?
    |vertrage?n?|habe?n?|bin|ist|sind|wäre|war|waren|kommt|mache?n?|schaffe?n?|gefällt|interessiert)$`
/** What may stand between a verb and its "nicht". */
const BETWEEN = germanRegex('u')`
  ^(?:ich|wir|es|das|man|bei|für|mir|mich|uns|da|so|hier|leider|eigentlich|momentan|derzeit|aktuell|im|moment|gar|überhaupt|absolut|einfach
    |halt|auch|wirklich|noch|ja|aber)$`
const BETWEEN_MAX = 6
/** What a denied clause ends with: "nicht so gern", "nicht in Frage", "nie fertig gemacht". */
const END = germanRegex('u')`
  ^(?:so|sehr|gerne?|mehr|unbedingt|in|infrage|frage|leisten|nehmen|essen|trinken|kommen|brauchen|gebrauchen|haben|machen|fertig
    |fertiggemacht|gemacht|abgeschlossen|mein|meins|fall|ding|leiden|ausstehen|vertragen|gut|besonders|gerade|direkt|wirklich)$`
const CLAUSE = germanRegex(
  'u',
)`^(?:und|aber|sondern|dafür|dann|lieber|eher|bitte|danke|also|deshalb|nur|weil|da|denn|ich|wir|der|die|das|den)$`

/** "Nachmittags geht bei mir gar nicht", "Fleisch mag ich nicht so": a verb and its "nicht" deny what stands before them. */
export const deniedByVerb: Grammar = (words, at) => {
  if (!isAfterThing(words, at) || !VERB.test(words[at] ?? '')) return undefined
  let next = at + 1
  while (next - at <= BETWEEN_MAX && BETWEEN.test(words[next] ?? '')) next += 1
  if (!/^(?:nicht|nie|niemals|keine[nrs]?|keins)$/.test(words[next] ?? '')) return undefined
  next += 1
  while (END.test(words[next] ?? '')) next += 1
  const isWhole = words.slice(next).includes('sondern')
  const isOver = (words[next] ?? PAUSE) === PAUSE || CLAUSE.test(words[next] ?? '')
  return isOver && !isWhole ? { value: ['isnt'], next } : undefined
}

const OF_OTHERS = germanRegex('u')`
  ^(?:ist|sind|hat|haben|nimmt|isst|macht|will|mag|möchte|fährt|kommt) (?:(?:nur|bloß|nämlich|schon) )?${SOMEBODY}(?! \p{L}+ (?:ich|und)(?!\p{L}))(?= ,|$| ich | wir )`

/** "Privat ist nur mein Mann": what somebody else has or is stands before the verb. */
export const ofOthers: Grammar = (words, at) => {
  const found = isAfterThing(words, at) ? OF_OTHERS.exec(words.slice(at, at + 6).join(' ')) : null
  return found ? { value: ['isnt'], next: at + found[0].split(' ').length } : undefined
}

const isAfterThing = (words: readonly string[], at: number): boolean =>
  at > 0 &&
  words[at - 1] !== PAUSE &&
  !/^(?:das|es|ich|wir|da|und|aber|dann|sie|er|so|mir|uns|nein|noe|nee|ja|doch)$/.test(words[at - 1] ?? '')
