import type { Found, Words } from '../../../shared/normalise.ts'
import { type Letter, letterNames, spelledBy } from '../../../shared/spelled-letters.ts'

const NAMES = letterNames(
  `ah=a be=b bee=b ce=c zeh=c tse=c de=d dee=d eff=f ef=f ge=g gee=g ha=h jot=j jott=j ka=k kah=k ell=l el=l emm=m em=m en=n enn=n pe=p pee=p ku=q kuh=q qu=q err=r er=r es=s ess=s te=t tee=t
  vau=v fau=v we=w weh=w ix=x iks=x ypsilon=y ypsylon=y zett=z zet=z ae=ae oe=oe ue=ue eszett=ss`,
)
/** The words of the spelling tables of Germany, Austria and Switzerland, each for its first letter. */
const TABLE = new Set(
  `anton aachen anna berta berlin bertha caesar chemnitz cottbus charlotte dora daniel duesseldorf emil essen friedrich frankfurt gustav goslar heinrich hamburg ida ingelheim julius jena jakob
  kaufmann koeln konrad kaiser ludwig leipzig leopold martha muenchen marie nordpol nuernberg niklaus otto offenbach oskar paula potsdam peter quelle quickborn richard rostock rosa
  samuel siegfried salzwedel sophie theodor tuebingen ulrich unna ursula viktor voelklingen victor wilhelm wuppertal xanthippe xanten xaver ypsilon zacharias zwickau zuerich zeppelin
  alfa alpha bravo delta echo foxtrot golf hotel india juliett kilo lima mike november oscar papa quebec romeo sierra tango uniform whiskey zulu`.split(
    /\s+/,
  ),
)
const LIKE = /^(?:wie|fuer|von)$/
function letterAt(words: Words, at: number): Found<Letter> | undefined {
  const word = words[at] ?? ''
  const times = /^(?:doppel|zweimal|doppeltes)$/.test(word) ? 2 : 1
  const doubled = times === 1 ? doubledOf(word) : undefined
  if (doubled) return { value: { letters: [doubled, doubled], isSure: true }, next: at + 1 }
  const place = times === 2 ? at + 1 : at
  const letter = letterOf(words[place] ?? '')
  if (letter === undefined) return inTable(words, place, times)
  const example = LIKE.test(words[place + 1] ?? '') ? (words[place + 2] ?? '') : ''
  const explains = example.length > 2 && (example.startsWith(letter[0] ?? '') || TABLE.has(example))
  const value = { letters: Array.from({ length: times }, () => [...letter]).flat(), isSure: explains || times === 2 }
  return { value, next: explains ? place + 3 : place + 1 }
}

const letterOf = (word: string): string | undefined => (/^[a-z]$/.test(word) ? word : NAMES.get(word))

/** "Doppel-t" and "doppelt": two of a letter in one word. */
const doubledOf = (word: string): string | undefined => {
  const [, name = ''] = /^doppel-?([a-z]{1,3})$/.exec(word) ?? []
  const letter = name === '' ? undefined : letterOf(name)
  return letter?.length === 1 ? letter : undefined
}

/** "Anton Berta": words of a spelling table one after the other. */
function inTable(words: Words, at: number, times: number): ReturnType<typeof letterAt> {
  const word = words[at] ?? ''
  const isRun = TABLE.has(word) && (TABLE.has(words[at + 1] ?? '') || TABLE.has(words[at - 1] ?? ''))
  if (!isRun) return undefined
  const letters = Array.from({ length: times }, () => word.charAt(0))
  return { value: { letters, isSure: false }, next: at + 1 }
}

/** The letters that are spelled from a word on: "em ü el el e er", "B wie Berta", "doppel t". */
export const spelled = spelledBy({
  letterAt,
  signs: /^(?:punkt|minus|bindestrich|unterstrich|at|aet|klammeraffe)$/,
  signsAfterOne: /^bindestrich$/,
})
