import type { Words } from '../../../shared/normalise.ts'
import { phraseAt, phrases, wordSet } from '../../../shared/phrases.ts'
import { shortAnswerAt } from './short-answers.ts'
import { isHesitation, PAUSE, splitHyphens } from '../../../shared/words.ts'
import { regex } from '../../../shared/regex.ts'

type Assent = 'yes' | 'no' | 'unsure'
type Said = Assent | 'idle'

const SAID = phrases<Said>([
  [
    'yes',
    `yes|yeah|yep|yup|yea|yah|ya|aye|uh huh|mm hmm|mhm|mmhmm|mm hm|sure|of course|certainly|definitely|absolutely
    |indeed|correct|right|that's right|that's correct|true|that's true|exactly|affirmative|okay|ok|alright|all right
    |fine|sounds good|go ahead|please do|i am sure|i'm sure|i am certain|i'm certain|i'm positive|i think so
    |i believe so|i guess so|i suppose so|i'd love to|i would love to|i'd like to|i'd like that|you bet|by all means
    |why not|naturally|totally|for sure|no doubt|without a doubt|without doubt|i agree|obviously|clearly|evidently
    |undoubtedly|unquestionably|most definitely|most certainly|without question|without fail|for certain|you got it
    |hundred percent|one hundred percent|a hundred percent|it is true|it is right|it is correct|that is correct
    |that is right|that would be great|that's fine|that works|sure thing|gladly|with pleasure|very much so|hell yes
    |hell yeah|i'm afraid so|completely|always|positive|yes indeed|of course i do|i consent|i accept|accepted|agreed
    |confirmed|understood|i understand|i confirm|feel free|sign me up|go on then|i promise|i swear|happy with that
    |i'm happy with that|i have no objection|i've no objection|i have no objections|i've no objections|no objection
    |no objections|no objection at all|no objections at all|i don't object|i do not object|fine by me|fine with me
    |okay with me|okay by me|all good|absolutely fine|by all means do|course i do|course i did|course i have
    |course i will|course i am|course|too right|damn right|rather|as ever|that's me|it sure is|they sure are
    |every time|without exception|all true|they're all true|it's all true|that's all correct|all correct
    |i wouldn't mind|i do consent|i give my consent|you have my consent|you have my permission|read and understood
    |got it|tick it|tick that|tick the box`,
  ],
  [
    'no',
    `no|nope|no need|not necessary|not needed|not this time|not if i can help it|that's not necessary|it's not necessary|that won't be necessary
    |it won't be necessary|i won't need that|i won't need it|i won't need one|not likely|no fear|as if|fat chance
    |nothing of the sort|not one bit|not a bit|not a bit of it|god no|heavens no|never have|never did|never had one
    |nothing|nothing at all|nah|nay|negative|no way|no thanks|no thank you|not at all|not really|not yet|never
    |absolutely not|definitely not|certainly not|of course not|not me|i don't think i do|i don't think we do
    |i don't believe i do|i don't think it is|not in the slightest|not in the least|by no means|i don't think so
    |i do not think so|i think not|i don't believe so|i do not believe so|i guess not|i suppose not|i'm afraid not
    |incorrect|wrong|that's wrong|that's not right|that's not correct|that is not right|that is not correct
    |that's incorrect|false|that's false|uh uh|nuh uh|hell no|i'd rather not|i would rather not|i disagree
    |i'd prefer not to|i prefer not to|i don't want to|i do not want to|i don't have one|i don't have any
    |i don't want that|out of the question|hardly|not that i know of|not that i'm aware of|not particularly
    |not especially|under no circumstances|not anymore|not any more|no longer|never ever|not today|not currently
    |not now|not right now|not at the moment|none|neither|no chance|i doubt it|i refuse|not once|in no way
    |not necessarily|unfortunately not|sadly not|fortunately not|thankfully not|obviously not|clearly not
    |evidently not|apparently not|surely not|most definitely not|most certainly not|not in a million years
    |not on your life|not a chance|not for me|not that i know|not that i remember|not that i recall
    |not to my knowledge|not as far as i know|i wouldn't say so|i would not say so|i wouldn't think so
    |none at all|none whatsoever|none that i know of|none that i'm aware of
    |i'd rather you didn't|we'd rather you didn't|i'd prefer you didn't|i'd prefer it if you didn't|we'd prefer it if you didn't`,
  ],
  [
    'unsure',
    `maybe|perhaps|possibly|no way of knowing|no way to know|no way to tell|no telling|there's no telling|who knows
    |probably|probably not|maybe not|perhaps not|not sure|i'm not sure|i am not sure|not so sure|not too sure
    |not entirely sure|not really sure|unsure|i don't know|i do not know|don't know|i really don't know
    |i don't really know|i wouldn't know|dunno|i dunno|no idea|i have no idea|no clue|it depends|depends|that depends
    |sometimes|sort of|kind of|yes and no|yes or no|not certain|i'm not certain|i am not certain|not positive
    |i'm not positive|i can't say|i couldn't say|can't say|i can't remember|i don't remember|i don't recall|i forget
    |hard to say|could be|might|i might|might be|i hope so|i hope not|we'll see|let me think|i need to think
    |ask me later|rather not say|i'd rather not say|prefer not to say|i prefer not to say|i'd prefer not to say
    |no comment|either|doesn't matter|it doesn't matter|no one|no matter|no preference|no opinion|i don't understand
    |i do not understand|i didn't understand|i didn't hear|i didn't hear you|i didn't catch that|i didn't get that
    |i can't hear you|i can't decide|i haven't decided|i'm undecided|undecided|not a clue|i guess maybe|so so|partly
    |partially|somewhat|a bit|a little|more or less|occasionally|rarely|what|which|how|who|why|when|where|pardon
    |repeat`,
  ],
  /** A word beside a yes or no; alone it is neither. */
  [
    'idle',
    `i'm alright|i'm all right|i'm fine|i'm good|i'm okay|i'm ok|no problem at all|no trouble|no trouble at all|we're good|we're fine|we're alright|no question
      |no question about it|no problem|no problems|no worries|i don't mind|i don't care|i guess|i suppose|i think|for now|right now
    |at the moment|at present|so far|as yet|currently`,
  ],
])

