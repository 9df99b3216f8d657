import { germanRegex } from '../letters.ts'

/** "Gas haben wir nicht", "die Beine hab ich schon gemacht": the only thing that was said is denied or done with in its clause. */
export const LACKED = germanRegex('iu')`
  ^(?:(?:äh+m*|also|na|ach),? )*(?<thing>(?:(?!nicht |kein)[^\s,;.?]+ ){1,4}?)(?:habe?|haben|gibt|gibts|brauche?n?|will|wollen|mag|mögen|nehme?n?|ist|sind)(?:['’]s)?
  (?: (?:ich|wir|es|hier|bei uns|da|leider|gar|einfach|auch|schon|bereits|alle|lange))*
  (?: (?:nicht|keine?[nrsm]?)(?: mehr)?| (?:schon|bereits) (?:alle )?(?:gemacht|erledigt|fertig))[.!]?$`
