import type { ReadAnswer } from '../../../shared/normalise.ts'
import { regex } from '../../../shared/regex.ts'

/** What is no longer or was not so, and what is so instead: "c'est plus le 01 …, maintenant c'est le 01 …". */
const INSTEAD = regex('iu')`
  ^(?:(?:ah|alors|euh|ben|non|avant),? )*(?:(?:ce n['’]est|c['’]est|ce n['’]était|on n['’]est|je (?:ne )?suis) (?:plus|pas)
    |c['’]était|on (?:avait|était|devait|voulait)|j['’](?:avais|étais)|je (?:devais|voulais|pensais)|nous (?:avions|devions))
  \s+\S.*?(?:[,.;]|(?=\s(?:mais|maintenant|désormais)\s))\s+(?:(?:mais|et|non|maintenant|désormais|à présent|finalement|au final),? )*
  (?:c['’]est|on est|on a|ce (?:sera|serait)|on (?:sera|part|prend)|je (?:pars|prends|suis))\s+(?<own>\S.*)$`

/** What leaves open whether that is so. */
const OPEN = /\?|(?<!\p{L})(?:mais|ou|si|peut-être|crois|pense|non|pardon|aussi|sinon)(?!\p{L})/iu

/** In characters. */
const SAID_MAX = 160

/** Takes what is so now, after what is no longer so. */
export const insteadOfFormer =
  (read: ReadAnswer): ReadAnswer =>
  (field, heard, circumstances) => {
    const own = heard.length > SAID_MAX ? undefined : INSTEAD.exec(heard)?.groups?.own
    const alone = own === undefined || OPEN.test(own) ? undefined : read(field, own, circumstances)
    return alone?.isSure && !alone.isGuess ? alone : read(field, heard, circumstances)
  }
