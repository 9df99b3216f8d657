import { SAID_MAX } from '../layers.ts'
import type { Layer } from '../../../shared/normalise.ts'

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
