import type { Words } from '../../../shared/normalise.ts'
import { phraseAt, phrases, wordSet } from '../../../shared/phrases.ts'
import { isHesitation, PAUSE, splitHyphens } from '../../../shared/words.ts'

type Assent = 'yes' | 'no' | 'unsure'
type Said = Assent | 'idle'

const SAID = phrases<Said>([
  [
    'yes',
    `yes|yeah|yep|yup|yea|yah|ya|aye|uh huh|mm hmm|mhm|mmhmm|mm hm|sure|of course|certainly|definitely|absolutely|indeed|correct|right|that's right
    |that's correct|true|that's true|exactly|affirmative|okay|ok|alright|all right|fine|sounds good|go ahead|please do|i do|i am|i am sure|i'm sure|i am certain|i'm certain|i'm positive|i have|i did|i will
    |i would|i can|i think so|i believe so|i guess so|i suppose so|i'd love to|i would love to|i'd like to|i'd like that|you bet|by all means|why not
    |naturally|totally|for sure|no doubt|without a doubt|without doubt|i agree|obviously|clearly|evidently|undoubtedly|unquestionably|most definitely|most certainly|without question|without fail|for certain|you got it
    |hundred percent|one hundred percent|a hundred percent|we do|we are|we have|we did|it is|it is true|it is right|it is correct|it does|it was|it has|it did|they do
    |they are|he does|she does|he did|she did|they did|he has|she has|they have|he was|she was|they were|we were|i was|he is|she is|that is correct|that is right|that would be great|that's fine|that works|sure thing|gladly|with pleasure
    |very much so|i sure do|i certainly do|hell yes|hell yeah|i'm afraid so|completely|always|positive|yes indeed|of course i do|i really do|i consent|i accept`,
  ],
  [
    'no',
    `no|nope|nah|nay|negative|no way|no thanks|no thank you|not at all|not really|not yet|never|absolutely not|definitely not|certainly not|of course not
    |not me|i don't think i do|i don't think we do|i don't believe i do|i don't think it is|not in the slightest|not in the least|by no means|i do not|i don't|i'm not|i am not|i haven't|i have not|i didn't|i did not|i won't
    |i will not|i wouldn't|i would not|i can't|i cannot|i don't think so|i do not think so|i think not|i don't believe so|i do not believe so|i guess not|i suppose not
    |i'm afraid not|it isn't|it's not|it is not|it hasn't|it has not|it doesn't|it does not|it wasn't|it was not|it didn't|we don't|we do not|we aren't|we haven't
    |we didn't|they don't|they aren't|he doesn't|she doesn't|he didn't|she didn't|they didn't|he hasn't|she hasn't|he isn't|she isn't|incorrect|wrong|that's wrong|that's not right|that's not correct|that is not right
    |that is not correct|that's incorrect|false|that's false|uh uh|nuh uh|hell no|i'd rather not|i would rather not|i disagree|i'd prefer not to
    |i prefer not to|i don't want to|i do not want to|i don't have one|i don't have any|i don't want that|out of the question|hardly|not that i know of
    |not that i'm aware of|not particularly|not especially|under no circumstances|not anymore|not any more|no longer|never ever|not today|not currently|not now
    |not right now|not at the moment|none|neither|no chance|i doubt it|i've never|i have never|i never have|i never did|i refuse|not once|in no way|not necessarily|unfortunately not|sadly not|fortunately not|thankfully not|obviously not|clearly not|evidently not|apparently not|surely not|most definitely not
    |most certainly not|not in a million years|not on your life|not a chance|not for me|not that i know|not that i remember|not that i recall|not to my knowledge|not as far as i know
    |i wouldn't say so|i would not say so|i wouldn't think so`,
  ],
  [
    'unsure',
    `maybe|perhaps|possibly|no way of knowing|no way to know|no way to tell|no telling|there's no telling|who knows|probably|probably not|maybe not|perhaps not|not sure|i'm not sure|i am not sure|not so sure|not too sure|not entirely sure|not really sure|unsure|i don't know|i do not know
    |don't know|i really don't know|i don't really know|i wouldn't know|dunno|i dunno|no idea|i have no idea|no clue|it depends|depends|that depends|sometimes|sort of
    |kind of|yes and no|yes or no|not certain|i'm not certain|i am not certain|not positive|i'm not positive|i can't say|i couldn't say|can't say|i can't remember|i don't remember|i don't recall|i forget|hard to say|could be|might|i might|might be
    |i hope so|i hope not|we'll see|let me think|i need to think|ask me later|rather not say|i'd rather not say|prefer not to say|i prefer not to say|i'd prefer not to say|no comment|either|doesn't matter|it doesn't matter
    |no one|no matter|no preference|no opinion|i don't understand|i do not understand|i didn't understand|i didn't hear|i didn't hear you|i didn't catch that
    |i didn't get that|i can't hear you|i can't decide|i haven't decided|i'm undecided|undecided|not a clue|i guess maybe|so so|partly|partially|somewhat|a bit|a little|more or less|occasionally|rarely|what|which|how|who|why|when|where|pardon|repeat`,
  ],
  /** A word beside a yes or no; alone it is neither. */
  [
    'idle',
    `no question|no question about it|no problem|no problems|no worries|i don't mind|i don't care|i guess|i suppose|i think`,
  ],
])

