import { WORDS_OF_SENTENCES } from '../closed-class.ts'
import type { Words } from '../../../shared/normalise.ts'
import { cardinalAt } from '../numbers/cardinals.ts'
import { letterAt as nameAt, spelled } from '../addresses/letters.ts'

const { closedClass } = WORDS_OF_SENTENCES

const SMALL_NUMBER = /^(?:cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)$/u

const SIGNS_OF_CODES = new Map([
  ['guion', '-'],
  ['barra', '/'],
])

/** "Cero seis siete cero cero". */
export function codeOf(words: Words): string | undefined {
  const said = words
    .map((word) => word.normalize('NFD').replace(/\p{M}/gu, ''))
    .filter((word) => !/^(?:el|la|es|letras?|numeros?)$/u.test(word))
  const isSpoken = said.some((word) => SIGNS_OF_CODES.has(word) || SMALL_NUMBER.test(word))
  let code = ''
  for (let at = 0; at < said.length;) {
    const sign = at > 0 ? SIGNS_OF_CODES.get(said[at] ?? '') : undefined
    const digits = writtenAt(said, at) ?? cardinalAt(said, at)
    const letters = spelled(said, at) ?? letterAt(said, at) ?? (isSpoken ? writtenLettersAt(said, at) : undefined)
    if (!sign && !digits && !letters) return undefined
    code += sign ?? (digits ? String(digits.value) : (letters?.value.join('') ?? ''))
    at = sign ? at + 1 : (digits?.next ?? letters?.next ?? at + 1)
  }
  return code.length > 2 && /\d/u.test(code) ? code.toUpperCase() : undefined
}

/** A transcriber's own digits. */
const writtenAt = (words: Words, at: number) =>
  /^\d{2,}$/u.test(words[at] ?? '') ? { value: words[at], next: at + 1 } : undefined

/** Likewise letters, which no word is: "TR", and "MA" before digits. */
function writtenLettersAt(words: Words, at: number) {
  const word = words[at] ?? ''
  const isBeforeDigits = at === 0 && /^[a-z]{2}$/u.test(word) && cardinalAt(words, 1) !== undefined
  const isLetters = /^[bcdfghjklmnpqrstvwxz]{2,4}$/u.test(word) || (isBeforeDigits && !closedClass.has(word))
  return isLetters ? { value: [word], next: at + 1 } : undefined
}

/** In a code any name of a letter is one. */
function letterAt(words: Words, at: number) {
  const found = nameAt(words, at)
  return found && { value: found.value.letters, next: found.next }
}

/** The letter that a name of one says: "hache". */
export const letterOf = (name: string): string | undefined => nameAt(name.split(' '), 0)?.value.letters[0]
