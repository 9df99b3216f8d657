import { primaryLanguage } from './tags.ts'

/**
 * The languages that have rules of speech, each a folder beside this file: what the editor offers of them, as BCP 47 and
 * the language's own name. A further language is a folder and a line here; the compiler then asks every table by language
 * for its entry.
 */
const OFFERED = {
  en: [
    ['en-US', 'English (US)'],
    ['en-GB', 'English (UK)'],
    ['en-CA', 'English (Canada)'],
    ['en-AU', 'English (Australia)'],
    ['en-IN', 'English (India)'],
  ],
  es: [
    ['es-ES', 'Español (España)'],
    ['es-MX', 'Español (México)'],
    ['es-AR', 'Español (Argentina)'],
    ['es-CO', 'Español (Colombia)'],
    ['es-US', 'Español (Estados Unidos)'],
  ],
} as const satisfies Record<string, readonly (readonly [tag: string, name: string])[]>

/** A language that has rules of speech, without a region. */
type LanguageTag = keyof typeof OFFERED

/** One entry for each language that has rules of speech. */
export type ByLanguage<T> = Readonly<Record<LanguageTag, T>>

/** The tags that the editor offers, with their names. */
export const LANGUAGES = Object.values<readonly (readonly [tag: string, name: string])[]>(OFFERED).flat()

/** The entry for the language of a BCP 47 tag; undefined for a language without rules of speech. */
export const entryFor = <T>(table: ByLanguage<T>, locale: string): T | undefined => {
  const language = primaryLanguage(locale)
  return Object.hasOwn(table, language) ? table[language as LanguageTag] : undefined
}

/** What a language is called in that language; the tag itself where its name is not known. */
export function nameOfLanguage(tag: string): string {
  const known = LANGUAGES.find(([each]) => each.toLowerCase() === tag.toLowerCase())
  return known ? known[1] : capitalised(namedByPlatform(tag), tag)
}

/** A well-formed tag may still be refused, and some platforms have no names. */
function namedByPlatform(tag: string): string {
  try {
    return new Intl.DisplayNames([tag], { type: 'language', languageDisplay: 'standard' }).of(tag) ?? tag
  } catch {
    return tag
  }
}

const capitalised = (name: string, tag: string): string =>
  name === tag ? tag : name.charAt(0).toLocaleUpperCase() + name.slice(1)