/** Words around a yes or no that add nothing; after one, anything may follow. */
const AROUND = wordSet(
  `, that's that it's it is a an my answer the i would say i'd i'll think guess suppose believe so well oh please sir madam thanks thank you very really just for me
  from and then to be big hard firm strong clear said going go with let's put down as one um uh er ah hmm afraid god gosh lord goodness heavens actually honestly frankly sorry but in yet unfortunately fortunately sadly luckily thankfully`,
)

const AFTER_CLAUSE = wordSet(
  ', so thanks thank please sir madam honestly frankly actually sorry really indeed but yet yes yeah no nope of definitely absolutely always never i we it',
)

/** What turns a sentence around after a yes: "yes, I don't smoke". */
const DENIAL = /n't$|^(?:not|cannot|nothing|nobody)$/

/** After these anything may follow: "no, I never smoked"; "exactly three thousand" is no yes. */
const FIRM = wordSet('yes yeah yep yup yea yah aye no nope nah nay of')

/** Reads a yes or a no from what was said, in any of the ways people say it. */
export const assentOf = (said: Words): Assent | undefined => assentIn(said).assent

/** Where a clause of its own may follow a yes or no; "no objection" is one phrase. */
const CLAUSE_STARTS = wordSet(
  ", i we it he she they you my our there she's he's they're that's it's i'm i've we're we've thank thanks please yes no yeah nope not never and because so the",
)

/** A yes or no, the words that are no part of it, and whether a clause of its own begins after it. */
export function assentIn(said: Words): { assent: Assent | undefined; rest: Words; goesOn: boolean } {
  const words = splitHyphens(said)
  if (words.filter((word) => word !== PAUSE).join(' ') === 'know') return { assent: 'no', rest: [], goesOn: false }
  const heard = new Set<Assent>()
  const rest: string[] = []
  let firm = false
  let goesOn = false
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? ''
    const { assent, length } = assentAt(words, at)
    if (assent && assent !== 'idle') {
      firm ||= FIRM.has(word) || words[at + length] === PAUSE
      goesOn ||= rest.length === 0 && CLAUSE_STARTS.has(words[at + length])
      heard.add(assent)
    } else if (!assent && isStray(word)) {
      if (!firm) return { assent: undefined, rest, goesOn }
      if (DENIAL.test(word)) heard.add('no')
      rest.push(word)
    }
    at += length
  }
  const [only] = heard
  return { assent: heard.has('unsure') ? 'unsure' : heard.size === 1 ? only : undefined, rest, goesOn }
}

const isStray = (word: string): boolean => !AROUND.has(word) && !isHesitation(word)

function assentAt(words: Words, at: number): { assent?: Said; length: number } {
  const phrase = phraseAt(SAID, words, at)
  if (phrase && isClause(words, at, phrase.length)) return { assent: phrase.meaning, length: phrase.length }
  const negated = words[at] === 'not' ? phraseAt(SAID, words, at + 1) : undefined
  if (negated) return { assent: negated.meaning === 'yes' ? 'no' : 'unsure', length: negated.length + 1 }
  return { length: 1 }
}

const SUBJECTS = wordSet("i we they he she it i'm it's i'd i've")

/** "I have" is a yes, "I have a dog" answers something else: a verb must end its clause. */
function isClause(words: Words, at: number, length: number): boolean {
  const verbal = SUBJECTS.has(words[at])
  const next = words[at + length]
  return !verbal || next === undefined || AFTER_CLAUSE.has(next)
}
