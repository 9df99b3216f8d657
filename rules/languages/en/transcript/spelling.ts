import { distance } from '../../shared/spelling/distance.ts'
import { timesOf } from './numbers/digits.ts'
import type { Found, Words } from '../../shared/normalise.ts'
import { wordSet } from '../../shared/phrases.ts'
import { letterNames } from '../../shared/spelled-letters.ts'

/** The words of the spelling alphabet of aviation. */
export const NATO = wordSet(
  `alpha alfa bravo charlie delta echo foxtrot golf hotel india juliet juliett kilo lima mike november oscar papa quebec
  romeo sierra tango uniform victor whiskey whisky xray x-ray yankee zulu`,
)
/** Letters as transcribers write their names; words of their own, so only beside other letters. */
const NAMES = letterNames(
  `ay=a bee=b be=b see=c sea=c cee=c dee=d eff=f gee=g aitch=h eye=i jay=j kay=k el=l ell=l em=m en=n oh=o pee=p pea=p queue=q
  cue=q are=r ar=r ess=s tea=t tee=t you=u vee=v ex=x why=y wye=y zee=z zed=z`,
)
const LIKE = wordSet('for as like')
const NATO_RUN = 3

const isLetter = (word: string | undefined): boolean => word !== undefined && /^[a-z]$/.test(word)

/** The letters that are spelled from a word on: "b e n double t", "w as in whiskey", "hotel uniform golf oscar". */
export function lettersAt(words: Words, at: number): Found<string> | undefined {
  return natoRunAt(words, at) ?? hyphenated(words, at) ?? letterRunAt(words, at)
}

function natoRunAt(words: Words, at: number): Found<string> | undefined {
  let next = at
  while (NATO.has(words[next] ?? '')) next += 1
  if (next - at < NATO_RUN) return undefined
  return { value: initials(words.slice(at, next)), next }
}

const initials = (words: Words): string => words.map((word) => word.charAt(0)).join('')

/** P-E-T-E-R and P.E.T.E.R., as speech models write spelled words; before a written @ the signs are the address's own. */
function hyphenated(words: Words, at: number): Found<string> | undefined {
  const word = words[at] ?? ''
  if (words[at + 1] === '@') return undefined
  return /^[a-z](?:-[a-z]){2,}$|^[a-z](?:\.[a-z]){2,}$/.test(word)
    ? { value: word.replace(/[-.]/g, ''), next: at + 1 }
    : undefined
}

function letterRunAt(words: Words, at: number): Found<string> | undefined {
  let value = ''
  let next = at
  for (;;) {
    const letter = letterAt(words, next) ?? namedLetterAt(words, next, value !== '')
    if (!letter) return value === '' ? undefined : { value, next }
    value += letter.value
    next = letter.next
  }
}

/** One letter, perhaps explained or repeated: "j", "m for mother", "w as in whiskey", "double t". */
function letterAt(words: Words, at: number): Found<string> | undefined {
  if (words[at] === 'double' && (words[at + 1] === 'u' || words[at + 1] === 'you')) return explained(words, 'w', at + 2)
  if (words[at] === 'double-u') return explained(words, 'w', at + 1)
  const times = timesOf(words[at])
  const letter = times === undefined ? words[at] : words[at + 1]
  if (!isLetter(letter)) return undefined
  return explained(words, String(letter).repeat(times ?? 1), at + (times === undefined ? 1 : 2))
}

function explained(words: Words, value: string, next: number): Found<string> {
  const like =
    words[next] === 'as' && words[next + 1] === 'in' ? next + 2 : LIKE.has(words[next] ?? '') ? next + 1 : next
  const explains = like > next && (words[like]?.length ?? 0) > 1 && words[like]?.startsWith(value.charAt(0))
  return { value, next: explains ? like + 1 : next }
}

/** The letter whose name a transcriber wrote as a word: "bee", "see". */
export const namedLetter = (word: string): string | undefined => NAMES.get(word)

/** "Bee" among letters: after one, and before one or at the end of two or more. */
function namedLetterAt(words: Words, at: number, afterLetter: boolean): Found<string> | undefined {
  const letter = NAMES.get(words[at] ?? '')
  const neighbour = letterAt(words, at + 1) !== undefined || NAMES.has(words[at + 1] ?? '')
  const beside = afterLetter ? neighbour || isLetter(words[at - 2]) : letterAt(words, at + 1) && letterAt(words, at + 2)
  return letter && beside ? { value: letter, next: at + 1 } : undefined
}

/** Whether letters spell out the word before them, perhaps in another way than the transcriber wrote it. */
export function spells(word: string, letters: string): boolean {
  if (word === letters) return letters.length > 1
  if (letters.length < 3 || Math.abs(word.length - letters.length) > 2) return false
  return distance(word, letters) * 2 <= Math.max(word.length, letters.length)
}
