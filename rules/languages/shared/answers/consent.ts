import type { ReadAnswer } from '../normalise.ts'

/** What a plain no to a consent gives: nothing is given, so it is no answer. */
export const CONSENT_REFUSED = ''

/**
 * Reads a consent as the only box of a list: a plain yes alone gives it, and it is never taken without asking.
 * @param checkbox reads the lists of the language
 */
export const consentIn =
  (checkbox: ReadAnswer): ReadAnswer =>
  (field, transcript, circumstances) => {
    const box = { label: field.label ?? '', value: 'true' }
    const found = checkbox({ type: 'checkbox', label: box.label, options: [box] }, transcript, circumstances)
    if (!Array.isArray(found?.value)) return undefined
    return { value: found.value.length > 0 ? true : CONSENT_REFUSED, isSure: false }
  }
