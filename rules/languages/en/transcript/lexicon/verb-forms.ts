import { wordSet } from '../../../shared/phrases.ts'
import type { Words } from '../../../shared/normalise.ts'

/** Forms of verbs that no rule makes. */
const IRREGULAR = `went gone came become became began begun bought brought built caught chose chosen did done drew
  drawn drank drunk drove driven ate eaten fell fallen fed felt found flew flown forgot forgotten froze frozen gave
  given got gotten grew grown had heard held hid hidden kept knew known laid led left lent let lost made meant met
  paid put read ran rode ridden said sang sung sat saw seen sent shook shaken shot slept sold spelt spent spoke spoken
  stood stole stolen stuck swam swept swore taught thought threw thrown told took taken understood was were went wore
  worn woke won wrote written does goes has says refuses lies dies`

/** Verbs that people tell short things with, in their first form. */
const REGULAR = `adopt agree allow answer appear apply arrive ask attend believe belong board book borrow breed bring
  buy call carry change charge check choose clean climb collect come complete contact cook cover crash cut cycle
  damage deal decide deliver die dislike do drink drive drop eat employ end enjoy enter expect fall fancy farm feed
  feel fill find finish fit fix fly follow forget get give go graduate grow handle happen hate have heat help hire
  hold hope host hurt identify install issue join keep know land lead learn leave lend like listen live look lose love
  make manage marry mean measure meet mend mention miss move name need occur offer open order own pack paint park pass
  pay phone pick plan plant play prefer prescribe print produce promise pull push put quit race raise reach read
  receive recommend refer refuse register rent repair replace report require reserve retire return ride run sail say
  see sell send serve settle share shop show sign sing sit sleep sow speak spell spend sponsor stand start stay stop
  study suffer supply support swap swim switch take talk teach tell thank think train transfer travel treat try turn
  use visit volunteer vote wait walk want wash watch wear weigh win wish work worry write`

const verbs = REGULAR.split(/\s+/u)
/** "Stopped", "trying", "comes". */
const formsOf = (verb: string): string[] => {
  const bare = verb.replace(/e$/u, '')
  const doubled = /^[^aeiou]*[aeiou][bdgmnpt]$/u.test(verb) ? `${verb}${verb.at(-1)}` : bare
  const past = verb.replace(/(?<=[^aeiou])y$/u, 'i')
  return [
    `${doubled}ing`,
    verb.endsWith('e') ? `${verb}d` : `${doubled === bare ? past : doubled}ed`,
    /(?:s|sh|ch|o)$/u.test(verb) || past !== verb ? `${past}es` : `${verb}s`,
  ]
}

const IRREGULAR_FORMS = wordSet(IRREGULAR)
const BASES = wordSet(REGULAR)
const FORMS = new Set(verbs.flatMap(formsOf))
/** Forms that are names and things too hardly ever. */
const CLEAR = wordSet(
  `went came bought brought chose did drove ate flew forgot gave got knew kept met said says sent spoke took taught
    thought told wore wrote became refuses does happened`,
)

/** Whether a word may be the form of a verb, wherever it stands. */
export const isVerbForm = (word: string): boolean => BASES.has(word) || IRREGULAR_FORMS.has(word) || FORMS.has(word)

/** Forms of these are those of the present too. */
const PRESENT = wordSet(
  `come become run put read let does goes has says refuses lies dies got gotten gone given had done been seen`,
)

/** Whether a word has the form of the past: by its ending, or in the list of those that have none. */
export const isPast = (word: string): boolean =>
  (/^[a-z]{2,}ed$/u.test(word) && !/(?:^|[^aeiou])eed$|^(?:need|feed|bleed|breed|speed|exceed|proceed)$/u.test(word)) ||
  word === 'had' ||
  (IRREGULAR_FORMS.has(word) && !BASES.has(word) && !PRESENT.has(word))

const SUBJECTS =
  wordSet(`i we you he she they it who i've we've you've they've i'd we'd you'd he'd she'd they'd i'll we'll you'll
    he'll she'll they'll it'll let's everyone everybody`)
const BEINGS = wordSet(`i'm we're you're he's she's they're it's is are am was were be been being`)
const AUXILIARIES = wordSet(
  `do does did don't doesn't didn't have has had will would can could should might may must to gonna`,
)
/** Of whom what they do is told: "we're still comparing". */
const PERSONS = wordSet(`i'm we're you're they're`)
export const ADVERBS = wordSet(
  `just only still always also never really often usually mostly mainly already currently actually ever both all even
    simply honestly basically officially probably sometimes recently originally well look listen right yeah it quite
      rather`,
)
const OWNERS = wordSet(`the my our your his her their this that`)

/** Whether a word is a verb where it stands: after its subject or an auxiliary, or in a form that only verbs have. */
export function isVerb(words: Words, at: number): boolean {
  const word = words[at] ?? ''
  const isForm = BASES.has(word) || IRREGULAR_FORMS.has(word) || FORMS.has(word)
  let before = at - 1
  while (before >= 0 && ADVERBS.has(words[before])) before -= 1
  const subject = words[before]
  if (AUXILIARIES.has(word) || BEINGS.has(word) || ADVERBS.has(word)) return false
  if (SUBJECTS.has(subject)) return !NO_VERBS.has(word)
  if (BEINGS.has(subject))
    return (
      FORMS.has(word) ||
      (word.endsWith('ed') && NEXT.has(words[at + 1])) ||
      (word.endsWith('ing') && word.length > 6 && at === words.length - 1 && PERSONS.has(subject)) ||
      (IRREGULAR_FORMS.has(word) && word !== 'left')
    )
  if (AUXILIARIES.has(subject)) return isForm
  if (CLEAR.has(word)) return true
  if (words.slice(0, at).every((each) => POLITE.has(each)))
    return isOrder(words, at) || (isForm && NEXT.has(words[at + 1]))
  // "The sticker says", "my old boss moved"; not "the play".
  const owner = [2, 3].find((back) => OWNERS.has(words[at - back]))
  return owner !== undefined && (FORMS.has(word) || IRREGULAR_FORMS.has(word)) && !word.endsWith('ing')
}

/** "Please send it to Moose Jaw": to move a thing is nothing that one is called. */
const isOrder = (words: Words, at: number): boolean =>
  MOVES.has(words[at]) && THINGS.has(words[at + 1]) && NEXT.has(words[at + 2])

const MOVES = wordSet(`send ship post mail deliver forward return bring take drop leave courier`)
const THINGS = wordSet(`it them that this everything`)
/** With what an order begins. */
const POLITE = wordSet(`please just kindly`)

/** After a pronoun these are none. */
const NO_VERBS = wordSet(
  `and or but the a an in at on of to for with from by all both who that is am are was were be been as not so me him them
    us now then too then if because when`,
)
/** What follows a verb that begins an utterance. */
const NEXT = wordSet(`from to at in on with for it me him her us them the a an up out by under back through via`)
