import type { ReadAnswer } from '../../../shared/normalise.ts'
import { regex } from '../../../shared/regex.ts'

/** An answer, and a reason or a clause of its own after it. */
const AFTER = regex('iu')`
  ^(?<answer>[^,;.!?]+?)(?:\s+(?<because>parce qu(?:e\s|['’])|vu que\s|puisqu(?:e\s|['’])|car\s)
    |[,;.!]\s+(?<because>parce qu(?:e\s|['’])|vu que\s|puisqu(?:e\s|['’])|car\s|comme ça\s)?)(?<rest>\S+ \S+.*)$`

/** What in such a clause may take the answer back, add to it, or leave it open. */
const SPOILS = regex('iu')`
  \?|(?<!\p{L})(?:mais|si|s['’]ils?|sauf|excepté|pardon|désolée?|non|attends|attendez|plutôt|finalement|enfin|ou|peut-être|aussi
    |également|sinon|préfér\p{L}+|préfère|veut|voulait|voudrait|dit|disait|crois|pense|hésite|dépend|chang\p{L}+|annul\p{L}+
    |était|étais|avant|bientôt|presque|autre|les deux|et (?:le|la|les|un|une|du|de la|puis)
    |(?:l['’]|(?:le|la|les|en|y) )\p{L}+ (?:plus|pas)|l['’](?:est|était|a|ont)|le (?:sont|font))(?!\p{L})`

/** What turns a thing down: "trop voyant", "je flotte dans le XL". */
const DISMISSES = regex('iu')`
  (?<!\p{L})(?:pas|plus|jamais|trop|cher|chère|compl[eè]te?s?|moins|mal|déteste|horreur|flotte|serre|nage|périmée?|cassée?|panne
    |finie?s?|malade|peur|impossible|occupée?|dors|travaille
    |(?:on est|je suis|nous sommes) (?:à|au|en|chez|prise?|absente?)|j['’]ai (?:cours|école|une? \p{L}+))(?!\p{L})`

/** What tells something against the answer itself: "elle est en panne", "je n'aime pas". */
const AGAINST_ITSELF = regex('iu')`
  ^(?:(?:ils?|elles?|c['’]est|ce n['’]est|ça|cela|impossible|trop|pas|plus)(?!\p{L})(?=.*(?:${DISMISSES.source}|(?<!\p{L})(?:retard|non)(?!\p{L})))
    |(?:impossible|trop|en aucun|(?:au grand )?jamais|hors de|très peu pour|merci)(?!\p{L})
    |.*(?<!\p{L})(?:aim\p{L}+|veu[xt]|plaît|convient|supporte|intéresse|tente)(?!\p{L}))`

/** In characters, and in words. */
const SAID_MAX = 160
const CLAUSE_MIN = 3

/**
 * Takes an option that stands complete before a clause that says why, or that turns another one down: "par chèque, je n'ai pas ma
 * carte sur moi", "bleu, le rouge est trop voyant", "l'après-midi parce que le matin je dors".
 */
export const beforeContrast =
  (read: ReadAnswer): ReadAnswer =>
  (field, heard, circumstances) => {
    const found = read(field, heard, circumstances)
    if (found?.isSure || heard.length > SAID_MAX) return found
    const { answer, because, rest = '' } = AFTER.exec(heard)?.groups ?? {}
    if (answer === undefined || rest.split(/\s+/u).length < CLAUSE_MIN || SPOILS.test(rest)) return found
    const alone = read(field, answer, circumstances)
    if (!alone?.isSure || alone.isGuess || (found && String(found.value) !== String(alone.value))) return found
    const isOther = because === undefined && read(field, rest, circumstances) !== undefined
    const isTold = because !== undefined || (isOther ? DISMISSES.test(rest) : !AGAINST_ITSELF.test(rest))
    return isTold ? alone : found
  }
