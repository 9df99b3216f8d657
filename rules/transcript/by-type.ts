import type { FieldType } from '../../contract/types.gen.ts'
import { primaryLanguage } from '../languages/registry.ts'
import { DEFAULT_LANGUAGE } from '../limits.ts'
import type { Normalise } from '../languages/shared/normalise.ts'

/** The rules of one language: those of a type are fetched when a form has such a field. */
export type RulesOfLanguage = Readonly<Record<FieldType, () => Promise<Normalise>>>

/** Each language is a folder; only the form's own is fetched. */
const LANGUAGES: Readonly<Record<string, () => Promise<{ rules: RulesOfLanguage }>>> = {
  en: () => import('../languages/en/transcript/by-type.ts'),
  es: () => import('../languages/es/transcript/by-type.ts'),
}

/**
 * The rules of one type of field in one language; those of phones are the largest by far.
 * @param locale BCP 47, of the form
 */
export async function loadNormaliser(type: FieldType, locale: string = DEFAULT_LANGUAGE): Promise<Normalise> {
  const load = LANGUAGES[primaryLanguage(locale)] ?? (() => import('../languages/unknown/by-type.ts'))
  return (await load()).rules[type]()
}
