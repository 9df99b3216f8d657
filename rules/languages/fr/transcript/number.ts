import { numberIn } from '../../en/transcript/explained/number.ts'
import { beforeItsDays } from '../../shared/clauses/on-days.ts'
import { ownClause } from '../../shared/clauses/own-clause.ts'
import { translated } from '../../shared/translation.ts'
import { unlessLedToByKnownWords } from './before/index.ts'
import { unlessNotCounted } from './before/not-counted.ts'
import { unlessPast } from './before/past.ts'
import { withoutArticles } from './numbers/articles.ts'
import { surely } from './around/doubts.ts'
import { insteadOfDenied, insteadOfSlip } from './around/corrected.ts'
import { insteadOfFormer } from './around/instead.ts'
import { withinBounds } from './numbers/bounds.ts'
import { ofThing, withoutPart } from './numbers/of-thing.ts'
import { fillers, numerals, ordinals, outOf, SENTENCE } from './common.ts'
import { layered } from './layers.ts'
import { VOCABULARY } from './lexicon/roles.ts'
import { UNITS } from './lexicon/units.ts'
import { aboutSo, andAHalf, justOne, money, noneOf, one, pairOf, quarterHours, upTo } from './numbers/amounts.ts'
import { byRank } from './numbers/ranks.ts'
import { withoutWhich } from './numbers/which.ts'
import { writtenNumbers } from './numbers/written.ts'
import { TURNS } from './turns.ts'
import { frenchLexicon, frenchWords } from './words.ts'

const WORDS = frenchLexicon({
  ...SENTENCE,
  ...UNITS,
  'per week': 'par semaine|à la semaine|la semaine|chaque semaine',
  'per month': 'par mois|chaque mois',
  'per year': 'par an|chaque année',
  'per day': 'par jour|chaque jour',
  'it was': 'il faisait|il a fait',
  point: 'virgule|point',
  double: 'double',
  triple: 'triple',
  minus: 'moins',
  'below zero': 'sous zéro|en dessous de zéro|au-dessous de zéro|en-dessous de zéro',
  'at least': 'au moins|au minimum|minimum|pas moins de',
  'at most': "au plus|tout au plus|au maximum|maximum|pas plus de|jusqu'à|maxi|au grand maximum|grand maximum",
  'less than': 'moins de|moins que|en dessous de|à moins de|un peu moins de|même pas',
  'more than': 'plus de|plus que|au-dessus de|à plus de|un peu plus de|au-delà de|dépasse',
  'or more':
    'ou plus|et plus|et quelques|et des poussières|voire plus|et davantage|bien tassés|passés|ou davantage|au moins',
  'and a half': 'et demi|et demie',
  'and a quarter': 'et quart|et un quart',
  half: 'demi|demie',
  'a half': 'la moitié|un demi|une demie|une demi',
  'half of': 'la moitié de',
  'a quarter': 'un quart|le quart',
  quarters: 'quarts',
  'one third': 'un tiers|le tiers',
  thirds: 'tiers',
  'a dozen': 'une douzaine|douzaine',
  'half a dozen': 'une demi-douzaine|demi-douzaine',
  dozen: 'douzaines',
  million: 'million|millions',
  billion: 'milliard|milliards',
  thousand: 'k',
  between: 'entre',
  almost: 'presque|quasiment|pratiquement|près de|pas loin de|à peine|pas tout à fait|bientôt|un petit',
  about: `environ|à peu près|à peu de chose près|autour de|dans les|aux alentours de|aux environs de|grosso modo
      |plus ou moins|vers|à vue de nez`,
  several: `plusieurs|quelques|beaucoup de|beaucoup|peu de|des dizaines|des centaines|des milliers|une centaine ou deux
      |un certain nombre|pas mal de|pas mal|tellement|plein de|plein`,
  none: `aucun|aucune|rien|rien du tout|pas un seul|pas une seule|je n'en ai pas|j'en ai pas|je n'en ai aucun
    |je n'en ai aucune|il n'y en a pas|il n'y en a aucun|il n'y en a aucune|personne`,
  'not sure': "aucune idée|pas la moindre idée|je ne sais pas|je sais pas|je n'en sais rien|je ne sais plus",
  'i think':
    'je pense|je crois|je crois que|je pense que|il me semble|je dirais|on va dire|on dira|je suppose|à mon avis',
  'i need': `il me faut|il m'en faut|il nous faut|il nous en faut|il en faut|il me faudra|il m'en faudra|il nous faudra
    |il nous en faudra|il me faudrait|il m'en faudrait|il nous faudrait|il nous en faudrait`,
  number: 'numéro|nombre|chiffre',
  goals: 'but|buts',
  next: 'prochain|prochaine|suivant|suivante',
})

/** Takes what was said in French to a question for a number; gives the only number in it. */
export const number = layered(
  ownClause(
    TURNS,
    translated(
      () => [
        money,
        pairOf,
        upTo,
        andAHalf,
        aboutSo,
        justOne,
        noneOf,
        quarterHours,
        writtenNumbers,
        fillers,
        outOf,
        WORDS,
        numerals,
        one,
        ordinals,
      ],
      numberIn(VOCABULARY),
      frenchWords,
    ),
  ),
  byRank,
  withinBounds,
  withoutWhich,
  insteadOfFormer,
  insteadOfDenied,
  insteadOfSlip,
  surely,
  unlessLedToByKnownWords,
  unlessNotCounted,
  unlessPast,
  withoutArticles,
  ofThing,
  withoutPart,
  beforeItsDays('(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s?', 'et|le|les|par semaine'),
)
