import { wordSet } from '../../../shared/phrases.ts'
import type { Explains } from '../../../shared/remainder.ts'

/** Verbs of saying, recording, choosing and having, and what people tell of themselves, in the forms they take in an answer. */
const VERBS = wordSet(
  `envoyez envoie envoyer mettez mets met mettre mis mettrais mettrai notez note noter noterais inscrivez inscris
    inscrire ecrivez ecris ecrire marquez marque marquer cochez coche cocher donnez donne donner donnerais prenez
    prends prendre pris prendrai prendrais prenons gardez garde garder choisis choisissons choisi choisir choisirais
    choisirai veux voulons voulu voudrais voudrait voudrions aimerais aimerait aimerions aime aimons aimer prefere
    preferons prefererais prefererait souhaite souhaitons souhaiterais desire opte opterais selectionne selectionnez
    reste restons rester vais va allons aller irai irais viens vient venons venir viendrai viendrons faut faudra
    besoin envie fait faisons faire fais ferai ferons dis disons dire dit dirai appelle appelons habite habitons
    habiter vis vivons vit vivre travaille travaillons travailler etudie joue jouons jouer pratique utilise utilisons
    parle parlons parler lis lisons dors dort dormir mesure pese fume fumons bois buvons mange mangeons conduis roule
    gagne gagnons depense depensons paie paye payer payons paierai regle regler coute coutent vaut valent dure durait achete acheter achetons
    recu recevoir recois commence commencer commencons termine fini finir quitte rencontre trouve trouver connu
    connais connaitre vu voir lu entendu eu nee ne ayant passe passer passons marie maries installe installes arrive
    arriver arrivons arrivent partons pars partir compte comptons compter estime dirait represente correspond convient
    conviendrait suffit suffira suffisent occupe tombe tourne oscille concerne vise evalue attribue merite crois croit
    croyons pense pensons penser sais sait savoir vois souviens rappelle reviens tenir tiens tient semble parait peux
    peut pouvons pourrais pourrait pouvoir dois doit devons devrais laisse laissez essaie reponds repondre repondrai
    confirme confirmer valide valider ajoute ajoutez enlever sera sommes etes vont viennent font ont inscrits seront
    serons serai irait iraient convient conviennent conviendrait conviendraient arrange arrangent arrangerait arrangeraient plait
    plairait plairaient suffirait marche fonctionne tourne prend`,
)
const SUBJECTS = wordSet("i we i'm we're je nous on tu vous il elle ils elles qui ai avons suis sommes ont have")
const CLITICS = wordSet('y en me m nous vous le la les lui leur se s l the')

/** "Franchement", "parfaitement": how something is, but not how often or how nearly. */
const MANNER = /^[a-z]{3,}ment$/
const MEASURES = wordSet(
  `quasiment pratiquement seulement appartement logement rarement moment element document paiement vetement jugement
    medicament batiment departement anciennement autrement prochainement`,
)

/** Any verb after its subject, with what may stand between them: "je vous propose", "on y habite". */
export const verb: Explains = (words, at) => {
  const word = words[at] ?? ''
  if (VERBS.has(word) || (MANNER.test(word) && !MEASURES.has(word))) return 1
  let before = at - 1
  while (CLITICS.has(words[before]) && before > 0) before -= 1
  return SUBJECTS.has(words[before]) && /^[a-z]{2,}$/.test(word) && !CLITICS.has(word) ? 1 : undefined
}
