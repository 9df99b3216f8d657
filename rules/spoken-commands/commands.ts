import type { ListenFor } from '../../contract/types.gen.ts'
import type { AnswerValue, FormField } from '../../contract/types.gen.ts'

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

export type SpokenCommand = { command: Exclude<Command, 'go-to'> } | { command: 'go-to'; index: number }

/** What a person meant by what they said. */
export type Utterance =
  /** Words to be read as the field's value. */
  | { kind: 'answer'; words: string }
  | ({ kind: 'command' } & SpokenCommand)
  /** The answer as it should have been, in words to be read as the field's value. */
  | { kind: 'correction'; words: string }
  /** Surely a correction, but of what cannot be told. */
  | { kind: 'unclear' }

export interface UtteranceCircumstances {
  /** The answer that stands; undefined while there is none. */
  current: AnswerValue | undefined
  /** All fields of the form in their order, for "go to". */
  labels: readonly string[]
  /** A BCP 47 tag. */
  locale: string
  /** What may be said: a plain answer has only corrections, "undo" and "clear" beside it; yes and no are commands only where commands are asked for. */
  listensFor: ListenFor
}

/** What of a field decides how an utterance is read. */
export type CommandedField = Pick<FormField, 'type' | 'options'>
