import { openEnd } from '../../../shared/clauses/open-end.ts'
import { asWithout } from '../../../shared/clauses/without.ts'
import { germanRegex } from '../letters.ts'

/** "Und so weiter", "und solche Sachen"; or what is only begun: "und lerne gerade Russisch". */
export const withOpenEnd = openEnd(germanRegex('iu')`
  [\s,.;]+(?:(?:und|oder) (?:so(?: weiter| was| zeugs?| sachen| dinge)?|(?:solche?|andere|noch mehr|ähnliche) (?:sachen|dinge)|ähnliches|dergleichen)|etc|et cetera|usw|(?:(?:und|aber) )?(?:ich )?(?:lerne|fange)(?: ich)? (?:gerade|grad|jetzt|noch|erst)(?: \p{L}+){1,3})[.!]?$`)

/** "Ich habe keine Vorliebe" is "Ohne Vorliebe". */
export const lackingNoun = asWithout({
  label: /^ohne (?<thing>\p{L}+(?: \p{L}+)?)$/iu,
  verb: '(?:ich|wir) (?:habe?n?|brauche?n?|möchten?|wollen|will) keine?[nrs]?',
})
