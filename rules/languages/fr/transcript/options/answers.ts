/** How French says yes, no and what lies between, in the words that English says it with. */
export const ANSWERS = {
  yes: `oui|ouais|ouaip|ouep|mais oui|ah oui|oh oui|ben oui|eh oui|oui oui|si si|mais si|ah si|bien sûr que oui
    |bien sûr que si|absolument oui|yes|affirmatif|que oui`,
  'of course': 'bien sûr|bien entendu|évidemment|naturellement|cela va de soi|ça va de soi|forcément|bien évidemment',
  absolutely: `tout à fait|absolument|parfaitement|complètement|totalement|entièrement|carrément|sans hésiter|sans hésitation
      |sans réserve`,
  exactly: "exactement|exact|c'est exact|c'est ça|c'est cela|c'est bien ça|c'est cela même|c'est juste",
  "that's correct":
    "c'est correct|correct|tout est correct|tout est exact|c'est vrai|vrai|c'est le cas|tout à fait exact",
  indeed: 'en effet|effectivement',
  certainly: 'certainement|sûrement|assurément|certes|à coup sûr',
  'without a doubt': "sans aucun doute|sans le moindre doute|sans l'ombre d'un doute|il n'y a pas de doute|aucun doute",
  gladly:
    "volontiers|avec plaisir|avec grand plaisir|bien volontiers|très volontiers|avec joie|ce n'est pas de refus|c'est pas de refus|ce ne serait pas de refus|ce serait pas de refus|je ne dis pas non|je dis pas non|ça ne se refuse pas|ça se refuse pas",
  "i'd like to":
    "je veux bien|j'aimerais bien|je voudrais bien|j'en serais ravi|j'en serais ravie|je le souhaite|je le veux",
  okay: `ok|okay|entendu|c'est bon|ça marche|ça roule|ça me va|ça me convient|c'est entendu|c'est d'accord|très bien
    |parfait|allez-y|allons-y|c'est parti|c'est bon pour moi|pas de souci|pas de soucis|aucun souci|sans souci
    |pas de problème|aucun problème|sans problème|y a pas de souci`,
  'why not': 'pourquoi pas',
  agreed: `d'accord|je suis d'accord|on est d'accord|nous sommes d'accord|je suis tout à fait d'accord|marché conclu
      |lu et approuvé|j'approuve|lu et accepté`,
  'i accept': `j'accepte|je l'accepte|je les accepte|nous acceptons|accepté|j'y consens|je donne mon accord
      |je donne mon consentement|vous avez mon accord|j'autorise|je vous autorise|je vous y autorise|je l'autorise`,
  'i consent': 'je consens',
  'i confirm': 'je confirme|je le confirme|je vous le confirme|confirmé',
  'i have no objection': `je n'ai rien contre|je n'y vois pas d'inconvénient|je n'y vois aucun inconvénient|pas d'objection
      |aucune objection|sans objection|je n'ai pas d'objection|ça ne me dérange pas|ça me dérange pas`,
  'i think so': `je crois que oui|je pense que oui|il me semble que oui|je crois bien|je pense bien|je crois bien que oui
      |je dirais que oui|je crois|je pense|il me semble`,
  'i do': `je l'ai|je le suis|je le fais|j'en ai un|j'en ai une|j'en ai|nous en avons|on en a|nous en avons un|on en a un
      |il y en a un|il y en a`,
  always: 'toujours',
  no: `non|nan|nope|ah non|oh non|ben non|mais non|eh non|non non|que non|bien sûr que non|certainement pas|négatif
    |non merci|sans façon|que nenni|du tout`,
  'of course not': 'évidemment pas|bien évidemment que non|bien entendu que non',
  'not at all': `pas du tout|pas le moins du monde|pas la moindre|pas le moindre|absolument pas|nullement|aucunement|en aucun cas|en aucune façon|en rien
      |vraiment pas|pas une seconde`,
  'not really': `pas vraiment|pas trop|pas tellement|pas spécialement|pas particulièrement|pas forcément|pas tant que ça
      |pas des masses|pas plus que ça`,
  'not yet': 'pas encore|toujours pas',
  'not now': `pas maintenant|pas pour le moment|pas pour l'instant|pas tout de suite|pas actuellement|pas en ce moment
      |pas aujourd'hui|pas cette fois|pas cette fois ci|pas ce coup ci|pas cette année`,
  'no longer': 'plus maintenant|plus du tout|plus jamais',
  never: 'jamais|jamais de la vie|au grand jamais|jamais de ma vie|de ma vie jamais',
  'out of the question':
    "hors de question|pas question|il n'en est pas question|c'est hors de question|surtout pas|pas moyen",
  'not that i know': 'pas que je sache|pas à ma connaissance|pas que je me souvienne',
  'i do not think so': `je ne crois pas|je crois pas|je ne pense pas|je pense pas|je crois que non|je pense que non|il me semble que non
      |je ne crois pas non|je dirais que non`,
  'i do not': `je n'en ai pas|j'en ai pas|je ne l'ai pas|je l'ai pas|je ne le suis pas|je n'en ai aucun|je n'en ai aucune
      |je n'en ai jamais eu|je ne le fais pas|nous n'en avons pas|on n'en a pas|on en a pas|il n'y en a pas
      |ce n'est pas le cas|c'est pas le cas|je n'en veux pas|j'en veux pas|ça non|pas moi|je n'en ai pas besoin
      |pas besoin|pas la peine|ce n'est pas la peine|c'est pas la peine|ce n'est pas nécessaire|inutile`,
  "i'd prefer not to": `je préfère pas|je ne préfère pas|je préférerais pas|j'aime mieux pas|j'aimerais mieux pas|j'aimerais autant pas|j'aime autant pas|autant pas|je préfère éviter
      |je ne souhaite pas|je ne veux pas|je veux pas`,
  'i refuse': "je refuse|je n'accepte pas|j'accepte pas|je ne consens pas|je n'autorise pas|je m'y oppose",
  'i disagree':
    "je ne suis pas d'accord|je suis pas d'accord|je ne suis pas du tout d'accord|je suis pas du tout d'accord",
  "that's wrong": "c'est faux|faux|ce n'est pas vrai|c'est pas vrai|ce n'est pas exact|incorrect|ce n'est pas correct",
  "i'm not sure": `je ne sais pas|je sais pas|j'sais pas|chais pas|je ne sais pas trop|je sais pas trop|je ne sais plus|je sais plus
      |je n'en sais rien|j'en sais rien|aucune idée|je n'en ai aucune idée|pas la moindre idée|je ne suis pas sûr
      |je ne suis pas sûre|je suis pas sûr|je suis pas sûre|pas sûr|pas sûre|je ne suis pas certain
      |je ne me souviens pas|je ne me souviens plus|je me souviens pas|je me souviens plus|je ne me rappelle pas
      |je ne me rappelle plus|j'hésite|j'hésite encore|je n'ai pas décidé|je n'ai pas encore décidé
      |je ne suis pas décidé|indécis|indécise|je ne saurais dire|difficile à dire|c'est difficile à dire|qui sait
      |va savoir|sais pas|ne sait pas|ne sais pas`,
  maybe: `peut-être|peut-être bien|peut-être que oui|peut-être que non|possible|c'est possible|ça se peut|possiblement
      |éventuellement|probablement|sans doute|sans doute que oui|on verra|on verra bien|ça se pourrait|bof|mouais
      |faut voir|à voir`,
  sometimes: 'parfois|quelquefois|des fois|de temps en temps|de temps à autre|à l’occasion|occasionnellement',
  'it depends': "ça dépend|cela dépend|c'est selon|selon|tout dépend|dépend",
  'yes and no': 'oui et non|ni oui ni non|mi-figue mi-raisin',
  'a little': 'un peu|un petit peu',
  'more or less': 'plus ou moins|comme ci comme ça|couci-couça',
  what: "quoi|comment|pardon comment|vous pouvez répéter|pouvez-vous répéter|qu'est-ce que vous dites|plaît-il",
  'prefer not to say': `je préfère ne pas répondre|je préfère ne pas le dire|je préfère ne rien dire|préfère ne pas répondre
      |préfère ne pas le dire|je ne souhaite pas répondre|ne souhaite pas répondre|sans réponse
      |je ne veux pas répondre|ne se prononce pas|ne veut pas répondre|ne préfère pas répondre`,
  "doesn't matter": `peu importe|n'importe|n'importe lequel|n'importe laquelle|ça m'est égal|ça m'est complètement égal|c'est égal
      |comme vous voulez|comme tu veux|sans préférence|aucune préférence|pas de préférence|je n'ai pas de préférence
      |indifférent|n'importe quoi|au choix|à vous de choisir`,
  'not applicable': `non applicable|sans objet|pas concerné|pas concernée|non concerné|non concernée|je ne suis pas concerné
      |je ne suis pas concernée`,
  'no opinion': "sans opinion|sans avis|pas d'avis|pas d'opinion|aucun avis|je n'ai pas d'avis|aucune opinion",
  // The steps of agreement, of which "d'accord" alone is a yes too.
  'strongly agree': `tout à fait d'accord|entièrement d'accord|totalement d'accord|complètement d'accord|absolument d'accord
      |parfaitement d'accord|très d'accord`,
  'somewhat agree': "plutôt d'accord|assez d'accord|un peu d'accord|partiellement d'accord|moyennement d'accord",
  'somewhat disagree':
    "plutôt pas d'accord|pas trop d'accord|pas vraiment d'accord|pas tellement d'accord|peu d'accord|plutôt en désaccord",
  'strongly disagree': `pas du tout d'accord|absolument pas d'accord|pas d'accord du tout|vraiment pas d'accord|totalement en désaccord
      |tout à fait en désaccord|fortement en désaccord|en total désaccord`,
  disagree: "pas d'accord|en désaccord|désaccord",
  'neither agree nor disagree': "ni d'accord ni pas d'accord|ni d'accord ni en désaccord|ni l'un ni l'autre|neutre",
} as const
