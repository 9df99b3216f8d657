import type { Asides } from '../../../shared/text/aside.ts'
import { regex } from '../../../shared/regex.ts'

/** What people remark on a name that they have said. */
export const ASIDES: Asides = {
  which: /^(?:c'est )?(?:celui|celle) (?:à|au|aux|de|du|des|en|près|dans|avec|sur|derrière|devant)(?= )/u,
  about: regex('u')`
    ^(?:comme (?:mon|ma|le|la|l'|les|un|une|dans|en)(?= ?\p{L})|(?:ça se|on le|on la) prononce |depuis (?:\p{L}+ ){1,3}(?:ans|mois|années)$)`,
  clause: regex('u')`
    ^(?:je|j'(?:ai|adore|y|en)|on|nous|vous|c'est|ça|tout le monde|les gens|figurez-vous|ne riez pas)(?= \S)`,
  spoils: regex('u')`
    (?<!\p{L})(?:ne|n'\p{L}+|non|pas|plus|jamais|pardon|désolée?|attends|attendez|enfin|plutôt|finalement|en fait|ou|mais|si|s'il|peut-être
      |sans doute|crois|pense|dirais|suppose|sûre?|certaine?|vérifi\p{L}*|avant|était|étais|avais|avait|ancien\p{L}*|chang\p{L}*|trompée?|corrig\p{L}*
      |s'écrit|épel\p{L}*|avec (?:un|une|deux|double)|sans|tiret|accent|lettres?|majuscules?|mettez|mets|notez|note|écri\p{L}*|appel\p{L}+|nomm\p{L}*|noms?
      |prénoms?|connue?|dit-on|autre|aussi|et|demand\p{L}*|quitt\p{L}*|ferm\p{L}*|morte?|décédée?|veux|voudrais|préfère|\p{L}(?!['’]))(?!\p{L})(?<!(?<!\p{L})[aày])`,
}
