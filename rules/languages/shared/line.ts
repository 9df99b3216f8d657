import type { Words } from './normalise.ts'
import { plainWords, withoutPauses } from './words.ts'

/** How a language frames a short answer: "um yeah it's Priya Raman, thanks". */
export interface LineFrame {
  /** Sounds, assent and thinking aloud before it; taken away only before a lead-in. */
  opening: RegExp
  /** A subject with its verb, as far as the answer itself. */
  lead: RegExp
  /** Politeness and time after it. */
  closing: RegExp
  /** What is no part of any answer: sounds of thinking before it, politeness after it, and how sure the person is of it. */
  idle: { before: RegExp; after: RegExp; doubt: RegExp }
  /** In what remains these begin a further clause, so that all is kept as it was said. */
  clause: RegExp
  /** What makes a sentence of what should be a name. */
  sentence: RegExp
  /** How a sentence begins that is no answer where a thing is asked for by its name; in small letters. */
  talks: RegExp
  /** A slip and the words that take it back. */
  slip: RegExp
  /** How a question shows what it asks for. */
  asks: {
    /** A code, whose characters are written together. */
    code: RegExp
    /** A reason or a story: its first words belong to it. */
    story: RegExp
    /** A short thing that people call by its name, as against what they may tell in a sentence. */
    name: RegExp
    /** A question to which a sentence is an answer: "Where did you lose it?". */
    open: RegExp
    /** A thing whose name may be a sentence: a band. */
    title: RegExp
  }
  /** The characters of a code that was said one by one: "l s six three p q". */
  codeOf: (words: Words) => string | undefined
}

const WORDS_MAX = 8
/** What is longer is no short answer, in characters. */
const LINE_MAX = 200

/** What a line is to hold of what was said: the answer without its frame, where a label tells what is asked for. */
export function answerInLine(said: string, label: string | undefined, frame: LineFrame): string {
  if (!label || said.length > LINE_MAX || frame.asks.story.test(label)) return said
  const plain = withoutIdle(said, frame)
  const bare = plain.replace(frame.opening, '')
  const rest = bare.replace(frame.lead, '').replace(frame.closing, '').trim()
  const isFramed = frame.lead.test(bare) && isShort(rest) && !frame.clause.test(rest)
  const answer = isFramed ? rest : plain
  return (frame.asks.code.test(label) ? frame.codeOf(withoutPauses(plainWords(answer))) : undefined) ?? answer
}

/** Whether a name was asked for and a sentence was said of which nothing could be taken away. */
export const isSentence = (value: string, label: string, { asks, sentence }: LineFrame): boolean =>
  value.length <= LINE_MAX && asks.name.test(label) && !asks.story.test(label) && sentence.test(value)

/** "The doctor, er, the doctor Ibáñez" was begun twice. */
const RESTART = /(?<![^\s])(\S{2,20}(?: \S{1,20}){0,3}),? (?:eh+m?|u+h*m+|u+h+|e+r+m*|ähm?|euh+),? \1 /giu

/** Something is left where nothing else was said: "thanks". */
function withoutIdle(said: string, { idle }: LineFrame): string {
  const plain = said
    .replace(RESTART, '$1 ')
    .replace(idle.before, '')
    .replace(idle.after, '')
    .replace(idle.doubt, '')
    .trim()
  return /[\p{L}\p{N}]/u.test(plain) ? plain : said
}

/** Whether a sentence was said, of which nothing is the name that was asked for: "is that the one on the plate". */
export function isTalk(said: string, label: string, { asks, lead, opening, talks }: LineFrame): boolean {
  if (said.length > LINE_MAX || asks.story.test(label) || asks.title.test(label)) return false
  if (asks.open.test(label) && !asks.name.test(label)) return false
  return talks.test(said) && !lead.test(said.replace(opening, ''))
}

const isShort = (rest: string): boolean => /\p{L}|\d/u.test(rest) && rest.split(/\s+/u).length <= WORDS_MAX

/** What a person went on with after a slip; it is proposed. */
export const afterSlip = (said: string, { slip }: LineFrame): string | undefined => {
  if (said.length > LINE_MAX) return undefined
  const rest = said.split(slip).at(-1)?.trim()
  return rest && rest !== said && isShort(rest) ? rest : undefined
}
