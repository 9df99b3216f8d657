/** What can be commanded by voice. */
export type Command =
  | 'next'
  | 'back'
  | 'repeat'
  | 'slower'
  | 'faster'
  | 'louder'
  | 'quieter'
  | 'skip'
  | 'clear'
  | 'spell'
  | 'help'
  | 'go-to'
  | 'review'
  | 'submit'
  | 'stop'
  | 'mute'
  | 'resume'
  | 'undo'
  | 'retry'
  | 'yes'
  | 'no'

/** How it is read aloud. */
export type MannerCommand = Extract<Command, 'slower' | 'faster' | 'louder' | 'quieter'>

/**
 * Words by their role in how it shall be read: with the phrases of these commands they make "could you read it a bit slower
 * please". Each is a phrase of one word or more.
 */
export interface MannerWords {
  /** What is asked for with more of it: "slowly", "loud". */
  qualities: ReadonlyMap<string, MannerCommand>
  /** "More slowly", "not so fast": they ask. */
  more: readonly string[]
  less: readonly string[]
  /** "Too fast": a judgment, which elsewhere may be an answer. */
  excess: readonly string[]
  /** How much, of what, and for whom: "a bit", "the question", "for me". */
  degrees: readonly string[]
  pleas: readonly string[]
  /** Who is asked, and for what: "could you", "speak". */
  asking: readonly string[]
  /** Before a judgment on the reader, "you are", or on anything, "that's". */
  ofReader: readonly string[]
  ofAnything: readonly string[]
}

/**
 * How the commands are said in one language, in lower case and without punctuation. After a phrase of `go-to` comes what a
 * field is called, or its number; every other phrase is a whole utterance.
 */
export type CommandPhrases = Readonly<Record<Command, readonly string[]>>

/** Commands of an act and of what it is done to, of whose combinations there are too many for a list. */
export interface ComposedCommands {
  acts: readonly (readonly [command: Exclude<Command, 'go-to'>, phrases: readonly string[]])[]
  /** What may follow, and why it is wished: "i got the name wrong"; in small letters. */
  because: RegExp
  /** What it is done to, when and how; words of the question's label count too. */
  objects: ReadonlySet<string>
}

/** What the rules of spoken commands know of one language. All words are in lower case. */
export interface LanguageOfCommands {
  phrases: CommandPhrases
  /** How commands are composed: "read me" with words of "the question again". */
  composed: ComposedCommands
  manner: MannerWords
  /** What stands after the name of a field instead, in languages with the verb at the end: "Anreise ändern". */
  goToEndings: readonly string[]
  /** The phrases of `go-to` that may also begin a dictated sentence. */
  weakGoTo: readonly string[]
  /** Sounds and words around a command that say nothing. */
  courtesies: readonly string[]
  /** Longer ones, which in dictation may be meant. */
  requests: readonly string[]
  /** Before a word that is meant as dictation. */
  literally: readonly string[]
  /** What opens an answer that is said again. */
  correctionOpenings: readonly string[]
  /** What opens such an answer only where the field takes no sentences. */
  shortCorrectionOpenings: readonly string[]
  /** What opens a further part of a telephone number or an address: "then 0199". */
  growths: readonly string[]
  no: ReadonlySet<string>
  /** "No one" is no correction. */
  noOne: ReadonlySet<string>
  /** "change X to Y": the opening word and the words that may divide. */
  changes: readonly (readonly [opening: string, dividers: readonly string[]])[]
  /** "v, not b". */
  not: string
  /** Words before the name of a field that are no part of it; those with an apostrophe stand in the same word. */
  articles: ReadonlySet<string>
  /** What a field is called, before or after its number. */
  fieldWords: ReadonlySet<string>
  last: ReadonlySet<string>
  /** Cardinals and ordinals. */
  numbers: ReadonlyMap<string, number>
  letters: LettersOfLanguage
}

/** How letters, digits and signs are said. */
export interface LettersOfLanguage {
  /** The names of letters, as transcribers write them. */
  names: ReadonlyMap<string, string>
  /** Words of spelling alphabets, each for its first letter. */
  alphabet: ReadonlySet<string>
  /** Phrases of one or two words. */
  signs: ReadonlyMap<string, string>
  digits: ReadonlyMap<string, string>
  times: ReadonlyMap<string, number>
  capital: ReadonlySet<string>
  /** "b as in bravo": what comes before the word that explains. */
  like: readonly string[]
}

/** A map from a list such as `one=1 two=2`; `_` within a name stands for a space. */
export const mapOf = (list: string): ReadonlyMap<string, string> =>
  new Map(
    list
      .split(/\s+/)
      .filter(Boolean)
      .map((pair) => {
        const at = pair.lastIndexOf('=', pair.length - 2)
        return [pair.slice(0, at).replaceAll('_', ' '), pair.slice(at + 1)]
      }),
  )

export const numbersOf = (list: string): ReadonlyMap<string, number> =>
  new Map([...mapOf(list)].map(([word, number]) => [word, Number(number)]))

/** Phrases from a list such as `a bit, a little`. */
export const phrasesOf = (list: string): readonly string[] =>
  list
    .split(',')
    .map((phrase) => phrase.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)

export const setOf = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).filter(Boolean))
