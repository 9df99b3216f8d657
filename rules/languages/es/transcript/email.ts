import { ownClause } from '../../shared/clauses/own-clause.ts'
import { TURNS } from './around/turns.ts'
import { emailIn } from '../../en/transcript/explained/email.ts'
import { VOCABULARY } from './lexicon/roles.ts'
import { WRITE } from './orders-to-write.ts'
import type { Layer, ReadAnswer } from '../../shared/normalise.ts'
import { wordSet } from '../../shared/phrases.ts'
import { type Grammar, lexicon, translated } from '../../shared/translation.ts'
import { surelyAddress } from './around/doubts.ts'
import { cardinalAt } from './numbers/cardinals.ts'
import { itIs, numerals, fillers } from './common.ts'
import { letterAt, spelled } from './addresses/letters.ts'
import { withoutBelief, withoutLead } from './addresses/leads.ts'
import { unlessPlaceholder } from './addresses/placeholders.ts'
import { correctedAddress } from './addresses/corrected.ts'
import { layered, reading, SAID_MAX } from './layers.ts'
import { regex } from '../../shared/regex.ts'

/** The signs of addresses. */
export const SIGNS = {
  at: 'arroba|arrova|aroba|arova|a roba|arrobas',
  dot: 'punto',
  'dot com': 'puntocom',
  underscore: 'underscore|guion bajo|raya baja|barra baja|subguion|sub guion|guion abajo|línea baja',
  dash: 'guion|guion medio|guion normal|raya|menos',
  plus: 'más|signo más|signo de más',
  double: 'doble',
  triple: 'triple',
  'all one word': `todo junto y en minúsculas|todo junto y en minúscula|todo junto|toda junta|todos juntos|todas juntas|todo pegado
      |todo seguido|sin espacios|en una palabra|en una sola palabra`,
  'all lowercase':
    'todo en minúsculas|todo en minúscula|en minúsculas|en minúscula|con minúsculas|con minúscula|todo minúsculas',
  capital: 'mayúscula|con mayúscula',
} as const

/** What is said of how it is written, and needs nothing more. */
export const AS_WRITTEN = `con número|con números|en número|en números|en plural|en singular|así como suena|tal como suena|como suena
  |tal cual|así tal cual|y sin tilde|y sin acento|y sin tildes`

const WORDS = lexicon({
  ...SIGNS,
  'my email is': `${WRITE}|va a ser|será|use|usa|usen|creo que es|creo que era|me parece que es|me parece que era|ahí le va|ahí te va|la de siempre|el de siempre|le deletreo|te deletreo|le dicto|te dicto|se lo dicto
      |se lo deletreo|deletreo|mi correo es|mi correo electrónico es|mi email es|mi e-mail es|mi mail es
      |mi dirección es|mi dirección de correo es|el correo es|el email es|sería|es el|es la|la dirección es`,
  'write to me at': 'puedes escribirme a|puede escribirme a|me puedes escribir a|me puede escribir a',
  "i don't have": 'no tengo|no uso',
  or: 'o',
  '': `${AS_WRITTEN}|sin tilde|sin acento|sin acentos`,
})

/** "Con ge", "con be larga": a remark on the letters before it. */
const onLetters: Grammar = (words, at) => {
  const isNamed = words[at] === 'con' && (words[at + 1]?.length ?? 0) > 1
  const letter =
    isNamed || words[at + 2] === 'griega' || words[at + 2] === 'latina' ? letterAt(words, at + 1) : undefined
  const kind = /^(?:larga|corta|normal|alta|baja|chica|grande|latina)$/.test(words[letter?.next ?? 0] ?? '') ? 1 : 0
  return words[at] === 'con' && letter ? { value: [], next: letter.next + kind } : undefined
}

const BEFORE_SMALL = wordSet('va es todo toda si pues vale bueno ,')

