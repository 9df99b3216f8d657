import { ownClause } from '../../shared/clauses/own-clause.ts'
import { TURNS } from './turns.ts'
import { urlIn } from '../../en/transcript/explained/url.ts'
import { VOCABULARY } from './lexicon.ts'
import { type Grammar, lexicon, translated } from '../../shared/translation.ts'
import { itIs, numerals, fillers } from './common.ts'
import { SIGNS } from './email.ts'
import { spelled } from './addresses/letters.ts'

/** Before the letters that it is made of. */
const WWW = lexicon({
  www: `tres uves dobles|tres uve doble|tres ves dobles|triple doble ve|triple uve doble|triple doble u|triple w
    |tres uve dobles|tres doble ve`,
})
const WORDS = lexicon({
  ...SIGNS,
  slash: 'barra|diagonal|barra inclinada',
  'slash slash': 'doble barra|doble diagonal|barra doble',
  colon: 'dos puntos',
  'question mark': 'signo de interrogación|interrogación',
  equals: 'igual|igual a',
  'my website is': `entra en|entre en|entren en|visita|visite|busca|busque|está en|nuestra web|nuestra página|la web|la página|mi web
      |mi página|mi página es|mi página web es|mi web es|mi sitio es|mi sitio web es|la página es|la web es
      |el sitio es|la dirección es|nuestra página es|nuestra web es`,
  'i do not have': 'no tengo|no tenemos',
  or: 'o',
})

/** The "solo" of "no, solo punto com" is no part of the address. */
const onlyEnd: Grammar = (words, at) =>
  words[at] === 'solo' && words[at - 1] === 'no' && words[at + 1] === 'punto' ? { value: [], next: at + 1 } : undefined

/** Takes what was said in Spanish to a question for a web address; gives the only one in it. */
export const url = ownClause(
  TURNS,
  translated(() => [WWW, onlyEnd, spelled, fillers, itIs, WORDS, numerals], urlIn(VOCABULARY)),
)
