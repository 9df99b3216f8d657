/** What can be commanded by voice. */
export type Command =
  | 'next'
  | 'back'
  | 'repeat'
  | 'skip'
  | 'clear'
  | 'spell'
  | 'help'
  | 'go-to'
  | 'review'
  | 'submit'
  | 'stop'
  | 'undo'
  | 'retry'
  | 'yes'
  | 'no'

/**
 * How the commands are said in one language, in lower case and without punctuation. After a phrase of `go-to` comes what a
 * field is called, or its number; every other phrase is a whole utterance.
 */
export type CommandPhrases = Readonly<Record<Command, readonly string[]>>

/** The languages that have commands. */
export type CommandLanguage = 'en' | 'es'
