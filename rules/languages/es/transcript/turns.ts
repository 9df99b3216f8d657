import type { Turns } from '../../shared/own-clause.ts'

export const TURNS: Turns = {
  before:
    /(?<!\p{L})(?:antes|ten[ií]a|era|iba|estaba|mi (?:mujer|marido|madre|padre|hermano|hermana|jefe|jefa|cu[nñ]ado|cu[nñ]ada|hijo|hija|pareja)|dice|dec[ií]a|dijo|quer[ií]a|ped[ií]a|vivo|soy)(?!\p{L})/iu,
  turn: /(?<!\p{L})(?:pero|ahora|as[ií] que|y lo quiero(?: en)?|mejor)(?!\p{L})/giu,
  open: /^s[ií](?!\p{L})|s[ií]\W*$|(?<!\p{L})(?:o|u|ni|no s[eé]|depende|cualquiera|qu[eé]|cu[aá]l|si)(?!\p{L})/iu,
}
