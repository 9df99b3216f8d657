import { askedWhere } from '../../../shared/clauses/asked-where.ts'
import { regex } from '../../../shared/regex.ts'
import { PAUSE } from '../../../shared/words.ts'
import { isOf, labelOf } from '../before/index.ts'
import { frenchWords } from '../words.ts'

/** A thing that is the subject of a clause, or what one asks others about: "la lampe elle marche à piles", "l'essentiel c'est que ça marche", "les chèques vous les prenez". */
const SUBJECT = regex('u')`
  ^(?:(?:ils?|elles?) (?!me |nous |va |vont |iront |ira )|(?:ne )?(?:a|ont|avait|avaient|est|sont) |(?:ca|cela) se |ce (?:est|sera|serait) que |vous )`
const SUITS = regex('u')`
  (?<!\S)(?:convien|suffi|plai|plu(?!\S)|arrang|parfait|bien(?!\S)|ideal|mieux|ma |mon |choi|interess|tent|indispensab|necess|import|obligat|util|essenti
    |prefer|super|top|ok(?!\S))`
const ARTICLES = /^(?:le|la|les|l|mon|ma|mes|notre|nos)$/u
/** What belongs to a thing rather than to the answer: "le dernier de mes soucis", "la première fois". */
const OF_ANOTHER = /^(?:de (?:mes|tes|nos|vos|ses|leurs)|fois) /u
/** What the person does then, and is not free: "le matin je travaille". */
const BUSY = regex('u')`
  ^(?:je|on|nous) (?:(?:y|en) )?(?:travaille|bosse|dors|garde|(?:ne )?peux pas|(?:suis|est|sommes) (?:pas|prise?s?|occupee?s?|absente?s?|en|au)
    |(?:ai|a|avons) (?:cours|ecole|classe|reunion|piscine|du monde|deja)) `
/** That it is not to be had any more: "le diesel, c'est plus autorisé". */
const OVER =
  /,\s(?:c['’]est|ce n['’]est|ce sont) (?:plus|pas) (?:possible|permis|la peine|mon |disponible|\p{L}+ée?s?(?!\p{L}))/iu

/** Asks for a choice of which its clause only tells something, unless that it suits the person. */
export const unlessTopic = askedWhere(({ field, heard, value }) => {
  const words = frenchWords(heard)
  const isChosen = isOf(labelOf(field.options ?? [], value))
  const ends = words.flatMap((_, at) => (isChosen(words, at) && !isChosen(words, at + 1) ? [at + 1] : []))
  const isTopic = (end: number) => {
    const start = words.slice(0, end).findLastIndex((_, at) => !isChosen(words, at))
    const rest = words.slice(end)
    const clause = `${rest.slice(0, rest.includes(PAUSE) ? rest.indexOf(PAUSE) : undefined).join(' ')} `
    const isNamed = ARTICLES.test(words[start] ?? '')
    const isSubject = isNamed && SUBJECT.test(clause) && !SUITS.test(clause)
    return isSubject || (isNamed && BUSY.test(clause)) || OF_ANOTHER.test(clause)
  }
  return ends.length > 0 && (OVER.test(heard) || ends.every(isTopic))
})
