import { wordSet } from '../../../shared/phrases.ts'
import type { Words } from '../../../shared/normalise.ts'

const SUBJECTS = wordSet('je tu il elle on nous vous ils elles qui ne')
/** What may stand between a subject and its verb. */
const CLITICS = wordSet('ne y en me te se le la les lui leur nous vous')
const OBJECTS = wordSet('se me te')
/** A pronoun that is elided before its verb: "j'habite", "s'occupe", "qu'on", not "l'atelier". */
const ELIDED = /^(?:(?:j|n|m|s|t)['’]\p{L}|l['’](?:ai|as|a|avons|avez|ont|avait|appelle|appelait|aime|utilise)$)/u

const HAVING = wordSet("ai as a avons avez ont avait avais avions avaient j'ai j'avais n'ai l'ai l'a m'a qu'on")
const BEING = wordSet('suis es est sommes êtes sont était étais étaient serai sera été')
const PARTICIPLE = /(?:\p{L}{2}(?:ée?s?|i[est]?|u[es]?)|eu|fait|pris|mis|offert|ouvert)$/u
const NO_PARTICIPLES = wordSet('petit petits trois tapis mais depuis plus lieu bleu peu deux')

/** Forms that are hardly ever anything else. */
const CLEAR = wordSet(
  `ai as a avons avez ont avait avais avions avaient sont étions étaient fait faisons font faisait faisais vais va allons vont allait
    viens vient venons viennent prends prend prenons prennent dis disait disais vois voit veux veut voulons voudrais
    voudrait peux peut pouvons dois doit devons sais sait tenons dort sers connais connaît joins vends vend perds vis
    écris écrivez conduis crois croit habite habitons travaille travaillons étudie joue jouons pratique utilise
    utilisons achète achetons loue louons roule fréquente occupe trouve suivons apporte apportons ramène ramènerai
    apporterai amène amènerai cherche cherchons regarde écoute adore aime préfère dirige gère tient appartient
    fabrique répond`,
)
const INFINITIVE = /\p{L}{2}(?:er|ir|re|oir)$/u
const BEFORE_INFINITIVES = wordSet('vais va allons vont viens vient peux peut veux veut voudrais dois doit pour faut')
const ARTICLES = wordSet('le la les un une des du de au aux ce cette mon ma mes notre nos votre leur')
const PREPOSITIONS = wordSet('à en dans chez sur avec par pour sans')

/** Whether a word is a verb where it stands: elided with its subject, after one, or in a form of verbs alone. */
export function isVerb(words: Words, at: number): boolean {
  const [word = '', before = ''] = [words[at], words[at - 1]]
  if (ELIDED.test(word)) return true
  if (HAVING.has(before) && PARTICIPLE.test(word) && !NO_PARTICIPLES.has(word)) return true
  // "Domicilié à", "inscrite au": what one is, before where.
  if ((at === 0 || BEING.has(before)) && /(?:ée?s?|ite?s?)$/u.test(word))
    return /^(?:à|au|aux|en|chez|dans|par)$/u.test(words[at + 1] ?? '')
  if (INFINITIVE.test(word) && BEFORE_INFINITIVES.has(before)) return true
  if (OBJECTS.has(before) || (isAfterSubject(words, at) && !CLITICS.has(word))) return true
  if (!CLEAR.has(word) || PREPOSITIONS.has(before)) return false
  return !ARTICLES.has(before)
}

function isAfterSubject(words: Words, at: number): boolean {
  let before = at - 1
  while (before > 0 && CLITICS.has(words[before]) && !isSubject(words, before)) before -= 1
  return before >= 0 && isSubject(words, before)
}

/** "Chez nous" is none. */
const isSubject = (words: Words, at: number): boolean =>
  (SUBJECTS.has(words[at]) || /^qu['’](?:on|ils?|elles?)$/u.test(words[at] ?? '')) && !PREPOSITIONS.has(words[at - 1])
