import { ownClause } from '../../shared/clauses/own-clause.ts'
import { TURNS } from './around/turns.ts'
import { urlIn } from '../../en/transcript/explained/url.ts'
import { VOCABULARY } from './lexicon/roles.ts'
import type { ReadAnswer } from '../../shared/normalise.ts'
import { lexicon, translated } from '../../shared/translation.ts'
import { surelyAddress } from './around/doubts.ts'
import { itIs, numerals, fillers } from './common.ts'
import { AS_WRITTEN, SIGNS } from './email.ts'
import { WRITE } from './orders-to-write.ts'
import { spelled } from './addresses/letters.ts'
import { withoutBelief, withoutLead } from './addresses/leads.ts'
import { unlessPlaceholder } from './addresses/placeholders.ts'
import { correctedAddress } from './addresses/corrected.ts'
import { layered } from './layers.ts'

/** Before the letters that it is made of. */
const WWW = lexicon({
  www: [
    'uves dobles',
    'uve dobles',
    'uve doble',
    'ves dobles',
    've dobles',
    've doble',
    'doble ve',
    'dobles ves',
    'doble u',
    'dobles us',
    'w',
    'v dobles',
  ]
    .flatMap((letter) => [`tres ${letter}`, `triple ${letter}`])
    .join('|'),
})
/** How the site is called, before its address: "mi página web es", "la de mi blog es". */
const SITES = ['mi', 'nuestra', 'nuestro', 'la', 'el']
  .flatMap((whose) =>
    ['web', 'página', 'página web', 'sitio', 'sitio web', 'blog', 'tienda', 'canal'].map((site) => `${whose} ${site}`),
  )
  .flatMap((site) => [`${site} es`, `la de ${site} es`, `la dirección de ${site} es`])
  .join('|')

const WORDS = lexicon({
  ...SIGNS,
  slash: 'barra|diagonal|barra inclinada',
  'slash slash': 'doble barra|doble diagonal|barra doble',
  colon: 'dos puntos',
  'question mark': 'signo de interrogación|interrogación',
  equals: 'igual|igual a',
  'my website is': `${WRITE}|sería|sigo|nos encuentran en|me encuentran en|lo encuentran en|nos encuentra en|están en|está subido en
      |está subida en|están subidos en|están subidas en|está colgado en|entra en|entre en|entren en|visita|visite|busca|busque|está en|nuestra web|nuestra página|la web|la página|mi web
      |mi página|la dirección es
      |${SITES}`,
  'i do not have': 'no tengo|no tenemos',
  or: 'o',
  '': AS_WRITTEN,
})

/** A path that the transcriber wrote keeps its capitals, which tell pages apart: "youtu.be/kTr52". */
function withPathAsWritten(read: ReadAnswer): ReadAnswer {
  return (field, heard, circumstances) => {
    const found = read(field, heard, circumstances)
    const [, path = ''] = /^https?:\/\/[^/]+(\/.+)$/u.exec(String(found?.value)) ?? []
    const at = path === '' ? -1 : heard.toLowerCase().indexOf(path)
    if (!found || at < 0) return found
    const host = String(found.value).slice(0, -path.length)
    return { ...found, value: host + heard.slice(at, at + path.length) }
  }
}

/** Takes what was said in Spanish to a question for a web address; gives the only one in it. */
export const url = layered(
  ownClause(
    TURNS,
    translated(() => [WWW, spelled, fillers, itIs, WORDS, numerals], urlIn(VOCABULARY)),
  ),
  withPathAsWritten,
  withoutBelief,
  surelyAddress,
  correctedAddress,
  withoutLead,
  unlessPlaceholder,
)
