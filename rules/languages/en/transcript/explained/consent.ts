import { traitsOf } from '../../../../field-types.ts'
import type { ReadAnswer, SpokenField } from '../../../shared/normalise.ts'
import { yesNoOptionsOf } from '../choice.ts'
import { optionsFrom } from '../options/labels.ts'

const CONSENT = /\b(?:consent|accept|agree to|terms|permission|authori[sz]e|privacy)\b/iu

/** A consent is given by a plain yes alone, and is always confirmed; so is that none of a list is meant, which leaves no trace. */
export const confirmed =
  (read: ReadAnswer): ReadAnswer =>
  (field, transcript, circumstances) => {
    const found = read(field, transcript, circumstances)
    const isRefusal = Array.isArray(found?.value) && found.value.length === 0
    if (!found || (!isRefusal && !isConsent(field))) return found
    return found.isSure || isRefusal ? { ...found, isSure: false } : undefined
  }

/** One box, or a yes or no to a question for a consent. */
export function isConsent({ type, options, label = '' }: SpokenField): boolean {
  if (traitsOf(type).value === 'several-options') return options?.length === 1
  const { yes, no } = yesNoOptionsOf(optionsFrom(options))
  return yes !== undefined && no !== undefined && CONSENT.test(label)
}
