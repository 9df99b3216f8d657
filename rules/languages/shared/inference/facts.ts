import type { SpokenField } from '../normalise.ts'
import { type Polarity, polarValues } from './polar.ts'
import type { Numerals, Roles } from './terms.ts'
import { pattern, shapeOf, statementIn, termsOf } from './terms.ts'

/** A question by its label, and the facts that answer it. */
export interface Topic {
  asks: RegExp
  /** Roles of what is counted in a yes; `number` where a number alone is one. */
  yes: readonly string[]
  /** Roles of which one is a no. */
  no: readonly string[]
}

/** What a language tells of facts from which a yes or a no follows. */
export interface FactInference extends Numerals, Polarity {
  general: Roles
  facts: readonly Roles[]
  topics: readonly Topic[]
}

const AROUND = '(?:<lead>|<only>|<pause>|<tail>|<i>)*'

/** So many things, each of them counted: "a son and a daughter", "two cats". */
const things = (roles: readonly string[]): RegExp => {
  const thing = `<number><quality>?(?:${roles.map((role) => `<${role}>`).join('|')})`
  return pattern(`${AROUND}${thing}(?:(?:<and>|<pause>|<plus>)+${thing})*${AROUND}`)
}

const states = (roles: readonly string[]): RegExp =>
  pattern(`${AROUND}(?:${roles.map((role) => `<${role}>`).join('|')})${AROUND}`)

const NUMBER = pattern('(?:<only>|<pause>)*<number>(?:<pause>|<tail>)*')

/** Whether an answer with a fact is a yes or a no; undefined where it is neither. */
export function factIn(field: SpokenField, heard: string, language: FactInference): string | undefined {
  const values = polarValues(field, language)
  const asked = language.wordsOf(field.label ?? '').join(' ')
  const topic = values && language.topics.find(({ asks }) => asks.test(asked))
  const words = topic && statementIn(heard, language.wordsOf)
  const terms = words && termsOf(words, language, [...language.facts, language.general])
  if (!topic || !terms) return undefined
  const { yes, no } = values
  const shape = shapeOf(terms)
  const number = terms.find(({ role }) => role === 'number')
  // An article alone counts nothing.
  const isArticle = number !== undefined && language.general.has(number.words[0] ?? '')
  if (number && !isArticle && topic.yes.includes('number') && NUMBER.test(shape)) return number.value > 0 ? yes : no
  if (topic.yes.length > 0 && number?.value !== 0 && things(topic.yes).test(shape)) return yes
  return topic.no.length > 0 && states(topic.no).test(shape) ? no : undefined
}
