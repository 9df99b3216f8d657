import { SAID_MAX } from '../layers.ts'
import type { ReadAnswer } from '../../../shared/normalise.ts'
import { KIN } from '../kin.ts'
import { regex } from '../../../shared/regex.ts'

/** When and how the person can be reached: what a condition for a call is made of. */
const REACHED = regex('iu')`
  (?<!\p{L})(?:ll[aá]m\p{L}+|m[aá]nd\p{L}+|escr[ií]b\p{L}+|env[ií]\p{L}+|d[eé]j\p{L}+|av[ií]s\p{L}+|marc[ae]\p{L}*|cont[ae]st\p{L}+|respond\p{L}*|atiend\p{L}+
    |coj[oae]|descuelg\p{L}+|mensajes?|whats\p{L}*|wh?[aá]ts\p{L}*|guasap|recado|a partir|despu[eé]s de|antes de|(?:por|en) las? (?:ma[ñn]anas?|tardes?
    |noches?)|trabaj[oa]\p{L}*|en clase|duermo|de noche|horario|localiz\p{L}+|encuentr\p{L}+|estoy|solo|sólo|mejor|cobertura|oigo|reuni[oó]n)(?!\p{L})`

/** What a condition begins with, after a pause or without one. */
const CONDITION = regex('giu')`
  (?<=\d|\p{L})(?:[,;.]+\s+|\s+(?=(?:pero|aunque|y si|a partir|despu[eé]s de|antes de|por las?|en las?|solo|sólo|mejor|de preferencia|ll[aá]m\p{L}+
    |m[aá]nd\p{L}+|escr[ií]b\p{L}+|d[eé]j\p{L}+|que (?:por|de|a|en|no))(?!\p{L})))(?=\p{L})`

/** Hours, which are no digits of a telephone number. */
const HOURS = regex('giu')`
  (?<!\p{L})(?:a partir de|después de|antes de|desde|hasta|a|de|sobre) las? [\p{L}\d]+(?:[:.]\d\d)?(?: y (?:media|cuarto))?(?!\p{L})`

/** What may say that the number is not it, not sure, another's or one of two. */
const SPOILS = regex('iu')`
  \?|\d|(?<!\p{L})(?:ya no|no es|no sé|no (?:estoy|era) segur[oa]|creo|segur[oa]|otr[oa]s?|(?:mi|su|tu|la|el) (?:${KIN})|antig\p{L}+|viej[oa]|confirm\p{L}*
    |cambi\p{L}*|cambié|acab\p{L}+|termin\p{L}+|d[ií]gitos?|n[uú]mero|fijo|o si no|o el|o al|perd[oó]n|digo|espera|espere|equivo\p{L}+|no lo uso
    |se me|ahora le|extensi[oó]n|interno|anexo|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|recuerdo|acuerdo)(?!\p{L})`

/** In places that are worth a look. */
const PLACES_MAX = 4

/** Takes a number before when and how the person can be reached: "es el 91 448 27 63, pero llamen después de las seis". */
export const reachable =
  (read: ReadAnswer): ReadAnswer =>
  (field, heard, circumstances) => {
    const found = read(field, heard, circumstances)
    if (found?.isSure || heard.length > SAID_MAX || heard.includes('?')) return found
    for (const { index } of [...heard.matchAll(CONDITION)].slice(0, PLACES_MAX)) {
      const rest = heard.slice(index)
      if (!REACHED.test(rest) || SPOILS.test(rest.replace(HOURS, ''))) continue
      const number = read(field, heard.slice(0, index), circumstances)
      if (number?.isSure && !number.isGuess && (!found || found.value === number.value)) return number
    }
    return afterReason(read)(field, heard, circumstances) ?? found
  }

/** What leads to the number, in a sentence before it: "no contesto; llamen a la oficina, al …". */
const LEADS =
  /^(?<why>[^\d]{3,100})[;:,.]\s+(?:(?:es|ll[aá]m\p{L}+|marqu?e\p{L}*) )?(?<own>(?:al?|el) \d[\d .-]{6,}[.!]?)$/iu

const afterReason =
  (read: ReadAnswer): ReadAnswer =>
  (field, heard, circumstances) => {
    const { why = '', own } = LEADS.exec(heard)?.groups ?? {}
    const number = own === undefined || SPOILS.test(why) ? undefined : read(field, own, circumstances)
    return number?.isSure && !number.isGuess ? number : undefined
  }
