import type { ReadAnswer } from '../../../shared/normalise.ts'
import { regex } from '../../../shared/regex.ts'
import { RELATIVES } from '../turns.ts'
import { ASKS_KIN } from './doubts.ts'

/** What is no longer or was not so, and what is so instead: "c'est plus le 01 …, maintenant c'est le 01 …". */
const INSTEAD = regex('iu')`
  ^(?:(?:ah|alors|euh|ben|non|avant),? )*(?:(?:ce n['’]est|c['’]est|ce n['’]était|on n['’]est|je (?:ne )?suis) (?:plus|pas)
    |c['’]était|on (?:avait|était|devait|voulait)|j['’](?:avais|étais)|je (?:devais|voulais|pensais)|nous (?:avions|devions))
  \s+\S.*?(?:[,.;]|(?=\s(?:mais|maintenant|désormais)\s))\s+(?:(?:mais|et|non|maintenant|désormais|à présent|finalement|au final),? )*
  (?:c['’]est|on est|on a|ce (?:sera|serait)|on (?:sera|part|prend)|je (?:pars|prends|suis))\s+(?<own>\S.*)$`

/** What is somebody else's, and the person's own: "ma fille vient pour un passeport, moi c'est la carte d'identité". */
const OWN_AFTER_OTHERS = regex('iu')`
  ^(?:(?:ah|alors|euh|ben),? )*(?:pour )?${RELATIVES} [^,;.?]+[,;.] (?:et |mais )?moi,?
  (?: (?:c['’]est|ce (?:sera|serait)|je (?:prends|prendrai|veux|voudrais|viens pour|suis)))? (?<own>[^,;.?]+)[.!]?$`

/** What leaves open whether that is so. */
const OPEN =
  /\?|(?<!\p{L})(?:mais|ou|si|peut-être|crois|pense|non|pardon|aussi|sinon|pas|plus|pareil|jamais)(?!\p{L})/iu

/** In characters. */
const SAID_MAX = 160

/** Takes what is so now or the person's own, after what is no longer so or is somebody else's. */
export const insteadOfFormer =
  (read: ReadAnswer): ReadAnswer =>
  (field, heard, circumstances) => {
    const isOfOthers = !field.label || ASKS_KIN.test(field.label)
    const found =
      heard.length > SAID_MAX ? null : (INSTEAD.exec(heard) ?? (isOfOthers ? null : OWN_AFTER_OTHERS.exec(heard)))
    const own = found?.groups?.own
    const alone = own === undefined || OPEN.test(own) ? undefined : read(field, own, circumstances)
    return alone?.isSure && !alone.isGuess ? alone : read(field, heard, circumstances)
  }
