import type { Found, Words } from '../../../shared/normalise.ts'
import { type Letter, letterNames, spelledBy } from '../../../shared/spelled-letters.ts'
import type { Grammar } from '../../../shared/translation.ts'

const NAMES = letterNames(
  'be=b ce=c de=d effe=f ge=g ache=h hache=h ji=j gi=j ka=k elle=l aime=m emme=m enne=n haine=n pe=p ku=q qu=q cu=q erre=r air=r esse=s te=t ve=v ixe=x zede=z',
)
/** W and Y have names of two words. */
const TWO_WORDS = new Map([
  ['double ve', 'w'],
  ['double v', 'w'],
  ['double vais', 'w'],
  ['i grec', 'y'],
  ['y grec', 'y'],
])
/** What is said of a letter, as the mark that it puts on it. */
const ACCENTS: readonly (readonly [said: string, mark: string])[] = [
  ['accent aigu', '\u0301'],
  ['accent grave', '\u0300'],
  ['accent circonflexe', '\u0302'],
  ['trema', '\u0308'],
  ['cedille', '\u0327'],
]

function letterAt(words: Words, at: number, isAmong: boolean): Found<Letter> | undefined {
  const twice = isAmong || words[at] === 'double' ? doubled(words, at) : undefined
  const found = twofold(words, at) ?? twice ?? single(words, at)
  return found && explained(words, found)
}

const twofold = (words: Words, at: number): Found<Letter> | undefined => {
  const letter = TWO_WORDS.get(words.slice(at, at + 2).join(' '))
  return letter === undefined ? undefined : { value: { letters: [letter], isSure: true }, next: at + 2 }
}

/** "Deux t" and "double t" among letters. */
function doubled(words: Words, at: number): Found<Letter> | undefined {
  const found = /^(?:deux|double|2)$/.test(words[at] ?? '') ? single(words, at + 1) : undefined
  const isSure = words[at] === 'double'
  return found && { value: { letters: [found.value.letters.join('').repeat(2)], isSure }, next: found.next }
}

function single(words: Words, at: number): Found<Letter> | undefined {
  const word = words[at] ?? ''
  const letter = /^[a-z]$/.test(word) ? word : NAMES.get(word)
  return letter === undefined ? undefined : { value: { letters: [letter], isSure: false }, next: at + 1 }
}

/** "M comme Marie", "e accent grave", "c cédille": what is said of the letter before it. */
function explained(words: Words, { value, next }: Found<Letter>): Found<Letter> {
  const letter = value.letters.join('')
  const example = words[next] === 'comme' ? (words[next + 1] ?? '') : ''
  if (example.length > 2 && example.startsWith(letter.charAt(0)))
    return { value: { ...value, isSure: true }, next: next + 2 }
  const [said = '', mark = ''] =
    ACCENTS.find(([each]) => words.slice(next, next + each.split(' ').length).join(' ') === each) ?? []
  if (said === '') return { value, next }
  return {
    value: { letters: [`${letter}${mark}`.normalize('NFC')], isSure: true },
    next: next + said.split(' ').length,
  }
}

/** The letters that are spelled from a word on: "m o r e l", "b comme bernard", "deux t", "e accent aigu". */
export const lettersAt: Grammar = spelledBy({ letterAt, signs: /^(?:point|tiret|arobase|at)$/ })

/** The letters that are spelled from a word on, for an address, which has no accents. */
export const spelled: Grammar = (words, at) => {
  const found = lettersAt(words, at)
  return (
    found && { value: found.value.map((letter) => letter.normalize('NFD').replace(/\p{M}/gu, '')), next: found.next }
  )
}
