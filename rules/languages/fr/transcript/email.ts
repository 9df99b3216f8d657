import { emailIn } from '../../en/transcript/explained/email.ts'
import { ownClause } from '../../shared/clauses/own-clause.ts'
import { type Grammar, lexicon, translated } from '../../shared/translation.ts'
import { spelled } from './addresses/letters.ts'
import { withRepairedName } from '../../shared/clauses/repaired-name.ts'
import { NAME_REPAIRS } from './addresses/repaired-name.ts'
import { withoutBareNo } from './addresses/bare-no.ts'
import { insteadOfDenied } from './around/corrected.ts'
import { surely } from './around/doubts.ts'
import { numerals } from './common.ts'
import { layered } from './layers.ts'
import { VOCABULARY } from './lexicon/roles.ts'
import { TURNS } from './turns.ts'
import { addressWords } from './words.ts'
import { regex } from '../../shared/regex.ts'

/** The signs of addresses; the dashes are the keys of a French keyboard too. */
export const SIGNS = {
  at: 'arobase|arrobase|arobas|arrobas|a commercial|à commercial|at',
  dot: 'point',
  underscore:
    'underscore|tiret du bas|tiret bas|tiret en bas|souligné|trait bas|tiret du huit|tiret du 8|barre du huit',
  dash: "tiret|tirets|trait d'union|tiret du milieu|tiret du six|tiret du 6|moins|signe moins",
  plus: 'plus|signe plus',
  'all one word':
    'tout attaché|tout attachés|en un mot|en un seul mot|tout collé|collé|attaché|sans espace|sans espaces',
  'all lowercase': 'tout en minuscules|tout en minuscule|en minuscules|en minuscule|le tout en minuscules',
  capital: 'majuscule|en majuscule|grand|lettre',
} as const

/** What is said around an address. */
export const AROUND_ADDRESS = {
  sorry: 'pardon|non pardon|désolé|désolée|attendez|attends|non attendez|excusez-moi',
  'i mean': 'je veux dire|je voulais dire|ou plutôt|enfin non|je corrige|je me suis trompé|je me suis trompée',
  'scratch that': 'effacez ça|efface ça|oubliez ça|je recommence',
  please: "s'il vous plaît|s'il te plaît|svp",
  thanks: 'merci|merci beaucoup',
  or: 'ou|ou bien',
  "it's": "c'est|ça c'est|ce serait|ce sera|c'est le|c'est la|est",
  'i do not have': `je n'ai pas de|je n'ai pas d'|je n'en ai pas|j'en ai pas|j'ai pas de|j'ai pas d'|pas d'adresse|je n'utilise pas
      |nous n'avons pas de`,
  'i used to have': "j'avais|avant c'était|c'était|mon ancienne adresse",
  '': `euh|heu|ben|bah|alors|bon|eh bien|donc|oui|ouais|sans accent|sans accents|sans l'accent|avec un accent
    |comme ça se prononce|comme ça s'écrit|voilà|c'est tout|tout simplement|puis|ensuite|et ensuite|et puis`,
} as const

const WORDS = lexicon({
  ...SIGNS,
  ...AROUND_ADDRESS,
  'my email is': `mon adresse c'est|mon adresse est|mon adresse mail c'est|mon adresse mail est|mon adresse e-mail c'est
      |mon adresse e-mail est|mon adresse email c'est|mon adresse email est|mon adresse électronique est
      |mon adresse électronique c'est|mon adresse de courriel est|mon mail c'est|mon mail est|mon e-mail c'est
      |mon e-mail est|mon email c'est|mon email est|mon courriel c'est|mon courriel est|mon courrier électronique est
      |notre adresse c'est|notre adresse est|l'adresse c'est|l'adresse est|l'adresse mail c'est|l'adresse mail est
      |le mail c'est|le mail est|le courriel est|le courriel c'est|la mienne c'est|notez|notez bien|alors notez
      |écrivez|mettez|utilisez|prenez|vous pouvez mettre|vous pouvez noter|vous pouvez utiliser|j'épelle
      |je vous épelle|je l'épelle|je vous l'épelle|j'utilise|c'est toujours|mon adresse pro c'est
      |mon adresse perso c'est|mon adresse professionnelle c'est|mon adresse personnelle c'est`,
  'write to me at': `écrivez-moi à|écrivez-moi sur|vous pouvez m'écrire à|vous pouvez m'écrire sur|on peut m'écrire à
      |vous pouvez me joindre à|vous pouvez me joindre sur|joignez-moi à|contactez-moi à|contactez-moi sur
      |vous pouvez me contacter à|vous pouvez me contacter sur|envoyez-le à|envoyez ça à|envoyez à|envoyez tout à
      |écrivez à|écris-moi à`,
})

const SENDING = regex('')`
  ^(?:envoyez|envoie|envoyer|ecrivez|ecris|ecrire|adressez|adresser|contactez|contacter|joignez|joindre
    |transmettez|transmettre|repondez|repondre|expediez)(?=-|$)`
const TO_MAX = 7

/** "Envoyez-la à", "vous pouvez m'écrire à": what stands before an address. */
export const sendTo: Grammar = (words, at) => {
  const to = words.slice(at, at + TO_MAX).findIndex((word) => word === 'a' || word === 'sur')
  const isLead = to > 0 && words.slice(at, at + to).some((word) => SENDING.test(word.replace(/^m'/, '')))
  const isFirst = at === 0 || words[at - 1] === ','
  return isLead && isFirst && !/^(?:arobase|at)$/.test(words[at + to + 1] ?? '')
    ? { value: ['write', 'to', 'me', 'at'], next: at + to + 1 }
    : undefined
}

const GRAMMARS: readonly Grammar[] = [WORDS, sendTo, spelled, numerals]

/** Takes what was said in French to a question for an email address; gives the only address in it, in lower case. */
export const email = layered(
  ownClause(
    TURNS,
    translated(() => GRAMMARS, emailIn(VOCABULARY), addressWords),
  ),
  withoutBareNo,
  withRepairedName(NAME_REPAIRS),
  insteadOfDenied,
  surely,
)
