import type { FieldType } from '../../contract/types.gen.ts'
import { type ByLanguage, entryFor } from '../languages/registry.ts'
import type { Normalise, RulesOfLanguage } from '../languages/shared/normalise.ts'
import { DEFAULT_LANGUAGE } from '../limits.ts'

type LoadRules = () => Promise<{ rules: RulesOfLanguage }>

/** The rules of each language are chunks of their own: only those of the form's language and types are fetched. */
export const RULES: ByLanguage<LoadRules> = {
  en: () => import('../languages/en/transcript/by-type.ts'),
  es: () => import('../languages/es/transcript/by-type.ts'),
}

export const UNKNOWN: LoadRules = () => import('../languages/unknown/by-type.ts')

/**
 * The rules of one type of field in one language; those of phones are the largest by far.
 * @param locale BCP 47, of the form
 */
export async function loadNormaliser(type: FieldType, locale: string = DEFAULT_LANGUAGE): Promise<Normalise> {
  const { rules } = await (entryFor(RULES, locale) ?? UNKNOWN)()
  return rules[type]()
}
