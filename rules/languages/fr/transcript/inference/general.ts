import { type Numerals, rolesIn } from '../../../shared/inference/terms.ts'
import { cardinalAt } from '../numbers/cardinals.ts'
import { ordinalAt } from '../numbers/ordinals.ts'
import { frenchWords } from '../words.ts'

export const NUMERALS: Numerals = {
  wordsOf: frenchWords,
  numberAt: (words, at) =>
    /^\d{4}$/u.test(words[at] ?? '') ? { value: Number(words[at]), next: at + 1 } : cardinalAt(words, at),
  ordinalAt,
}

/** What stands in any answer. */
export const GENERAL = rolesIn(
  {
    the: `le|la|les|l|mon|ma|mes|son|sa|ses|notre|nos|leur|leurs|ton|ta|tes|votre|vos|ce|cet|cette|ces`,
    number: 'un|une',
    quality: `petit|petite|petits|petites|grand|grande|grands|grandes|aîné|aînée|meilleur|meilleure|meilleurs|nouveau|nouvelle|autre|autres
      |bon|bonne|vieux|cher|chère`,
    and: 'et|et aussi|et puis|ainsi que|et encore',
    plus: 'plus',
    only: `juste|seulement|uniquement|rien que|personne à part|personne d'autre que|personne sauf|seul|seule|tout seul|toute seule|il n'y a que
      |il y a juste|y a que`,
    lead: `alors|ben|bon|euh|eh bien|oui|d'accord|on est|on sera|nous sommes|nous serons|on a|nous avons|il y a|il y aura|il y aurait|c'est
      |ce sera|ce serait|ça fait|ça fera|il me faut|il nous faut|il faudrait|je voudrais|nous voudrions|je veux|on voudrait
      |j'ai|je prends|on prend|je prendrai|on prendra|disons|j'ai besoin de|en tout`,
    tail: "s'il vous plaît|merci|en tout|au total|aussi|également|ensemble|c'est tout|voilà|en plus|puis",
    of: 'de|du|des',
    with: 'avec',
    for: 'pour|pendant|durant',
    each: 'chacun|chacune|chaque|par personne|par table|par tête|par boîte|à chaque|à chacun|à chacune|pour chacun|pour chacune|pour chacun de',
    me: 'moi|moi-même|je',
    we: 'nous|on',
  },
  NUMERALS.wordsOf,
)
