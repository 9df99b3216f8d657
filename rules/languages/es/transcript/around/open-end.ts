import { openEnd } from '../../../shared/clauses/open-end.ts'
import { regex } from '../../../shared/regex.ts'
import { asWithout } from '../../../shared/clauses/without.ts'

/** "Y cosas así", "y esas cosas", "etcétera"; or what is only begun: "y estoy empezando con el portugués". */
export const withOpenEnd = openEnd(regex('iu')`
  [\s,.;]+(?:(?:y|o) (?:(?:esas |otras |más )?cosas?(?: así| por el estilo| de esas?| similares| parecidas)?|(?:todo|algo) (?:eso|así)|demás|tal|por el estilo)|etc(?:étera|etera)?|(?:(?:y|e|pero) )?(?:(?:ahora|también) )?(?:estoy|ando) (?:aprendiendo|estudiando|empezando(?: con| a)?)(?: \p{L}+){1,3})[.!]?$`)

/** "No tengo preferencia". */
export const lackingNoun = asWithout({
  label: /^(?:sin|ning[uú]na?) (?<thing>\p{L}+(?: \p{L}+)?)$/iu,
  verb: 'no (?:tengo|tenemos|hay|llevo|llevamos|uso|quiero)(?: ning[uú]na?)?',
})
