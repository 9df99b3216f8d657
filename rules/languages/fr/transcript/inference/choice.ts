import { orInferredChoice } from '../../../shared/inference/choice.ts'
import { degreesIn } from '../../../shared/inference/degrees.ts'
import { rolesIn } from '../../../shared/inference/terms.ts'
import { ASKS } from './asks.ts'
import { DAYS, LIVES } from './calendar.ts'
import { GENERAL, NUMERALS } from './general.ts'
import { ANIMALS, PEOPLE } from './people.ts'
import { choice as plain } from '../options.ts'

const ENDS = rolesIn(
  {
    size: 'plus grand|plus grande|plus gros|plus grosse',
    'size -1': 'plus petit|plus petite',
    price: 'plus cher|plus chère',
    'price -1': 'moins cher|moins chère|plus économique|plus abordable|meilleur marché',
    length: 'plus long|plus longue',
    'length -1': 'plus court|plus courte',
    place: 'dernier|dernière',
    'place -1': 'premier|première',
    middle: 'du milieu|au milieu|du centre',
    whichever: 'celui qui est|celle qui est|ce qui est|celui qui soit|celui|celle|je prends|je veux|je voudrais|plutôt',
    is: 'est',
    one: `de ceux-là|de celles-là|de ceux-ci|de celles-ci|de tous|de toutes|des trois|de la liste|que vous ayez|que vous avez|que vous proposez
      |qui existe|possible|taille|formule|option`,
  },
  NUMERALS.wordsOf,
)

const SIZES = rolesIn(
  {
    'rank 1': 'xxs',
    'rank 2': 'xs|très petit|très petite',
    'rank 3': 's|petit|petite',
    'rank 4': 'm|moyen|moyenne',
    'rank 5': 'l|grand|grande',
    'rank 6': 'xl|très grand|très grande',
    'rank 7': 'xxl',
    'rank 8': 'xxxl',
  },
  NUMERALS.wordsOf,
)

const FACTS = rolesIn(
  {
    none: 'aucun|aucune|zéro|pas un seul|pas une seule',
    unmarried:
      'divorcé|divorcée|veuf|veuve|célibataire|fiancé|fiancée|pacsé|pacsée|pas encore|jamais marié|jamais mariée',
    'is-only-child': 'fils unique|fille unique|enfant unique',
    'rate 1440': 'par jour|chaque jour',
    'rate 10080': 'par semaine|chaque semaine',
    quality: 'cigarettes|clopes|paquets|paquet|petit|petite|petits|grands|grandes|vieux|jeune|adultes',
    i: "j'ai|je suis|on a|nous avons|je|oui|j'en ai|on en a",
  },
  NUMERALS.wordsOf,
)

const DEGREES = degreesIn(
  {
    partly: `un peu|un petit peu|parfois|quelquefois|de temps en temps|de temps à autre|en partie|plus ou moins|occasionnellement|partiellement|ça dépend des jours
      |la plupart du temps|par moments|à peu près`,
    hardly: `presque|pas tout à fait|pas complètement|pas entièrement|probablement pas|sans doute pas|je ne pense pas|je pense pas|je ne crois pas|je crois pas
      |j'espère que non`,
    only: 'seulement|uniquement|juste|que',
    link: "pour|quand|lorsque|le|la|les|en|au|aux|à|dans|avec|si|chez|sur|pendant|l'|de temps en temps|parfois|une|un",
    if: 'si|à condition|du moment que',
    affirmed: 'oui|volontiers|bien sûr|alors oui',
    denied: 'non|alors non',
    but: 'mais',
  },
  NUMERALS.wordsOf,
)

/** Takes what was said to a question with options, of which one is wanted; proposes one that only follows from it. */
export const choice = orInferredChoice({
  order: {
    ...NUMERALS,
    general: GENERAL,
    ends: ENDS,
    sizes: SIZES,
    money: /[£$€]|(?<!\p{L})(?:euros?|francs?|dollars?|par mois)(?!\p{L})/iu,
    time: /(?<!\p{L})(?:minutes?|heures?|jours?|nuits?|semaines?|mois|ans?|années?)(?!\p{L})/iu,
  },
  facts: {
    ...NUMERALS,
    yes: /^oui(?!\p{L})/iu,
    no: /^non(?!\p{L})/iu,
    general: GENERAL,
    facts: [FACTS, ANIMALS, PEOPLE],
    topics: [
      { asks: /\banimaux\b/u, yes: ['animal', 'number'], no: ['none'] },
      { asks: /\bfreres\b.*\bsoeurs\b/u, yes: ['sibling', 'number'], no: ['none', 'is-only-child'] },
      { asks: /\b(?:avez vous|as tu) des enfants\b/u, yes: ['child', 'offspring', 'number'], no: ['none'] },
      { asks: /\b(?:etes vous|es tu) mariee?s?\b/u, yes: [], no: ['unmarried'] },
      { asks: /\b(?:fumez|fumes)\b/u, yes: ['rate'], no: [] },
      { asks: /\b(?:avez vous|as tu|possedez vous) une? /u, yes: ['number'], no: ['none'] },
    ],
  },
  degrees: DEGREES,
  lives: { ...NUMERALS, asks: ASKS, general: GENERAL, days: DAYS, lives: LIVES },
  years: (count) => `${count} ans`,
})(plain)
