import type { Layer } from '../../../shared/normalise.ts'
import { plainWords } from '../../../shared/words.ts'
import { stemOf } from '../forms.ts'

/** In letters, of what a compound ends with and of what stands before it. */
const HEAD_MIN = 5
const FIRST_MIN = 3

/** They are units of their own: two "Meter" are not two "Zentimeter". */
const UNIT = /^(?:meter|gramm|liter|tonne|minute|sekunde|stunde)n?$/iu

/** Reads what is counted as the compound that the question has: "vierzig Kartons" where "Umzugskartons" are asked for. */
export const inCompounds: Layer = (read) => (field, heard, circumstances) => {
  const asked = plainWords(field.label ?? '').filter((word) => word.length >= HEAD_MIN + FIRST_MIN)
  const said = heard.replaceAll(/\p{L}{5,}/gu, (word) => asked.find((each) => isHead(word.toLowerCase(), each)) ?? word)
  return read(field, said, circumstances)
}

function isHead(word: string, compound: string): boolean {
  const [head, whole] = [stemOf(word), stemOf(compound)]
  return word.length >= HEAD_MIN && !UNIT.test(word) && whole.endsWith(head) && whole.length >= head.length + FIRST_MIN
}
