import type { Words } from '../../../shared/normalise.ts'
import { digitsAt } from '../numbers/digits.ts'
import { NATO } from '../spelling.ts'

const SIGNS_OF_CODES = new Map([
  ['dash', '-'],
  ['hyphen', '-'],
  ['slash', '/'],
])
/** Keys of a lock, which stand before the digits or after them only. */
const KEYS = new Map([
  ['pound', '#'],
  ['hash', '#'],
  ['star', '*'],
])

/** "L s six three p q", "nine oh two one oh", "two double a". */
export function codeOf(said: Words): string | undefined {
  const words = said.flatMap((word, at) => (word === 'double' ? (said[at + 1] ?? word) : word))
  let code = ''
  for (let at = 0; at < words.length;) {
    const digits = digitsAt(words, at, true)
    const word = words[at] ?? ''
    const isEnd = at === 0 || at === words.length - 1
    const sign = (at > 0 ? SIGNS_OF_CODES.get(word) : undefined) ?? (isEnd ? KEYS.get(word) : undefined)
    const letter = (/^[a-z]$/u.test(word) && word !== 'o') || NATO.has(word) ? word.charAt(0) : sign
    if (!letter && !digits) return undefined
    code += letter ?? digits?.value ?? ''
    at = letter ? at + 1 + exampleAt(words, at + 1, letter) : (digits?.next ?? at + 1)
  }
  return code.length > 2 && /\d/u.test(code) ? code.toUpperCase() : undefined
}

/** How many words tell which letter was said: "b as in bravo", "s for sugar". */
function exampleAt(words: Words, at: number, letter: string): number {
  const length = words[at] === 'as' && words[at + 1] === 'in' ? 2 : words[at] === 'for' ? 1 : 0
  const example = words[at + length] ?? ''
  return length > 0 && example.length > 2 && example.startsWith(letter) ? length + 1 : 0
}
