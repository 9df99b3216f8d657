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
  'which-year': /\b(?:qué año|año (?:de|en))/iu,
  year: /(?:qu[eé]|desde).*año|(?<!(?:al|del|por|cada|este) )(?<![a-zñ])año(?![a-zñ])/iu,
  height: /\b(?:estatura|altura|talla)\b/iu,
  estimate: /\b(?:aproximad\w*|m[aá]s o menos)\b/iu,
  own: /^(?:su|tu)(?!\p{L})(?!.*(?:contact|emerg|urgen))/iu,
  any: /\b(?:alg[uú]n[oa]?s?|algo|alguien|mascotas|hijos)\b/iu,
}

export const BOUNDS: Vocabulary['bounds'] = {
  most: /(?:m[aá]x(?:\.|imo)?|hasta|sobre|\b[01] ?a) ?(\d+)(?!\d)/iu,
  over: /\b(?:m[aá]s de|mayor de)\b\D{0,12}(\d{1,3})\b/iu,
  under: /\b(?:menos de|menor de)\b\D{0,12}(\d{1,3})\b/iu,
}
