import { wordSet } from '../../../shared/phrases.ts'
import type { Explains } from '../../../shared/remainder.ts'
import { stem } from '../options/stems.ts'

/** Verbs of saying, recording, choosing, having and estimating, and what people tell of themselves; in any form. */
const VERBS = new Set(
  [
    ...wordSet(
      `say said tell told call answer reply name mention put mark tick check write enter type note record set fill
        count sign pop stick stuck hit leave left give gave given send use add try make made show choose chose chosen
        pick select prefer like love want need wish fancy favour go went gone going gonna wanna take took taken get
        got getting come came keep kept stay opt vote settle plan order buy bought book own think believe suppose
        reckon guess imagine figure estimate assume feel remember recall know see look consider turn work suit happen
        mean become became hear heard saw find found meet met discover read seem live be born weigh measure cost pay
        paid spend spent earn eat ate drink drank play read speak spoke travel swim cook walk drive drove rate score
        sleep slept run ran do did doing done start finish begin began turn grow grew retire move join visit arrive
        leave left return stay wear wore study teach taught train graduate marry expect plan talk include belong
        depend concern involve contact ring phone text email switch change lean tend aim hover sit stand stood serve
        fit suit do manage would could should might`,
    ),
  ].map(stem),
)
export const PRONOUNS = wordSet("i we you i've we've i'm we're to i'll we'll i'd we'd")
const THIRD_PERSONS = wordSet("he she they he's she's they're it")

/** "Genuinely", "perfectly": how something is, but not how often or how nearly. */
const MANNER = /^[a-z]{3,}ly$/
const MEASURES = wordSet(
  `hardly barely nearly scarcely rarely early daily weekly monthly yearly nightly hourly quarterly family july italy
    reply supply apply rely ugly jelly belly curly bully assembly butterfly seldomly partly partially formerly
    previously supposedly allegedly impossibly unlikely conversely wrongly only`,
)

/** "I sing tenor", and any form of the verbs above; verbs that deny are known by their role. */
export const verb: Explains = (words, at) => {
  const word = words[at] ?? ''
  const isPersonal = PRONOUNS.has(words[at - 1]) || THIRD_PERSONS.has(words[at - 1])
  return isCommonVerb(word) || (isPersonal && /^[a-z]{2,}$/.test(word)) ? 1 : undefined
}

/** Whether a word is a form of the verbs above, or tells only how something is, wherever it stands. */
export const isCommonVerb = (word: string): boolean =>
  (MANNER.test(word) && !MEASURES.has(word)) ||
  ((VERBS.has(stem(word)) || VERBS.has(word.replace(/s$/, ''))) && /^[a-z]{2,}$/.test(word))
