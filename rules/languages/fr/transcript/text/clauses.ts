import { wordSet } from '../../../shared/phrases.ts'
import { regex } from '../../../shared/regex.ts'
import type { Clauses } from '../../../shared/text/span/clauses.ts'
import { isVerb } from './verbs.ts'

const PUT = '(?:mettez|mets|notez|note|inscrivez|inscris|écrivez|écris|marquez|marque)(?:[ -]moi)?'
const UNIT = '(?:ans?|années?|mois|semaines?|jours?|temps|moment)'
const KIN = regex('u')`
  (?:femme|mari|épou(?:x|se)|conjointe?|compagnon|compagne|m[èe]re|p[èe]re|fils|fille|fr[èe]re|s(?:œ|oe)ur|belle-\p{L}+
    |beau-\p{L}+|ex-\p{L}+|cousine?|voisine?|copain|copine|patronn?e?)`.source

/** A place that is only near the one that is named, where it leads to it; a pause parts what stands before from what follows. */
const NEAR = String.raw`(?<!\p{L})(?:près|côté|face|bord|coin|pas|vers|loin|autour|environs)(?= (?:.* )?, )`

/** What stands around a short answer in French sentences. */
export const CLAUSES: Clauses = {
  isVerb,
  particles: wordSet('y moi'),
  subjects: wordSet(`je j'ai on nous il elle ils elles c'est c'était qui ça ce qu'on moi s'il merci`),
  adverbs: wordSet(
    `surtout aussi déjà encore toujours juste plutôt simplement actuellement maintenant normalement bien très ici là
      vraiment seulement principalement désormais uniquement tout pas`,
  ),
  prepositions: wordSet(
    'à au aux en dans chez sur sous avec pour par vers entre près depuis pendant contre sans comme',
  ),
  light: wordSet('à au aux en dans chez de du des pour par avec vers sur'),
  agents: wordSet('avec par chez à au'),
  inNames: wordSet('sur sous en lès à au aux'),
  generic: wordSet(
    `chose truc personne homme dame gens société entreprise boîte nom prénom marque modèle type endroit fois vérité autre
      autres même peu plusieurs numéro un une celui celle certain certaine quelqu'un petit petite grand grande`,
  ),
  titles: wordSet('madame monsieur mademoiselle mme docteur dr maître'),
  opinion: wordSet(
    `très vraiment super adorable génial géniale excellent excellente formidable magnifique gentil gentille charmant
      charmante parfait parfaite délicieux délicieuse`,
  ),
  denies: wordSet('pas non ni ne sans plus'),
  article: /^une? /u,
  placeNames: /^(?:Chez|Aux?|À la|À l['’]|Sous|Entre) ?\p{Lu}/u,
  asksColour: /couleur|teinte/iu,
  asksWho: /^(?:à |avec |par |chez )?qui(?!\p{L})/iu,
  naming: regex('yu')`
    (?:(?:qui |il |elle |ça |je )?(?:s['’]appelle(?:nt)?|se nomme|s['’]intitule)
      |(?:à côté|en face|au bord|au coin|à deux pas) (?:de|du|des)
      |du nom de|au nom de|nommée?|(?:répond|réponds) au nom de|connue? sous le nom de
      |on l['’]appelle|on m['’]appelle|(?:le|mon|son) (?:nom|prénom) (?:c['’]est|est)|il s['’]agit de
      |(?:au sujet|à propos) (?:de|du|des)|ça concerne|cela concerne
      |(?:à|en) savoir|ce sera|ce serait|${PUT})(?= |$)`,
  adjunct: regex('yu')`
    (?:depuis (?:toujours|longtemps|peu|lors|(?:\S+ ){0,4}?(?:d['’])?${UNIT}(?: (?:dernier|dernière|passée?))?
        |(?:l['’]an|l['’]année) \p{L}+|(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre
        |décembre|\d{4}))
      |(?:pendant|durant|pour|il y a|ça fait) (?:\S+ ){1,2}(?:d['’])?${UNIT}
      |comme (?:toujours|d['’]habitude|tout le monde|avant|prévu|(?:mon|ma|mes|notre|nos) [\p{L}-]+)
      |(?:en ce|pour le|à ce) moment|pour l['’]instant|à l['’]heure actuelle|à présent|de nos jours|à vie
      |ces (?:temps|jours|derniers temps)(?:-ci)?|cette (?:année|semaine|fois|saison)(?:-ci)?|cet (?:été|hiver|automne|après-midi)
      |ce (?:mois|soir|matin|printemps)(?:-ci)?|l['’](?:été|hiver|an) prochain|(?:la semaine|le mois|la saison) prochaine?
      |(?:le mois|l['’](?:an|année|été|hiver|automne)|la (?:semaine|fois)) (?:dernier|dernière|passée?)
      |tous les (?:jours|ans|mois|étés)|chaque (?:jour|an|année|semaine|mois)
      |en (?:fait|général|principe|tout cas|gros)|du coup|finalement|au fait|à vrai dire|je l['’]ai sous les yeux
      |s['’]il (?:vous|te) plaît|merci(?: (?:beaucoup|bien|d['’]avance))?|bien sûr|évidemment|aujourd['’]hui|maintenant
      |tout (?:simplement|court)|quoi|hein|voilà|tiens|écoutez)
    (?= |$)`,
  unsettles: regex('u')`
    (?<!\p{L})(?:ne|n['’]\p{L}+|pas|jamais|rien|personne|sans|sauf|moins|mais|ou|ni|peut-être|si|s['’]il|quand|crois
      |pense|pensais|croyais|dirais|suppose|imagine|semble|paraît|doit|devrait|devait|pourrait|faudrait|aimerais
      |aimerait|voudrais|voudrait|cherch\p{L}+|quelque|quelqu['’]un|plus|presque|bientôt|plutôt|enfin|pardon|attends|attendez
      |désolée?|autre|autres|ailleurs|chang\p{L}*|annul\p{L}*|déteste|quitt\p{L}*|arrêt\p{L}*|perdue?|vendue?|oubli\p{L}*
      |rappelle|souviens|sûre?|sais|sait|demand\p{L}*|dépend|hésit\p{L}*|quels?|quelles?|comment|où|pourquoi
      |selon|avant|allait|allais|hormis|licenci\p{L}*|retraite|morte?|décédée?|ferm\p{L}*|fini\p{L}*|échapp\p{L}*
      |(?:genre|truc|chose|nom) comme|(?:celui|celle|ceux|ce) (?:qui|que|d\p{L}+)|${KIN})(?!\p{L})
    |${NEAR}`,
  turns: wordSet('non mais pardon plutôt enfin attendez attends'),
  concludes: regex('u')`
    ^(?:(?:donc|alors|du coup|mais|non|maintenant|désormais|finalement|pardon|aujourd['’]hui|depuis \p{L}+)
      (?: (?:c['’]est|ce sera|ce serait|${PUT}|maintenant|aujourd['’]hui|désormais|finalement|plutôt|je suis|on est|chez|à|au|le|la
        |l['’]|les))*|${PUT}(?: plutôt)?(?: mon| ma)?)$`,
  earlier: regex('u')`
    (?<!\p{L})(?:avant|anciennement|ancien|ancienne|précédent|dernier|dernière|ex|été
      |j['’]ai (?:travaill|habit|véc|étudi|exerc)\p{L}*
      |(?:j['’])?(?:ét|av|travaill|habit|viv|fais|all|ten)ai(?:s|t|ent))(?!\p{L})`,
  asksEarlier:
    /pr[ée]c[ée]den|derni|ancien|origin|provenance|naissance|n[ée]e?(?!\p{L})|jeune fille|avant|surven|pass[ée]|accident|sinistre|lieu|obten|avez/iu,
  others: /(?<!\p{L})(?:ils?|elles?|son|sa|ses|leurs?|lui)(?!\p{L})/u,
  asksOthers: regex('iu')`
    \bnom\b|pr[ée]nom|(?<!\p{L})qui(?!\p{L})|personne|[ée]l[èe]ve|enfant|patient|fils|fille|animal|chien|chatt?e?(?!\p{L})|cheval
    |race|esp[èe]ce|prof|m[ée]decin|docteur|conduct|tuteur|tutrice|contact|[ée]cole|[ée]tablissement|conjoint|parrain
    |marraine|\p{L}+(?:teur|trice|iste|ier|i[èe]re)(?!\p{L})`,
  reasons: wordSet('parce car puisque vu'),
}
