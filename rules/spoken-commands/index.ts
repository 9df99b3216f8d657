import type { CommandLanguage, CommandPhrases } from './commands.ts'
import { ENGLISH_COMMANDS } from '../languages/en/commands.ts'
import { SPANISH_COMMANDS } from '../languages/es/commands.ts'

export type { Command, CommandLanguage, CommandPhrases, SpokenCommand, Utterance } from './commands.ts'
export { readUtterance } from './utterance.ts'

/** The words of every command by language, for whoever listens for them. */
export const COMMAND_PHRASES: Readonly<Record<CommandLanguage, CommandPhrases>> = {
  en: ENGLISH_COMMANDS,
  es: SPANISH_COMMANDS,
}

/** Takes a BCP 47 tag; gives the phrases of its language, and the English ones where a language has none yet. */
export const commandPhrases = (locale: string): CommandPhrases =>
  /^es\b/i.test(locale) ? COMMAND_PHRASES.es : COMMAND_PHRASES.en
