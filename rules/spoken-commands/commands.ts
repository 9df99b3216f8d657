import type { ListenFor } from '../../contract/types.gen.ts'
import type { AnswerValue, FormField } from '../../contract/types.gen.ts'
import type { Command, LanguageOfCommands } from '../languages/shared/commands.ts'

export type SpokenCommand = { command: Exclude<Command, 'go-to'> } | { command: 'go-to'; index: number }

/** What a person meant by what they said. */
export type Utterance =
  /** Words to be read as the field's value. */
  | { kind: 'answer'; words: string }
  | ({ kind: 'command' } & SpokenCommand)
  /** The answer as it should have been, in words to be read as the field's value. */
  | { kind: 'correction'; words: string }
  /** A correction, but what it corrects is ambiguous. */
  | { kind: 'unclear' }

export interface UtteranceCircumstances {
  /** The answer that stands; undefined while there is none. */
  current: AnswerValue | undefined
  /** All fields of the form in their order, for "go to". */
  labels: readonly string[]
  /** The words of commands in the language that is spoken. */
  language: LanguageOfCommands
  /** What may be said: a plain answer has only corrections, "undo" and "clear" beside it; yes and no are commands only where commands are asked for. */
  listensFor: ListenFor
  /** The person is asked for one of several answers, so that a no is meant of these. */
  isChoosing?: boolean
}

/** What of a field decides how an utterance is read. */
export type CommandedField = Pick<FormField, 'type' | 'options'>
