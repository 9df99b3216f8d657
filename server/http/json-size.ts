/** A smaller text can hold nothing that takes long. */
const SMALL_LENGTH = 16_384
/** Far more than the largest form or submission that the contract takes: 300 fields, 500 options each. */
const DEPTH_MAX = 64
const ENTRIES_MAX = 1000
const TOTAL_MAX = 100_000

const [QUOTE, BACKSLASH, COMMA] = [34, 92, 44]
const [ARRAY, ARRAY_END, OBJECT, OBJECT_END] = [91, 93, 123, 125]

/**
 * Whether a JSON text nests deeper, or has more entries in one list or object or in all, than any operation takes. Parsing
 * a megabyte of such takes up to 50 ms and judging it by a schema seconds; reading its brackets and commas takes 2 ms.
 * @param text need not be JSON: what is broken is left to the parser
 */
export function isOversized(text: string): boolean {
  if (text.length < SMALL_LENGTH) return false
  const entries = new Uint32Array(DEPTH_MAX + 1)
  let [depth, total] = [0, 0]
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) at = endOfString(text, at)
    else if (code === ARRAY || code === OBJECT) {
      depth += 1
      if (depth > DEPTH_MAX || (total += 1) > TOTAL_MAX) return true
      entries[depth] = 1
    } else if (code === ARRAY_END || code === OBJECT_END) depth = Math.max(0, depth - 1)
    else if (code === COMMA) {
      const count = (entries[depth] ?? 0) + 1
      if (count > ENTRIES_MAX || (total += 1) > TOTAL_MAX) return true
      entries[depth] = count
    }
  }
  return false
}

/** @returns the place of the quote that ends the string, or the end of the text */
function endOfString(text: string, from: number): number {
  for (let at = text.indexOf('"', from + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let slashes = 0
    while (text.charCodeAt(at - 1 - slashes) === BACKSLASH) slashes += 1
    if (slashes % 2 === 0) return at
  }
  return text.length
}
