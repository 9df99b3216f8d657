import { exactly } from '../../../shared/exact-label.ts'
import { SAID_MAX } from '../layers.ts'
import type { Layer } from '../../../shared/normalise.ts'
import { regex } from '../../../shared/regex.ts'

/** "Cuatro, no tres", "tarjeta, no efectivo": what is denied last may be the slip or the answer. */
const DENIED_LAST =
  /^(?<own>\S.*?), no (?!(?:me|se|más|hay|hace|es|son)(?!\p{L}))(?:(?:con|en|por|de|a) )?(?:(?:el|la|los|las|una?) )?\S+[.!]?$/iu

/** Proposes the value before one that is denied last. */
export const unlessDeniedLast: Layer = (read) => (field, heard, circumstances) => {
  const own = heard.length > SAID_MAX ? undefined : DENIED_LAST.exec(heard)?.groups?.own
  const first = own === undefined ? undefined : read(field, own, circumstances)
  const found = read(field, heard, circumstances)
  return first && found && JSON.stringify(first.value) !== JSON.stringify(found.value)
    ? { ...first, isSure: false }
    : found
}

/** "La grande no cabe en mi cochera": of several one is turned down and none named; "la mediana no estaría mal". */
const DENIED_FIRST = regex('iu')`
  ^(?:(?:pues|bueno|uy|mire|es que),? )*(?:(?:el|la|los|las) )?(?<denied>[^,;.?]{2,30}?) no (?!(?:sé|estaría|está mal|me importa|hay problema|tengo problema|suena|pinta)(?!\p{L}))
  (?:(?:me|nos|se|le|lo|la) )*\p{L}{2,}(?: [^,;.?]+)?[.!]?$`

/** Asks again where nothing is said but that one of several options is not wanted. */
export const unlessDeniedFirst: Layer = (read) => (field, heard, circumstances) => {
  const denied = heard.length > SAID_MAX ? undefined : DENIED_FIRST.exec(heard)?.groups?.denied
  const isOption = denied !== undefined && exactly(field.options ?? [], denied) !== undefined
  const found = read(field, heard, circumstances)
  return isOption && !found?.isSure && (field.options?.length ?? 0) > 2 ? undefined : found
}
