import { regex } from '../../../shared/regex.ts'
import type { Vocabulary } from '../../../shared/remainder.ts'

export const ASKS: Vocabulary['asks'] = {
  opinion:
    /(?<!\p{L})(?:excellente?|tr[eè]s bien|bien|bon(?:ne)?|moyen(?:ne)?|mauvaise?|m[eé]diocre|satisfaite?)(?!\p{L})/iu,
  past: regex('iu')`
    (?<!\p{L})
    (?:n[ée]e?s?|avez(?!-vous besoin)|[ée]tiez|aviez|derni[eè]re?(?! (?:jour|date|nuit|semaine|délai|mois))|depuis|eu|achat|accidents?|sinistre|incident|naissance|d[ée]c[èe]s
      |relev[ée]e?s?|mesur[ée]e?s?|hier|commenc[ée]|constat|panne|chute|infraction|diagnostic|cambriolage|agression|disparition
      |d[ée]but (?:des? |de la |de l['’]|du )?(?:sympt[oô]mes?|douleurs?|maladie|panne|fi[èe]vre|incident|conflit))
    (?!\p{L})`,
  birth: /(?<!\p{L})(?:naissance|n[ée]e?s?|anniversaire)(?!\p{L})/iu,
  beginning: /(?<!\p{L})(?:d[ée]but|depuis|commencement|[àa] partir|d[èe]s|arriv[ée]e|entr[ée]e)(?!\p{L})/iu,
  end: /(?<!\p{L})(?:fin|jusque?|jusqu['’]|[ée]ch[ée]ance|expiration|d[ée]part|retour|sortie)(?!\p{L})/iu,
  consent:
    /(?<!\p{L})(?:accept\p{L}*|consent\p{L}*|autoris\p{L}*|conditions|confidentialit[ée]|rgpd|permission)(?!\p{L})/iu,
  objection: /(?<!\p{L})(?:d[ée]range|g[êe]ne|inconv[ée]nients?|objections?)(?!\p{L})/iu,
  child: /(?<!\p{L})(?:enfants?|fils|fille|b[ée]b[ée]|[ée]l[èe]ves?|[ée]cole|cantine|cr[èe]che|scolaire)(?!\p{L})/iu,
  'which-year': /\b(?:quelle année|année (?:de|d))/iu,
  year: /ann[eé]e/iu,
  height: /\btaille\b/iu,
  estimate: /\benviron\b/iu,
  own: /^votre(?!\p{L})(?!.*(?:contact|emerg|urgen))/iu,
  // No yes is proposed to these: a number of things is asked for once more.
  any: /(?!)/u,
}

export const BOUNDS: Vocabulary['bounds'] = { most: /(?:jusqu'à|\b[01] ?[aà]) ?(\d+)(?!\d)/iu }
