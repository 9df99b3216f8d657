import { regex } from '../../../shared/regex.ts'
import type { Vocabulary } from '../../../shared/remainder.ts'

export const ASKS: Vocabulary['asks'] = {
  opinion: /\b(?:excellent|very good|good|fair|poor|bad|okay|average|too|satisfied|dissatisfied)\b/iu,
  past: regex('iu')`
    \b(?:you|it|they) (?:first )?(?!need|feed|proceed)\w+ed\b
    |\b(?:received|had|taken|visited|attended|stolen)$
    |\b(?:did|was|were|had|been|ago|last|happened|birth|birthday|born|accident|incident|purchased?|since|started
      |joined)\b`,
  birth: /\b(?:birth|born|birthday)\b/iu,
  beginning: /\b(?:start|from|begin\w*|since|valid|available|first)\b/iu,
  end: /\b(?:end|until|till|deadline|by|expir\w*|last|back|return)\b/iu,
  consent: /\b(?:consent|accept|agree to|terms|permission|authori[sz]e|privacy)\b/iu,
  objection: /\b(?:you mind|objections?|object to|bother you)\b/iu,
  child:
    /\b(?:after-?school|school (?:clubs?|meals?|trips?)|child|children|baby|son|daughter|kid|pupil|student|boy|girl)s?\b/iu,
  'which-year': /\b(?:(?:which|what|in) year\b|year (?:of|you|in which))/iu,
  year: /\byear\b/iu,
  height: /\b(?:height|tall)\b/iu,
  estimate: /\b(?:approx\w*|roughly|about how|estimate\w*)\b/iu,
  own: /^your(?!\p{L})(?!.*(?:contact|emerg|urgen))/iu,
  any: /\b(?:any|anyone|anybody|anything)\b|^(?:do|does|have|has) (?:you|they|it) (?:have|got)\b/iu,
}

export const BOUNDS: Vocabulary['bounds'] = {
  most: /\b(?:out of|max(?:\.|imum)?|at most|up to|[01] ?(?:to|-|–)) ?(\d+)(?!\d)/iu,
  over: /\b(?:over|above|at least|older than|more than)\b\D{0,12}(\d{1,3})\b/iu,
  under: /\b(?:under|below|younger than|less than)\b\D{0,12}(\d{1,3})\b/iu,
}
