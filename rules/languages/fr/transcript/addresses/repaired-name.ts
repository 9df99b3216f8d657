import type { Layer } from '../../../shared/normalise.ts'
import { regex } from '../../../shared/regex.ts'

/** "Kevin vingt-deux arobase outlook point com, non pardon, kevin trente-deux". */
const LOCAL_AGAIN = regex('iu')`
  ^(?<slip>(?<first>\p{L}{3,})(?=[ \d.])[^,;]*?)(?<domain>(?: (?:arobase|at) |@)[^,;]+),? (?:(?:euh|ah|oh),? )*(?:non|pardon|désolée?)(?:,? (?:non|pardon|désolée?))*,?
  \s(?<own>\k<first>(?=[ \d.])(?!.*(?:@|(?<!\p{L})(?:arobase|at)(?!\p{L})))[^,;]+?)\.?$`

/** What is said after an address and a no, without an address in it. */
const LEFT_OPEN = regex(
  'iu',
)`(?: (?:arobase|at) |@)[^,;]+,? (?:non|pardon|désolée?)(?!\p{L})(?!.*(?:@|\.\p{L}|(?<!\p{L})(?:point|dot)(?!\p{L})|(?<!\p{L})(?:arobase|at)(?!\p{L}))).*\p{L}`

/** In characters. */
const SAID_MAX = 160

/** Takes the name before the sign of an address for the one that begins alike and was said after a correction; asks where it is something else. */
export const withRepairedName: Layer = (read) => (field, heard, circumstances) => {
  const found = read(field, heard, circumstances)
  if (heard.length > SAID_MAX) return found
  const { slip, domain, own } = LOCAL_AGAIN.exec(heard)?.groups ?? {}
  const isNamed = slip !== undefined && domain !== undefined && own !== undefined
  const [repaired, before] = isNamed ? [own, slip].map((name) => read(field, `${name}${domain}`, circumstances)) : []
  if (repaired?.isSure && before?.isSure) return repaired
  return found && LEFT_OPEN.test(heard) ? { ...found, isSure: false } : found
}
