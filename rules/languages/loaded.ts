import type { FieldType } from '../../contract/types.gen.ts'
import { loadLanguage } from './load.ts'
import { LANGUAGES } from './registry.ts'
import { type Classifier, classifierOf } from './shared/classifier/classifier.ts'
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
  classify: Classifier | undefined
  commands: LanguageOfCommands
  conversation: ConversationWords
  several: WordsOfParts | undefined
  dateWords: readonly string[]
  formCheck: SpokenLanguage | undefined
}

/** Loading holds the event loop: after so long others have their turn. */
const LOADING_MS = 10

const nextTurn = () => new Promise((resolve) => setTimeout(resolve))

/** Loads parts one after another. */
function inTurns() {
  let from = performance.now()
  return async <Part>(load: () => Part | Promise<Part>): Promise<Part> => {
    if (performance.now() - from > LOADING_MS) {
      await nextTurn()
      from = performance.now()
    }
    return load()
  }
}

async function whole(language: SpeechLanguage, load: ReturnType<typeof inTurns>): Promise<LoadedLanguage> {
  const rules: [string, ReadAnswer][] = []
  for (const [type, rule] of Object.entries(language.transcript)) rules.push([type, await load(rule)])
  const classifier = await load(language.classifier)
  return {
    transcript: Object.fromEntries(rules) as LoadedLanguage['transcript'],
    classify: classifier && classifierOf(classifier),
    commands: await load(language.commands),
    conversation: await load(language.conversation),
    several: await load(language.several),
    dateWords: await load(language.dateWords),
    formCheck: await load(language.formCheck),
  }
}

async function all(): Promise<Map<string, LoadedLanguage>> {
  const [load, languages] = [inTurns(), new Map<string, LoadedLanguage>()]
  for (const tag of ['', ...LANGUAGES.map(([each]) => primaryLanguage(each))])
    if (!languages.has(tag)) languages.set(tag, await whole(await load(() => loadLanguage(tag)), load))
  return languages
}

/** On a server all rules are there from the start. */
const ALL = await all()

/**
 * All parts of the language of a BCP 47 tag at once. For the server; a page fetches what it needs with `loadLanguage`.
 */
export const loadedLanguage = (locale: string): LoadedLanguage => ALL.get(primaryLanguage(locale)) ?? ALL.get('')!
