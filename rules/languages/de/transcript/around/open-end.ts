import { openEnd } from '../../../shared/clauses/open-end.ts'
import { asWithout } from '../../../shared/clauses/without.ts'
import { germanRegex } from '../letters.ts'

/** "Und so weiter", "und solche Sachen". */
export const withOpenEnd = openEnd(germanRegex('iu')`
  [\s,.;]+(?:(?:und|oder) (?:so(?: weiter| was| zeugs?| sachen| dinge)?|(?:solche?|andere|noch mehr|ähnliche) (?:sachen|dinge)|ähnliches|dergleichen)|etc|et cetera|usw)[.!]?$`)

/** "Ich habe keine Vorliebe" is "Ohne Vorliebe". */
export const lackingNoun = asWithout({
  label: /^ohne (?<thing>\p{L}+(?: \p{L}+)?)$/iu,
  verb: '(?:ich|wir) (?:habe?n?|brauche?n?|möchten?|wollen|will) keine?[nrs]?',
})
