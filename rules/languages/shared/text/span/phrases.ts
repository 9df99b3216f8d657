import { isHesitation } from '../../words.ts'
import type { Clauses } from './clauses.ts'
import type { Tagged } from './tag.ts'

/** A part of a sentence that may be the answer. */
export interface Phrase {
  from: number
  to: number
  /** By what it is led to: a word that names, a verb, a verb with a preposition, a preposition alone; or it comes first. */
  led: 'named' | 'verb' | 'prepared' | 'placed' | 'first' | 'none'
  isCapital: boolean
}

/** The phrases of a sentence: things with what joins them, as far as a pause or another word. */
export function phrasesOf(tags: readonly Tagged[], asked: ReadonlySet<string>, clauses: Clauses): Phrase[] {
  const phrases: Phrase[] = []
  for (let at = 0; at < tags.length;) {
    const end = endOf(tags, at, asked, clauses)
    const phrase = end > at ? trimmed(tags, at, end, clauses) : undefined
    if (phrase) phrases.push(phrase)
    at = Math.max(end, at + 1)
  }
  return phrases
}

/** A run of things from a place on; a preposition belongs to it between two things unless a name ends or an agent follows there. */
function endOf(
  tags: readonly Tagged[],
  from: number,
  asked: ReadonlySet<string>,
  { agents, generic, inNames }: Clauses,
): number {
  let at = from
  for (; at < tags.length; at += 1) {
    const tag = tags[at]
    if (!tag || (at > from && tags[at - 1]?.isEnd)) break
    // "Costa Rica de luna de miel".
    const isTail =
      tag.kind === 'joint' &&
      !AND.test(tag.word) &&
      tags[at - 1]?.isCapital &&
      tags.slice(at, at + 3).every(({ isCapital }) => !isCapital)
    if (isTail && at > from) break
    if (tag.kind === 'thing' || tag.kind === 'joint') continue
    const isBetween = tag.kind === 'preposition' && at > from && tags[at - 1]?.kind === 'thing' && !tag.isEnd
    const isInName = inNames.has(tag.word) && (!tags[at - 1]?.isCapital || tags[at + 1]?.isCapital === true)
    const isName = tags.slice(from, at).some(({ isCapital }) => isCapital)
    const things = tags.slice(from, at).filter(({ kind }) => kind === 'thing')
    const isGoal =
      (agents.has(tag.word) && (tags[from]?.kind === 'joint' || tags[from - 1]?.kind === 'preposition')) ||
      things.every(({ word }) => generic.has(word) || asked.has(word))
    const next = tags[at + 1]
    const isThing = next?.kind === 'thing' || next?.kind === 'joint'
    if (!isBetween || !isThing || (!isInName && (isName || isGoal))) break
  }
  return at
}

const AND = /^(?:and|y|e)$/u

function trimmed(tags: readonly Tagged[], from: number, end: number, clauses: Clauses): Phrase | undefined {
  let to = end
  while (to > from && tags[to - 1]?.kind !== 'thing') to -= 1
  let start = from
  while (start < to && tags[start]?.kind !== 'thing' && !/^\p{L}/u.test(tags[start]?.word ?? '')) start += 1
  while (start < to && /^(?:and|of|y|e|de|del)$/u.test(tags[start]?.word ?? '') && !tags[start]?.isCapital) start += 1
  // "A lady, a Mrs Abernathy": a name begins with its title.
  const title = tags.slice(start, to).findLastIndex(({ word }) => clauses.titles?.has(word))
  if (title > 0 && start + title < to - 1) start += title
  const things = tags.slice(start, to)
  if (!/\p{L}{2}|\d/u.test(things.map(({ word }) => word).join(' '))) return undefined
  return { from: start, to, led: ledBy(tags, start, clauses), isCapital: things.some(({ isCapital }) => isCapital) }
}

/** By what a phrase is led to; what belongs to a verb or changes nothing is passed over. */
function ledBy(tags: readonly Tagged[], start: number, { particles, adverbs }: Clauses): Phrase['led'] {
  let at = start - 1
  const isPassed = () => particles.has(tags[at]?.word ?? '') || adverbs.has(tags[at]?.word ?? '')
  let isPrepared = false
  while (
    at >= 0 &&
    (['preposition', 'owner', 'kin', 'adjunct'].includes(tags[at]?.kind ?? '') || isPassed() || tags[at]?.word === 'de')
  ) {
    isPrepared ||= tags[at]?.kind === 'preposition'
    at -= 1
  }
  const before = tags[at]
  const isBegun =
    before?.isEnd ||
    tags.slice(0, at + 1).every(({ kind, word }) => kind === 'adjunct' || adverbs.has(word) || isHesitation(word))
  if (!before || isBegun) return isPrepared ? 'placed' : 'first'
  // "It's for second hand prams" tells of it.
  if (before.kind === 'naming') return isPrepared ? 'prepared' : 'named'
  if (before.kind === 'verb') return isPrepared ? 'prepared' : 'verb'
  // "We found the flat through Marlow": what was done stands between.
  if (
    isPrepared &&
    ['thing', 'sentence'].includes(before.kind) &&
    tags.slice(0, at).some(({ kind }) => kind === 'verb')
  )
    return 'prepared'
  return isPrepared ? 'placed' : 'none'
}
