import { orPart } from '../layers.ts'
import { wordsWithoutAccents } from '../../../shared/translation.ts'
import { SOMEBODY } from '../kin.ts'
import { cardinalAt } from './cardinals.ts'
import { regex } from '../../../shared/regex.ts'

/** What others have, in a clause with its own subject and verb: "los de enfrente sí son cuatro". */
const OF_OTHERS = regex('iu')`
  [,;.]\s+(?:(?:y|pero|aunque|en cambio),? )?(?:${SOMEBODY}|(?:el|la|los|las) (?:del?|que|otr[oa]s?)(?: \S+){0,4}?|otr[oa]s|él|ella|ellos|ellas|los demás)
  (?: (?:sí|sí que|ya|solo|también))? (?:son|es|tienen?|hay|eran?|cobran?|pagan?|llevan?|miden?|pesan?|gastan?|viven|hacen?|pone|pondría|le da)(?: \S+){1,4}$`

/** A question about others. */
const ASKS_OTHERS =
  /(?<!\p{L})(?:total|todos|hermanos|hij[oa]s?|famili\p{L}+|pareja|personas|paciente|alumn[oa]|menor|beb[eé])(?!\p{L})/iu

/** Takes a number before that of others: "es estrato tres; los de enfrente sí son cuatro". */
export const besideOthers = orPart(
  (heard, { label }) => {
    const of = ASKS_OTHERS.test(label) ? null : OF_OTHERS.exec(heard)
    return of && hasNumber(of[0]) ? heard.slice(0, of.index) : undefined
  },
  { isSame: true },
)

/** Without one the clause goes on with the answer: "cuatro, y la del baño, que es pequeña". */
function hasNumber(said: string): boolean {
  const words = wordsWithoutAccents(said)
  return words.some((_, at) => cardinalAt(words, at) !== undefined)
}
