import type { FieldType } from '../../contract/types.gen.ts'
import { traitsOf, type ValueKind } from '../field-types.ts'
import { hasRulesOfSpeech } from './registry.ts'

/**
 * How far voice input reaches in a language. `said`: answers are understood as people say them. `written`: only as everybody
 * writes them, such as 42. `typed`: not at all.
 */
export type VoiceReach = 'said' | 'written' | 'typed'

/** Without rules of a language a text keeps its words, and an option is known by its label. */
const WITHOUT_RULES: Readonly<Record<ValueKind, VoiceReach>> = {
  'free-text': 'said',
  line: 'written',
  quantity: 'written',
  day: 'written',
  'one-option': 'said',
  'several-options': 'said',
  scale: 'written',
  consent: 'typed',
  upload: 'typed',
}

/** @param locale BCP 47, of the form */
export const reachOf = (type: FieldType, locale: string): VoiceReach =>
  hasRulesOfSpeech(locale) ? 'said' : WITHOUT_RULES[traitsOf(type).value]
