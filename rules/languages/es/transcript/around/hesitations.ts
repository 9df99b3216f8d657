import type { ReadAnswer } from '../../../shared/normalise.ts'
import { SAID_MAX } from '../layers.ts'
import { regex } from '../../../shared/regex.ts'

/** "Este" as a sound of thinking: drawn out, said twice, or before words of thinking. */
const THINKING = regex('iu')`
  ^(?:(?:eh|pues|bueno|a ver|mmm+)[,.…]*\s+)*este(?:\.{2,}|…|(?:,?\s+este)+(?:\.{2,}|…|,)
    |[,.]?\s+(?=(?:d[ée]j[ae]me|d[ée]jeme|a ver|vamos a ver|espere?|espér[ae]\p{L}*|no s[ée]|pues|cómo|como era|un (?:momento|segundo)\p{L}*|perm[ií]t\p{L}*)(?!\p{L})))[\s,.…]*`
/** The point of the compass and its like. */
const EAST = /(?<!\p{L})este(?!\p{L})/iu

/** Reads an answer after a sound of thinking that is a label too: "este... déjeme ver" to "Norte", "Este". */
export const withoutHesitation =
  (read: ReadAnswer): ReadAnswer =>
  (field, heard, circumstances) => {
    const whole = read(field, heard, circumstances)
    const isThought = heard.length <= SAID_MAX && THINKING.test(heard)
    if (!isThought || !field.options?.some(({ label }) => EAST.test(label))) return whole
    const rest = heard.replace(THINKING, '')
    const found = rest === '' ? undefined : read(field, rest, circumstances)
    const isSame = JSON.stringify(found?.value) === JSON.stringify(whole?.value)
    return isSame ? whole : found && { ...found, isSure: false }
  }
