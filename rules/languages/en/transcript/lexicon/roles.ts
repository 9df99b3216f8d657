import { phrases, wordSet } from '../../../shared/phrases.ts'
import type { Explains, Lexicon, Role, Vocabulary } from '../../../shared/remainder.ts'

/**
 * What words of a sentence do around a value. A word that is in none of the lists, nor in the field's own words, is not passed over:
 * the value beside it is asked for. The longest phrase counts, so that "used to" is not the "used" of a frame.
 */
const ROLES: Lexicon = phrases<Role>([
  [
    'frame',
    `i|i'd|id|i'll|ill|i'm|im|i've|ive|we|we'd|we'll|we're|we've|wed|it|it's|its|it'd|it'll|he's|she's|they're|is|are|am|be|been|being|the|a|an|my|our|mine|ours
    |this|that|that's|that'd|that'll|this is|there|there's|there are|there is|there were|these|those|here|here's|of|by|to|and|s|i do have|i did have
    |would|will|can|do|have|have got|had|has|got|get|getting|take|taking|took|want|need|like|love|prefer|choose|pick|select|go|going|went|goes|gonna|wanna|come|comes|came
    |let's|let|let me|lets|give|giving|gave|put|put me down|put it down|put down|mark|mark me|mark me down|tick|check|make|make it|call it|say|said|set|use|add|try|write|enter|type in|count|count me in|sign me up
    |mean|so|then|also|too|both|all|each|own|very|quite|really|right now|at the moment|currently|now|today|usually|normally|mostly|mainly|generally|typically
    |the answer|my answer|answer|answers|option|options|numbers|choice|choices|number|the number|letter|favourite|favorite|first choice|one|ones|them|it is|i am|it was|it would be|that would be|that is
    |in total|total|in all|all together|altogether|all in|in all|all in all|exactly|precisely|just|only|simply|even|still|already|overall|personally|for me|for us|to me|of me|of us|to us|me|us|mainly|myself|in my case|in my opinion|in my view
    |turned|came to|comes to|adds up to|weigh|weighs|cost|costs|paid|pay|spent|spend|live|lives|lived|born|work|works|drive|eat|drink|play|read|swim|cook|walk|speak|travel|stay|stayed|rate|rated|score|scored|weighed|earn|earned|bought|buy|order|ordered|own|owned|book|booked
    |that one|this one|the one|which is|and that's|and it's|is it|obviously|of course|naturally|easily|clearly|actually|honestly|frankly|basically|literally|again|as well|and that's it|nothing else|no more|nothing more|from|team|some|a bit of|a little bit of|works best|best|would be best|is best|are best|works for me|works|is fine|fine|would be fine|would be great|great|lovely|perfect|would be perfect|would be lovely|would be good|is good|good|completely|totally|fully|must have been|it must have been|it should be|should be|ought to be|call myself|so far|at all|yet|there'll be|there will be|there would be|solid|easily|gosh|goodness|god|my god|oh my god|lord|blimey|crikey|must be|it must be|that must be|has to be|that has to be|let's do|do|don't forget|if that's all right|if that's alright|if that works|if that suits|if it's possible|if you can|if you like|if you would|if i can|if i could|if i have to choose|if i had to choose|if i must|if i'm honest|stick with|sticking with|we'll say|shall we say|i choose|pop|pop me down for|stick me down for|hit|leave it at|told|gave|a nice|nice|an easy|big|a big|good|a good|strong|a strong|one for|the usual|usual|as always|as ever|consider myself|i'd call myself|ready|as of today|only one|at home|at work|house|place|food|and that's it|and that's all|and that is all|and that is it
    |me please|one of|kind|sort|type|size|plan|colour|color|version|package|category|group|bracket|box|item|question|mine is|ours is|you can|you could|you may|could you|can you|will you|would you|if you please|if that's okay|if that's ok|if possible|if i may|could i have|can i have|may i have|could i get|can i get|can we have|could we have|might i have`,
  ],
  [
    'hedge',
    `i think|i think it's|i guess|i believe|i suppose|i reckon|i'd guess|my guess|my guess is|i'd say|i would say|let's say|about|around|roughly|approximately|approx|circa|or so|or thereabouts|give or take|more or less|probably|maybe|perhaps|presumably
    |something like|somewhere around|somewhere about|in the region of|i'm pretty sure|i'm fairly sure|pretty sure|i am sure|i'm sure|i'm certain|definitely|certainly|absolutely|surely|for sure|without a doubt|without doubt|no doubt|indeed|to be honest|to be fair
    |if i remember right|if i remember correctly|off the top of my head|as far as i know|as far as i remember|i imagine|i would think|i'd have said|pretty|fairly|pretty much|basically|guess|think|suppose|believe|reckon|say about|ish`,
  ],
  [
    'courtesy',
    `please|thanks|thank you|thanks a lot|thanks so much|many thanks|thank you very much|thank you so much|thank you kindly|cheers|ta|sir|madam|ma'am|mate|love|dear|hi|hi there|hello|hello there|hey|hey there|good morning|good afternoon|good evening
    |bye|bye bye|goodbye|have a nice day|have a good day|have a good one|you know|you see|let me see|let me think|let me check|let's see|good question|that's a good question|okay|ok|alright|all right|right|well|oh|sure|yes|yeah|yep|yup|aha|ah
    |final answer|that's my final answer|that's all|that is all|that's it|that is it|that'll be all|that'll do|that's everything|that's my answer|that's right|that's correct|i'm afraid|there you go|here you go|there we go|here it is|no problem|uh huh|like|hang on|hold on|got it|anyway|so yeah|if you don't mind|as i said|like i said
    |one moment|one second|just a second|just a moment|give me a second|let me count|let me look|let me have a look|let me think about it|let me think about that|where was i|now then|right then|okay then|well then|go on then|go on|why not|easy|simple|yes please|easy one|that's an easy one`,
  ],
  [
    'correction',
    `sorry|wait|i mean|i meant|i meant to say|i should say|make that|scratch that|strike that|delete that|correction|no wait|no sorry|oh no|my mistake|my bad|oops|whoops|or rather|rather|excuse me|pardon|pardon me|change that to|change it to
    |change that|cancel that|forget that|ignore that|that's wrong|that was wrong|that's not right|that's not it|not that|not that one|on second thought|on second thoughts|i take that back|i misspoke|or should i say|no no|no no no|actually no|start over|start again|let me start again|let me start over|let me try again|try again|let me correct that|let me rephrase|let me rephrase that|hang on a second|i beg your pardon|no that's wrong`,
  ],
  [
    'adjunct',
    `in|on|at|for|with|from|since|because|cause|as|every|always|including|counting|excluding|this morning|this afternoon|this evening|this year|this week|this month|tonight|at the moment|once|twice|to be precise|to be exact|so that|which|who|where|that i|that we|not counting|not including|last time|and i|and we|i have|we have|i always|we always|we usually|i usually`,
  ],
  ['past', `i was|we were|i had|we had|was|were|had|i've had|i have had`],
  [
    'other',
    `i do not have|i don't have|we don't have|we do not have|not mine|isn't mine|my wife|my husband|my mother|my mum|my mom|my father|my dad|my brother|my sister|my boss|my friend|my partner|my son|my daughter|my neighbour|my neighbor|my doctor|my colleague|his|her|their|he|she|they|everyone|everybody|people say|people think|somebody|someone|other people|my friends|my parents|the others|the other`,
  ],
  [
    'condition',
    `if|if not|unless|but|except|until|till|although|though|provided|depending|depends|as long as|instead of|or|only if|only when|objection|objections|issue with|reservations|no problem with|no objection|no objections|mind|bother`,
  ],
  [
    'denial',
    `swap|replace|remove|take off|take away|hate|dislike|avoid|refuse|quit|stopped|gave up|lost|sold|no|not|nope|nah|never|neither|nor|none|without|don't|dont|doesn't|didn't|isn't|wasn't|aren't|weren't|won't|wouldn't|can't|cannot|couldn't|shouldn't|haven't|hasn't|hadn't|ain't|not only`,
  ],
  [
    'question',
    `what|which|who|whose|why|how|where|when|whether|is it|is that|is there|is this|are there|are they|are you|do you|do i|do we|does it|does that|does this|did you|was it|was that|should i|shall i|must i|have you|can it|what's|who's|how's|what about|how about|what if|right or`,
  ],
  [
    'bound',
    `at least|at most|up to|more than|less than|fewer than|no more than|no less than|not more than|over|under|above|below|almost|nearly|not quite|close to|upwards of|minimum|maximum|or more|or less than|or fewer|plus|better than|worse than|bigger than|smaller than|near|nearer|beyond|within|between|too much|too many|too large|too big|too small|too few|too expensive|too cheap|too long|too short|too hot|too cold|too old|too young|too spicy|too late|too early|too far|too high|too low|all but|other than|anything but|nothing but|as long as|as much as|as many as`,
  ],
  [
    'unreal',
    `used to|used to be|would have|would've|i'd have|should have|should've|could have|could've|might have|could be|might be|may be|had to be|before|formerly|previously|last year|last month|was going to|were going to|thought i|i wish|i hope|hopefully|hope|wish|supposed to|was like|were like|would be nice|sometimes|once was|no longer|up from|down from|short of|half of|twice as|away from|one up|one down|than`,
  ],
])

const PRONOUNS = wordSet("i we i've we've i'm we're")

/** "I sing tenor"; verbs that deny are listed above. */
const verb: Explains = (words, at) =>
  at > 0 && PRONOUNS.has(words[at - 1]) && /^[a-z]{3,}$/.test(words[at] ?? '') ? 1 : undefined

export const VOCABULARY: Vocabulary = { roles: ROLES, verb }
