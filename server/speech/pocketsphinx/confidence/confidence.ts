import { agreement } from './phonetic-similarity.ts'
import type { Dictionary } from '../dictionary.ts'
import type { FieldGrammar } from '../grammar-decoder.ts'
import { accepts } from '../grammar/tree.ts'
import { type Heard, NOTHING_HEARD } from '../../transcriber.ts'
import type { Decoded } from '../output.ts'

/**
 * A grammar hears one of its answers in anything. Of 278 answers that were right, 95 % missed the sounds by 54 at most and
 * agreed with the open model; of 123 foreign or unrelated utterances 95 % by 66 at least. `bench:speech` counts both.
 */
const MISFIT_MIDDLE = 61
const MISFIT_WIDTH = 2.5
/** One word that is none of the sounds may hide in much silence; right words, without it, missed theirs by 87 at most. */
const SILENCE_HELPS = 28
const AGREEMENT_MIDDLE = 0.5
const AGREEMENT_WIDTH = 0.5
/** Less alike than this the two heard different things, however well one of them fits: it is asked. */
const AGREEMENT_LEAST = 0.3
const ASKED = 0.55
/** Below this the grammar's answer is none, and the open model's words are shown instead. */
const HEARD_MIN = 0.3

/** Of words out of all that there are: right ones missed the sounds by 51 at most, those for foreign speech by 59 at least. */
const FREE_MISFIT_MIDDLE = 57
const FREE_MISFIT_WIDTH = 2

/** Where anything may be said, a command must sound as the open model heard it too, or fit the sounds better than its words. */
const COMMAND_AGREEMENT = 0.7
/** Of 24 commands that the open model took for other words 22 missed the sounds by less. */
const COMMAND_MISFIT_MAX = 63

export interface Both {
  /** What the grammar heard, where there is one. */
  answer: Decoded | undefined
  grammar: FieldGrammar | undefined
  /** What the open model heard. */
  open: Decoded
  dictionary: Dictionary
  /** The grammar has commands only, and anything else may be said too. */
  isOpenToAll: boolean
}

/**
 * The grammar's answer counts when it fits the sounds, and the better the more it is like what the open model heard.
 * @returns undefined where the open model's words stand for themselves
 */
export function judged({ answer, grammar, open, dictionary, isOpenToAll }: Both): Heard | undefined {
  if (open.words === '') return NOTHING_HEARD
  if (!answer || !grammar) return undefined
  if (answer.words === '') return { text: open.words, confidence: 0 }
  const likeness = agreement(answer.words, open.words, dictionary)
  if (isOpenToAll && likeness < COMMAND_AGREEMENT) return undefined
  const fit = rounded(
    sigmoid((MISFIT_MIDDLE - misfitOf(answer)) / MISFIT_WIDTH + (likeness - AGREEMENT_MIDDLE) / AGREEMENT_WIDTH),
  )
  const confidence = likeness < AGREEMENT_LEAST ? Math.min(fit, ASKED) : fit
  return confidence < HEARD_MIN ? { text: open.words, confidence } : { ...chosen(answer, open, grammar), confidence }
}

const misfitOf = ({ misfit, wordMisfit }: Decoded): number => Math.max(misfit, wordMisfit - SILENCE_HELPS)

/**
 * Words of any kind. Other words that sound the same fit as well: five of ten texts were wrong by a word or more, each of
 * them with a good fit. So they are shown and asked about, however well they fit.
 * @param wordMisfit how far the sounds are from them, where that is known
 */
export function freely(text: string, wordMisfit = 0): Heard {
  return { text, confidence: Math.min(fitOf(wordMisfit, FREE_MISFIT_MIDDLE), ASKED) }
}

/**
 * A short command is easily heard as other words ("skip" as "to put"); of both, the recording tells which was said.
 * @param nearer which of the two it fits better; undefined where that is not known
 */
export function commandOr(command: string, words: string, nearer: Decoded | undefined): Heard {
  if (nearer?.words !== command) return freely(words, nearer?.wordMisfit)
  if (nearer.wordMisfit > COMMAND_MISFIT_MAX) return { text: words, confidence: 0 }
  return { text: command, confidence: fitOf(nearer.wordMisfit, COMMAND_MISFIT_MAX) }
}

const fitOf = (misfit: number, middle: number): number => rounded(sigmoid((middle - misfit) / FREE_MISFIT_WIDTH))

/** Both know the sounds; the open model knows besides which words follow each other, so where it heard an answer, it is right. */
function chosen({ words }: Decoded, open: Decoded, { tree }: FieldGrammar): Heard {
  if (words === open.words) return { text: words }
  const [text, other] = accepts(tree, open.words) ? [open.words, words] : [words, open.words]
  return { text, alternatives: [other] }
}

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x))
const rounded = (share: number): number => Math.round(share * 100) / 100
