import type { FieldType } from '../../contract/types.gen.ts'
import { loadLanguage } from './load.ts'
import { LANGUAGES } from './registry.ts'
import type { LanguageOfCommands } from './shared/commands.ts'
import type { ConversationWords } from './shared/conversation.ts'
import type { SpokenLanguage } from './shared/form-check.ts'
import type { SpeechLanguage } from './shared/language.ts'
import type { ReadAnswer } from './shared/normalise.ts'
import type { WordsOfParts } from './shared/several.ts'
import { primaryLanguage } from './tags.ts'

/** A language with all its parts. */
interface LoadedLanguage {
  transcript: Readonly<Record<FieldType, ReadAnswer>>
  commands: LanguageOfCommands
  conversation: ConversationWords
  several: WordsOfParts | undefined
  dateWords: readonly string[]
  formCheck: SpokenLanguage | undefined
}

async function whole({ transcript, ...language }: SpeechLanguage): Promise<LoadedLanguage> {
  const rules = Object.entries(transcript).map(async ([type, rule]) => [type, await rule()])
  const [commands, conversation, several, dateWords, formCheck] = await Promise.all([
    language.commands(),
    language.conversation(),
    language.several(),
    language.dateWords(),
    language.formCheck(),
  ])
  const all = Object.fromEntries(await Promise.all(rules)) as LoadedLanguage['transcript']
  return { transcript: all, commands, conversation, several, dateWords, formCheck }
}

/** On a server all rules are there from the start. */
const tags = [...new Set(LANGUAGES.map(([tag]) => primaryLanguage(tag)))]
const ALL = new Map(await Promise.all(tags.map(async (tag) => [tag, await whole(await loadLanguage(tag))] as const)))
const UNKNOWN = await whole(await loadLanguage(''))

/**
 * All parts of the language of a BCP 47 tag at once. For the server; a page fetches what it needs with `loadLanguage`.
 */
export const loadedLanguage = (locale: string): LoadedLanguage => ALL.get(primaryLanguage(locale)) ?? UNKNOWN
