import { orPart } from '../layers.ts'
import { WAS } from './past.ts'
import { regex } from '../../../shared/regex.ts'

/** What was before, told after what is: "veinticinco, antes eran treinta". */
const TAIL = regex('iu')`
  [,;.]\s+(?:(?:que|pero|aunque|y) )?(?:antes|el (?:año|mes|curso|verano) pasado|la (?:última|otra) vez|hace (?:\S+ ){0,2}(?:años|meses|tiempo))(?: \S+){0,2}?
  (?: (?:${WAS}|fue|fuimos|fueron))(?!\p{L})[^,;?]*$`

/** What is so now before what was: "ahora en Orange, antes estaba en Vodafone"; the pause may not be written. */
const NOW = regex('iu')`
  ^(?:(?:pues|bueno|eh|yo),? )*(?<own>(?:ahora(?: mismo)?|actualmente|hoy) [^,;.?]{2,40}?)[,;.]? (?:(?:y|que|pero) )?antes (?!de(?!\p{L}))[^,;?]+$`

/** What takes the first value back. */
const TAKES_BACK = /(?<!\p{L})(?:perd[oó]n|digo|no|ahora|creo|mejor|igual)(?!\p{L})/iu

/** Takes a value before what was so at another time. */
export const beforeLapsed = orPart((heard) => {
  const { own } = NOW.exec(heard)?.groups ?? {}
  if (own !== undefined && !TAKES_BACK.test(own.replace(/^\P{L}*(?:.*?)ahora(?!\p{L})/iu, ''))) return own
  const tail = TAIL.exec(heard)
  return !tail || TAKES_BACK.test(tail[0]) ? undefined : heard.slice(0, tail.index)
})
