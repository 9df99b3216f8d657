import { ASKS, BOUNDS } from './asks.ts'
import { WORDS_OF_SENTENCES } from './closed-class.ts'
import { phraseAt, phraseList, phrases, wordSet } from '../../../shared/phrases.ts'
import type { Lexicon, Role, Vocabulary } from '../../../shared/remainder.ts'
import { PAUSE } from '../../../shared/words.ts'
import { PRONOUNS, verb } from './verbs.ts'
import { regex } from '../../../shared/regex.ts'

const PEOPLE = [
  ...wordSet(
    `wife husband mother mum mom father dad brother sister boss friend partner son daughter neighbour neighbor doctor
      colleague gran grandma grandmother granddad grandad grandpa grandfather nan nana aunt auntie uncle cousin niece
      nephew girlfriend boyfriend fiance fiancee roommate flatmate housemate landlord landlady manager supervisor
      teacher twin mate missus hubby`,
  ),
]
/** "My wife", "my wife's", "her husband": whose value it may be instead. */
const OTHERS = ['my', 'the', 'his', 'her', 'our', 'my last', 'my old', 'my previous'].flatMap((whose) =>
  PEOPLE.flatMap((person) => [`${whose} ${person}`, `${whose} ${person}'s`]),
)

/** "Drop me an email", "give us a ring". */
const WAYS_TO_SEND = ['drop', 'shoot', 'ping', 'fire', 'give'].flatMap((way) =>
  ['me', 'us'].map((whom) => `${way} ${whom}`),
)

/** "On a good week", "in a bad month". */
const ON_SOME = ['on', 'in'].flatMap((joint) =>
  ['good', 'bad', 'busy', 'quiet', 'slow'].flatMap((how) =>
    ['day', 'week', 'month', 'year', 'night'].map((time) => `${joint} a ${how} ${time}`),
  ),
)

/** "She's gone up to year four": no bound, but a way there. */
const MOVES_TO = ['go', 'goes', 'going', 'gone', 'went', 'move', 'moving', 'moved', 'changed', 'switched'].flatMap(
  (move) => ['up', 'down', 'over', 'across', 'on'].map((way) => `${move} ${way} to`),
)

/**
 * What words of a sentence do around a value, by their class. A word that is in none of the lists, nor in the field's own words, is
 * not passed over: the value beside it is asked for. The words of a phrase count one by one; a phrase stands here where it does what
 * its words do not, and the longest one counts, so that "used to" is not the "used" of a frame.
 */
