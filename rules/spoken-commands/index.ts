import type { CommandPhrases } from '../languages/shared/commands.ts'
import { commandWords } from './languages.ts'

export type { Command } from '../languages/shared/commands.ts'
export type { SpokenCommand } from './commands.ts'
export { readUtterance } from './utterance.ts'

/** Takes a BCP 47 tag; gives the phrases of its language, and the English ones where a language has none yet. */
export const commandPhrases = (locale: string): CommandPhrases => commandWords(locale).phrases