/** "Va en minúsculas …": what leads to how the address is written, before all of it. */
const inSmallLetters: Grammar = (words, at) => {
  const to = words.findIndex((word, index) => index >= at && !BEFORE_SMALL.has(word))
  const isLead = to > at && /^(?:en|con) minusculas?$/.test(words.slice(to, to + 2).join(' '))
  return isLead && words.slice(0, at).every((word) => BEFORE_SMALL.has(word)) ? { value: [], next: to } : undefined
}

/** "A contabilidad arroba …" tells where to; "a a r" spells. */
const sentTo: Grammar = (words, at) =>
  at === 0 && words[0] === 'a' && /^\p{L}{2,}$/u.test(words[1] ?? '') && !spelled(words, 1) && !cardinalAt(words, 1)
    ? { value: ['send', 'it', 'to'], next: 1 }
    : undefined

const LETTERS = String.raw`(?:be|ce|efe|ge|hache|jota|ka|ele|eme|ene|pe|cu|erre|ese|uve|equis|zeta)`

const FIRST_LETTER = regex('iu')`
  ^(?:(?:es|sí|pues|vale|mi correo es) )*((?:${LETTERS} ){0,2}${LETTERS}) (?!doble|griega)(?=\p{L}{3,} (?:arroba|punto|guion))`

/** "Ele gómez" is the letter before a name to most who say it. */
const withInitial =
  (read: ReadAnswer): ReadAnswer =>
  (field, transcript, circumstances) => {
    const [, name] = FIRST_LETTER.exec(transcript) ?? []
    const letters = (name?.toLowerCase().split(' ') ?? []).map((each) => letterAt([each], 0)?.value.letters[0] ?? '')
    const letter = letters.includes('') ? '' : letters.join('')
    const found = read(field, letter ? transcript.replace(FIRST_LETTER, letter) : transcript, circumstances)
    if (!found || !letter) return found
    const asSaid = read(field, transcript, circumstances)
    return asSaid?.value === found.value ? asSaid : { ...found, isSure: false }
  }

const HOST_AGAIN = regex('iu')`
  (?<=\S )(?:arroba|@) \S+(?: punto \S+){0,2}[\s,.]+(?:ay |uy |o )?(?:no|perdón|perdone|digo)[\s,]+(?:(?:no|perdón
    |perdone|digo|es)[\s,]+){0,2}
  (?=arroba )`

/** "Quique arroba hotmail, no, perdone, arroba outlook punto es": what is said again from the sign on. */
const withRepairedHost = reading((heard) => heard.replace(HOST_AGAIN, ''))

/** The name of a provider after which an ending stands: "elena punto mora gmail punto com". */
const PROVIDER =
  /(?<=^\S.*\s)(?<!(?:^|\s)(?:de|en|con|tengo|tenemos|uso|es|mi|el|un|al?|por|no|su|cuenta)\s)(?=(?:gmail|hotmail|outlook|yahoo|icloud)(?:\s+punto\s|\.)[a-z]{2})/iu

/** Proposes an address of which the sign was not said, or not heard, before its provider. */
const orWithSign: Layer = (read) => (field, heard, circumstances) => {
  const found = read(field, heard, circumstances)
  if (found || heard.length > SAID_MAX || /arroba|@/iu.test(heard) || !PROVIDER.test(heard)) return found
  const signed = read(field, heard.replace(PROVIDER, 'arroba '), circumstances)
  return signed && { ...signed, isSure: false }
}

/** Takes what was said in Spanish to a question for an email address; gives the only address in it, in lower case. */
export const email = layered(
  ownClause(
    TURNS,
    translated(() => [sentTo, inSmallLetters, onLetters, spelled, fillers, WORDS, itIs, numerals], emailIn(VOCABULARY)),
  ),
  withInitial,
  withRepairedHost,
  orWithSign,
  withoutBelief,
  surelyAddress,
  correctedAddress,
  withoutLead,
  unlessPlaceholder,
)
