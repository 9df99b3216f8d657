import type { Grammar } from '../../../shared/translation.ts'
import { cardinalAt } from '../numbers/cardinals.ts'
import { fractions } from '../numbers/fractions.ts'

const MONTHS_OF_YEAR = 12
const PARTS: Readonly<Record<string, number>> = { 'a half': 0.5, '3 quarters': 0.75, '1 quarter': 0.25 }

/** "Ein halbes Jahr" is six months, where months are offered and no years. */
export const inMonths =
  (offered: ReadonlySet<string>): Grammar =>
  (words, at) => {
    if (!offered.has('monate') || offered.has('jahr') || offered.has('jahre')) return undefined
    const part = fractions(words, at)
    const whole = /^eine?[ms]?$/.test(words[at] ?? '') ? { value: 1, next: at + 1 } : cardinalAt(words, at)
    const years = part ? (PARTS[part.value.join(' ')] ?? Number(part.value.join(' '))) : whole?.value
    const next = part?.next ?? whole?.next ?? at
    const months = (years ?? Number.NaN) * MONTHS_OF_YEAR
    return /^jahre?n?$/.test(words[next] ?? '') && Number.isInteger(months)
      ? { value: [String(months), 'months'], next: next + 1 }
      : undefined
  }
