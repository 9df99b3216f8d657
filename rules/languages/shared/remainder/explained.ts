import type { Words } from '../normalise.ts'
import { type Role, roleAt, type Vocabulary } from '../remainder.ts'
import { PAUSE } from '../words.ts'
import { APART, type Explanation, goesOnAt, type Kind, kindAt, type Place } from './kind.ts'

interface Progress extends Place {
  /** Whether unknown words were passed over that a pause did not end. */
  isAside: boolean
  /** Whether the word before is not known. */
  isBesideUnknown: boolean
  /** Whether nothing but the value and politeness was said since the value. */
  isAtValue: boolean
  /** Whether a further item of a list has begun whose value is still to come. */
  isItem: boolean
  /** What the clause that began with its subject has of its own. */
  clause: { hasValue: boolean; isForeign: boolean } | undefined
}

const START: Progress = {
  hasValue: false,
  mayGoOn: false,
  isOfClause: false,
  isAside: false,
  isBesideUnknown: false,
  isAtValue: false,
  isItem: false,
  clause: undefined,
}

/**
 * Whether everything that was said is part of a value or explained beside it. Anything may be said in an adjunct: after a value,
 * where a pause, a subject of its own or a word such as "since" begins it, and before one, where a pause ends it. Words that are
 * known to change what a value means, and other unknown words before it or right after it, leave it unexplained; a value that
 * stands out of its sentence is explained unless such a word is right beside it.
 */
export function isExplainedBy(words: Words, explanation: Explanation): boolean {
  let progress = START
  const end = words.at(-1) === PAUSE ? words.length - 1 : words.length
  for (let at = 0; at < end;) {
    progress = inClause(words, at, progress, explanation)
    const [kind, length] = kindAt(words, at, { ...explanation, ...progress })
    if (!isPassed(kind, progress, explanation)) return false
    progress = after(kind, words, at, progress, explanation)
    if (progress.clause?.hasValue && progress.clause.isForeign) return false
    at += length
  }
  return !progress.isItem || !progress.isBesideUnknown
}

/** A transcriber may write no pause before "it was cold": a subject right after the value begins a clause of its own. */
function inClause(words: Words, at: number, progress: Progress, explanation: Explanation): Progress {
  const isBegun = progress.isAtValue && isSubject(words, at, explanation)
  if (explanation.isStrict || !isBegun || goesOnAt(words, at, { ...explanation, ...progress })) return progress
  return { ...progress, mayGoOn: true, isOfClause: true, clause: { hasValue: false, isForeign: false } }
}

/** A value may be a subject too, which begins nothing: "the hall and the kitchen". */
function isSubject(words: Words, at: number, { vocabularies, value, isAboutOthers }: Explanation): boolean {
  const [subject = ''] = vocabularies[0]?.subject.exec(words.slice(at, at + 4).join(' ')) ?? []
  if (!isAboutOthers && vocabularies[0]?.somebodyElse?.test(subject)) return false
  return subject !== '' && !value(words, at + subject.split(' ').length)
}

function isPassed(kind: Kind, progress: Progress, { isStrict, isMarked, isOfSentence = false }: Explanation): boolean {
  const { hasValue, mayGoOn, isAside, isBesideUnknown, isItem } = progress
  if (kind === 'value')
    return !(isOfSentence ? isBesideUnknown && !hasValue && !isMarked : hasValue ? isItem && isBesideUnknown : isAside)
  if (kind === 'unknown') return mayGoOn || (hasValue ? isAside || isItem : isOfSentence)
  return kind !== 'changing' && !(kind === 'adjunct' && isStrict)
}

function after(kind: Kind, words: Words, at: number, progress: Progress, explanation: Explanation): Progress {
  const { hasValue, mayGoOn, isAside, isAtValue, isItem, clause } = progress
  const { isStrict, isMarked = false, isList = false, vocabularies } = explanation
  const [isPause, isValue, isUnknown] = [words[at] === PAUSE, kind === 'value', kind === 'unknown' || kind === 'apart']
  const isFurther = isValue && !(mayGoOn && hasValue && roleAt(vocabularies, words, at))
  return {
    hasValue: hasValue || isValue,
    mayGoOn: isFurther ? isMarked : kind === 'adjunct' || (isPause ? hasValue && !isStrict : mayGoOn),
    isAside: isPause ? hasValue && isAside : isAside || (isUnknown && mayGoOn),
    isBesideUnknown: isUnknown,
    isAtValue: isValue || (isAtValue && !isPause && kind === 'explained' && !isOfSentence(words, at, vocabularies)),
    isItem: !isValue && (isItem || (isList && hasValue && words[at] === 'and')),
    isOfClause: !isPause && clause !== undefined,
    clause:
      clause && !isPause
        ? { hasValue: clause.hasValue || isValue, isForeign: clause.isForeign || isUnknown }
        : undefined,
  }
}

const SENTENCE: ReadonlySet<Role> = new Set(['frame', 'determiner', 'adjunct', ...APART])

/** Whether a word goes on with the sentence of the value, and does not only accompany it: "of the", but not "please". */
const isOfSentence = (words: Words, at: number, vocabularies: readonly Vocabulary[]): boolean =>
  SENTENCE.has(roleAt(vocabularies, words, at)?.meaning ?? 'courtesy') ||
  vocabularies.some(({ verb }) => verb(words, at))
