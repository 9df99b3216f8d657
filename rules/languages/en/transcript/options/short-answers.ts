import type { Found, Words } from '../../../shared/normalise.ts'
import { wordSet } from '../../../shared/phrases.ts'

const SUBJECTS = wordSet('i we they he she it there')
/** Subjects with their verb: only with a "not" or an adverb after them are they an answer. */
const CONTRACTED = wordSet("i'm i've we're we've they're they've he's she's it's there's")
const VERBS = wordSet('am is are was were do does did have has had will would can could shall should')
const DENIED = /^(?:(?:is|are|was|were|do|does|did|have|has|had|wo|would|ca|could|should)n't|cannot|ain't)$/
const ADVERBS = wordSet('really certainly sure definitely surely indeed still already always just actually honestly')
const NEVER = wordSet('not never')

const skip = (words: Words, at: number): number => {
  const rest = words.slice(at).findIndex((word) => !ADVERBS.has(word))
  return rest < 0 ? words.length : at + rest
}

/**
 * An answer of a subject and its verb alone, which is a yes or a no: "I do", "she certainly isn't", "we never have", "sure will".
 * The caller looks whether the clause ends there.
 */
export function shortAnswerAt(words: Words, at: number): Found<'yes' | 'no'> | undefined {
  const verb = skip(words, SUBJECTS.has(words[at]) ? at + 1 : at)
  if (CONTRACTED.has(words[at])) return denied(words, skip(words, at + 1))
  if (verb === at) return undefined
  if (DENIED.test(words[verb] ?? '')) return { value: 'no', next: verb + 1 }
  if (NEVER.has(words[verb]) && VERBS.has(words[verb + 1])) return { value: 'no', next: verb + 2 }
  if (!VERBS.has(words[verb])) return undefined
  return denied(words, skip(words, verb + 1)) ?? { value: 'yes', next: verb + 1 }
}

const denied = (words: Words, at: number): Found<'no'> | undefined =>
  NEVER.has(words[at]) ? { value: 'no', next: at + 1 } : undefined
