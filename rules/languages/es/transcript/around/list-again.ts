import { SAID_MAX } from '../layers.ts'
import type { Layer } from '../../../shared/normalise.ts'
import { regex } from '../../../shared/regex.ts'

/** A list, and the list that stands for it: "pintura y teatro, no, pintura y danza". */
const LIST_AGAIN = regex('iu')`
  ^(?<first>[^,;.?]+ y [^,;.?]+)[,.…]+\s+(?:ay,? )?no[,.…]+\s+(?:(?:perd[oó]n|perdone|digo|mejor|espera|espere)[,.]?\s+)*(?<again>[^,;.?]+ y [^,;.?]+)[.!]?$`

/** Takes a list that is said once more with another thing in it: as many, of which some are the same. */
export const listAgain: Layer = (read) => (field, heard, circumstances) => {
  const { first, again } = (heard.length > SAID_MAX ? null : LIST_AGAIN.exec(heard))?.groups ?? {}
  if (first === undefined || again === undefined) return read(field, heard, circumstances)
  const [before, after] = [read(field, first, circumstances), read(field, again, circumstances)]
  return before?.isSure && after?.isSure && isRepaired(before.value, after.value)
    ? after
    : read(field, heard, circumstances)
}

const isRepaired = (before: unknown, after: unknown): boolean =>
  Array.isArray(before) &&
  Array.isArray(after) &&
  before.length === after.length &&
  after.some((each) => before.includes(each)) &&
  after.some((each) => !before.includes(each))
