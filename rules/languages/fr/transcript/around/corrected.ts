import { traitsOf, type ValueKind } from '../../../../field-types.ts'
import type { Layer } from '../../../shared/normalise.ts'
import { regex } from '../../../shared/regex.ts'

const LEAD = "(?:le |la |les |l['’]|du |des |au |à )"
const BUT = '(?:[,;.]? mais|[,;.] plutôt) (?:bien |plutôt |le |la )?'

/** "Pas cinq, mais quatre", "pas à Lyon, à Givors": what is so instead of what is denied right before it. */
const DENIED_FIRST = regex('iu')`
  ^(?:(?:ah|oh|euh|ben|non|surtout),? )*(?:ce n['’]est |c['’]est )?pas (?:(?<lead>${LEAD})
    (?<slip>[^,;.]+?)(?: comme (?:c['’]est|c['’]était|ce qui est) \p{L}+)?(?:${BUT}|[,;.] (?=\k<lead>))
  |(?!${LEAD})(?<slip>[^,;.]+?)(?:${BUT}|(?<yields>[,;.] )))(?<own>[^,;.]+)[.!]?$`

/** "06 71 20 45 61, non, 06 77 20 45 61"; a no at the beginning answers, and who gives way says more: "trois, allez, quatre". */
const SAID_AGAIN = regex('iu')`
  ^(?!non(?!\p{L}))(?<slip>[^,;]+)(?:,? (?:euh,? )?(?:non|pardon|non,? pardon)|, (?:bon,? )?(?<yields>allez)(?: on va dire)?)[,.]?
  (?<own>[^,;]+)[.!]?$`
/** Of a list, and of words, who gives way may want both. */
const ONE: ReadonlySet<ValueKind> = new Set(['quantity', 'scale', 'one-option', 'day'])

const OPEN = /\?|(?<!\p{L})(?:ou|si|peut-être|crois|pense|mais|aussi|sinon)(?!\p{L})/iu

/** In characters. */
const SAID_MAX = 120

/** Takes what stands for the value before it, where each is a value of its own and this one sure, or for the beginning of an address. */
const correctedBy =
  (correction: RegExp): Layer =>
  (read) =>
  (field, heard, circumstances) => {
    const found = read(field, heard, circumstances)
    const { value: kind } = traitsOf(field.type)
    const { slip, own, yields } =
      (found?.isSure || heard.length > SAID_MAX ? null : correction.exec(heard))?.groups ?? {}
    if (slip === undefined || own === undefined || OPEN.test(own) || OPEN.test(slip)) return found
    if (yields !== undefined && !ONE.has(kind)) return found
    const alone = read(field, own, circumstances)
    const isBegun = kind === 'line' && alone?.isSure && !alone.isGuess && found?.value === alone.value
    if (isBegun) return alone
    const slipped = read(field, slip, circumstances)
    const isValue = alone?.isSure && !alone.isGuess && slipped?.isSure
    return isValue && countOf(slipped.value) <= countOf(alone.value) ? alone : found
  }

/** Fewer things may stand for a part of a list: "français et italien, non, romanche". */
const countOf = (value: unknown): number => (Array.isArray(value) ? value.length : 1)

export const insteadOfDenied = correctedBy(DENIED_FIRST)
export const insteadOfSlip = correctedBy(SAID_AGAIN)
