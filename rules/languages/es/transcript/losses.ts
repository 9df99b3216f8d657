import { regex } from '../../shared/regex.ts'

/** A question for what is lost, broken, owed or left, of which such verbs tell more: "el reloj me lo quitaron de la muñeca". */
export const ASKS_LOSS = regex('iu')`
  perd|olvid|rob[aoó]|rot[oa]|romp|averi|estrope|deud|deb[eoi]|pendient|falt|quit|vend|problem|da[ñn]|reclam|devol|cancel|recog|trabaj|s[ií]ntom`
