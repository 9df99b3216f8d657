import { orAllOf } from '../../../shared/answers/all-of.ts'
import { regex } from '../../../shared/regex.ts'
import { cardinalAt } from '../numbers/cardinals.ts'
import { byVerdicts } from '../../../shared/answers/verdicts.ts'
import { reading } from '../layers.ts'

/** "Les trois s'il vous plaît", "tout m'intéresse". */
export const orAll = orAllOf({
  all: regex('u')`
    ^(?:(?:euh|ben|bon|alors|oui|eh bien|pour|moi|je|j'|on|nous|c'est|ce sera|sur|de|prends|prend|prenons|voudrais|voudrait|veux|veut|aimerais|mets|mettez|choisis|suis intéressée? par|coche|cochez|m'intéresse à) ?)*
    (?:(?<every>tou(?:t|s|tes))(?: les (?<count>\p{L}+|\d+))?|les (?<count>\p{L}+|\d+))
    (?: (?:(?:m'|nous )intéresse(?:nt)?|me plaisent|me vont|me va|me conviennent|s'il (?:vous|te) plaît|merci|svp|sujets?|thèmes?|options?|choix|jours|à la fois|ensemble|si possible))*$`,
  apart: /autre|aucun|rien|tou(?:t|s|tes)(?!\p{L})/iu,
  cardinalAt,
})

/** "Anglais oui, espagnol aussi, italien non". */
export const orVerdicts = byVerdicts({
  yes: 'oui|aussi|également|ok|d’accord',
  no: 'non(?: plus)?|pas(?: du tout)?|jamais',
  joint: 'et|mais|pour|le|la|les|alors',
})

/** "Je suis allergique à rien": none of a list. */
export const orNothing = reading((heard) => (NOTHING.test(heard) ? 'rien' : heard))
const NOTHING = regex('iu')`
  ^(?:(?:euh|ben|bah|non|alors|moi|ah),? )*(?:(?:je|j['’]|on|nous) ?(?:ne |n['’])?(?:suis|sommes|est|ai|avons|a|prends|prenons|supporte|pratique|veux|fais|utilise)(?: (?:allergique|intolérante?|besoin|sensible))?(?: (?:à|de|contre|d['’]))? (?:rien|aucune?)(?: (?:de spécial|du tout|de particulier|de tout ça))?)[.!]?$`

/** "Ça fait deux ans que je suis à la retraite": how long something has been so leaves it what it is. */
export const withoutSince = reading((heard) =>
  heard.replace(
    /^(?:(?:euh|ben|bah|alors|oui),? )*(?:ça fait|cela fait|il y a|voilà) (?:\p{L}+ ){1,3}(?:ans|mois|semaines|jours) que /iu,
    '',
  ),
)
