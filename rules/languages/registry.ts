import type { Language } from './shared/language.ts'
import { platformNameOf } from './platform-name.ts'
import { primaryLanguage } from './tags.ts'

type Offer = readonly [name: string, regions: string, load: () => Promise<{ language: Language }>]

/**
 * The languages that have rules of speech: what each calls itself, the regions that the editor offers with their names, and
 * its rules, which are fetched where they are needed. A further language is a folder beside this file, a line here, and what
 * transcribers write in it for silence.
 */
export const OFFERS: Readonly<Record<string, Offer>> = {
  en: ['English', 'US=US|GB=UK|CA=Canada|AU=Australia|IN=India', () => import('./en/index.ts')],
  es: ['Español', 'ES=España|MX=México|AR=Argentina|CO=Colombia|US=Estados Unidos', () => import('./es/index.ts')],
  fr: ['Français', 'FR=France|CA=Canada|BE=Belgique|CH=Suisse', () => import('./fr/index.ts')],
  de: ['Deutsch', 'DE=Deutschland|AT=Österreich|CH=Schweiz', () => import('./de/index.ts')],
}

/** Whether the language of a BCP 47 tag has rules of speech, and words for a conversation. */
export const hasRulesOfSpeech = (tag: string): boolean => Object.hasOwn(OFFERS, primaryLanguage(tag))

/** The tags that the editor offers, as BCP 47, each with what that language calls itself and the region. */
export const LANGUAGES: readonly (readonly [tag: string, name: string])[] = Object.entries(OFFERS).flatMap(
  ([language, [name, regions]]) =>
    regions.split('|').map((region) => {
      const [code, called] = region.split('=')
      return [`${language}-${code}`, `${name} (${called})`] as const
    }),
)

/** What a language is called in that language; the tag itself where its name is not known. */
export function nameOfLanguage(tag: string): string {
  const known = LANGUAGES.find(([each]) => each.toLowerCase() === tag.toLowerCase())
  return known ? known[1] : platformNameOf(tag)
}
