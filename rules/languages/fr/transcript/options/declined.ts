import { regex } from '../../../shared/regex.ts'
import type { Layer } from '../../../shared/normalise.ts'

const ENOUGH = String.raw`(?:ça (?:va aller|ira|va)|ce sera tout|c['’]est (?:tout|bon)|(?:je|on) (?:vais|va) (?:me|se) débrouiller|je me débrouille)`
/** What needs no more, with thanks: "merci, ça ira". */
const DECLINED = regex('iu')`
  ^(?:(?:euh|ah|oh|ben|alors|non),? )*(?:merci(?: bien| beaucoup)?,? (?:mais )?${ENOUGH}|${ENOUGH},? merci(?: bien| beaucoup)?|ce sera tout|c['’]est tout)[.!]?$`
const OFFERS =
  /besoin|aide|autre(?:s)? (?:chose|question|demande)|quelque chose|d['’]autres|ajouter|d[ée]sire|souhaitez-vous/iu

/** Reads thanks for an offer that is not needed as the no that it is. */
export const declined: Layer = (read) => (field, heard, circumstances) => {
  const isNo = field.options?.length === 2 && OFFERS.test(field.label ?? '') && DECLINED.test(heard)
  return read(field, isNo ? 'non' : heard, circumstances)
}