/** Words around a yes or no that add nothing; after one, anything may follow. */
const AROUND = wordSet(
  `, that's that it's it is a an my answer the i i'm would say i'd i'll think guess suppose believe so well oh please
    sir madam thanks thank you very really just for me from and then to be big hard firm strong clear said going go
    with let's put down as one um uh er ah hmm afraid god gosh lord goodness heavens actually honestly frankly sorry
    but in yet unfortunately fortunately sadly luckily thankfully`,
)

const AFTER_CLAUSE = wordSet(
  `, so thanks thank please sir madam honestly frankly actually sorry really indeed but yet yes yeah no nope of
    definitely absolutely always never i we it`,
)

/** What turns a sentence around after a yes: "yes, I don't smoke". */
const DENIAL = /n't$|^(?:not|cannot|nothing|nobody)$/

/** After these anything may follow: "no, I never smoked"; "exactly three thousand" is no yes. */
const FIRM = wordSet('yes yeah yep yup yea yah aye no nope nah nay of never')

/** Reads a yes or a no from what was said, in any of the ways people say it. */
export const assentOf = (said: Words): Assent | undefined => assentIn(said).assent

/** A yes or no, the words that are no part of it, and what follows right after it where nothing stands before. */
export function assentIn(said: Words): { assent: Assent | undefined; rest: Words; after: Words } {
  const words = splitHyphens(said)
  if (words.filter((word) => word !== PAUSE).join(' ') === 'know') return { assent: 'no', rest: [], after: [] }
  const heard = new Set<Assent>()
  const rest: string[] = []
  let firm = false
  let after: Words = []
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? ''
    const { assent, length } = assentAt(words, at)
    if (assent && assent !== 'idle') {
      firm ||= FIRM.has(word) || words[at + length] === PAUSE || (length > 1 && AFTER_DONE.has(words[at + length]))
      if (rest.length === 0 && heard.size === 0) after = words.slice(at + length)
      heard.add(assent)
    } else if (!assent && isStray(word)) {
      if (!firm) return { assent: undefined, rest, after }
      if (DENIAL.test(word)) heard.add('no')
      rest.push(word)
    }
    at += length
  }
  const [only] = heard
  return { assent: heard.has('unsure') ? 'unsure' : heard.size === 1 ? only : undefined, rest, after }
}

const isStray = (word: string): boolean => !AROUND.has(word) && !isHesitation(word)

function assentAt(words: Words, at: number): { assent?: Said; length: number } {
  const phrase = phraseAt(SAID, words, at)
  const short = shortAnswerAt(words, at)
  if (short && short.next - at > (phrase?.length ?? 0) && isClause(words, at, short.next - at))
    return { assent: short.value, length: short.next - at }
  if (phrase && isClause(words, at, phrase.length)) return { assent: phrase.meaning, length: phrase.length }
  if (words[at] === 'not' && NONE_OF.has(words[at + 1])) return { assent: 'no', length: words.length - at }
  if (at === 0 && LACKS.test(words.join(' '))) return { assent: 'no', length: words.length }
  const negated = words[at] === 'not' ? phraseAt(SAID, words, at + 1) : undefined
  if (negated) return { assent: negated.meaning === 'yes' ? 'no' : 'unsure', length: negated.length + 1 }
  return { length: 1 }
}

const SUBJECTS = wordSet("i we they he she it i'm it's i'd i've")

/** "Not a word", "not since breakfast": whatever is counted, there is none of it. */
const NONE_OF = wordSet('a an any one since with at in on for')

/** "Don't need one", without its subject. */
const LACKS = regex('')`
  ^(?:do|did|does|have|has)n't (?:really |actually )?(?:need|have|want|got|own|use|think so|like|any|one|been|had)
  \b(?!.*\b(?:but|yes)\b)`

/** "It did on Monday": after "is" or "have" the answer would go on. */
const DONE = /^(?:did|do|does|have|has|would|will|(?:did|do|does|have|has|would|wo)n't)$/
const AFTER_DONE = wordSet('to on in at for since with because as last this through via by from every all when')

/** "I have" is a yes, "I have a dog" answers something else: a verb must end its clause. */
function isClause(words: Words, at: number, length: number): boolean {
  const verbal = SUBJECTS.has(words[at])
  const next = words[at + length]
  const isWhole = next === undefined || AFTER_CLAUSE.has(next)
  return !verbal || isWhole || (DONE.test(words[at + length - 1] ?? '') && AFTER_DONE.has(next))
}
