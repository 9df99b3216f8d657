import { takesOptions, traitsOf } from '../../../../field-types.ts'
import { askedWhere } from '../../../shared/clauses/asked-where.ts'
import type { Words } from '../../../shared/normalise.ts'
import { isHesitation, PAUSE } from '../../../shared/words.ts'
import { regex } from '../../../shared/regex.ts'
import { cardinalAt, isOne } from '../numbers/cardinals.ts'
import { RELATIVES, TURNS } from '../turns.ts'
import { frenchWords } from '../words.ts'
import { isMeasure, isOf, lengthOfLead } from './index.ts'

const A_NUMBER = String.raw`(?:\d+|\p{L}+(?:-\p{L}+)*)`

/** How many people there are: "on était cinq dans la voiture". */
const PEOPLE = regex('iu')`
  (?<!\p{L})(?:on (?:est|était|sera|serait|y (?:était|sera))|nous (?:sommes|étions|serons|serions)|ils (?:sont|étaient|seront))
  (?: (?:à|bien|déjà|que|au moins|toujours))? ${A_NUMBER}(?: (?:dans|à|au|aux|en|sur|par|pour|chez|avec) .*|[.!]?$)`
const SOME_PEOPLE = /^(?:enfants?|adultes?|personnes?|gosses|invites|amis)$/u
const ASKS_PEOPLE = regex('iu')`
  person|particip|conviv|invit|couvert|place|foyer|passag|adulte|enfant|voyag|billet|accompagn|joueu|groupe|[eé]quipe|famille|effectif
  |nombreux|employ|salari|membre|t[eê]tes|bouches|êtes|serez|venez|viendr|locataire|occupant|coloc|fr[eè]res|s[oœ]e?urs`

/** How many somebody of the family has, where the person's own are counted: "ma mère en a trois". */
const OF_KIN = new RegExp(
  String.raw`^(?:(?:euh|ben|alors|moi),? )*${RELATIVES} (?:en |n['’]en )?(?:a|ont)(?!\p{L})`,
  'iu',
)

/** What a thing costs: "trois euros le kilo". */
const PRICE = regex('iu')`
  (?<!\p{L})(?:euros?|francs|dollars|balles|piastres|centimes|cents) (?:l['’]|(?:le|la|les|par|chaque|pièce|chacune?)(?!\p{L}))`
const ASKS_MONEY = regex('iu')`
  prix|co[uû]t|tarif|montant|budget|loyer|salaire|revenu|dépens|pai?e|euros?|francs|dollars|somme|facture|valeur|combien(?! de)|[€$]`

/** How often something was done: "deux fois j'ai essayé de vous joindre". */
const TIMES_DONE = regex('iu')`
  (?<!\p{L})fois (?:déjà )?(?:que )?(?:j['’]ai|on a|nous avons|je suis|vous avez|il a|elle a|ils ont|mon|ma|mes|le|la|les) \p{L}{3,}`

/** By how much something changed: "j'ai perdu dix kilos". */
const CHANGE = regex(
  'iu',
)`(?<!\p{L})(?:pris|repris|perdu|grossi|maigri|gagné|grandi|augment\p{L}+|baiss\p{L}+|mont\p{L}+) (?:de )?${A_NUMBER}(?!\p{L})`
const ASKS_STATE = /(?<!\p{L})(?:poids|taille|tension|température|loyer|salaire|prix|âge)(?!\p{L})/iu

/** An age, to a question for something else: "j'ai commencé à douze ans". */
const AT_AGE = regex('iu')`(?<!\p{L})à (?:l['’]âge de )?${A_NUMBER} ans(?!\p{L})`
const ASKS_AGE = /âge|quand|retraite/iu

/** A number that only tells for whom, since when or where: "un lit pour deux". */
const TOLD_BY = /(?<!\p{L})(?:pour|depuis|dans|chez|rue|à) (?:deux|trois|quatre|cinq|[2-5])[\s,.!]/iu

/** Asks for a value of which the words around it count or price something else than the question does. */
export const unlessNotCounted = askedWhere(({ field, label, heard, value }) => {
  if (label === '') return false
  const isTimes = TIMES_DONE.test(heard) && !TURNS_TO_PAST.test(label)
  if (takesOptions(field.type)) return isTimes
  return (
    isTimes ||
    (OF_KIN.test(heard) && /(?<!\p{L})enfants(?!\p{L})/iu.test(label)) ||
    (PEOPLE.test(heard) && !ASKS_PEOPLE.test(label)) ||
    (CHANGE.test(heard) && ASKS_STATE.test(label)) ||
    (AT_AGE.test(heard) && !ASKS_AGE.test(label)) ||
    (PRICE.test(heard) && !ASKS_MONEY.test(label)) ||
    (traitsOf(field.type).value === 'scale' && TOLD_BY.test(`${heard} `)) ||
    (traitsOf(field.type).value === 'scale' && measures(label, heard, value)) ||
    countsOther(label, heard, value)
  )
})

const TURNS_TO_PAST = /(?<!\p{L})(?:avez|êtes|déjà|dernière?|fois)(?!\p{L})/iu

const PLURAL = /^(?!.*\d)\p{L}{2,}[sx]$/u

/** Whether the number is one of hours or euros, which are no points. */
function measures(label: string, heard: string, value: unknown): boolean {
  const words = frenchWords(heard).filter((word) => !isHesitation(word))
  return words.some((_, at) => {
    const found = cardinalAt(words, at)
    const unit = words[found?.next ?? words.length] ?? PAUSE
    const isUnit = unit.length > 1 && isMeasure(unit) && !/^(?:points?|etoiles?|balles?|pour)$/u.test(unit)
    return found?.value === value && isUnit && !isOf(label)(words, found?.next ?? at)
  })
}

/** Whether the number is counted by a noun that neither the question nor a count has: "trois aspirines". */
function countsOther(label: string, heard: string, value: unknown): boolean {
  const words = frenchWords(heard).filter((word) => !isHesitation(word))
  const at = words.findLastIndex((word, index) => !isOne(word) && cardinalAt(words, index)?.value === value)
  const next = at < 0 ? words.length : (cardinalAt(words, at)?.next ?? words.length)
  const place = words[next] === 'de' ? next + 1 : next
  const isCounted = PLURAL.test(words[place] ?? PAUSE) && !isOf(label)(words, place)
  const isPeople = SOME_PEOPLE.test(words[place] ?? PAUSE) && !ASKS_PEOPLE.test(label)
  return (
    isPeople || isJoined(words, next) || (isCounted && lengthOfLead(words, place, TURNS.asksOthers.test(label)) === 0)
  )
}

/** Whether more is counted beside it: "deux frères et une sœur"; not "deux heures et vingt minutes". */
function isJoined(words: Words, at: number): boolean {
  const and = [at + 1, at + 2].find((place) => words[place] === 'et') ?? words.length
  const counted = cardinalAt(words, and + 1)?.next ?? words.length
  return (
    /^\p{L}{3,}$/u.test(words[counted] ?? '') && !isMeasure(words[counted]) && !words.slice(at, and).includes(PAUSE)
  )
}
