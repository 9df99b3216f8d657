import type { Clauses } from './clauses.ts'
import type { Phrase } from './phrases.ts'
import type { Tagged } from './tag.ts'

/** What of a question tells how strictly what stands beside an answer is taken. */
export interface Asked {
  label: string
  words: ReadonlySet<string>
}

/** In words. */
const PLAIN_MAX = 6

/** Whether nothing that was said beside a phrase may change it, and all of it is explained. */
export function isPlain(chosen: Phrase, tags: readonly Tagged[], asked: Asked, clauses: Clauses): boolean {
  const things = tags.slice(chosen.from, chosen.to).filter(({ kind }) => kind === 'thing')
  const isCased = tags.some(({ isCapital }) => isCapital)
  const isClear =
    chosen.to - chosen.from <= PLAIN_MAX &&
    tags[chosen.from - 1]?.kind !== 'owner' &&
    !clauses.generic.has(things[0]?.word ?? '') &&
    (!isCased || chosen.isCapital)
  if (!isClear) return false
  const after = withoutAdjuncts(tags.slice(chosen.to))
  const isRemark = isRemarkIn(after, tags[chosen.to - 1]?.isEnd === true, clauses)
  const isLast = after.length === 0 || isRemark
  const from = isLast ? conclusionOf(chosen, tags, clauses) : 0
  const before = withoutAdjuncts(tags.slice(from, chosen.from))
  return (
    isSettled(before, after, asked, clauses) &&
    (from > 0 ||
      before.every(
        (tag, at) =>
          isExplained(tag, asked, clauses) || isSubject(before, at, chosen) || isNamedThing(before, at, chosen),
      )) &&
    after.every((tag) => isExplained(tag, asked, clauses) || (isRemark && !tag.isCapital))
  )
}

/** Where the clause begins with which the person concludes: "… so put Maureen Tuttle", "no, the name you want is Olu". */
export function conclusionOf(chosen: Phrase, tags: readonly Tagged[], { concludes }: Clauses): number {
  for (let at = chosen.from - 1; at > 0; at -= 1) {
    const words = tags.slice(at, chosen.from).map(({ word }) => word)
    if (concludes.test(words.join(' ')) && (words.length > 1 || tags[at - 1]?.kind !== 'verb')) return at
    if (words.length > CONCLUSION_MAX) break
  }
  return 0
}

/** In words. */
const CONCLUSION_MAX = 5

const withoutAdjuncts = (tags: readonly Tagged[]): Tagged[] => tags.filter(({ kind }) => kind !== 'adjunct')

/** Whether nothing denies, doubts or ends it, puts it at another time or is told of somebody else. */
function isSettled(
  before: readonly Tagged[],
  after: readonly Tagged[],
  { label, words }: Asked,
  clauses: Clauses,
): boolean {
  const { asksEarlier, asksOthers, earlier, others, unsettles } = clauses
  const [start, end] = [before, after].map((tags) =>
    tags.map(({ word }) => (word.length > 3 && words.has(word) ? '' : word)).join(' '),
  ) as [string, string]
  const text = `${start} , ${end}`
  return (
    !unsettles.test(text) &&
    (asksEarlier.test(label) || !earlier.test(text)) &&
    (asksOthers.test(label) || asksEarlier.test(label) || !others.test(start))
  )
}

const isExplained = ({ kind, word }: Tagged, asked: Asked, { generic }: Clauses): boolean =>
  kind !== 'thing' || generic.has(word) || asked.words.has(word) || asked.words.has(word.replace(/(?:'s|s)$/u, ''))

/** "A logistics company called Bluewave": the thing right before the word that names it. */
const isNamedThing = (tags: readonly Tagged[], at: number, chosen: Phrase): boolean => {
  const after = tags.slice(at + 1).find(({ kind }) => kind !== 'thing' && kind !== 'joint')
  return chosen.led === 'named' && after?.kind === 'naming' && CALLED.test(after.word)
}
const CALLED = /^(?:called|named)$/u

/** "The building's called Quayside House": what it is the name of, where it is written as one. */
const isSubject = (tags: readonly Tagged[], at: number, chosen: Phrase): boolean =>
  chosen.led === 'named' && tags[at]?.isCapital === false && !tags.slice(0, at).some(({ kind }) => kind === 'verb')

/** Whether what follows is a remark: a reason, an aside, or a clause after a pause. */
export function isRemarkIn(after: readonly Tagged[], isPause: boolean, clauses: Clauses): boolean {
  const isReason = clauses.reasons.has(after[0]?.word ?? '')
  const rest = isReason ? after.slice(1) : after
  const isClause = clauses.subjects.has(after[0]?.word ?? '')
  return (
    (isPause || isReason || (isClause && !rest.slice(1).some(({ kind }) => kind === 'naming'))) &&
    ((!isReason && isAside(rest, clauses)) || rest.some(({ kind }) => ['verb', 'sentence', 'naming'].includes(kind)))
  )
}

/** "Out on the ring road", "the one with the broken blind", "lovely woman". */
export const isAside = (tags: readonly Tagged[], { opinion, generic, reasons }: Clauses): boolean =>
  tags[0]?.kind === 'preposition' ||
  reasons.has(tags[0]?.word ?? '') ||
  (!tags.some(({ isCapital }) => isCapital) &&
    (opinion.has(tags[0]?.word ?? '') || (tags[0]?.kind === 'joint' && generic.has(tags[1]?.word ?? ''))))
