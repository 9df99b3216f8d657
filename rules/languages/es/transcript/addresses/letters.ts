import type { Found, Words } from '../../../shared/normalise.ts'
import { type Letter, letterNames, spelledBy } from '../../../shared/spelled-letters.ts'

const NAMES = letterNames(
  'be=b ce=c de=d efe=f ge=g hache=h jota=j ka=k ele=l eme=m ene=n eñe=ñ pe=p cu=q erre=r ere=r ese=s te=t uve=v ve=v equis=x ye=y zeta=z ceta=z',
)
const W = [
  ['uve', 'doble'],
  ['doble', 'uve'],
  ['doble', 've'],
  ['ve', 'doble'],
  ['doble', 'u'],
  ['doble', 'v'],
]
/** Words that are nothing but names of letters. */
const ONLY_NAMES = new Set('jota hache equis efe zeta ceta erre eme ene eñe cu'.split(' '))
/** Names of letters that are words beside a sign too: "de punto …". */
const SYLLABLES = new Set(['de', 'te', 'a', 'o', 'u', 'y'])

/** What stands before the first letter of an address: "le dicto ele punto …", "apunte ele punto …". */
const BEFORE_FIRST = /^(?:|es|punto|guion|arroba|,|dicto|deletreo|(?:apunt|anot|escrib)\w+|pon|pong\w+)$/

/** The letter of a name that begins at a word, and whether it is surely one. */
export function letterAt(words: Words, at: number): Found<Letter> | undefined {
  if (/^[iy]$/.test(words[at] ?? '') && words[at + 1] === 'griega')
    return { value: { letters: ['y'], isSure: true }, next: at + 2 }
  const double = W.some(([first, second]) => words[at] === first && words[at + 1] === second)
  if (double) return { value: { letters: ['w'], isSure: true }, next: at + 2 }
  const word = words[at] ?? ''
  const letter = /^[a-zñ]$/.test(word) ? word : NAMES.get(word)
  if (letter === undefined) return undefined
  const example = words[at + 1] === 'de' ? (words[at + 2] ?? '') : ''
  const explains = example.length > 2 && example.startsWith(letter)
  const isBeforeSign = /^(?:punto|guion|arroba)$/.test(words[at + 1] ?? '')
  const isFirst = BEFORE_FIRST.test(words[at - 1] ?? '')
  const isName =
    word.length > 1 &&
    (ONLY_NAMES.has(word) ? isBeforeSign || isFirst : isBeforeSign && isFirst && !SYLLABLES.has(word))
  return { value: { letters: [letter], isSure: explains || isName }, next: explains ? at + 3 : at + 1 }
}

/** The letters that are spelled from a word on: "ese o ele", "be de burro a ene". */
export const spelled = spelledBy({ letterAt, signs: /^(?:punto|guion|arroba)$/, onlyNames: ONLY_NAMES })
