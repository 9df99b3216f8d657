import { SAID_MAX } from '../layers.ts'
import type { ReadAnswer } from '../../../shared/normalise.ts'
import { wordsWithoutAccents } from '../../../shared/translation.ts'
import { PAUSE } from '../../../shared/words.ts'
import { cardinalAt } from '../numbers/cardinals.ts'
import { regex } from '../../../shared/regex.ts'

/** What takes back a part of an address that was said whole. */
const TAKEN_BACK = regex('iu')`
  (?<=\.[a-z]{2,}|punto [a-z]{2,4})[.,;]?\s+(?:(?:ay|uy|huy|pero|eh),?\s+)*(?:no|perd[oó]n|perdone|perdona|digo|espera|esper[aá]|pará|pere|miento|me equivoqué)(?!\p{L})
  (?:[\s,.]+(?:no|perd[oó]n|perdone|espera|esper[aá]|pará|digo|es|son|era))*[\s,.]*(?<repair>.{0,60})$`

/** "Sí: instagram.com": an assent is no part of the address. */
const ASSENT = /^(?:sí|si|claro|vale|mire|apunte|anote)\s*[:,.]\s+/iu

/** Proposes an address of which the person takes a part back, with its number put right where it has one. */
export const correctedAddress =
  (read: ReadAnswer): ReadAnswer =>
  (field, heard, circumstances) => {
    const said = heard.length > SAID_MAX ? heard : heard.replace(ASSENT, '')
    const found = read(field, said, circumstances)
    const slip = found && heard.length <= SAID_MAX ? TAKEN_BACK.exec(said) : null
    if (!found || !slip) return found
    const whole = read(field, slip.groups?.repair ?? '', circumstances)
    const value = String(found.value)
    if (whole || isOfRepair(value, slip.groups?.repair ?? '')) return found
    const runs = [...value.matchAll(/\d+/gu)].map(([digits]) => digits)
    const digits = digitsIn(slip.groups?.repair ?? '')
    const isRepaired = runs.length === 1 && digits?.length === runs[0]?.length
    return { ...found, value: isRepaired ? value.replace(/\d+/u, digits ?? '') : found.value, isSure: false }
  }

/** Whether the address has what was said instead already: its host, or its ending. */
function isOfRepair(value: string, repair: string): boolean {
  const { host, ending } = /(?<host>[a-z-]+)\.(?<ending>[a-z]+)$/u.exec(value)?.groups ?? {}
  return new RegExp(String.raw`(?:(?:^|\s)(?:arroba|es) ${host}|^punto ${ending})(?!\p{L})`, 'iu').test(repair)
}

function digitsIn(said: string): string | undefined {
  const words = wordsWithoutAccents(said).filter((word) => word !== PAUSE)
  const at = words.findIndex((_, index) => cardinalAt(words, index) !== undefined)
  const written = /\d+/u.exec(said)?.[0]
  return at < 0 ? written : (written ?? String(cardinalAt(words, at)?.value))
}
