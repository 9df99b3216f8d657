import type { Found } from '../normalise.ts'
import type { Infer } from './inferred.ts'
import { type Counted, countedBy, type NumberInference, wordsAsked } from './number-inference.ts'
import { type Otherwise, statementIn, type Term, termsOf } from './terms.ts'

/** `kin` are children of somebody, of any age, and `anybody` is no relative. */
const PERSONS = ['me', 'name', 'adult', 'child', 'offspring', 'kin', 'sibling', 'anybody'] as const

/** The nouns by which what is counted may be told. */
const NOUNS: Readonly<Record<Counted, readonly string[]>> = {
  people: PERSONS,
  adults: PERSONS,
  children: PERSONS,
  animals: ['animal'],
  rooms: ['room'],
  things: [],
}

interface Item {
  role: string
  count: number
  isCounted: boolean
}

const AROUND = new Set<string | undefined>(['lead', 'only', 'pause', 'tail'])
const JOINTS = new Set<string | undefined>(['and', 'plus', 'pause'])
const BEFORE = new Set<string | undefined>(['the', 'number', 'quality'])

/** "Two of her friends" has more before its noun than "two friends". */
const isBefore = (terms: readonly Term[], at: number): boolean =>
  BEFORE.has(terms[at]?.role) ||
  (terms[at]?.role === 'of' && terms[at - 1]?.role === 'number' && terms[at + 1]?.role === 'the')

/** "My husband", "both boys", "the four of us". */
function itemAt(terms: readonly Term[], at: number, nouns: ReadonlySet<string>): Found<Item> | undefined {
  let next = at
  let number: number | undefined
  for (let term = terms[next]; term && isBefore(terms, next); term = terms[(next += 1)]) {
    // "Two, the wife and her mother": a number before an article is a total.
    if (number !== undefined && term.role === 'the' && terms[next - 1]?.role !== 'of') return undefined
    if (term.role !== 'number') continue
    if (number !== undefined || term.value < 1 || !Number.isInteger(term.value)) return undefined
    number = term.value
  }
  const [noun, after] = terms.slice(next, next + 2)
  const us = noun?.role === 'we' ? after : after?.role === 'we' && noun?.role === 'of' ? noun : undefined
  if (us && nouns.has('me')) {
    const count = noun?.role === 'we' ? (us.role === 'number' ? us.value : undefined) : number
    return count === undefined ? undefined : { value: { role: 'we', count, isCounted: true }, next: next + 2 }
  }
  if (!noun || !nouns.has(noun.role) || (noun.role === 'me' && next > at)) return undefined
  const count = number === undefined ? noun.value : number * Math.max(1, noun.value)
  return count < 1 ? undefined : { value: { role: noun.role, count, isCounted: number !== undefined }, next: next + 1 }
}

/** All that a list names, or undefined where anything else stands in it. */
function itemsIn(terms: readonly Term[], nouns: ReadonlySet<string>): readonly Item[] | undefined {
  const items: Item[] = []
  let at = 0
  while (AROUND.has(terms[at]?.role)) at += 1
  while (at < terms.length) {
    const found = itemAt(terms, at, nouns)
    if (!found) break
    items.push(found.value)
    at = found.next
    if (terms[at]?.role === 'for' && nouns.has('room')) at = recipientAt(terms, at + 1) ?? at
    while (JOINTS.has(terms[at]?.role) && at + 1 < terms.length) at += 1
  }
  return terms.slice(at).every(({ role }) => AROUND.has(role)) ? items : undefined
}

const PEOPLE = new Set<string>(PERSONS)

/** For whom something is. */
function recipientAt(terms: readonly Term[], at: number): number | undefined {
  const noun = terms.findIndex(({ role }, index) => index >= at && !BEFORE.has(role))
  const role = terms[noun]?.role ?? ''
  return PEOPLE.has(role) || role === 'we' ? noun + 1 : undefined
}

const sumOf = (items: readonly { count: number }[]): number => items.reduce((sum, { count }) => sum + count, 0)

/** "Three grown-ups, me, the wife and her mum": a number may be told with those whom it counts. */
const isToldTwice = ([first, ...others]: readonly Item[]): boolean =>
  first?.role === 'adult' &&
  others.length > 1 &&
  sumOf(others) === first.count &&
  others.every(({ role }) => role === 'adult' || role === 'me')

