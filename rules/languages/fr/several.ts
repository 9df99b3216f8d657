import { mapOf, setOf } from '../shared/commands.ts'
import { unaccented } from '../shared/label-words.ts'
import { regex } from '../shared/regex.ts'
import type { WordsOfParts } from '../shared/several.ts'

/** What stands elided before a vowel: "d'enfants", "l'atelier". */
const ELIDED = /^(?:l|d|j|c|n|s|m|t|qu)'(?=\p{L})/u

export const FRENCH_PARTS: WordsOfParts = {
  beside: setOf(
    `et avec pour par à au aux de du des le la les l un une d'un d'une en dans c'est est sont il y a je j'ai nous
      avons suis sommes on serons serai mon ma mes notre nos voudrais voudrions j'aimerais aimerions veux voulons
      prends prenons s'il vous plaît svp merci total tout puis aussi ensuite plus partir dès jusqu'au jusqu'à arrive
      j'arrive arrivons arrivée arrivant départ pars repars partons reste restons réserve réservons réserver commande
      commandons`,
  ),
  leads: setOf("avec en dans un une d'un d'une au aux voudrais veux prends"),
  unnamed: setOf(
    `combien quel quelle quels quelles que quoi qui quand où nombre numéro de du des d le la les l un une votre vos ton
      tes est sont sera voulez souhaitez désirez avez vous faut il pour en à a au aux et ou avec choisissez choisir
      total mon ma mes notre nos venez viennent`,
  ),
  units: [
    setOf('personnes gens invités hôtes visiteurs participants participantes'),
    setOf('adultes'),
    setOf('enfants'),
    setOf('âge ans'),
    setOf('nuits nuitées'),
    setOf('billets places tickets'),
    setOf('téléphone portable mobile numéro'),
    setOf('email e-mail mail courriel'),
    setOf('exemplaires copies'),
    setOf('naissance né née'),
  ],
  formOf: (word) => {
    const plain = unaccented(word.replace(ELIDED, ''))
    return plain.length > 3 ? plain.replace(/(?:e?s|x|e)$/u, '') : plain
  },
  asksName: regex('iu')`
    \bnom\b|prénom|\bhôte|contact|entreprise|société|employeur|organis|école|lycée|collège|\bville\b|village|\bpays\b
    |\bclub|équipe|association`,
  introduces: setOf("bonjour bonsoir salut oui bon bien d'accord m'appelle s'appelle appelle moi c'est ici nom sous"),
  notInNames: setOf(
    `je j'ai moi me m'appelle tu te toi il elle on nous vous ils elles lui leur ce c'est cela ça cette ces qui que quoi
      est suis es sommes êtes sont était étaient étions serai sera serons ai as a avons avez ont avait veux veut
      voulons voudrais voudrions voulait j'aimerais aime aimons faut peux peut pouvons dois doit reste restons resté
      restés arrive j'arrive arrivons arrivé pars partons parti viens vient venons viennent vais va allons réserve
      réservons réservé commande commandons prends prenons pris dis dit appelle habite travaille né née parce si quand
      pendant où comment pourquoi pas ne non jamais oui peut-être environ presque seulement plus moins ou mais donc
      alors puis merci pardon attendez depuis jusqu'au jusqu'à pour par avec sans en dans à au aux sur sous avant après
      chaque tout tous quelques aucun rien mon ma mes son sa ses votre notre nos un une autre même beaucoup peu
      plusieurs hier demain aujourd'hui déjà encore très`,
  ),
  inNames: setOf("de du des d' la le les l et van von der y da di del"),
  is: setOf("est sont c'est s'appelle"),
  called: { name: setOf('nom'), of: setOf('de') },
  given: mapOf('avec=oui sans=non pas=non'),
  joinsWords: false,
  days: setOf('le au du'),
  begins: setOf("partir dès du arrive j'arrive arrivons arrivée arrivant"),
  ends: {
    words: setOf("au jusqu'au jusqu'à départ pars repars partons"),
    labels: /départ|\bfin\b|jusqu|retour|sortie|dernier/iu,
  },
  otherDays: /naissance|\bnée?\b|délivr|émission|expir|valid|précédent|dernière|signature/iu,
}
