import { ASKS, BOUNDS } from './asks.ts'
import { WORDS_OF_SENTENCES } from './closed-class.ts'
import { phraseList, phrases, wordSet } from '../../../shared/phrases.ts'
import type { Lexicon, Role, Vocabulary } from '../../../shared/remainder.ts'
import { unaccented } from '../../../shared/label-words.ts'
import { inFull } from '../words.ts'
import { verb } from './verbs.ts'
import { regex } from '../../../shared/regex.ts'

/** As the grammars leave them: in full and without accents. */
const plain = (list: string): string => unaccented(inFull(list))

/** What French words do around a value, by their class, beside those that the grammars put into plain words. */
const ROLES: Lexicon = phrases<Role>(
  (
    [
      [
        'determiner',
        `le|la|les|un|une|des|du|mon|ma|mes|notre|nos|ce|cet|cette|ces|certains|certaines|quelque|quelques|autre
          |autres|votre|vos`,
      ],
      [
        'frame',
        `de|à|au|aux|en|y|que|qui|et|ça|cela|ceci|celui|celle|ceux|celles|ici|là|je|moi|tu|toi|nous|on|vous|me|te|se
        |lui|le mien|la mienne|les miens|pour moi|pour nous|chez moi|chez nous|à moi|de mon côté|pour ma part
        |quant à moi|de ma part|tous les deux|toutes les deux|tous|toutes|tout|toute|chacun|chacune|chaque|ainsi
        |comme ça|est|sont|suis|sommes|êtes|es|soit|être|été|était né|sera|seront|serai|serons|serait|seraient|ai|as|a
        |avons|avez|ont|avoir|eu|aurai|aurons|aura|aurais|aurait|il y a|il y en a|y a|y en a|il y aura|voici|voilà
        |c'est là|part sur|pars sur|reste sur|restons sur|partir sur|partons sur|partirais sur`,
      ],
      [
        // What a thing does, and no person; the grammars have made "at" of "au".
        'frame',
        `elle roule at|il roule at|elle marche at|il marche at|elle fonctionne at|il fonctionne at|elle tourne at|il tourne at
        |elle chauffe at|il chauffe at|elle est at|il est at|allergique|allergiques|intolérant|intolérante`,
      ],
      [
        'frame',
        `déjà|encore|toujours|maintenant|actuellement|aujourd'hui|à présent|en ce moment|pour le moment|pour l'instant
        |à l'heure actuelle|de nos jours|désormais|normalement|habituellement|d'habitude|en général|généralement
        |principalement|surtout|exactement|précisément|pile|tout juste|tout simplement|simplement|seulement|uniquement
        |juste|rien que|en tout|au total|en tout et pour tout|tout compris|en fait|finalement|aussi|également|très
        |bien|assez|tout à fait|personnellement|honnêtement|franchement|évidemment|logiquement|naturellement
        |à l'instant|pleinement|entièrement|complètement|totalement|parfaitement|en principe|en moyenne
        |par rapport à ça|la réponse|réponse|ma réponse|téléphone|portable|mobile|fixe|contact|courriel|mail|date
        |numéro|option|choix|type|taille|couleur|formule|catégorie|groupe|case|chose|question|thème|modèle|sorte|genre
        |manière|façon|part|côté|point|c'est tout|voilà tout|et c'est tout|point final|rien d'autre|rien de plus
        |sans plus|même|pareil|mieux|meilleur|meilleure|bon|bonne|parfait|parfaite|idéal|idéale|préféré|préférée
        |favori|favorite|principal|principale|habituel|habituelle|comme d'habitude|comme toujours|entier|entière
        |entiers|complet|complète|rond|ronds|compris|comprise|charges comprises|toutes charges comprises|révolus|bien sonnés|facile|simple`,
      ],
      [
        'frame',
        `personnes|personne|adultes|adulte|enfants|enfant|fois|points|étoiles|étoile|note|degrés|kilos|kilo|grammes
          |tonnes|mètres|mètre|mètres carrés|centimètres|kilomètres|litres|litre|heures|heure|minutes|jours|jour|nuits
          |nuit|semaines|semaine|mois|ans|an|années|année|euros|euro|francs|dollars|âge|unités|pièces|pages|places
          |entrées|pour cent`,
      ],
      [
        'hedge',
        `je crois|je crois que|je pense|je pense que|je suppose|je suppose que|j'imagine|j'imagine que|il me semble
          |il me semble que|me semble|environ|à peu près|à peu de chose près|plus ou moins|autour de|aux alentours de
          |aux environs de|dans les|vers|sans doute|probablement|si je me souviens bien|si ma mémoire est bonne
          |si je ne me trompe pas|si je ne m'abuse|sauf erreur|sauf erreur de ma part|à ma connaissance
          |autant que je sache|que je sache|de mémoire|peut-être`,
      ],
      [
        'emphasis',
        `à mon avis|d'après moi|selon moi|je dirais|je dirais que|disons|mettons|on va dire|certainement|certain
          |certaine|c'est certain|j'en suis certain|j'en suis certaine|je suis certain|je suis certaine|sans faute
          |sans problème|à vrai dire|pour être honnête|pour être précis|pour être exact|pour tout vous dire
          |définitivement|bien sûr|bien entendu|plutôt|un peu|genre|quelque chose comme|quelque chose comme ça
          |ou quelque chose comme ça|dans ces eaux-là|par là|à vue de nez|grosso modo`,
      ],
      [
        'courtesy',
        `allez|s'il vous plaît|s'il te plaît|merci|merci beaucoup|merci bien|merci d'avance|bonjour|bonsoir|salut|allô
        |au revoir|à bientôt|bonne journée|bonne soirée|oui|ouais|si si|eh bien|et bien|ben|bah|bon|alors|donc|voyons
        |voyons voir|tiens|tenez|écoutez|écoute|vous savez|vous voyez|tu vois|tu sais|hein|quoi|n'est-ce pas
        |laissez-moi réfléchir|laissez-moi voir|attendez voir|un instant|un moment|une seconde|une petite seconde
        |une minute|d'accord|ok|okay|entendu|très bien|c'est ça|c'est bon|c'est bien ça|voilà c'est tout|monsieur
        |madame|mademoiselle|mon dieu|ma foi|oh|ah|ça alors|bonne question|à votre service|avec plaisir|volontiers
        |bien volontiers|pourquoi pas|ça va|ça ira|ça me va|je vous prie|je vous en prie|je vous remercie|ma chère
        |mon cher|mon vieux|si possible|si c'est possible|si vous voulez|si vous voulez bien|si tu veux
        |si vous préférez|si ça vous va|si ça vous convient|si ça ne vous dérange pas|si vous le permettez
        |si on peut dire|si je puis dire|si je peux dire|si on veut|s'il faut choisir|s'il faut vraiment choisir
        |si je dois choisir|s'il y en a|s'il en reste|si je compte bien|si on compte|si on compte bien|si je compte`,
      ],
      [
        'correction',
        `pardon|désolé|désolée|excusez-moi|excuse-moi|je veux dire|je voulais dire|enfin|enfin non|ou plutôt|plutôt
          |attendez|attends|je me suis trompé|je me suis trompée|je me trompe|je corrige|je rectifie|correction
          |rectification|non non|oh non|ah non|mince|oups|c'est-à-dire|en réalité|tout compte fait|erreur`,
      ],
      [
        'adjunct',
        `dans|avec|pour|par|depuis|parce que|car|puisque|vu que|comme|chez|pendant|durant|y compris|compris
          |en comptant|sans compter|ce matin|cet après-midi|ce soir|ce mois-ci|cette semaine|cette année|que ce soit
          |qui est|qui sont|que j'ai|que je|dont|where|et moi je|et j'ai|il y a|en semaine|le week-end|grâce à
          |à cause de|histoire de|afin de|dès`,
      ],
      [
        'past',
        `j'avais|nous avions|on avait|c'était|était|étaient|étais|j'étais|nous étions|avais|avait|avaient|il y avait
          |j'ai eu|j'ai été|fut|été|faisait|devais|devait|devions|devaient|voulais|voulions`,
      ],
      [
        'other',
        `ma femme|mon mari|ma mère|mon père|maman|papa|mon frère|ma soeur|mon chef|ma chef|mon patron|ma patronne
          |mon fils|ma fille|mon conjoint|ma conjointe|mon compagnon|ma compagne|mon copain|ma copine|mon ami|mon amie
          |mes amis|mon voisin|ma voisine|mon collègue|ma collègue|mon médecin|celui de mon|celle de ma|les autres
          |l'autre|les gens|tout le monde|quelqu'un|quelqu'un d'autre|certains disent|on dit|dit|disait|disent|a dit
          |a conseillé|voulait|demandait|je n'ai pas|j'ai pas|nous n'avons pas|pas le mien|pas la mienne`,
      ],
      ['third-person', 'il|elle|ils|elles|son|sa|ses|leur|leurs|eux|lui'],
      [
        'condition',
        `si|sauf|excepté|hormis|à moins que|à moins de|à condition|à condition que|pourvu que|tant que|du moment que
          |sous réserve|sous réserve de|seulement si|même si|quoique|bien que|mais|ou|ça dépend|dépend|selon|suivant
          |au lieu de|plutôt que|à part|en dehors de|inconvénient|inconvénients|objection|objections|problème avec
          |gêne|dérange|réserve|réserves|sinon|faute de`,
      ],
      ['privation', 'sans'],
      [
        'denial',
        `je déteste|déteste|évite|refuse|arrêté|j'ai arrêté|arrêtons|enlevez|retirez|supprimez|plus besoin
          |plus du tout|plus de|fini|perdu|vendu|pas|ne|non|jamais|ni|aucun|aucune|nul|nulle|rien|personne d'autre
          |pas un|pas une|nullement|aucunement|guère|contre|opposé|opposée|à l'exception de|hors de question|impossible|not|never`,
      ],
      [
        'question',
        `quel|quelle|quels|quelles|lequel|laquelle|lesquels|qui est-ce|quand|comment|combien|pourquoi|where|est-ce que
          |est-ce qu'|qu'est-ce que|qu'est-ce qui|faut-il|il faut|peut-on|puis-je|est-ce que je peux|je peux mettre
          |je dois|dois-je|on peut choisir|on doit|pouvez-vous|vous pouvez répéter|c'est obligatoire|c'est quoi
          |c'est-à-dire quoi`,
      ],
      [
        'bound',
        `plus de|moins de|au moins|au plus|au minimum|au maximum|minimum|maximum|tout au plus|presque|quasiment|quasi
          |pratiquement|près de|pas loin de|jusqu'à|entre|à peine|plus que|moins que|mieux que|pire que|meilleur que
          |pas plus de|pas moins de|pas plus|pas tout à fait|trop|trop de|trop cher|ou plus|ou moins|et plus
          |et quelques|et des poussières|au-dessus de|en dessous de|au-delà de|à partir de|dépasse|frôle|frôlons|approche de|approche des|approchons de|approchons des|avoisine|bientôt|bien plus
          |bien moins|un peu plus|un peu moins|davantage|supérieur|inférieur|passé|passés`,
      ],
      [
        'unreal',
        `avant|auparavant|autrefois|jadis|dans le temps|à l'époque|quand j'étais petit|quand j'étais petite
          |quand j'étais jeune|dans ma jeunesse|si j'avais|si j'étais|j'aurais|j'aurais dû|j'aurais voulu
          |j'aurais préféré|aurait fallu|on aurait|je croyais|je pensais|je pensais que|j'espère|j'espérais
          |il faudrait|il aurait fallu|ce serait mieux|l'année dernière|l'an dernier|la dernière fois|à l'origine
          |à la base|initialement|normalement c'est|ancien|ancienne|ex|parfois|quelquefois|des fois|par moments
          |ça dépend des jours|un jour peut-être|plus tard`,
      ],
    ] as const
  ).map(([role, list]) => [role, plain(list)] as const),
)

/** What goes on after a value as anything may. */
const GOES_ON = phraseList(
  plain(
    `je suis|nous sommes|on est|à côté de|à côté|près de|près du|au bord de|derrière|devant|face à|après|pendant
      |grâce à|dieu merci|heureusement|malheureusement|quand je peux|quand c'est possible|mon|ma|mes|notre|nos
      |que j'ai|que je|qui me|ça me|il fait|il y a`,
  ),
)

export const VOCABULARY: Vocabulary = {
  closedClass: WORDS_OF_SENTENCES.closedClass,
  roles: ROLES,
  verb,
  goesOn: GOES_ON,
  subject: regex('u')`
    ^(?:et |and )?(?:(?:je|i|nous|we|on|il|elle|ils|elles|c'est|it's|c'etait|j'ai|i have)(?= \S)
      |(?:le|la|les|the|mon|ma|mes|my|notre|nos|our)(?= \S+ \S))`,
  asks: ASKS,
  bounds: BOUNDS,
  untranslated: { since: wordSet('depuis'), per: wordSet('par'), of: wordSet('de du') },
  /** "Non" denies no noun: what follows it is a clause of its own. */
  isDeniedBefore: () => false,
}
