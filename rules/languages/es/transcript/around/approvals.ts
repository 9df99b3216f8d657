import { orPart } from '../layers.ts'
import { ASKS_LOSS } from '../losses.ts'
import { regex } from '../../../shared/regex.ts'

/** That what was said suits the person: "el plan anual suena bien", "veintiún grados está bien". */
const SUITS = regex('iu')`
  (?<=^(?:(?!(?:no|ni|pero|si|aunque|dice|dicen)(?!\p{L}))[\p{L}\d.,]+\s){1,6})(?<!(?:no|ni|tampoco|casi|todo|que|qué) )(?:(?:me|nos|yo creo que) )?
  (?:est[aá]n?|estarían?|van?|irían?|vienen?|vendrían?|suenan?|es|son|serían?|quedan?|parecen?)[ ]
  (?:(?:muy |bastante )?(?:bien|buena?)|perfect[oa]s?|ideal(?:es)?|estupend[oa]s?|genial(?:es)?|fenomenal|de maravilla)
  (?: (?:para (?:mí|nosotros)|por mí|así|gracias|por favor))*[.!]?$`

/** Takes what the person says to be well as it is. */
export const withoutApproval = orPart(
  (heard, { label }) => (SUITS.test(heard) && !ASKS_LOSS.test(label) ? heard.replace(SUITS, '').trim() : undefined),
  {
    isSame: true,
  },
)
