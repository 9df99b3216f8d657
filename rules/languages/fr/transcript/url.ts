import { urlIn } from '../../en/transcript/explained/url.ts'
import { ownClause } from '../../shared/clauses/own-clause.ts'
import { type Grammar, lexicon, translated } from '../../shared/translation.ts'
import { withoutBareNo } from './addresses/bare-no.ts'
import { spelled } from './addresses/letters.ts'
import { numerals } from './common.ts'
import { AROUND_ADDRESS, SIGNS } from './email.ts'
import { layered } from './layers.ts'
import { VOCABULARY } from './lexicon/roles.ts'
import { TURNS } from './turns.ts'
import { addressWords } from './words.ts'

/** Before the letters that it is made of. */
const WWW = lexicon({
  www: `trois w|trois double v|trois double vé|trois fois w|trois fois double v|triple w|triple double v
    |triple double vé|double v double v double v|double vé double vé double vé|w w w|3 w|3w`,
})
const WORDS = lexicon({
  ...SIGNS,
  ...AROUND_ADDRESS,
  slash: 'slash|barre oblique|barre|oblique',
  'slash slash': 'double slash|deux slashs|deux slash|double barre|deux barres obliques',
  colon: 'deux points|deux-points',
  'question mark': "point d'interrogation",
  equals: 'égal|égale',
  'my website is': `mon site c'est|mon site est|mon site web c'est|mon site web est|mon site internet c'est|mon site internet est
      |notre site c'est|notre site est|notre site web c'est|notre site web est|notre site internet c'est
      |notre site internet est|le site c'est|le site est|le site internet c'est|le site internet est|l'adresse c'est
      |l'adresse est|l'adresse du site c'est|l'adresse du site est|ma page c'est|ma page est|notre page c'est
      |notre page est|la page c'est|la page est|mon blog c'est|mon blog est|notre boutique c'est|le lien c'est
      |le lien est|allez sur|allez voir|aller sur|visitez|rendez-vous sur|retrouvez-nous sur|retrouvez-moi sur
      |vous nous trouverez sur|vous me trouverez sur|vous pouvez aller sur|regardez sur|tapez|cherchez|notez|mettez
      |nous sommes sur|on est sur|c'est sur|elle est sur|il est sur|ça se trouve sur|on la trouve sur|on le trouve sur`,
})

/** "Sur chorale point fr" tells where it is. */
const on: Grammar = (words, at) =>
  at === 0 && words[at] === 'sur' && !/^(?:point|tiret|moins)$/.test(words[at + 1] ?? 'point')
    ? { value: [], next: at + 1 }
    : undefined

/** Takes what was said in French to a question for a web address; gives the only one in it. */
export const url = layered(
  ownClause(
    TURNS,
    translated(() => [WWW, on, WORDS, spelled, numerals], urlIn(VOCABULARY), addressWords),
  ),
  withoutBareNo,
)
