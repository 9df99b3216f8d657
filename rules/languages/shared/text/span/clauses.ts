import type { Words } from '../../normalise.ts'

/** What a language knows of the clauses around a short answer: "we flew out with Icelandair last spring". */
export interface Clauses {
  /** Whether a word is a verb where it stands: "flew" after "we", "says" after "the sticker". */
  isVerb: (words: Words, at: number) => boolean
  /** After a verb it belongs to it: "out". */
  particles: ReadonlySet<string>
  /** With which a clause begins: "she". */
  subjects: ReadonlySet<string>
  /** Before a verb or a thing it changes nothing: "mostly". */
  adverbs: ReadonlySet<string>
  prepositions: ReadonlySet<string>
  /** With which an answer begins though they are no part of it: "in Leeds"; not "opposite the tower". */
  light: ReadonlySet<string>
  /** Which lead to who did it, after what was done: "we found the flat through Marlow". */
  agents: ReadonlySet<string>
  /** Prepositions within a name: "of". */
  inNames: ReadonlySet<string>
  /** Words that stand for a thing and name none: "one", "chap". */
  generic: ReadonlySet<string>
  /** With which a person is addressed before the name: "mrs". */
  titles?: ReadonlySet<string>
  /** What a person thinks of the answer, after it: "lovely". */
  opinion: ReadonlySet<string>
  /** By which a part of what was said is taken back: "no". */
  denies: ReadonlySet<string>
  /** An article before a name that is no part of it, in small letters. */
  article: RegExp
  /** Names that begin with a preposition, as they are written. */
  placeNames: RegExp
  asksColour: RegExp
  /** A question for a person, a place or a thing by a word of its own: "who". */
  asksWho: RegExp
  /** What leads to a name, from a word on: "by the name of". Sticky, in small letters. */
  naming: RegExp
  /** When, how and how surely, from a word on: "last spring". Sticky, in small letters. */
  adjunct: RegExp
  /** What leaves open whether the answer holds: denial, doubt, contrast, choice, another time, an end of it. In small letters. */
  unsettles: RegExp
  /** After which another answer stands for the one before. */
  turns: ReadonlySet<string>
  /** How a clause begins with which the person concludes, up to the answer: "so put". In small letters. */
  concludes: RegExp
  /** Of these what only puts it at an earlier time, which a question may ask for. */
  earlier: RegExp
  /** By which a question asks for an earlier time. */
  asksEarlier: RegExp
  /** Somebody else, by what the person tells of them: "she". */
  others: RegExp
  /** A question for a name or a thing of somebody else: who, a person, a pet. */
  asksOthers: RegExp
  /** By which a reason or a remark goes on: "since". */
  reasons: ReadonlySet<string>
}
