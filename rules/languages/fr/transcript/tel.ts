import { telIn } from '../../en/transcript/explained/tel.ts'
import { askedWhere } from '../../shared/clauses/asked-where.ts'
import { ownClause } from '../../shared/clauses/own-clause.ts'
import { type Grammar, translated } from '../../shared/translation.ts'
import { surely } from './around/doubts.ts'
import { insteadOfDenied, insteadOfSlip } from './around/corrected.ts'
import { insteadOfFormer } from './around/instead.ts'
import { withRepairedDigits } from './around/repaired-digits.ts'
import { withoutCalls } from './around/times.ts'
import { fillers, numerals, SENTENCE } from './common.ts'
import { layered, reading } from './layers.ts'
import { VOCABULARY } from './lexicon/roles.ts'
import { isOne } from './numbers/cardinals.ts'
import { TURNS } from './turns.ts'
import { frenchLexicon, frenchWords } from './words.ts'

const { '': _, ...SAID } = SENTENCE

const WORDS = frenchLexicon({
  ...SAID,
  plus: 'plus|signe plus',
  dash: 'tiret|point|barre|trait',
  double: 'double|deux fois',
  triple: 'triple|trois fois',
  extension: 'poste|extension|poste numéro|numéro de poste|le poste|interne',
  'area code': "indicatif|l'indicatif|code régional|indicatif régional",
  'country code': 'indicatif du pays|code du pays',
  'my number is': `mon numéro c'est le|mon numéro c'est|mon numéro est le|mon numéro est|mon téléphone c'est le|mon téléphone c'est
      |mon téléphone est le|mon portable c'est le|mon portable c'est|mon portable est le|mon fixe c'est le
      |mon fixe c'est|le numéro c'est le|le numéro c'est|le numéro est le|c'est le|appelez-moi au|appelez le
      |appelez au|vous pouvez m'appeler au|vous pouvez me joindre au|joignez-moi au|je suis joignable au
      |on peut me joindre au|composez le|faites le|rappelez-moi au|mon cellulaire c'est le|mon cellulaire est le
      |mon natel c'est le|mon gsm c'est le`,
  and: 'puis|ensuite|après|et puis|et après|et ensuite',
  or: 'ou|ou bien',
  not: 'pas',
})

/** "Un" counts among digits. */
const one: Grammar = (words, at) => (isOne(words[at]) ? { value: ['1'], next: at + 1 } : undefined)

/** "Cinquante quatre-vingt" are 50 and 80, "cinquante-quatre vingt" 54 and 20: of two pairs the hyphens tell which they are. */
const pairsApart = reading((heard) =>
  heard
    .replace(/(?<=\p{L}(?:ingt|ante|ente)) (?=quatre-vingt)/giu, ', ')
    .replace(/(?<=(?:ingt|ante|ente)-quatre) (?=vingt)/giu, ', '),
)

/** Asks for a number that cannot exist, which stays as it was said. */
const unlessImpossible = askedWhere(({ value }) => String(value).startsWith('0'))

/** Takes what was said in French to a question for a phone number; gives it formatted, an extension kept. */
export const tel = layered(
  ownClause(
    TURNS,
    translated(() => [fillers, WORDS, numerals, one], telIn(VOCABULARY), frenchWords),
  ),
  pairsApart,
  unlessImpossible,
  withRepairedDigits,
  withoutCalls,
  insteadOfFormer,
  insteadOfDenied,
  insteadOfSlip,
  surely,
)
