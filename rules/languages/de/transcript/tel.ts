import { telIn } from '../../en/transcript/explained/tel.ts'
import { ownClause } from '../../shared/clauses/own-clause.ts'
import { type Grammar, lexicon, translated } from '../../shared/translation.ts'
import { unlessLapsed } from './addresses/lapsed.ts'
import { beforeCallTimes } from './call-times.ts'
import { falseFriends, fillers, numerals } from './common.ts'
import { inGermanLetters } from './forms.ts'
import { insteadOfDenied } from './around/instead-of-denied.ts'
import { insteadOfSlip } from './around/instead-of-slip.ts'
import { withRepairedDigits } from './numbers/repaired-digits.ts'
import { spelledOut } from './letters.ts'
import { VOCABULARY } from './lexicon/roles.ts'
import { cardinalOf } from './numbers/cardinals.ts'
import { TURNS } from './turns.ts'

const WORDS = lexicon(
  spelledOut({
    plus: 'plus|pluszeichen|plus zeichen',
    dash: 'strich|bindestrich|minus|schrägstrich|querstrich|gedankenstrich',
    double: 'doppel|doppelt|zweimal|zweimal die|zwei mal die|doppelte',
    triple: 'dreimal|dreimal die|dreifach',
    extension: 'durchwahl|nebenstelle|apparat|klappe|dw|interne',
    'area code': 'vorwahl|mit vorwahl|mit der vorwahl|die vorwahl ist',
    'my number is': `meine nummer ist|meine nummer lautet|meine telefonnummer ist|meine telefonnummer lautet|meine handynummer ist
        |meine handynummer lautet|meine mobilnummer ist|meine festnetznummer ist|die nummer ist|die nummer lautet
        |die ist|das ist die|das ist|unter der|unter|sie erreichen mich unter|erreichbar bin ich unter
        |erreichen können sie mich unter|am besten unter|rufen sie mich an unter|ich habe die|meine ist die`,
    and: 'und|dann|und dann|danach|und danach|weiter',
    or: 'oder|beziehungsweise',
    not: 'nicht|nicht die',
    'used to be': 'früher|früher war das|die alte war',
    zero: 'null',
  }),
)

/** "Die Drei" is a digit, and so is "eine Sieben". */
const digit: Grammar = (words, at) => {
  if (!/^(?:die|eine)$/.test(words[at] ?? '')) return undefined
  const value = cardinalOf(words[at + 1] ?? '')
  return value === undefined ? undefined : { value: [String(value)], next: at + 2 }
}

/** "Doppelnull" is one word, "doppel sieben" two. */
const doubled: Grammar = (words, at) => {
  const [, name = ''] = /^doppel(\w+)$/.exec(words[at] ?? '') ?? []
  const value = name === 'null' ? 0 : cardinalOf(name)
  return value === undefined || value > 9 ? undefined : { value: [String(value).repeat(2)], next: at + 1 }
}

/** "Vier Nullen", "drei Achten". */
const repeated: Grammar = (words, at) => {
  const count = cardinalOf(words[at] ?? '')
  const [, name = ''] =
    /^(null|ein|zwei|drei|vier|fuenf|sechs|sieben|acht|neun)e[rn]n?$/.exec(words[at + 1] ?? '') ?? []
  const plural = words[at + 1] === 'nullen' ? 0 : cardinalOf(name === 'ein' ? 'eins' : name)
  const fits = count !== undefined && count > 1 && count < 7 && plural !== undefined
  return fits ? { value: [String(plural).repeat(count)], next: at + 2 } : undefined
}

/** Takes what was said in German to a question for a phone number; gives it formatted, an extension kept. */
export const tel = inGermanLetters(
  insteadOfSlip(
    insteadOfDenied(
      unlessLapsed(
        beforeCallTimes(
          withRepairedDigits(
            ownClause(
              TURNS,
              translated(() => [doubled, repeated, digit, fillers, WORDS, numerals, falseFriends], telIn(VOCABULARY)),
            ),
          ),
        ),
      ),
    ),
  ),
)
