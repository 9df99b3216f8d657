import { regex } from '../../../shared/regex.ts'

/** How an utterance begins that answers nothing yet: assent, sounds, politeness. */
const START = String.raw`^(?:(?:oh|ah|là|non|euh|heu|ben|bah|bon|alors|pardon|désolée?|attends|attendez|franchement|honnêtement|oui|ça) )*`

/** What is asked of the form itself: whether it must be filled in, with what, and how much of it. */
const FILLING = 'écrire|remplir|mettre|marquer|dire|répondre|laisser|noter'
const BESIDE_FILLING =
  'quoi|ça|cela|là|ici|vide|en blanc|combien de (?:lignes|mots)|quelque chose|ce champ|cette (?:case|partie)|dedans|vraiment|tout'

/**
 * What a person says where no answer is given: does not know it or has none yet, puts it off, leaves it to somebody, or will not say
 * it. Whatever is asked for, it is no answer. In small letters, without pauses.
 */
export const INSTEAD_OF_ANSWER = regex('u')`
  ${START}(?:
    (?:(?:je (?:ne |n['’]en )?|j['’](?:en )?|j['’])sais (?:pas|plus|rien)|aucune idée|pas la moindre idée)
      (?: (?:trop|encore|vraiment|du tout|désolée?|moi|quoi (?:dire|mettre|écrire|répondre)))*(?:$| peut-être(?! pas))
    |(?:qu['’]est-ce qu(?:e |['’])|est-ce qu(?:e |['’])|quoi )?(?:(?:je|on|il) )?(?:dois|doit|peux|peut|faut|faudrait)(?: vraiment)? (?:${FILLING})(?: (?:${BESIDE_FILLING}))*$
    |(?:je|on) (?:dois|doit|mets?|écri[st]|marque|dis) quoi(?: (?:${BESIDE_FILLING}))*$|qu['’]est-ce qu(?:e |['’])(?:je|on|il) (?:mets?|écri[st]|marque|dis|faut)(?: (?:${BESIDE_FILLING}|${FILLING}))*$
    |(?:est-ce que )?(?:c['’]est (?:un champ |vraiment )?obligatoire|(?:on est|je suis) (?:vraiment )?obligée?s?)(?: (?:de |d['’])?(?:${FILLING})(?: (?:${BESIDE_FILLING}))*)?$
    |je (?:ne )?(?:le |la |les |l['’])(?:connais|ai|sais|retrouve|trouve|retiens) (?:pas|plus)
      (?: (?:par c(?:œ|oe)ur|encore|sur moi|sous la main|sous les yeux|en tête|là|ici))*(?:$| (?=(?:il )?(?:faut|faudrait)|je (?:dois|devrais|vais)|attend))
    |(?:est-ce que )?c['’]est (?:bien )?(?:ici|là) qu(?:e |['’])(?:je|j['’]|on|il) ?.*(?:dois|doit|faut|peux|peut)(?= ).*
    |(?:je|j['’]|on|nous) ?(?:n['’]|ne )?(?:ai|a|avons) pas (?:encore )?(?:décidé|choisi|réfléchi|d['’]idées?)(?: \S+){0,2}$
    |(?:on verra|je verrai|on en reparle\p{L}*|je (?:le|la|les|vous) (?:le )?(?:ferai|mettrai|dirai|remplirai))(?= |$)
    |(?:je vous|je te) (?:le |la |les )?(?:dirai|dis|donnerai|enverrai|rappelle|rappellerai)(?= |$)
    |(?:demandez|demande|voyez|il faut (?:demander|voir)|faut (?:demander|voir))(?:-(?:lui|leur))?
      (?: (?:à|avec|ça avec) .{2,30})?$
    |(?:ça|cela) dépend(?: (?:des?|du|si)(?: \S+){1,3})?$|c['’]est (?:mon|ma|mes) \S+ (?:qui|que) (?:s['’]en occupe|sait|décide|gère)
  )
  |^je l['’]ai sur (?:le bout de )?la langue(?= |$)
  |(?:^| )(?:on verra|je verrai|à voir)(?: (?:ça|bien))?(?: plus tard| demain)?$`
