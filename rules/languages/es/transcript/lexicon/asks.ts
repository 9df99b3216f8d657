import { regex } from '../../../shared/regex.ts'
import type { Vocabulary } from '../../../shared/remainder.ts'

export const ASKS: Vocabulary['asks'] = {
  opinion: /(?<!\p{L})(?:excelente|buen[oa]?|mal[oa]?|regular|normal|p[eé]sim[oa]|satisfech[oa])(?!\p{L})/iu,
  past: regex('iu')`
    \bnaci
    |\b(?:siniestro|accidente|incidente|robo|avería|ocurri|sucedi|compr[aoó]|falleci|[uú]ltim[oa]|trabajad[oa]
      |realizad|recibi)`,
  birth: /\b(?:nacimiento|naci[oó])(?!\p{L})/iu,
  beginning: /\b(?:inicio|desde|comienzo|disponib\p{L}*|empezar|incorporaci[oó]n)(?!\p{L})/iu,
  end: /\b(?:fin|final|vencimiento|hasta)\b/iu,
  consent: regex('iu')`
    (?<!\p{L})
    (?:acept[aáoe]\p{L}*|consiente\p{L}*|consentimiento|autoriz\p{L}*|permiso|t[ée]rminos|privacidad|condiciones)
    (?!\p{L})`,
  objection: /(?<!\p{L})(?:(?:le|te|os|les) (?:importa|molesta)\p{L}*|inconvenientes?)(?!\p{L})/iu,
  child: /(?<!\p{L})(?:hij[oa]s?|ni[ñn][oa]s?|beb[eé]s?|alumn[oa]s?|menor(?:es)?|estudiantes?)(?!\p{L})/iu,
}
