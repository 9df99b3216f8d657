import type { Words } from '../../../shared/normalise.ts'
import { spelled } from '../addresses/letters.ts'
import { cardinalAt } from '../numbers/cardinals.ts'
import { frenchWords } from '../words.ts'

/** Where a code is one, after it: "1348 à Louvain". */
const PLACE = /(?<=\d{4}) à \p{L}{3,}.*$/u

/** The characters of a code: "soixante-quinze zéro onze", "a b un deux trois c d", "GH-482-TR". */
export function codeOf(words: Words): string | undefined {
  const said = frenchWords(words.join(' ').replace(PLACE, '')).filter((word) => !/^(?:le|la|ce|est)$/u.test(word))
  let code = ''
  for (let at = 0; at < said.length;) {
    const found = writtenAt(said, at) ?? digitsAt(said, at) ?? spelled(said, at) ?? letterAt(said, at)
    if (!found) return undefined
    code += found.value.join('')
    at = found.next
  }
  return code.length > 2 && /\d/u.test(code) ? code.toUpperCase() : undefined
}

/** Written digits keep their zeros, and a code its hyphens. */
const writtenAt = (words: Words, at: number) =>
  /^(?=.*\d)[a-z\d]+(?:-[a-z\d]+)*$/u.test(words[at] ?? '') ? { value: [words[at] ?? ''], next: at + 1 } : undefined

function digitsAt(words: Words, at: number) {
  const found = cardinalAt(words, at)
  return found && { value: [String(found.value)], next: found.next }
}

const letterAt = (words: Words, at: number) =>
  /^[a-z]{1,2}$/u.test(words[at] ?? '') ? { value: [words[at] ?? ''], next: at + 1 } : undefined
