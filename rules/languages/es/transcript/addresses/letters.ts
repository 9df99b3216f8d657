import type { Found, Words } from '../../../shared/normalise.ts'
import type { Grammar } from '../../../shared/translation.ts'

const NAMES = new Map(
  `be=b ce=c de=d efe=f ge=g hache=h jota=j ka=k ele=l eme=m ene=n pe=p cu=q erre=r ere=r ese=s te=t uve=v ve=v equis=x ye=y zeta=z ceta=z`
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
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
const ONLY_NAMES = new Set('jota hache equis efe zeta ceta erre eme ene cu'.split(' '))
/** A single name is as likely a word: "de", "te". */
const RUN = 3

/** The letters that are spelled from a word on: "ese o ele", "be de burro a ene". */
export const spelled: Grammar = (words, at) => {
  const letters: string[] = []
  let next = at
  let isSure = false
  for (let found = letterAt(words, next); found; found = letterAt(words, next)) {
    letters.push(found.value.letter)
    isSure ||= found.value.isSure
    next = found.next
  }
  isSure ||= letters.length > 1 && words.slice(at, next).some((word) => ONLY_NAMES.has(word))
  const isSigned = letters.length > 1 && /^(?:punto|guion|arroba)$/.test(words[next] ?? '')
  return isSure || isSigned || letters.length >= RUN ? { value: letters, next } : undefined
}

function letterAt(words: Words, at: number): Found<{ letter: string; isSure: boolean }> | undefined {
  if (words[at] === 'i' && words[at + 1] === 'griega') return { value: { letter: 'y', isSure: true }, next: at + 2 }
  const double = W.some(([first, second]) => words[at] === first && words[at + 1] === second)
  if (double) return { value: { letter: 'w', isSure: true }, next: at + 2 }
  const word = words[at] ?? ''
  const letter = /^[a-z]$/.test(word) ? word : NAMES.get(word)
  if (letter === undefined) return undefined
  const example = words[at + 1] === 'de' ? (words[at + 2] ?? '') : ''
  const explains = example.length > 2 && example.startsWith(letter)
  const isName =
    /^(?:uve|jota|hache|equis|efe|zeta)$/.test(word) && /^(?:punto|guion|arroba)$/.test(words[at + 1] ?? '')
  return { value: { letter, isSure: explains || isName }, next: explains ? at + 3 : at + 1 }
}
