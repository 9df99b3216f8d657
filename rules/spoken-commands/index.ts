import { loadLanguage } from '../languages/load.ts'
import type { LanguageOfCommands } from '../languages/shared/commands.ts'

export type { Command } from '../languages/shared/commands.ts'
export type { SpokenCommand } from './commands.ts'
export { changesIn } from './correction.ts'
export { joinedParts } from './growth.ts'
export { placeOffered } from './offered.ts'
export { readUtterance } from './utterance.ts'

/** Takes a BCP 47 tag; gives the words of commands in its language, and the English ones where a language has none yet. */
export const loadCommands = async (locale: string): Promise<LanguageOfCommands> =>
  (await loadLanguage(locale)).commands()
