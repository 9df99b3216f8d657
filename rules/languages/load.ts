import { OFFERS } from './registry.ts'
import type { SpeechLanguage } from './shared/language.ts'
import { primaryLanguage } from './tags.ts'

const loadUnknown = (): Promise<{ language: SpeechLanguage }> => import('./unknown/index.ts')

/**
 * The language of a BCP 47 tag, its parts still to be fetched one by one. A language without rules of speech is commanded and
 * talked to in English, and its answers keep their words.
 */
export async function loadLanguage(locale: string): Promise<SpeechLanguage> {
  const tag = primaryLanguage(locale)
  const [, , load = loadUnknown] = Object.hasOwn(OFFERS, tag) ? (OFFERS[tag] ?? []) : []
  const { language } = await load()
  return language
}
