import { ENGLISH } from '../languages/en/form-check.ts'
import { SPANISH } from '../languages/es/form-check.ts'
import { type ByLanguage, entryFor } from '../languages/registry.ts'
import type { Sound, SpokenLanguage } from '../languages/shared/form-check.ts'

const LANGUAGES: ByLanguage<SpokenLanguage> = { en: ENGLISH, es: SPANISH }

/** The rules of speech of a language; undefined where there are none. */
export const spokenIn = (locale: string): SpokenLanguage | undefined => entryFor(LANGUAGES, locale)

/** How an option is heard; without rules for the sounds of a language by its letters alone. */
export const soundIn = (label: string, locale: string): Sound =>
  spokenIn(locale)?.soundOf(label, locale) ?? { heard: lettersOf(label), key: () => lettersOf(label) }

const lettersOf = (label: string): string =>
  label
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')
