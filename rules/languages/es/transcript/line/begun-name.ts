import type { ReadAnswer } from '../../../shared/normalise.ts'

/** "Mi hermana Lourdes, Lourdes Ibáñez": a name that is said again in full. */
const BEGUN = /(?<!\p{L})(?<name>\p{L}{3,}), (?=\k<name> \p{L}{2,}(?: \p{L}+){0,3}[.!]?$)/iu

/** A title may say its words twice. */
const ASKS_PERSON = /nombre|contacto|qui[eé]n|persona|titular|responsable|tutora?|acompa[ñn]ante|familiar|llam/iu

/** In characters. */
const SAID_MAX = 120

/** Reads a name without its beginning, after which it was said in full. */
export const withoutBegunName =
  (read: ReadAnswer): ReadAnswer =>
  (field, heard, circumstances) =>
    read(
      field,
      heard.length <= SAID_MAX && ASKS_PERSON.test(field.label ?? '') ? heard.replace(BEGUN, '') : heard,
      circumstances,
    )
