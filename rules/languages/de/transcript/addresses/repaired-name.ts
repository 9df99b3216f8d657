import type { Layer } from '../../../shared/normalise.ts'
import { germanRegex } from '../letters.ts'

/** "Kevin zweiundzwanzig at outlook punkt com, nein, kevin zweiunddreißig". */
const LOCAL_AGAIN = germanRegex('iu')`
  ^(?<slip>(?<first>\p{L}{3,})(?=[ \d.])[^,;]*?)(?<domain>(?: (?:at|ät) |@)[^,;]+),? (?:(?:äh+m*|ach|oh),? )*(?:nein|nee|entschuldigung|sorry|pardon)(?:,? (?:nein|entschuldigung|sorry|pardon))*,?
  \s(?<own>\k<first>(?=[ \d.])(?!.*(?:@|(?<!\p{L})(?:at|ät)(?!\p{L})))[^,;]+?)\.?$`

/** What is said after an address and a no, without an address in it. */
const LEFT_OPEN = germanRegex(
  'iu',
)`(?: (?:at|ät) |@)[^,;]+,? (?:nein|nee|entschuldigung|sorry|pardon)(?!\p{L})(?!.*(?:@|\.\p{L}|(?<!\p{L})(?:punkt|dot)(?!\p{L})|(?<!\p{L})(?:at|ät)(?!\p{L}))).*\p{L}`

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
