import { phraseAt } from '../phrases.ts'
import type { SpokenField, Words } from '../normalise.ts'
import { PAUSE } from '../words.ts'
import { type Polarity, polarValues } from './polar.ts'
import { type Numerals, type Roles, rolesIn, statementIn } from './terms.ts'

/** What a language tells of answers between yes and no. */
export interface DegreeInference extends Numerals, Polarity {
  /** Of these `lead`, `i` and `tail` are passed over. */
  general: Roles
  degrees: Roles
}

/** The lists of a language, each divided by `|`. */
interface DegreeWords {
  /** Alone they are a yes: "a bit", "sometimes". */
  partly: string
  /** Alone they are a no: "almost", "probably not". */
  hardly: string
  /** "Only", and after it "for" or "when": whatever follows, it is so at times. */
  only: string
  link: string
  /** "If it is free", with one word for yes or for no at its end. */
  if: string
  affirmed: string
  denied: string
  but: string
}

const listOf = (list: string): string[] => list.split('|').map((phrase) => phrase.trim())

export const degreesIn = ({ only, link, ...lists }: DegreeWords, wordsOf: Numerals['wordsOf']): Roles =>
  rolesIn(
    {
      ...lists,
      only: listOf(only)
        .flatMap((word) => listOf(link).map((next) => `${word} ${next}`))
        .join('|'),
    },
    wordsOf,
  )

/** The yes or no that an answer between the two comes to: "only for reading", "almost", "if it is free, yes". */
export function degreeIn(field: SpokenField, heard: string, language: DegreeInference): string | undefined {
  const values = polarValues(field, language)
  const words = values && statementIn(heard, language.wordsOf)
  if (!values || !words) return undefined
  const polarity = conditional(words, language) ?? ofClause(words, language)
  return polarity && values[polarity]
}

const roleAt = (table: Roles, words: Words, at: number): [role: string | undefined, next: number] => {
  const found = phraseAt(table, words, at)
  return [found?.meaning.role, at + (found?.length ?? 1)]
}

/** One that also says what is otherwise has said two things. */
function conditional(words: Words, { degrees }: DegreeInference): keyof Polarity | undefined {
  const [first, begin] = roleAt(degrees, words, 0)
  if (first !== 'if') return undefined
  const said = words.flatMap((_, at) => {
    const [role, next] = at < begin ? [] : roleAt(degrees, words, at)
    return role === 'affirmed' || role === 'denied' ? [{ role, isLast: next === words.length }] : []
  })
  const [only] = said
  if (said.length !== 1 || !only?.isLast) return undefined
  return only.role === 'affirmed' ? 'yes' : 'no'
}

function ofClause(words: Words, { degrees, general }: DegreeInference): keyof Polarity | undefined {
  const isPause = (place: number) => words[place] === PAUSE
  const isLead = (place: number) =>
    isPause(place) ||
    (roleAt(degrees, words, place)[0] === undefined && /^(?:lead|i)$/u.test(roleAt(general, words, place)[0] ?? ''))
  let at = 0
  while (at < words.length && isLead(at)) at = isPause(at) ? at + 1 : roleAt(general, words, at)[1]
  const [role, next] = roleAt(degrees, words, at)
  const isOver = (place: number) =>
    place >= words.length || isPause(place) || roleAt(degrees, words, place)[0] === 'but'
  if (role === 'only') return isOver(next) ? undefined : 'yes'
  const isAlone =
    isOver(next) || (roleAt(general, words, next)[0] === 'tail' && isOver(roleAt(general, words, next)[1]))
  if (!isAlone) return undefined
  return role === 'partly' ? 'yes' : role === 'hardly' ? 'no' : undefined
}
