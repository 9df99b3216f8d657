import type { Found, Words } from '../normalise.ts'
import type { WordsOfSentences } from './sentence.ts'
import type { Clauses } from './span/clauses.ts'
import type { Written } from './written.ts'

/** How a language dictates a text: sources of regular expressions without groups, and how letters are spelled. */
export interface Dictation {
  line: string
  paragraph: string
  /** Words before "line" with which it is a thing: "the new line of coats". */
  beforeThing: string
  afterThing: string
  /** What takes the sentence before it back. */
  erase: string
  /** What leads from a word to its spelling: "that's spelled". */
  spelling: string
  /** Letters said one by one from a word on; at least three of them. */
  lettersAt: (words: Words, at: number) => Found<string> | undefined
  /** Whether letters spell a word, perhaps in another way than the transcriber wrote it. */
  spells: (word: string, letters: string) => boolean
  /** How a short answer is framed. */
  frame: LineFrame
  /** Questions that ask for words: what is said is the answer, whatever it means. */
  asksForWords: RegExp
  /** "He said delete that" reports it. */
  reports: RegExp
  /** Whole utterances that are said to the form and are no answer. */
  asides: ReadonlySet<string>
  /** Sounds of thinking between words. */
  hesitation: RegExp
  /** What a longer text is begun with while thinking. */
  thinking: RegExp
  /** Politeness before and after such an utterance. */
  courtesies: RegExp
  /** How an utterance begins that is said to somebody else, or asks; in small letters. */
  talk: RegExp
  /** What is said where no answer is given, whatever is asked for: "skip that for now"; in small letters. */
  instead?: RegExp
  /** How words begin that leave it to somebody what is meant, and name nothing: "whoever is free"; in small letters. */
  vague?: RegExp
  /** Somebody is called and asked or told to do something, the latter as the group "order"; in small letters. */
  called: RegExp
  /** Somebody is called by a name after a word that answers no question: "no, Dave, the other one"; as a transcriber writes it. */
  addressed?: RegExp
  /** Likewise where a line was asked for: a refusal, a word about the question, an order to a child. */
  lineTalk?: RegExp
  /** What is said about the letters of a name or corrects it, where a line was asked for. */
  remarks: RegExp
  /** A request that may be the answer where wishes are asked for: "could we have a cot". */
  requests: RegExp
  /**
   * What asks to write down what follows it: "could you write"; as the group "put" what may ask for something else too, as "note" what
   * may belong to a message, and as "that" what can only lead to words.
   */
  dictates: RegExp
  /** Words after which more must come; in small letters. */
  unfinished: RegExp
}

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
  /**
   * Words that were asked for may be asked to be put down: "would you put down dancing queen please"; politeness after a title, but
   * not of a sign; a sentence that only names them: "it's called"; how a sentence about a title begins: "we're reading"; what is
   * remarked after politeness: "please it was his favourite".
   */
  request: { lead: RegExp; closing: RegExp; of: RegExp; names: RegExp; tells?: RegExp; remark?: RegExp }
  /** What leads to words that stand somewhere, and where they do: "it says", "on the label". */
  placed?: { lead: RegExp; where: RegExp }
  /** What is said beside a name, a place, a code or a title and is in none: how it is written, how long it has been so. */
  beside: RegExp
  /** What is said of the letters of an answer. */
  written: Written
  words: WordsOfSentences
  /** Its clauses, where they are known. */
  clauses?: Clauses
  /** A lead-in of the words of the question itself. */
  leadBy: (label: string) => RegExp
  /** How a sentence leads to what has the role that a question asks for, which goes before the other lead-ins: "here on behalf of". */
  leadToRole?: (label: string) => RegExp | undefined
  /** How a sentence begins that is no answer where a thing is asked for by its name; in small letters. */
  talks?: RegExp
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
    /** A question for a thing by a word of its own, which is named: "Which app has crashed?". */
    thing?: RegExp
    /** A question to which a sentence is an answer: "Where did you lose it?". */
    open: RegExp
    /** Words about something, in sentences: remarks, wishes. */
    comments: RegExp
    /** Somebody else, whose answer a person gives. */
    others: RegExp
    /** A person to turn to, who may be named by what they are to somebody. */
    contact: RegExp
    /** A thing whose name may be a sentence: a band. */
    title: RegExp
  }
  /** The characters of a code that was said one by one: "l s six three p q". */
  codeOf: (words: Words) => string | undefined
}

/** What a line is to hold of what was said, and whether that is a bare phrase, of which nothing tells what else was meant. */
export interface Line {
  answer: string
  /** The sentence of which the answer is a phrase. */
  sentence?: string
  /** Whether words of that sentence lead to the answer. */
  isLed?: boolean
  isBare: boolean
}
