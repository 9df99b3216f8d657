import { ENGLISH } from '../languages/en/commands.ts'
import { SPANISH } from '../languages/es/commands.ts'
import { type ByLanguage, entryFor } from '../languages/registry.ts'
import type { LanguageOfCommands } from '../languages/shared/commands.ts'

const LANGUAGES: ByLanguage<LanguageOfCommands> = { en: ENGLISH, es: SPANISH }

/** Takes a BCP 47 tag; gives the words of commands in its language, and the English ones where a language has none yet. */
export const commandWords = (locale: string): LanguageOfCommands => entryFor(LANGUAGES, locale) ?? ENGLISH