/** How many of those that are asked for stand in a list of persons or things; who fits is not always told. */
function countOf(items: readonly Item[], counted: Counted): number | undefined {
  const of = (...roles: readonly string[]) => sumOf(items.filter(({ role }) => roles.includes(role)))
  if (isToldTwice(items)) return undefined
  if (counted === 'adults')
    return of('offspring', 'kin', 'sibling', 'anybody', 'name', 'we') > 0 ? undefined : of('adult', 'me')
  if (counted !== 'children') return sumOf(items)
  const isUnknown = of('name', 'we', 'anybody') > 0 || (of('sibling') > 0 && of('adult', 'me') > 0)
  return isUnknown ? undefined : of('child', 'offspring', 'kin', 'sibling')
}

/** "Two for me and three for my sister": the sum of at least two shares. */
function sharesIn(terms: readonly Term[]): number | undefined {
  const shares: number[] = []
  let at = 0
  while (AROUND.has(terms[at]?.role)) at += 1
  while (terms[at]?.role === 'number') {
    const preposition = terms[at + 1]?.role === 'asked' ? at + 2 : at + 1
    const next = terms[preposition]?.role === 'for' ? recipientAt(terms, preposition + 1) : undefined
    if (next === undefined) return undefined
    shares.push(terms[at]?.value ?? 0)
    at = next
    while (JOINTS.has(terms[at]?.role)) at += 1
  }
  const isWhole = terms.slice(at).every(({ role }) => AROUND.has(role))
  return isWhole && shares.length > 1 ? shares.reduce((sum, share) => sum + share, 0) : undefined
}

/** "One each for me and my husband", "two for each of the four of us". */
function perHead(terms: readonly Term[]): number | undefined {
  const at = terms.findIndex(({ role }) => role === 'for')
  const start = terms.slice(0, at).filter(({ role }) => !AROUND.has(role))
  const each = [...start.slice(1), ...terms.slice(at + 1, at + 3)]
  const isEach = each.some(({ role }) => role === 'each')
  const isPlain = start[0]?.role === 'number' && start.slice(1).every(({ role }) => /^(?:each|asked)$/u.test(role))
  if (at < 1 || !isEach || !isPlain) return undefined
  const heads = terms.slice(at + 1).filter(({ role }, index) => index > 1 || (role !== 'each' && role !== 'of'))
  const items = itemsIn(heads, PEOPLE)
  return items && items.length > 0 ? (start[0]?.value ?? 0) * sumOf(items) : undefined
}

/** A name begins with a capital inside a sentence; a language whose nouns do so too tells none. */
const namesIn = (heard: string, { wordsOf, hasNames }: NumberInference): ReadonlySet<string> =>
  new Set(hasNames ? [...heard.matchAll(/(?<=[\p{Ll},] )\p{Lu}\p{Ll}+/gu)].flatMap(([name]) => wordsOf(name)) : [])

/** Counts the persons or things that an answer names: "me, my husband and his mum" are three. */
export const counting =
  (language: NumberInference): Infer =>
  ({ label = '' }, heard) => {
    const counted = countedBy(label, language)
    const words = statementIn(heard, language.wordsOf)
    if (!counted || !words) return undefined
    const names = namesIn(heard, language)
    const otherwise: Otherwise = (word) =>
      names.has(word) ? { role: 'name', value: 1, words: [word] } : wordsAsked(label, language)(word)
    const nouns = new Set<string>(NOUNS[counted])
    const things = counted === 'animals' ? [language.animals] : counted === 'rooms' ? [language.rooms] : []
    const terms = termsOf(words, language, [...things, language.general, language.people], otherwise)
    if (!terms) return undefined
    const shared = sharesIn(terms) ?? perHead(terms)
    if (shared !== undefined) return shared
    const items = counted === 'things' ? undefined : itemsIn(terms, nouns)
    const isList = items && (items.length > 1 || items[0]?.isCounted || terms.some(({ role }) => role === 'only'))
    return (isList && countOf(items, counted)) || undefined
  }
