import type { Found, Words } from '../normalise.ts'
import { type Phrases, phraseAt, phrases } from '../phrases.ts'
import { isHesitation, PAUSE, splitHyphens } from '../words.ts'

/** A phrase by what it does in an answer, and the number that it tells: 2 of "parents". */
export interface Term {
  role: string
  value: number
  words: Words
}

/** The phrases of a language by their roles. */
export type Roles = Phrases<Omit<Term, 'words'>>

/** How a language divides what was said, and reads numbers in it. */
export interface Numerals {
  wordsOf: (text: string) => Words
  numberAt: (words: Words, at: number) => Found<number> | undefined
  ordinalAt: (words: Words, at: number) => Found<number> | undefined
  /** Words of one piece that have several parts: a box of so many. */
  compoundAt?: (words: Words, at: number) => readonly Term[] | undefined
}

/**
 * Takes lists of phrases, divided by `|`, under a role and the number that they tell, 1 where none is given: `'adult 2': 'parents'`.
 * @param wordsOf the language's own, so that lists may be written as people write
 */
export const rolesIn = (lists: Readonly<Record<string, string>>, wordsOf: Numerals['wordsOf']): Roles =>
  phrases(
    Object.entries(lists).map(([key, list]) => {
      const [role = '', value = '1'] = key.split(' ')
      const plain = list.split('|').map((phrase) => wordsOf(phrase).join(' '))
      return [{ role, value: Number(value) }, plain.join('|')] as const
    }),
  )

/** What else a word may be that is in no list. */
export type Otherwise = (word: string) => Term | undefined

/**
 * What was said as terms, the longest phrase first.
 * @param tables of which the first one that knows the longest phrase gives its role
 * @returns undefined where one word is not known: nothing is inferred from talk
 */
export function termsOf(
  words: Words,
  { numberAt, ordinalAt, compoundAt }: Numerals,
  tables: readonly Roles[],
  otherwise: Otherwise = () => undefined,
): readonly Term[] | undefined {
  const terms: Term[] = []
  for (let at = 0; at < words.length;) {
    const named = longestOf(tables.flatMap((table) => phraseAt(table, words, at) ?? []))
    const ordinal = ordinalAt(words, at)
    const number = ordinal ?? numberAt(words, at)
    const own = words[at] ?? ''
    const parts = compoundAt?.(words, at)
    const length = number ? number.next - at : 0
    const other = named || number || parts ? undefined : otherwise(own)
    if (own === PAUSE) terms.push({ role: 'pause', value: 0, words: [] })
    else if (parts) terms.push(...parts)
    else if (named && named.length >= length)
      terms.push({ ...named.meaning, words: words.slice(at, at + named.length) })
    else if (number)
      terms.push({ role: ordinal ? 'ordinal' : 'number', value: number.value, words: words.slice(at, number.next) })
    else if (other) terms.push(other)
    else return undefined
    at += own === PAUSE || parts || other ? 1 : Math.max(length, named?.length ?? 1)
  }
  return terms
}

/** The first of the longest. */
const longestOf = <T extends { length: number }>(found: readonly T[]): T | undefined =>
  found.reduce<T | undefined>((longest, each) => (longest && longest.length >= each.length ? longest : each), undefined)

/** The roles of terms in their order, which patterns of roles match: `<number><box><of><number>`. */
export const shapeOf = (terms: readonly Term[]): string => terms.map(({ role }) => `<${role}>`).join('')

/**
 * A pattern of the roles of a whole statement, in which each `<role>` is one sign of a regular expression: `<number><box><of><number>`.
 * Lines may be broken, and begin with blanks.
 */
export const pattern = (source: string): RegExp =>
  new RegExp(`^${source.replaceAll(/\n */gu, '').replaceAll(/(?<!\(\?)<[a-z-]+>/gu, '(?:$&)')}$`, 'du')

/**
 * The terms that the groups of a pattern of roles matched, by the names of the groups.
 */
export function matchOf(
  expression: RegExp,
  terms: readonly Term[],
): Readonly<Record<string, readonly Term[]>> | undefined {
  const shape = shapeOf(terms)
  const found = expression.exec(shape)
  const placeOf = (index: number) => shape.slice(0, index).split('<').length - 1
  return (
    (found &&
      Object.fromEntries(
        Object.entries(found.indices?.groups ?? {}).flatMap(([name, span]) =>
          span ? [[name, terms.slice(placeOf(span[0]), placeOf(span[1]))] as const] : [],
        ),
      )) ??
    undefined
  )
}

/** The numbers that the terms of a role tell. */
export const valuesOf = (terms: readonly Term[], role: string): number[] =>
  terms.filter((term) => term.role === role).map(({ value }) => value)

/** What is longer was told at length; in characters, and in words, since patterns may try every place for each of their joints. */
const SAID_MAX = 160
const WORDS_MAX = 24

/** The words of a short statement; undefined of a question or a story. */
export function statementIn(text: string, wordsOf: Numerals['wordsOf']): Words | undefined {
  if (text.length > SAID_MAX || text.includes('?')) return undefined
  const words = splitHyphens(wordsOf(text)).filter((word) => !isHesitation(word))
  return words.length <= WORDS_MAX && words.some((word) => word !== PAUSE) ? words : undefined
}
