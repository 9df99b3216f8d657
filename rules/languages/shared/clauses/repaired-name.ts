import type { Layer } from '../normalise.ts'

/** In characters. */
const SAID_MAX = 160

/** How a language corrects the name of an address. */
export interface NameRepairs {
  /** An address whose name is said again after a no: the groups `slip`, `domain` and `own`. */
  again: RegExp
  /** What is said after an address and a no, without an address in it. */
  leftOpen: RegExp
}

/** Takes the name before the sign of an address for the one that begins alike and was said after a correction; asks where it is something else. */
export const withRepairedName =
  ({ again, leftOpen }: NameRepairs): Layer =>
  (read) =>
  (field, heard, circumstances) => {
    const found = read(field, heard, circumstances)
    if (heard.length > SAID_MAX) return found
    const { slip, domain, own } = again.exec(heard)?.groups ?? {}
    const isNamed = slip !== undefined && domain !== undefined && own !== undefined
    const [repaired, before] = isNamed ? [own, slip].map((name) => read(field, `${name}${domain}`, circumstances)) : []
    if (repaired?.isSure && before?.isSure) return repaired
    return found && leftOpen.test(heard) ? { ...found, isSure: false } : found
  }
