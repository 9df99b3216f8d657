import { ownClause } from '../../shared/clauses/own-clause.ts'
import { TURNS } from './around/turns.ts'
import { telIn } from '../../en/transcript/explained/tel.ts'
import { saidAgain } from './phones/again.ts'
import { layered } from './layers.ts'
import { ownNumber } from './phones/own.ts'
import { withoutOffer } from './phones/offers.ts'
import { withZeroBeforeArea } from './phones/trunk.ts'
import { reachable } from './phones/reachable.ts'
import { ofAnyCountry } from './phones/countries.ts'
import { VOCABULARY } from './lexicon/roles.ts'
import { type Grammar, lexicon, translated } from '../../shared/translation.ts'
import { falseFriends, numerals, fillers } from './common.ts'

const WORDS = lexicon({
  plus: 'más|signo más',
  dash: 'guion|raya|barra',
  double: 'doble|dos veces',
  triple: 'triple|tres veces',
  extension: 'extensión|anexo|interno|con extensión',
  'area code': 'código de área|prefijo|lada|clave lada',
  'my number is': 'mi número es|mi teléfono es|mi celular es|mi móvil es|el número es|es el',
  and: 'y|luego|después',
  or: 'o',
})

/** "Una" is no digit of a phone number, "uno" is. */
const one: Grammar = (words, at) => (words[at] === 'un' ? { value: ['1'], next: at + 1 } : undefined)

/** Takes what was said in Spanish to a question for a phone number; gives it formatted, an extension kept. */
export const tel = layered(
  ownClause(
    TURNS,
    translated(() => [falseFriends, fillers, WORDS, numerals, one], telIn(VOCABULARY)),
  ),
  withZeroBeforeArea,
  ofAnyCountry,
  saidAgain,
  reachable,
  ownNumber,
  withoutOffer,
)
