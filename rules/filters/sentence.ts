import type { FilterCondition, FilterRange, ResponseFilter } from '../../contract/types.gen.ts'
import { isDay } from './period.ts'
import { kindOf } from './operators.ts'
import type { FilterField } from './types.ts'

/**
 * A filter in words, for lists, summaries and confirmations: "Responses from 2026-03-01 where Rating is at least 3".
 * @param fields from `columnsOf`; a field that is none of them is named by its id
 */
export function filterSentence(filter: ResponseFilter, fields: readonly FilterField[]): string {
  const conditions = (filter.where ?? []).map((condition) => conditionWords(condition, fields))
  const where = conditions.length > 0 ? [`where ${inOneLine(conditions)}`] : []
  return [`${adjectives(filter)} responses`.trim(), ...periodWords(filter), ...otherWords(filter), ...where]
    .join(' ')
    .replace(/^./, (letter) => letter.toUpperCase())
}

const adjectives = ({ read, starred }: ResponseFilter): string =>
  [read === undefined ? '' : read ? 'read' : 'unread', starred === undefined ? '' : starred ? 'starred' : 'unstarred']
    .filter(Boolean)
    .join(', ') || (read === undefined ? 'all' : '')

function periodWords({ from, to }: ResponseFilter): string[] {
  if (from !== undefined && to !== undefined) return [`from ${timeWords(from)} to ${timeWords(to)}`]
  if (from !== undefined) return [`since ${timeWords(from)}`]
  return to === undefined ? [] : [`until ${timeWords(to)}`]
}

const timeWords = (text: string): string => (isDay(text) ? text : text.replace('T', ' '))

const otherWords = ({ q, tag }: ResponseFilter): string[] => [
  ...(q === undefined ? [] : [`that contain "${q}"`]),
  ...(tag === undefined ? [] : [`tagged "${tag}"`]),
]

function conditionWords({ field: id, op, value }: FilterCondition, fields: readonly FilterField[]): string {
  const field = fields.find(({ field_id }) => field_id === id)
  const words = (one: unknown) => valueWords(one, field)
  const isDate = field !== undefined && kindOf(field.type) === 'date'
  const comparison = {
    is: () => `is ${words(value)}`,
    isNot: () => `is not ${words(value)}`,
    oneOf: () => `is ${[value ?? []].flat().map(words).join(' or ')}`,
    contains: () => `contains ${words(value)}`,
    between: () => rangeWords(value, words),
    lessThan: () => `is ${isDate ? 'before' : 'less than'} ${words(value)}`,
    greaterThan: () => `is ${isDate ? 'after' : 'greater than'} ${words(value)}`,
    answered: () => 'was answered',
    notAnswered: () => 'was not answered',
    notAsked: () => 'was not asked',
    spoken: () => 'was spoken',
    typed: () => 'was typed',
  }[op]()
  return `"${field?.label ?? id}" ${comparison}`
}

function rangeWords(value: FilterCondition['value'], words: (one: unknown) => string): string {
  const { from, to }: FilterRange = typeof value === 'object' && !Array.isArray(value) ? value : {}
  if (from !== undefined && to !== undefined) return `is between ${words(from)} and ${words(to)}`
  return from === undefined ? `is at most ${words(to)}` : `is at least ${words(from)}`
}

const valueWords = (value: unknown, field: FilterField | undefined): string => {
  if (typeof value === 'number' || (typeof value === 'string' && isDay(value))) return String(value)
  return `"${field?.options.find((option) => option.value === value)?.label ?? String(value)}"`
}

const inOneLine = (parts: string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
