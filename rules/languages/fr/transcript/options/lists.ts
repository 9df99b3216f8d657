/** How French lists, excepts, compares and counts among options. */
export const LISTS = {
  monday: 'lundi|le lundi|lundis',
  tuesday: 'mardi|le mardi|mardis',
  wednesday: 'mercredi|le mercredi|mercredis',
  thursday: 'jeudi|le jeudi|jeudis',
  friday: 'vendredi|le vendredi|vendredis',
  saturday: 'samedi|le samedi|samedis',
  sunday: 'dimanche|le dimanche|dimanches',
  daily: 'tous les jours|chaque jour|quotidiennement|quotidien|quotidienne|une fois par jour|au quotidien',
  weekly: 'une fois par semaine|toutes les semaines|chaque semaine|hebdomadaire|hebdomadairement|une fois la semaine',
  fortnightly:
    'toutes les deux semaines|tous les quinze jours|une fois tous les quinze jours|une semaine sur deux|bimensuel',
  monthly: 'une fois par mois|tous les mois|chaque mois|mensuel|mensuelle|mensuellement',
  quarterly:
    'trimestriel|trimestrielle|trimestriellement|tous les trois mois|une fois par trimestre|chaque trimestre|par trimestre',
  'half yearly': 'semestriel|semestrielle|tous les six mois|deux fois par an|une fois par semestre',
  yearly: 'une fois par an|tous les ans|chaque année|annuel|annuelle|annuellement',
  rarely: 'rarement|presque jamais|quasiment jamais|très rarement',
  often: 'souvent|fréquemment',
  television: 'télévision|téléviseur|télé|tv',
  none: `aucun|aucune|aucun du tout|aucune du tout|aucun d'eux|aucune d'elles|aucun d'entre eux|aucune d'entre elles|aucun des deux|aucune des deux
    |aucun de ceux-là|aucun de ces choix|aucune de ces réponses|aucune de ces options|aucune des options
    |aucune des réponses|rien|rien du tout|rien de tout ça|rien de tout cela|ni l'un ni l'autre|aucun des trois
    |aucune des trois|aucun des quatre|rien de spécial|pas un seul|pas une seule`,
  everything: `tous|toutes|tout|tous ceux-là|toutes les options|tous les choix|toutes les réponses|tout ça|tout cela|la totalité
      |l'ensemble|tout le monde|toutes ces options|le tout|tous sans exception|toutes sans exception|tout ce qu'il y a`,
  'everything except':
    'tous les jours sauf|tous les jours excepté|tous les jours hormis|tous les jours à part|tous les jours de la semaine sauf',
  both: 'les deux|tous les deux|toutes les deux|les deux ensemble',
  except:
    "sauf|excepté|hormis|à part|mis à part|à l'exception de|à l'exception du|à l'exception des|moins|en dehors de",
  and: 'et|pis|ainsi que|avec aussi|et puis|et aussi|puis|et également',
  or: 'ou|ou bien|ou alors|soit',
  nor: 'ni',
  without: 'sans',
  but: 'mais|mais pas',
  'but not': 'mais pas de|mais pas le|mais pas la|mais pas les|mais pas l|mais pas du|mais pas des',
  also: 'aussi|également|en plus|en outre',
  just: 'seulement|uniquement|juste|rien que|exclusivement|simplement|seul|seule|que',
  'more than': 'plus de|plus que|supérieur à|supérieure à|au-dessus de',
  'less than': 'moins de|moins que|inférieur à|inférieure à|en dessous de',
  'at least': 'au moins|au minimum',
  'or more': 'ou plus|et plus|et davantage|ou davantage|et au-delà',
  'or less': 'ou moins|et moins',
  between: 'entre',
  very: 'très|vraiment|extrêmement|super',
  fairly: 'plutôt|relativement|moyennement',
  quite: 'assez',
  not: 'pas|ne pas|point',
  '': `ne|de|du|des|le|la|les|pour moi|ce|me|ça|cela|y|c'est|ce sont|ce serait|ce sera|je prends|je prendrai
    |je prendrais|je choisis|je préfère|je préférerais|je voudrais|je veux|j'aimerais|j'aime|nous prenons|on prend
    |mettez|mettez-moi|mets|mets-moi|je suis|nous sommes|on est|je dirais|je pense que|je crois que|je crois|je pense
    |disons|plutôt du genre|j'opte pour|je vais prendre|je vais choisir|donnez-moi|cochez|allez pour|va pour
    |c'est tout|ce sera tout|rien d'autre|de la liste|du lot|et c'est tout|c'est plutôt|ce serait plutôt|il me faut|il me faudrait`,
  i: 'je|moi',
  we: 'nous|on',
  in: 'en|dans',
  with: 'avec',
  option: 'option|choix|numéro|réponse|proposition|possibilité',
  'used to be': "quand j'étais petit|quand j'étais petite|quand j'étais jeune|dans le temps|autrefois|à l'époque",
  'better than': 'mieux que|meilleur que|pire que|moins bien que',
  last: 'dernier|dernière|derniers|dernières|tout dernier|toute dernière',
  'next to last': 'avant-dernier|avant-dernière',
  middle: 'du milieu|au milieu|celui du milieu|celle du milieu',
  'i mean': 'enfin non',
} as const
