import type { Grammar } from '../../shared/translation.ts'
import { cardinalAt, isOne } from './numbers/cardinals.ts'
import { ordinalAt } from './numbers/ordinals.ts'
import { frenchLexicon } from './words.ts'

/** What people say between a slip and its repair, politeness, and sounds of thinking. */
export const FILLERS = {
  sorry: `pardon|non pardon|oh pardon|ah pardon|pardonnez-moi|désolé|désolée|excusez-moi|excuse-moi|attendez|attends
      |attendez non|non attendez|non attends|non plutôt|mince|oups|zut`,
  'i mean': `je veux dire|je voulais dire|j'ai voulu dire|enfin non|non enfin|enfin plutôt|ou plutôt|je corrige|je rectifie
      |je me corrige|correction|rectification|je me suis trompé|je me suis trompée|je me trompe|c'est-à-dire
      |je dis une bêtise|je dis n'importe quoi|erreur`,
  'scratch that': `effacez ça|efface ça|effacez|oubliez ça|oublie ça|oubliez|annulez ça|annule ça|supprimez ça|rayez ça
      |laissez tomber|je recommence|on recommence|je reprends`,
  actually: 'en fait|en réalité|finalement|à vrai dire|tout compte fait',
  please: `s'il vous plaît|s'il te plaît|si c'est possible|si possible|si ça ne vous dérange pas|si vous voulez bien
      |si vous le permettez|svp|je vous prie|je vous en prie`,
  thanks: "merci|merci beaucoup|merci bien|je vous remercie|merci à vous|merci d'avance|grand merci",
  '': `euh|heu|ben|bah|beh|hein|bon|bon alors|bon ben|ben alors|eh bien|hé bien|et bien|alors|alors là|voyons
    |voyons voir|disons|mettons|attendez voir|attendez que je réfléchisse|laissez-moi réfléchir|laissez-moi voir
    |je réfléchis|tiens|tenez|écoutez|écoute|du coup|heureusement|malheureusement|hélas|bonne question|c'est une bonne question|bonjour|bonsoir|salut
    |allô|au revoir|bonne journée|bonne soirée|voilà|voilà c'est ça|c'est tout|ce sera tout|ça sera tout|point final`,
}

export const fillers = frenchLexicon(FILLERS)

/** Whole numbers in words become numerals: quatre-vingt-dix is 90; "un" and "une" alone may be articles. */
export const numerals: Grammar = (words, at) => {
  const found = cardinalAt(words, at)
  if (!found || (isOne(words[at]) && found.next === at + 1)) return undefined
  return /\d/.test(words[at] ?? '') && found.next === at + 1
    ? undefined
    : { value: [String(found.value)], next: found.next }
}

/** "Huit sur dix" is a mark. */
export const outOf: Grammar = (words, at) =>
  words[at] === 'sur' && cardinalAt(words, at - 1) && cardinalAt(words, at + 1)
    ? { value: ['out', 'of'], next: at + 1 }
    : undefined

/** Premier, troisième, 2e, vingt et unième; not the second that is waited for. */
export const ordinals: Grammar = (words, at) => {
  const isMoment =
    /^secondes?$/.test(words[at] ?? '') && (isOne(words[at - 1]) || cardinalAt(words, at - 1) !== undefined)
  const found = isMoment ? undefined : ordinalAt(words, at)
  return found && { value: [`${found.value}th`], next: found.next }
}

/** What French words of a sentence are in the plain words, wherever they stand. */
export const SENTENCE = {
  "it's": "c'est|ce sont|ce serait|ce sera|ça serait|ça sera|ça fait|cela fait|ce doit être|ça doit être",
  it: 'ça|cela|ceci',
  i: 'je|moi',
  'i have': "j'ai",
  "i'm": 'je suis',
  we: 'nous|on',
  "we're": 'nous sommes|on est|nous serons|on sera',
  my: 'mon|ma|mes',
  our: 'notre|nos',
  the: 'le|la|les',
  and: 'et',
  or: 'ou|ou bien|ou alors|soit',
  not: 'pas|ne pas',
  no: 'non|nan|nope',
  yes: 'oui|ouais|ouaip|mouais',
  never: 'jamais',
  but: 'mais',
  if: 'si',
  '': 'ne',
}
