import { openEnd } from '../../../shared/clauses/open-end.ts'
import { regex } from '../../../shared/regex.ts'
import { asWithout } from '../../../shared/clauses/without.ts'

/** "Y cosas así", "y esas cosas", "etcétera". */
export const withOpenEnd = openEnd(regex('iu')`
  [\s,.;]+(?:(?:y|o) (?:(?:esas |otras |más )?cosas?(?: así| por el estilo| de esas?| similares| parecidas)?|(?:todo|algo) (?:eso|así)|demás|tal|por el estilo)|etc(?:étera|etera)?)[.!]?$`)

/** "No tengo preferencia". */
export const lackingNoun = asWithout({
  label: /^(?:sin|ning[uú]na?) (?<thing>\p{L}+(?: \p{L}+)?)$/iu,
  verb: 'no (?:tengo|tenemos|hay|llevo|llevamos|uso|quiero)(?: ning[uú]na?)?',
})
