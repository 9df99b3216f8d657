import { askedWhere } from '../../../shared/clauses/asked-where.ts'
import type { SpokenField } from '../../../shared/normalise.ts'
import { CLAUSES } from '../clauses.ts'
import { VOCABULARY } from '../lexicon/roles.ts'
import { PAST } from '../dates/tense.ts'
import { regex } from '../../../shared/regex.ts'

/** Imperfects with which people ask politely: "buscaba un piso". */
const POLITE = '(?:busc|dese|necesit|llam|pregunt|interes|gust|encant)(?:aba|ábamos)'

/** Imperfects of the most used verbs in -er and -ir, of which the ending alone may be that of a noun. */
const IRREGULAR =
  '(?:ten|hab|viv|hac|sal|com|beb|corr|dorm|le|ve|conduc|cre|pod|sol|ten|pon|tra|part)ía(?:mos|n)?|eran?|éramos|iban?|íbamos'

/** An imperfect, as the source of a regular expression. */
export const WAS = String.raw`(?:\p{L}{2,}(?:aba|abas|ábamos|aban)|${IRREGULAR})`

/** What was so then, where an answer or a clause of it begins: "fumaba diez", "pensábamos el ocho de diciembre". */
export const IMPERFECT = regex('iu')`
  ^(?:(?:yo|nosotros|nosotras|pues|bueno|mire?|antes|ya|me|nos|se|lo|la|los|las|le|de joven|hasta hace poco),? )*
  (?!${POLITE})(?:${WAS}|fu(?:i|imos)(?= \p{L}+[ai]d[oa]s?(?!\p{L})))(?!\p{L})`

/** Asks for what was so then, where the question is not about the past. */
export const unlessPast = askedWhere(
  ({ field, label, heard }) => label !== '' && IMPERFECT.test(heard) && !asksPast(field, label),
)

/** Whether a question is about what was. */
export function asksPast({ options }: SpokenField, label: string): boolean {
  const isOpinion = VOCABULARY.asks.opinion.test((options ?? []).map((option) => option.label).join(' '))
  return isOpinion || PAST.test(label) || CLAUSES.asksEarlier.test(label) || ASKED_IN_PAST.test(label)
}

const ASKED_IN_PAST = /(?:aba|(?:ten|hab|viv|hac)[ií]a)(?:n|s|mos)?(?!\p{L})/iu
