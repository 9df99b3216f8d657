import { urlIn } from '../../en/transcript/explained/url.ts'
import { ownClause } from '../../shared/clauses/own-clause.ts'
import { lexicon, translated } from '../../shared/translation.ts'
import { unlessLapsed } from './addresses/lapsed.ts'
import { spelled } from './addresses/letters.ts'
import { addressFillers, SIGNS } from './addresses/signs.ts'
import { numerals } from './common.ts'
import { inGermanLetters } from './forms.ts'
import { spelledOut } from './letters.ts'
import { VOCABULARY } from './lexicon/roles.ts'
import { TURNS } from './turns.ts'

/** Before the letters that it is made of. */
const WWW = lexicon({ www: 'drei w|dreimal w|www|we we we|w w w|dreimal we|triple w|weh weh weh|drei we' })
/** "Unsere Seite heißt". */
const NAMED = ['meine', 'unsere', 'die', 'ihre']
  .flatMap((whose) =>
    ['seite', 'webseite', 'website', 'homepage', 'internetseite', 'internetadresse', 'adresse', 'url', 'domain'].map(
      (thing) => `${whose} ${thing}`,
    ),
  )
  .flatMap((thing) => ['ist', 'lautet', 'heißt', 'wäre'].map((verb) => `${thing} ${verb}`))
  .join('|')
/** "Die findet man unter", "Sie finden uns auf". */
const FOUND = ['die', 'das', 'uns', 'mich', 'alles', '']
  .flatMap((what) => [`${what} findet man`, `${what} finden sie`, `findet man ${what}`, `sie finden ${what}`])
  .flatMap((clause) => ['unter', 'auf'].map((place) => `${clause.trim()} ${place}`))
  .join('|')
const WORDS = lexicon({
  ...SIGNS,
  ...spelledOut({
    slash: 'schrägstrich|slash|strich schräg',
    'slash slash': 'doppelter schrägstrich|zwei schrägstriche|doppelslash|doppelschrägstrich|slash slash',
    colon: 'doppelpunkt',
    'question mark': 'fragezeichen',
    equals: 'gleich|ist gleich|gleichheitszeichen',
    'my website is': `${NAMED}|die lautet|die heißt|die ist
        |das ist|das ist die|das wäre|es ist|${FOUND}|zu finden unter
        |zu finden ist das unter|steht auf|steht unter|besuchen sie|gehen sie auf|schauen sie auf
        |geben sie ein|unter|auf|wir sind unter`,
    'i do not have': 'ich habe keine|wir haben keine|habe keine|hab keine',
    or: 'oder|beziehungsweise',
    'used to be': 'früher war das|früher',
  }),
})

/** Takes what was said in German to a question for a web address; gives the only one in it. */
export const url = inGermanLetters(
  unlessLapsed(
    ownClause(
      TURNS,
      translated(() => [WWW, spelled, addressFillers, WORDS, numerals], urlIn(VOCABULARY)),
    ),
  ),
)
