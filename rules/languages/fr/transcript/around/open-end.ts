import { openEnd } from '../../../shared/clauses/open-end.ts'
import { regex } from '../../../shared/regex.ts'
import { asWithout } from '../../../shared/clauses/without.ts'

/** "Et des trucs comme ça", "et tout ça", "etc."; or what is only begun: "et j'apprends le russe". */
export const withOpenEnd = openEnd(regex('iu')`
  [\s,.;]+(?:(?:et|ou) (?:tout ça|tout le reste|(?:des|les|d['’]autres|quelques) (?:trucs?|choses?|machins)(?: comme ça| du genre| dans le genre| pareille?s?)?|ainsi de suite|compagnie|autres?)
    |etc|et c[ae]t[eé]ra|(?:(?:et|mais) )?(?:j['’]apprends|je (?:débute|commence)|je suis en train d['’]apprendre)(?: (?:l['’])?\p{L}+){1,3})[.!]?$`)

/** "Je n'ai pas de préférence". */
export const lackingNoun = asWithout({
  label: /^(?:sans|aucune?|pas de|pas d['’])\s*(?<thing>\p{L}+(?: \p{L}+)?)$/iu,
  verb: "(?:je (?:n['’])?|j['’]|on (?:n['’])?|nous n['’])(?:ai|a|avons) (?:pas (?:de|d['’])|aucune?)",
})
