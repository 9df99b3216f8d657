import type { FieldType } from '../../contract/types.gen.ts'
import { type ByLanguage, entryFor } from '../languages/registry.ts'
import type { Normalise, RulesOfLanguage } from '../languages/shared/normalise.ts'
import { RULES, UNKNOWN } from './by-type.ts'

type LoadedRules = Readonly<Record<FieldType, Normalise>>

/** The rules of every type, loaded. */
async function loaded(load: () => Promise<{ rules: RulesOfLanguage }>): Promise<LoadedRules> {
  const { rules } = await load()
  const entries = Object.entries(rules).map(async ([type, rule]) => [type, await rule()])
  return Object.fromEntries(await Promise.all(entries)) as LoadedRules
}

/** On a server all rules are there from the start. */
const languages = Object.entries(RULES).map(async ([language, load]) => [language, await loaded(load)])
const KNOWN = Object.fromEntries(await Promise.all(languages)) as ByLanguage<LoadedRules>
const FALLBACK = await loaded(UNKNOWN)

/**
 * From what was heard to the value of a field (specification, section 4, Transcript normalisation by type). For the server;
 * a page loads the rules that it needs with `loadNormaliser`.
 * @param field its type, and for a select, radio or checkbox its options
 * @param transcript as a transcriber wrote it
 * @param circumstances the person's own day, and the language tag of the form
 * @returns a text, a number for a number field, the chosen values for a checkbox; undefined where there is no
 * confident value and a careful listener would ask again
 */
export const normaliseTranscript: Normalise = (field, transcript, circumstances) =>
  (entryFor(KNOWN, circumstances.locale) ?? FALLBACK)[field.type]?.(field, transcript, circumstances)
