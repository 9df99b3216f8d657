import { regex } from '../../../shared/regex.ts'

/** "Le gaz on l'a pas", "les jambes je les ai déjà faites": the only thing that was said is denied or done with in its clause. */
export const LACKED = regex('iu')`
  ^(?:(?:euh|ah|ben|alors),? )*(?:(?<thing>(?:(?!pas |plus )[^\s,;.?]+ ){1,4}?)(?:,? )?(?:je|on|nous) (?:ne )?(?:l['’]|les |n['’]en |en )(?:ai|a|avons)
    (?: (?:pas|plus|jamais eue?s?)(?: ici| chez nous)?| (?:déjà |tou(?:te)?s )+(?:faite?s?|finie?s?))
  |(?:il )?(?:n['’])?y a (?:pas|plus) (?:de |d['’])(?<thing>[^,;.?]+?)(?: ici| chez nous)?)[.!]?$`
