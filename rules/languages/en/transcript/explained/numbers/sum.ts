import type { ReadAnswer, Words } from '../../../../shared/normalise.ts'
import { hasRole, type Role, type Vocabulary } from '../../../../shared/remainder.ts'
import { splitHyphens, wordsOf } from '../../../../shared/words.ts'
import { amountAt, unfolded } from '../../numbers/amounts.ts'

/** Takes a number that is told with its parts: "four, two adults and two children", "four downstairs and five upstairs, so nine". */
export const orSum =
  (read: ReadAnswer, vocabularies: readonly Vocabulary[]): ReadAnswer =>
  (field, transcript, circumstances) => {
    const found = read(field, transcript, circumstances)
    if (found?.isSure || transcript.includes('?')) return found
    const words = splitHyphens((wordsOf(transcript) ?? []).flatMap(unfolded))
    const value = hasRole(words, vocabularies, CHANGING) ? undefined : totalIn(words)
    return value === undefined ? found : { value, isSure: true }
  }

const CHANGING: ReadonlySet<Role> = new Set([
  'bound',
  'unreal',
  'condition',
  'question',
  'denial',
  'hedge',
  'past',
  'correction',
])

interface Part {
  value: number
  at: number
  next: number
}

function totalIn(words: Words): number | undefined {
  const parts: Part[] = []
  for (let at = 0; at < words.length;) {
    const found = amountAt(words, at)
    if (found) parts.push({ value: found.value, at, next: found.next })
    at = found?.next ?? at + 1
  }
  const [first, ...others] = parts
  const last = parts.at(-1)
  if (!first || !last || parts.length < 2) return undefined
  const isTurned = others.some(({ at }) => /\bso\b/u.test(words.slice(Math.max(first.next, at - 7), at).join(' ')))
  if (others.length > 1 && !isTurned && first.value === sumOf(others)) return first.value
  const before = parts.slice(0, -1)
  const isMost = before.every(({ value }) => value <= last.value)
  const isAdded = /^(?:and|then|plus)$/u.test(words[last.at - 1] ?? '')
  return isMost && (isConcluded(words, last) || (before.length > 1 && !isAdded && last.value === sumOf(before)))
    ? last.value
    : undefined
}

const sumOf = (parts: readonly Part[]): number => parts.reduce((sum, { value }) => sum + value, 0)

/** "So nine", "four in all". */
const isConcluded = (words: Words, { at, next }: Part): boolean =>
  /(?:^| )(?:so|makes|that's|total of)(?: it's| that's)?$/u.test(words.slice(0, at).join(' ')) ||
  /^(?:of us )?(?:in all|in total|altogether|all told|all together|total)(?: |$)/u.test(words.slice(next).join(' '))
