import { phoneticSimilarity } from './phonetic-similarity.ts'
import type { Dictionary } from '../dictionary.ts'
import type { CompiledGrammar } from '../grammar-decoder.ts'
import { accepts } from '../grammar/tree.ts'
import { type Heard, NOTHING_HEARD } from '../../transcriber.ts'
import type { Decoded } from '../output.ts'

/**
 * A grammar finds one of its answers in any sound. Of 278 correct answers 95 % had an acoustic cost of 54 at most, and
 * sounded like what the language model heard; of 123 foreign or unrelated utterances 95 % had 66 at least. `bench:speech`
 * counts both.
 */
const COST_MIDDLE = 61
const COST_WIDTH = 2.5
/** One wrong word can hide in a long silence. Without the silence, correct words had a cost of 87 at most. */
const SILENCE_ALLOWANCE = 28
const SIMILARITY_MIDDLE = 0.5
const SIMILARITY_WIDTH = 0.5
/** Below this the two decoders heard different things, however low the cost: the page asks. */
const SIMILARITY_MIN = 0.3
const ASKED = 0.55
/** Below this the grammar's answer is discarded, and the language model's words are shown instead. */
const HEARD_MIN = 0.3

/** Of free text: correct words had a cost of 51 at most, words found in foreign speech 59 at least. */
const FREE_COST_MIDDLE = 57
const FREE_COST_WIDTH = 2

/** Where free text is allowed, a command must sound like the language model's words, or cost less than they do. */
const COMMAND_SIMILARITY_MIN = 0.7
/** Of 24 commands that the language model took for other words 22 cost less. */
const COMMAND_COST_MAX = 63

interface Hypotheses {
  /** From the decoder with the field's grammar, where there is one. */
  answer: Decoded | undefined
  grammar: CompiledGrammar | undefined
  /** From the decoder with the language model. */
  lm: Decoded
  dictionary: Dictionary
  /** The grammar has commands only, and any other text may be said too. */
  allowsFreeText: boolean
}

/**
 * Takes the grammar's answer when its acoustic cost is low; its confidence rises with its phonetic similarity to what the
 * language model heard.
 * @returns undefined where the language model's words are to be used by themselves
 */
export function scoreAnswer({ answer, grammar, lm, dictionary, allowsFreeText }: Hypotheses): Heard | undefined {
  if (lm.words === '') return NOTHING_HEARD
  if (!answer || !grammar) return undefined
  if (answer.words === '') return { text: lm.words, confidence: 0 }
  const similarity = phoneticSimilarity(answer.words, lm.words, dictionary)
  if (allowsFreeText && similarity < COMMAND_SIMILARITY_MIN) return undefined
  const fit = rounded(
    sigmoid((COST_MIDDLE - costOf(answer)) / COST_WIDTH + (similarity - SIMILARITY_MIDDLE) / SIMILARITY_WIDTH),
  )
  const confidence = similarity < SIMILARITY_MIN ? Math.min(fit, ASKED) : fit
  return confidence < HEARD_MIN ? { text: lm.words, confidence } : { ...chosen(answer, lm, grammar), confidence }
}

const costOf = ({ acousticCost, wordCost }: Decoded): number => Math.max(acousticCost, wordCost - SILENCE_ALLOWANCE)

/**
 * Scores free text. Homophones cost the same: five of ten texts had a wrong word or more, all of them at a low cost. So the
 * page always asks about free text.
 * @param wordCost the acoustic cost of the words, where it is known
 */
export function scoreFreeText(text: string, wordCost = 0): Heard {
  return { text, confidence: Math.min(fitOf(wordCost, FREE_COST_MIDDLE), ASKED) }
}

/**
 * A short command is easily heard as other words ("skip" as "to put"); the acoustic cost of both decides.
 * @param cheaper the one with the lower cost; undefined where that is not known
 */
export function scoreCommand(command: string, words: string, cheaper: Decoded | undefined): Heard {
  if (cheaper?.words !== command) return scoreFreeText(words, cheaper?.wordCost)
  if (cheaper.wordCost > COMMAND_COST_MAX) return { text: words, confidence: 0 }
  return { text: command, confidence: fitOf(cheaper.wordCost, COMMAND_COST_MAX) }
}

const fitOf = (cost: number, middle: number): number => rounded(sigmoid((middle - cost) / FREE_COST_WIDTH))

/** The language model also knows which words follow each other, so its words are preferred where the grammar has them. */
function chosen({ words }: Decoded, lm: Decoded, { tree }: CompiledGrammar): Heard {
  if (words === lm.words) return { text: words }
  const [text, other] = accepts(tree, lm.words) ? [lm.words, words] : [words, lm.words]
  return { text, alternatives: [other] }
}

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x))
const rounded = (share: number): number => Math.round(share * 100) / 100
