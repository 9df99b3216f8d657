import type { Layer } from '../../../shared/normalise.ts'
import { regex } from '../../../shared/regex.ts'

/** What a thing is without, after it: "au deuxième, et sans ascenseur". */
const LACKING = regex('iu')`
  [\s,]+(?:et |mais )?(?:ça |celui |celle )?sans (?!doute|façon|quoi|ça|cela|que|plus|lui|elle|eux|moi|toi|vous|nous)(?:les? |la )?(?<lacked>[\p{L}-]+)(?: \p{L}+)?[.!]?$`

/** Reads a choice without what it lacks, where no option is told by that. */
export const withoutLacking: Layer = (read) => (field, heard, circumstances) => {
  const found = LACKING.exec(heard)
  const asked = [field.label ?? '', ...(field.options ?? []).map(({ label }) => label)].join(' ').toLowerCase()
  const lacked = found?.groups?.lacked?.toLowerCase() ?? ''
  const isTold = !found || /(?<!\p{L})(?:sans|avec)(?!\p{L})/u.test(asked) || asked.includes(lacked.replace(/s$/u, ''))
  const alone = isTold ? undefined : read(field, heard.slice(0, found.index), circumstances)
  return alone?.isSure && !alone.isGuess ? alone : read(field, heard, circumstances)
}