const ROLES: Lexicon = phrases<Role>([
  // Articles, pronouns, auxiliaries.
  ['determiner', 'the|a|an|my|our|your|this|that|these|those|some|any|one|another'],
  [
    'frame',
    `i|we|you|it|me|us|them|mine|ours|myself|ourselves|itself|there|here|one|ones|both|all|own|of|to|into|and|s|by
    |table for|about the|about my|about a|it was|there were|i did have|i'd|id|i'll|ill|i'm|im|i've|ive|we'd|wed|we'll|we're
    |we've|it's|its|it'd|it'll|that's|that'd|that'll|there's|there'll|here's|let's|lets|you're|you'll|you'd|you've|is
    |are|am|be|been|being|do|does|have|has|had|having|will|would|can|shall|let|should|must|must be|must have been
    |has to be|have to be|got to be|should be|ought to be|don't forget|ought to do|ought to|should do|should cover|would cover|will cover|will do`,
  ],
  // Adverbs of degree, focus, order and time; what people say of an answer; what a question calls its answers.
  [
    'frame',
    `so|then|also|too|very|quite|really|just|only|simply|merely|even|still|already|yet|again|as well|exactly|precisely
    |exact|right now|currently|presently|now|nowadays|today|mostly|mainly|chiefly|primarily|overall|personally
    |together|altogether|all in|in total|total|in all|completely|totally|fully|entirely|actually|honestly|frankly
    |truthfully|basically|literally|essentially|obviously|naturally|easily|clearly|simply|happily|gladly|of course
    |at the moment|these days|so far|at all|as of today|for me|for us|as always|as ever|as usual|always|for now
    |in my case|in my opinion|in my view|nothing else|no more|nothing more|else|good|fine|great|okay|nice|lovely
    |perfect|ideal|best|better|easy|easier|easiest|handy|convenient|suitable|comfortable|plenty|enough|full|whole
    |entire|alone|okay by me|usual|solid|strong|big|simple|easy|ready|happy|glad|preferred|preference|main|main one
    |favourite|favorite|first choice|first time|my first time|the same|same as always|same as ever|same as usual|answer|option|number|choice
    |letter|kind|sort|type|size|plan|colour|color|version|package|category|group|bracket|box|item|question|field|team
    |place|food|house|thing|way|case|form|record|kind of|sort of thing|from|at home|at work|along|down|up|out|back
    |away|on the whole|in general|in principle|as a rule|mother tongue|my mother tongue|straight away
    |first thing|nearest|handier|handiest|closest|quickest|quicker|simplest|safest|${MOVES_TO.join('|')}|${WAYS_TO_SEND.join('|')}`,
  ],
  // How sure the person is; what leaves the value as it is.
  [
    'hedge',
    `usually|normally|generally|typically|by and large|about|around|roughly|approximately|approx|circa|or so|or thereabouts
      |or something like that|or something|give or take|more or less|probably|likely|most likely|maybe|perhaps|possibly
      |presumably|sometime|some time|something like|somewhere around|somewhere about|somewhere in the region of
      |in the region of|ish|on average|guess|memory serves|off the top of my head|from memory|as far as i know
      |as far as i remember|as far as i can tell|as far as i'm aware|if i remember right|if i remember rightly
      |if i remember correctly|if memory serves|if i'm not mistaken|if i recall|i imagine|i'd have said
      |i'd have thought|i think|i guess|i suppose|i believe|i reckon|i've a feeling|i have a feeling|i've got a feeling|i've an idea|i recall`,
  ],
  [
    'emphasis',
    `nothing fancy|nothing special|nothing too fancy|nothing extra|no frills|no fuss|anytime|any time|definitely|certainly|absolutely|surely|for sure|for certain|without a doubt|without doubt
      |no doubt|indeed|to be honest|to be safe|to be on the safe side|just in case|to be fair|to be precise|to be exact|pretty|fairly|rather|much|far|way|sure
      |certain|positive|if i'm honest|i must say|i have to say|i'd have to say|i would have to say|a bit of|a lot of|lots of|plenty of|a little bit of|a little|a bit|mind you`,
  ],
  [
    'courtesy',
    `please|thank goodness|thank god|thank heavens|touch wood|thanks|thank you|thanks a lot|thanks so much|many thanks
    |thank you very much|thank you so much|thank you kindly|cheers|ta|sir|madam|ma'am|mate|love|dear|darling|hi|hello
    |hey|hiya|righto|righty|greetings|good morning|good afternoon|good evening|bye|goodbye|have a nice day
    |have a good day|have a good one|you know|you see|believe it or not|look|see|okay|ok|alright|right|well|oh|yes
    |yeah|yep|yup|aha|ah|ooh|aye|gosh|goodness|god|lord|heavens|blimey|crikey|anyway|final answer|that is all
    |that's all|that's it|that is it|everything|correct|no problem|no worries|why not|uh huh|like|if you please
    |shall we say|may i|could i|could we|could you|you could|might i|you may|you might|hang on|hold on|moment|second
    |sec|minute|where was i|i'm afraid|go on|by the way|as i said|like i said|there you go|here you
      go|don't bother|don't worry|don't trouble|silly|question|skip the rest|leave the rest|forget the rest|not the rest|not the others|but there you go|but there we go`,
  ],
  // "If you like", "if that's all right": a condition that is none.
  [
    'courtesy',
    `if you don't mind|if nobody minds|if it's not gone|if they're not gone|if you like|if you would|if you could
    |if you can|if you ask me|if you must know|if you want|if possible|if i may|if i can|if i could|if i must
    |if i have to choose|if i had to choose|if needed|if need be|if you have|if you've got|if there is|if there are
    |if available|if necessary|if that's okay|if that's ok|if that's all right|if that's alright|if that's fine
    |if that's possible|if that works|if that suits|if it's possible|if it's okay|if it's ok|if it's all right
    |if it's alright|if it's not too much trouble|if you count|if you include|if we count|if we include|if i count
    |if i include`,
  ],
  [
    'correction',
    `sorry|wait|mean|meant|misspoke|i should say|correction|rather|or rather|or should i say|oops|whoops|excuse me
    |pardon|apologies|mistake|scratch that|strike that|delete that|change it to|change that|cancel that|forget that
    |ignore that|not that|that's wrong|that was wrong|that's not right|that's not it|no that's wrong|no wait|no sorry
    |no no|no no no|actually no|oh no|start over|start again|hang on a second|on second thought|on second thoughts
    |i take that back|i beg your pardon|let me correct that|rephrase|correct myself`,
  ],
  // Prepositions and conjunctions that begin an adjunct.
  [
    'adjunct',
    `in|on|at|for|with|from|this time|since|because|cause|as|every|including|counting|excluding|plus|this morning|this afternoon
      |this evening|this year|this week|this month|tonight|at the moment|once|twice|so that|which|which is|who|where
      |over the phone|over the telephone|over video|that i|that we|not counting|not including|and i|and we|i have|we have|i always|we always|we usually|i usually
      |same as|next to|next door|door to door|of service|of experience|of age|and counting|most days|ago|onwards|or otherwise|just like|thanks to|for me and
      |for us and|for myself and`,
  ],
  ['past', `i was|we were|i had|we had|was|were|had|i've had|i have had`],
  [
    'other',
    `i do not have|i don't have|we don't have|we do not have|not mine|isn't mine|my own|our own|his own|her own
      |their own|${OTHERS.join(`|`)}
    |everyone|everybody|the neighbours|the neighbors|next door's|next door has|next door had|next door have|next door got|people say|people think|somebody|someone|other people|my friends|my parents|the others
    |the other`,
  ],
  [
    'third-person',
    `he|she|they|he'd|she'd|they'd|he's|she's|they're|he'll|she'll|they'll|his|her|hers|their|theirs|him`,
  ],
  // What changes the value beside it.
  [
    'condition',
    `if|if not|unless|but|except|apart from|aside from|until|till|although|though|provided|depending|depends|as long as|instead of|or
      |only if|only when|objection|objections|issue with|reservations|no problem with|no objection|no objections|mind
      |bother`,
  ],
  ['privation', 'no|without|nor|and no'],
  [
    'denial',
    `swap|scratch|drop|replace|remove|take off|take away|hate|hates|hated|dislike|dislikes|disliked|loathe|loathed|detest|detested|despise|avoid|avoided|refuse|cancelled|canceled|let go of|quit|stopped|gave up|gave away|got rid of|lost|sold|not
      |nope|nah|never|neither|none|don't|dont|doesn't|didn't|isn't|wasn't|aren't|weren't|won't|wouldn't|can't|cannot|daren't|mustn't|needn't|mightn't|shan't
      |couldn't|shouldn't|haven't|hasn't|hadn't|ain't|not only|no good|no use|no chance|no longer|no way|no thanks
      |no thank you|no matter|no more than|no less than|no one|nobody|nothing`,
  ],
  [
    'question',
    `what|which|who|whose|why|how|where|when|whether|is that|is there|is this|are there|are they|are you|do you|do i
      |do we|does it|does that|does this|did you|was it|was that|should i|shall i|must i|have you|can it|what's|who's
      |how's|where's|what about|how about|what if|right or`,
  ],
  [
    'bound',
    `each|apiece|at least|at most|up to|more than|less than|fewer than|not more than|over|under|above|below|almost
      |nearly|not quite|close to|upwards of|sometimes more|sometimes less|sometimes fewer|maybe more|maybe less
      |maybe fewer|if not more|coming up to|going on|getting on for|minimum|maximum|or more|or less than|or fewer
      |better than|worse than|bigger than|smaller than|near|nearer|outside|beyond|within|between|all but|other than
      |anything but|nothing but|as much as|as many as|too much|too many|too few|too large|too big|too small
      |too expensive|too cheap|too long|too short|too hot|too cold|too old|too young|too spicy|too late|too early
      |too far|too high|too low|too tight|pushing|coming up for|on and off|off and on|approaching|nearing
      |${ON_SOME.join('|')}`,
  ],
  [
    'unreal',
    `would've been|would have been|if i could give|if i could go|if i could rate|if i could put|i turn|he turns
      |she turns|turning|back then|back when|my twenties|my thirties|my forties|my fifties|my youth|used to|used to be
      |if i had|if we had|it was going to|it was meant to|it was supposed to|it was to be|would have|would've|i'd have
      |should have|should've|could have|could've|might have|could be|might be|may be|had to be|before|formerly
      |previously|last year|last month|last time|old one|old number|old address|was going to|were going to|thought i
      |i thought|wish|hope|hoped|hopefully|supposed to|meaning to|toying with|flirting with|meant to be|was like|were like|would be nice|sometimes|once was
      |${PEOPLE.flatMap((person) => ['day', 'time'].map((time) => `my ${person}'s ${time}`)).join('|')}|in my day
      |in those days|in the old days|up from|down from|short of|shy of|to begin with|at first|initially|in theory|we'd have gone|we'd have had|we'd have taken|we'd have chosen
      |we'd have picked|we'd have said|half of|twice as|away from|one up|one down|than|former|ex|next to no`,
  ],
])

/** What goes on after a value as anything may: "by the window", "sometimes with milk", "same as everybody". */
const GOES_ON = phraseList(
  `i'm|i am|im|we're|we are|near|by|beside|behind|opposite|after|during|through|throughout|across|along|around|over
    |under|above|below|like|sometimes|so|than usual|thank god|thankfully|luckily|unfortunately|sadly|just outside|some|my|our|all`,
)

export const VOCABULARY: Vocabulary = {
  roles: ROLES,
  verb,
  closedClass: WORDS_OF_SENTENCES.closedClass,
  goesOn: GOES_ON,
  subject: regex('u')`
    ^(?:and )?(?:(?:i|we|he|she|they|it|you|i'm|i've|i'd|we're|we've|he's|she's|they're|it's|that's|there's)
      (?= \S)|(?:the|my|our|his|her|their)(?= \S+ \S))`,
  somebodyElse: /^(?:and )?(?:he|she|they|he's|she's|they're|my|our|his|her|their)$/u,
  asks: ASKS,
  bounds: BOUNDS,
  isDeniedBefore: (word) =>
    word !== PAUSE &&
    !/^(?:need|doubt|question|chance|idea|clue|preference|opinion)$/.test(word) &&
    !phraseAt(ROLES, [word], 0) &&
    !PRONOUNS.has(word),
}
