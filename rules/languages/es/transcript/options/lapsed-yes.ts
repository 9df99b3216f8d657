import { SAID_MAX } from '../layers.ts'
import type { Layer } from '../../../shared/normalise.ts'
import { asksPast, IMPERFECT, WAS } from '../around/past.ts'
import { regex } from '../../../shared/regex.ts'

/** What was so: "lo tenía pero se me venció", "lo fui hasta agosto". */
const WAS_SO = regex('iu')`
  ^(?:(?:pues|bueno|sí|no|yo|ya|antes),? )*(?:(?:lo|la|los|las|me|nos) )*(?:${WAS}|tuv(?:e|imos)|fu(?:i|imos)|estuv(?:e|imos))(?!\p{L})`

/** What tells that it is so still, or not only then; the past of what is politely wished or asked. */
const STILL = regex('iu')`
  \?|(?<!\p{L})(?:ahora|ahorita|todavía|aún|sigo|seguimos|sigue|actualmente|hoy|desde|querí\p{L}+|gustaba|encantaba|interesaba|pensaba|iba a|íbamos a|creí\p{L}+|sabía)(?!\p{L})`

/** A question for what is so now. */
const ASKS_STATE =
  /^¿(?:(?:usted|ustedes|actualmente) )?(?:tiene|eres|es|usa|fuma|toma|practica|vive|conduce|padece|sufre|trabaja|está|cuenta con|bebe|posee|recibe|cobra|pertenece)[ns]?(?!\p{L})/iu

/** Proposes a no of what was so, where nothing was read of it. */
export const orNoLonger: Layer = (read) => (field, heard, circumstances) => {
  const found = read(field, heard, circumstances)
  const { label = '', options } = field
  const isAsked = options?.length === 2 && ASKS_STATE.test(label) && !asksPast(field, label)
  const isOver =
    isAsked && heard.length <= SAID_MAX && (WAS_SO.test(heard) || IMPERFECT.test(heard)) && !STILL.test(heard)
  const no = !found && isOver ? read(field, 'no', circumstances) : undefined
  return no ? { ...no, isSure: false, isGuess: true } : found
}

/** A condition after an answer: "sí, si no cuesta más", "sí, siempre que no cueste más". */
const CONDITION = regex('iu')`
  ^(?<own>(?:(?:pues|bueno|claro que|solo|sólo|solamente),? )*(?:s[ií]|no|vale|claro)),? (?:(?:pero )?(?:solo |sólo )?si(?! (?:es tan|no (?:le|les|te|os) (?:importa|molesta)|puede|se puede|es posible|a m[ií]|yo|ya)(?!\p{L}))|siempre (?:que|y cuando)|a no ser que|a menos que|salvo que|mientras (?:que )?no|con tal de que)(?= \S)`
const ONLY_IF = /^(?:(?:pues|bueno),? )*(?:solo|sólo|solamente|únicamente) si (?=\S+ \S)/iu

/** Proposes a yes or a no on a condition. */
export const onCondition: Layer = (read) => (field, heard, circumstances) => {
  const isShort = field.options?.length === 2 && heard.length <= SAID_MAX && !heard.includes('?')
  const own = !isShort ? undefined : ONLY_IF.test(heard) ? 'sí' : CONDITION.exec(heard)?.groups?.own
  const answer = own === undefined ? undefined : read(field, own, circumstances)
  return answer ? { ...answer, isSure: false, isGuess: true } : read(field, heard, circumstances)
}
