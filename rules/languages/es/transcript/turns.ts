import type { Turns } from '../../shared/own-clause.ts'

export const TURNS: Turns = {
  before:
    /(?<!\p{L})(?:antes|ten[ií]a|era|iba|estaba|mi (?:mujer|marido|madre|padre|hermano|hermana|jefe|jefa|cu[nñ]ado|cu[nñ]ada|hijo|hija|pareja)|dice|dec[ií]a|dijo|quer[ií]a|ped[ií]a|vivo|soy)(?!\p{L})/iu,
  turn: /(?<!\p{L})(?:pero (?:yo )?(?:quiero|prefiero|pon(?:me|ga)?|ap[uú]nta(?:me|lo)(?: en)?|me quedo con|yo)|ahora(?: solo| s[oó]lo)?(?: voy| tengo| es| estoy| soy| uso| quiero)?|as[ií] que|y lo quiero(?: en)?)(?!\p{L})/giu,
}
