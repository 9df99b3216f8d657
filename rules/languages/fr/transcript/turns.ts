import type { Turns } from '../../shared/clauses/turns.ts'
import { regex } from '../../shared/regex.ts'
import { TO_SOMEBODY } from './to-somebody.ts'

export const RELATIVES =
  '(?:mon|ma|mes) (?:femme|mari|m[eè]re|p[eè]re|fr[eè]re|s[oœ]e?ur|fils|fille|enfants?|conjointe?|compagn[eo]n?e?|chef|patronn?e?|amie?|copine?|copain|voisine?|coll[eè]gue|m[eé]decin|parents)'

const BELOW_TEN = 'deux|trois|quatre|cinq|six|sept|huit|neuf'
/** Of fewer than ten a bound leaves out what it names: "plus de quatre" are not four. */
const FROM_TEN = String.raw`(?:\d{2}|(?:\p{L}+[ -])?(?:dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante|septante|huitante|octante|nonante|cent|mille))`

export const TURNS: Turns = {
  before: regex('iu')`
    (?<!\p{L})(?:avant|j['’](?:avais|[eé]tais|aurais)|(?:devais|devait|devions|voulais|voulions|pensais|pensions|aurait|aurions)|peur|horreur|c['’][eé]tait|[eé]taient|avait|avions|on dit|${RELATIVES}|dit|disait
      |veut
      |voulait|mais .+ donc|tout le monde|ils?|elles?|je d[eé]teste|je n['’]aime pas)(?!\p{L})`,
  concludes: /^(?!s(?:i|['’]ils?)(?!\p{L})).*\S+ \S+(?<!\bpas),? (?:donc|alors|du coup)\W*$/iu,
  turn: /(?<!\p{L})(?:mais|maintenant|donc|alors|du coup|d[eé]sormais|mettez|mets|disons plut[oô]t)(?!\p{L})/giu,
  between: {
    before: /^(?:(?:euh|ben|alors),? )*(?:soit|ou) (?=.* (?:soit|ou) )/iu,
    or: /,? (?:ou bien|ou|soit) (?:peut-être )?/iu,
    range: /(?<!\p{L})entre (?<first>.+?) et (?<second>(?!une? et ).+)$/iu,
  },
  open: regex('iu')`
    ^(?:oui|non|si)(?!\p{L})|oui\W*$
    |(?<!\p{L})(?:ou|ni|soit|je ne sais|sais pas|d[eé]pend|n['’]importe|peu importe|quoi|quel(?:le)?s?|lequel
      |laquelle|comment|h[eé]site|sinon)(?!\p{L})`,
  changes: regex('iu')`
    (?<!\p{L})(?:ne|n['’]|pas|non|jamais|mais|si|sauf|except[eé]|plus|moins|pardon|enfin|plut[oô]t|attendez
      |attends|d[eé]sol[eé]e?|peut-[eê]tre|avant|dit|veut|presque|[eé]tait|sans|et|une?|deux|trois|quatre|cinq|six
      |sept|huit|neuf|dix)(?!\p{L})|\d`,
  repair: regex('giu')`
    (?<!(?<!\p{L})ou)[\s,.;]+(?:(?:euh|ah|oh),? non(?:,? (?:pardon|attendez|attends|plutôt))?
      |non,? (?:pardon|désolée?|attendez|attends|mettez|disons|plutôt)|pardon,? (?:non|je veux dire)|(?:enfin|ou) plutôt|enfin(?: non)?
      |je (?:veux|voulais) dire|je me trompe|je corrige|je rectifie)[,.]?\s+(?:c['’]est |mettez )?(?=\S)`,
  starts: regex('iu')`
    \s+(?=(?:mais|parce que|parce qu['’]|car|puisque|donc|alors que|m[eê]me si|maintenant|avant|depuis que
        |et (?:je|moi|nous|on|ma|mon)|moi je|je|j['’]|nous on|on|ils?|elles?|qui|${RELATIVES})(?!\p{L}))`,
  foreign: regex('iu')`
    \?
    |(?<!\p{L})(?:avant|j['’](?:avais|[eé]tais|aurais)|c['’][eé]tait|[eé]tait|[eé]taient|avait|avions
      |l['’]an(?:n[eé]e)? (?:dernier|derni[eè]re|pass[eé]e?)|la derni[eè]re fois|disait|dit|croyais|pensais|voulait
      |d[eé]j[aà]|d[eé]teste|ils?|elles?|les autres|tout le monde|les gens|quelqu['’]un|${RELATIVES})(?!\p{L})`,
  asksOthers: regex('iu')`
    (?<!\p{L})(?:p[eè]re|m[eè]re|tuteur|tutrice|enfants?|fils|fille|b[eé]b[eé]|patiente?|conjointe?|partenaire
      |contact|animal|chien|chat)(?!\p{L})`,
  asks: /^(?:qu'est-ce|est-ce|pourquoi(?! pas)|à quoi)(?= )/u,
  called: regex('u')`
    ^(?:(?:non|oh|ah|eh|hé|attends|pardon|mais) )*(?<name>(?!(?:je|tu|on|nous|vous|il|elle|ce|cela|ça|le|la|les|un
          |une|mon|ma|si|et|que|qui|où)(?!\p{L}))\p{L}{2,}) (?:tu (?:peux|pourrais) \p{L}
      |(?<order>(?:laisse|pose|éteins|baisse|donne|arrête|lâche|ferme) (?:ça|cela|la|le|moi)(?!\p{L})|viens ici
        |tais-toi|descends de là|pas maintenant))
    |(?<order>${TO_SOMEBODY.source})`,
  putsOff: regex('u')`
    ^(?:(?:euh|ben|bon|alors) )*(?:(?:demain|plus tard|tout à l'heure|ce soir) )?(?:j'en parle|j'en parlerai
      |je (?:vais )?(?:demander|demande|demanderai|vérifier?|vérifierai)|je dois (?:demander|vérifier|en parler))
    (?= (?:à|avec|mon|ma|mes|si|au)(?!\p{L}))`,
  lapsed: regex('u')`
    ^(?:(?:euh|ben|bon|alors) )*
    (?:l'(?:an|année) (?:dernière?|passée?)|la dernière fois|le mois dernier|la semaine dernière|autrefois)
    (?!\p{L})`,
  around: {
    tail: regex('iu')`
      [\s,]+(?:s['’ ]il vous pla[iî]t,? )?(?:si (?:c['’ ]?e?st possible|possible|ça (?:vous |te )?(?:va|convient)
          |cela (?:vous |te )?(?:va|convient)|vous (?:voulez|pouvez)(?: bien)?|il y a (?:encore )?de la place
          |vous n['’]y voyez pas d['’](?:inconvénient|objection)
          |(?:ça|cela) (?:ne )?(?:vous |te |t['’])\p{L}+ pas(?: trop)?
          |(?:c['’]est|ce n['’]est|cela n['’]est) pas (?:un |trop |de )*(?:problème|souci|compliqué|dérangeant|gênant))|s['’ ]il y a (?:encore )?de la place)[.!]?$`,
    repeated: regex('giu')`
      (?<!\S)(?<word>en|le|la|les|du|un|une|est|je|on|et|avec|pour|dans|sur|au|aux|mon|ma
        |que)(?:,? \k<word>)+ (?=\S)`,
  },
  remarks: {
    starts: regex('gu')`
      (?<=\S )(?<!(?:^| )(?:que|si|quand|et|ou|mais|comme|dont|où|pas|de|en|à|pour|avec|sans|plus|moins) )
      (?:parce que|car|puisque|vu que|comme ça|(?:je|j['’]\p{L}+|on|nous|ça|c['’]est)(?= \S+ \S))(?= ?\S)`,
    spoils: regex('u')`
      (?<!\p{L})(?:ne|n|pas|jamais|rien|aucun|aucune|sans|mais|si|sauf|plus|moins|trop|presque|pardon|enfin|plutôt
        |peut|peut-être|existe\p{L}*|dit|veut|pense|était|avait|ou|quel|quelle|autre)(?!\p{L})`,
    request: regex('u')`
      (?<!\p{L})(?:s'il (?:vous|te) plaît|je préf[éè]r\p{L}*|je voudrais|je veux|j'aimerais|mettez|mets|je prends|je prendrai|je choisis
        |on prend)(?!\p{L})`,
    overturns: regex('u')`
      (?<!\p{L})(?:mais|pardon|sauf|si|s'ils?|ou|enfin|plutôt|peut-être|dépend|chang\p{L}*|annul\p{L}*|dit|disait|veut|veux|préf[éè]r\p{L}*
        |quels?|quelles?|autre|autres|aussi|prochaine?|dernière?|avant|était|étais|avais|avait|attends|attendez|déteste|plaît|convient|intéresse|tente|impossible|panne|retard|aime|supporte|crois
        |pense|finalement|non|(?:l'|(?:le|la|les|en|y) )\p{L}+ (?:plus|pas))(?!\p{L})`,
    light: /(?<!\p{L})(?:ne|n|pas|jamais|plus|moins|trop|rien|aucune?)(?!\p{L})/gu,
  },
  numbered: regex('iu')`
    (?<!\p{L})(?:et une?|rue|avenue|étage|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|janvier|février|mars
      |avril|mai|juin
      |juillet|août|septembre|octobre|novembre|décembre)(?!\p{L})`,
  weakens: {
    words: regex('giu')`
      (?<!\p{L})(?:(?:(?:un peu|bien|jamais|largement|légèrement) )*(?:(?:plus|moins) de|au[- ]dessus de|en[- ]dessous de|au[- ]delà de)(?= ${FROM_TEN})
      |(?<!(?<!\p{L})(?:\d|${BELOW_TEN}) )(?:grand )?(?:maximum|maxi|max|minimum|mini)
      |(?:autour|aux alentours|aux environs) d[ue]|vers(?= le (?:\d|premier|${BELOW_TEN}|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente))|bientôt|environ|à peu près|pas loin de|près de|avant(?= le (?:\d|vingt|trente|dix|onze|douze|treize|quatorze|quinze|seize|deux|trois|quatre|cinq|six|sept|huit|neuf|premier))|au (?:grand )?(?:moins|minimum|maximum)|(?:tout )?au plus|pas (?:plus|moins) (?:de|que)|jusqu'à|presque|quasiment|à peine|peut-être|à vue de nez|ou plus|ou quelque chose comme ça|et quelques|et des poussières|à la louche|grosso modo|dans les)(?!\p{L})`,
    tail: /,?\s*(?<!\p{L})(?:(?:si (?:c'est|vous|possible|ça)|s'il (?:en|y))(?!\p{L}).*|peu importe.*)$/iu,
    either: [/(?<!\p{L})ou(?!\p{L})/giu, 'et'],
  },
  supposes: /^(?:(?:bon|ben|alors|et|euh) )*s(?:i|['’]ils?)(?!\p{L})/iu,
  denies: /^non(?!\p{L})|(?<!\p{L})(?:pas|jamais|ni|sans|aucune?)(?!\p{L})/iu,
}
