import type { Grammar } from '../../../shared/translation.ts'

/** "Eine Woche" is "1 Woche", where it is offered so. */
export const oneOf =
  (offered: ReadonlySet<string>): Grammar =>
  (words, at) => {
    const unit = words[at + 1] ?? ''
    const isOffered = offered.has('1') && [unit, unit.replace(/(?:e?s|e?n)$/, '')].some((word) => offered.has(word))
    return /^eine?[nmrs]?$/.test(words[at] ?? '') && UNIT.test(unit) && isOffered
      ? { value: ['1'], next: at + 1 }
      : undefined
  }

const UNIT = /^(?:stunde|tage?s?|nacht|woche|monate?s?|jahre?s?|person|kind|zimmer|stueck|paar|kilo|liter)$/
