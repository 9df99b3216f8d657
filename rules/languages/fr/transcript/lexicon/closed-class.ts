import { wordSet } from '../../../shared/phrases.ts'
import type { WordsOfSentences } from '../../../shared/text/sentence.ts'

const CLOSED_CLASS = wordSet(
  `je j'ai moi tu toi il elle on nous vous ils elles me te se m'appelle s'appelle c'est c'était est suis es sommes
    êtes sont était étais étaient sera serait ai as avons avez ont avait avais fait faisais peux peut veux veut sais
    sait dois vais va allons viens vient appelle appelait travaille travaillais habite crois pense dis dit mettez mets
    notez note écrivez écris mais parce puisque que qui quoi si quand comment pourquoi combien où donc alors ou ni
    pardon enfin puis aussi encore déjà toujours jamais maintenant aujourd'hui hier demain ici là très trop peut-être
    seulement merci bonjour bonsoir salut oui non ce cet cette ces ça cela quelque quelqu'un rien personne voilà seul seule chômage`,
)

const PREPOSITIONS = wordSet(`dans avec pour par entre sans à chez sur depuis près vers loin`)

const JOINTS = wordSet('et de du des le la les un une')

const POSSESSIVES = wordSet(`mon ma mes ton ta notre nos votre vos son sa ses leur leurs`)

const KIN = wordSet(
  `femme mari épouse époux compagne compagnon conjoint conjointe fille fils enfant bébé mère père maman papa sœur
    soeur frère tante oncle cousine cousin nièce neveu grand-mère grand-père belle-mère beau-père belle-sœur belle-soeur beau-frère belle-fille beau-fils ex-mari ex-femme amie ami copine copain patronne patron
    voisine voisin collègue`,
)

const NAMING = wordSet(
  `pardon non est suis c'est c'était appelle m'appelle s'appelle appelez-moi sommes était mettez mets`,
)

/** By which a sentence differs from a name. */
export const WORDS_OF_SENTENCES: WordsOfSentences = {
  closedClass: CLOSED_CLASS,
  prepositions: PREPOSITIONS,
  joints: JOINTS,
  possessives: POSSESSIVES,
  kin: KIN,
  naming: NAMING,
  inflected: /(?!)/u,
}
