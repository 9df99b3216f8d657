import { germanRegex } from '../letters.ts'
import { regex } from '../../../shared/regex.ts'
import type { Vocabulary } from '../../../shared/remainder.ts'

export const ASKS: Vocabulary['asks'] = {
  opinion: /(?<!\p{L})(?:sehr gut|gut|mittel\p{L}*|schlecht|zufrieden|unzufrieden|befriedigend|mangelhaft)(?!\p{L})/iu,
  past: regex('iu')`
    (?:geburt|geboren|unfall|vorfall|schaden|diebstahl|einbruch|gekauft|kaufdatum|passiert|geschehen|ereignet|letzte(?!\p{L}? \p{L}*(?:tag|schicht|nacht|termin|miete?)(?!\p{L}))
      |zuletzt|war|waren|wurde|seit|begonnen|gestorben|verstorben|todes|bisher|eingetreten)`,
  birth: /(?:geburt|geboren)/iu,
  beginning: /(?:beginn|anfang|start|ab wann|von wann|seit|anreise|gueltig ab|einzug|eintritt|fruehest)/iu,
  end: /(?:ende|enddatum|bis wann|frist|ablauf|abreise|rueckgabe|auszug|gueltig bis|spaetest)/iu,
  consent: regex('iu')`
    (?:einwillig|einverstand|stimm(?:e|en|st) |zustimm|akzeptier|erlaub|gestatt|datenschutz|nutzungsbedingungen
      |\bagb\b)`,
  objection: /(?:etwas aus(?:machen)?\b|macht es .* aus|stoert|etwas dagegen|einwaende)/iu,
  child: /(?<!\p{L})(?:kind(?:es|er)?|sohn(?:es)?|tochter|baby|sch[uü]ler(?:in|s)?)(?!\p{L})/iu,
  'which-year': /\b(?:welche[ms]? jahr|baujahr)/iu,
  year: /jahr/iu,
  height: germanRegex('iu')`\bkörpergröße\b`,
  estimate: germanRegex('iu')`\bungefähr`,
  own: /^ihre?(?!\p{L})(?!.*notfall)/iu,
  // No yes is proposed to these: a number of things is asked for once more.
  any: /(?!)/u,
}
