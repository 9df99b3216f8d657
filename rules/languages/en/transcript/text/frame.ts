import { leadOf } from '../../../shared/text/line.ts'
import type { LineFrame } from '../../../shared/text/dictation.ts'
import { meets, ONE_WORD } from '../../../shared/text/written.ts'
import { regex } from '../../../shared/regex.ts'
import { CLAUSES } from '../lexicon/clauses.ts'
import { WORDS_OF_SENTENCES } from '../lexicon/closed-class.ts'
import { codeOf } from './codes.ts'
import { TALKS } from './instead.ts'
import { leadToRole } from './roles.ts'

const letterOf = (name: string): string | undefined => /^[a-z]$/u.exec(name)?.[0]

/** A condition that is a courtesy. */
const IF_HAD = "if you(?:'ve got| have| do| can (?:find|get)) (?:it|that|this|them|one|that one|this one|any)"

/** "Let's call it", "I'd like to call him": what leads to a name that is given. */
const CALL_IT = String.raw`(?:(?:let's|(?:i|we|you|they|he|she)(?:'ll|'d|'ve| will| would| can| have)?)(?: (?:like|love|want|going|decided) to| just| both| all| always)* )?call(?:ed|ing)? (?:it|this|that|him|her|them|us|ours?)`

const ownLead = leadOf(
  "the|my|our|its|it's|that|your|his|her|their",
  '(?:number |name |code )?(?:is|was|would be|will be|are)',
)

/** "The wedding's at Brookfield Manor", where a place is asked for. */
const PLACES = /\b(?:venue|location|hotel|church|restaurant)\b/iu
const LED_TO_PLACE =
  /^(?:the|our|my) \p{L}+(?:['’]s| is| was|['’]ll be| will be)(?: being)?(?: held)? (?:at|in) (?=\S)/iu

/** How English frames a short answer. */
export const FRAME: LineFrame = {
  opening: regex('iu')`
    ^(?:(?:um+|uh+|erm*|hmm+|ooh|oh|hiya|let me think|ok|okay|yes|yeah|yep|well|so|right|sure|alright|now|and|hi
        |hello|let me (?:see|think)|let's see|(?:that's a )?(?:tough|good|hard) (?:one|question)|i think|i guess
        |i'd say|i would say|officially|actually|honestly|basically|mostly|mainly|currently|at the moment|at present
        |right now|these days|nowadays|just|please)[,.…]*\s+)+`,
  lead: regex('iu')`
    ^(?:(?:to|from)(?= [^,]{2,40}$)
      |(?:it|that|this)(?:'s| has) always been
      |(?:it|that|this|they)(?:(?:'s|'d|'ll| is| has| would| will| should| must| needs?)?(?: going to| got to| has to| have to| to)? (?:be|say|read)
        |'?s| is| was)(?: just| called| named)?|here's
      |(?:i'm|i am|we're|we are|(?:i|we)'ll be|she's|he's|they're|she is|he is
        |they are)(?: just)?(?: (?:\p{L}{2,}ing (?:for
            |in|at|with|as|from|on|under|out of)
          |(?:applying|belonging|moving|travelling|traveling|flying|heading) to)(?: an?| the)?(?= )
        | (?:studying|doing|driving|using|taking|playing|having|bringing|wearing|reading)(?: an?| the)?(?= )
        | after(?: an?(?= ))?| going to be called| called| named| known as| with| at| in| from| based in| living in| over in| an?(?= ))?
      |(?:i|we)(?: currently)? (?:live|work|study|come|grew up|was born|were born)(?: over| out)? (?:in|at|for|with
        |from|as an?|as|near)
      |(?:born(?: and (?:raised|bred|brought up))?|raised|grew up|living|based|working) (?:in|at|for|with)
      |(?:just |you can |please )*call me|${CALL_IT}|(?:people|they|everyone|everybody) (?:calls?|knows?) me(?: as)?|(?:i|we) go by
      |(?:(?:has got|has|got) to|gotta) be(?! \p{L}+ed\b)
      |(?:can|could|would|will) you (?:please )?(?:put|write)(?: (?:me|us|it|that))?(?: down)?(?: as)?|it says
      |(?:i'll|we'll|i'd|let's) (?:go with|say|have|take|put)
      |(?:just |please |kindly |you can )*(?:put|write|add|enter)(?: (?:me|us|it|that))?(?: down)?(?: as)?
      |(?:i|we)(?: only| mostly| usually| mainly| normally| always| generally)? (?:see|do|play|(?:like|love) to|like|love|enjoy|prefer|support|take
        |use|drive|ride|speak|own|sing|read|study|teach)(?: an?(?= ))?
      |(?:i'm|i am|we're|we are|he's|he is|she's|she is) (?:allergic|intolerant) to
      |(?:i|we) (?:stay|reside|dwell) (?:in|at)
      |(?:(?:i|we|he|she|they)(?:'d| would)) (?:like|love) to (?:learn|play|apply for|do|study|join|enrol in|register for|sign up for)(?: an?| the)?
      |(?:my|our|the|her|his|their) (?:[\p{L}']+ ){1,3}(?:is|was|are|would be)(?: called| an?(?= ))?
      |(?:hiya |hi |hello )?(?:my|our|his|her|their) (?:name's|\p{L}+'s (?:called|named|name is))
      |(?:the \p{L}+|everyone|everybody) calls? me|(?:a|an|the|this) (?:\p{L}+ ){1,3}called|(?:an? )?(?:\p{L}+ ){1,2}named
      |(?:(?:it|that)(?:'s| is| was|'d be| would be) )?(?:just |only )?me again,?
      |(?:i|we) (?:go|went) (?:with|for|to)|representing
      |(?:it's |it is |it'll be |it will be |it should be |that's |that'll be )?(?:all )?(?:under|in) (?:my|our|his|her|the) (?:[\p{L}-]+ ){0,2}?[\p{L}-]+'s name,?
      |(?:(?:it |that )?(?:should be|would be|will be|is)|it's|it'll be|(?:(?:can|could) you )?(?:put|book|try|look)(?: it| me| us)?) under(?: the name)?
      |(?:i'm |i am |we're )?(?:here|calling|ringing|phoning|writing|asking|applying|interested) (?:about|for|in)(?: an?(?= ))?
      |(?:i|we) (?:saw|seen|read|found) (?:the|your|an) (?:ad|advert|advertisement|post|posting|sign|listing) (?:for|about)(?: an?(?= ))?
      |(?:i|we) (?:was|were) (?:born )?(?:called )?an?(?= \p{Lu})|(?:i|we) trade as|trading as)\s+`,
  closing: regex('iu')`
    (?:[\s,]+(?:on (?:mon|tues|wednes|thurs|fri|satur|sun)days|at (?:the )?weekends?|on weekends|please|thanks|thank you|only|just that|these days|nowadays|at the moment|right now|for now|now
        |i think|i guess))+[.!]?$`,
  idle: {
    before:
      /^(?:(?:um+|uh+m*|er+m*|hmm+|mm+|ooh|(?:what|the thing that) happen(?:s|ed) (?:is|was)(?: that)?|oh (?:easy|right|god|lord|gosh|yes|yeah)|oh|ah)[,.…]*\s+)+/iu,
    after: regex('iu')`
      (?:[\s,]+(?:please|yeah|yep|okay|by (?:trade|profession|training)|that (?:i|we) know of|that i'm aware of|thanks|thanks a lot|thank you|cheers|that's it|that's all|that's me|mostly
        |mainly|(?:,\s*)?(?:hands down|for my sins|(?:would you )?believe it(?: or not)?|by far
          |without (?:a doubt|question)|of course|as it happens|no contest)
          |eh|innit|(?:(?:yeah|yes|yep),? )?that's (?:right|correct|it)|if (?:that|it)(?:'s| is) (?:alright|all right|okay|ok|fine|free|available|possible|still (?:free|going|available|there)|not (?:taken|gone|booked))
          |${IF_HAD}|(?:as|like) (?:always|usual|ever)|at your service|(?:pleased|nice) to meet you|nothing else
          |if you (?:don't mind|would|could|like))|,\s+(?:sorry|love|mate|dear|darling|pet|pal|honey)|,?\s+(?:sir
            |ma'am|madam|miss)(?=[.!]?$))+[.!]?$`,
    doubt: regex('iu')`
      [\s,]+(?:(?:or |but )?
        (?:i think|i guess|i believe|i suppose|i reckon|maybe|probably|i'm not sure|not sure|i'm not certain)
        (?: it is| it was| so)?)[.!]?$`,
  },
  request: {
    lead: regex('iu')`
      ^(?:(?:it's|it is|that's) (?:called|titled|named)
        |${CALL_IT}|(?:it's|it has|that's|that has) (?:got to|gotta|has to|have to) be|(?:it|that)(?:'s| is| was| has to be| must be| would be|'d be)(?= (?-i:\p{Lu}))
        |(?:can|could|would|will) you (?:please |just )*(?:put|write|play|print|do|sing)(?: down| on| me down for)?
        |(?:i'd|i would|we'd) (?:like|love)(?: to (?:have|hear)|(?! to ))|(?:can|could) (?:i|we) have) (?=\S)`,
    closing: regex('iu')`
      (?<=\S \S{2,})[\s,]+(?:(?:please|thanks|thank you)(?: very much)?|(?:please,? )?${IF_HAD}(?:,? please)?)[.!]?$`,
    of: /title|song|\bfilms?\b|movie|(?<!\b(?:to|you|we|can|please) )\bbook\b|\bhymns?\b/iu,
    tells: regex('iu')`
      ^(?:(?:i|we|(?:my )?(?:mum|mom|dad|nan|gran|husband|wife)|she|he)(?:'ve|'d|'m|'re| am| are
        | have)? (?:\p{L}+ )?(?:read(?:ing)?|watch\p{L}*|saw|seen|loves?|loved|took
        |borrow\p{L}*|fanc\p{L}*|had|want\p{L}*
        |went|gone|going|listen\p{L}*|chose|chosen|pick\p{L}*|decided) |(?:last|this) (?:week|time|month) |(?:oh
          |well),? (?:i|we) )`,
    names: regex('u')`
      ^(?:[Ii]t's|[Ii]t is|[Tt]hat's) (?:called|titled|named|(?:got|has|have) to be) 
      |^(?:it|that)(?:'s| is| was| has to be) (?=\p{Lu})
      |^(?:[Tt]he|[Mm]y|[Oo]ur) (?:title|song|film|book|phrase|slogan|motto|headline)(?:'s| is| will be| would be) (?!(?:not|still|yet|to be|to come|an?|on|in|up to|undecided|unknown|undetermined|pending|the same|good|fine|what\p{L}*|too|very|wrong|under|like|about)\b|\p{L}+n't\b)`,
    remark: /(?<=\S),? please,? (?=(?:it|he|she|they|we|i|that|this)(?:'\S+)? \S).*$/iu,
  },
  placed: {
    lead: /(?<!\p{L})(?:says|put|write|add|print)(?!\p{L})/iu,
    where: /(?<=\S) on (?:it|(?:the|my|our|its|his|her) \p{L}+(?: \p{L}+)?)[.!]?$/iu,
  },
  beside: regex('iu')`
    [\s,]+(?:(?:all|it's all|that's all|as|in|and it's) )*(?:(?:one|two|three) words?|with (?:only |just )?(?:one|two|a single|a double) \p{L}(?:['’]?s)?(?: (?:at the (?:end|start|beginning)|in it|in the middle))?
      |(?:with|without|no|and) (?:an?|the|no|any)? ?
      (?:apostrophe|hyphen|dash|accent|umlaut|tilde|spaces?|gaps?|capitals?|full stops?)
      (?: (?:in it|in the middle|at the (?:end|start)|on the \p{L}))?|(?:lower|upper) ?case|capitals|caps
      |capital letters|block (?:letters|capitals)|no spaces?|as it sounds|the usual (?:way|spelling)
      |if that's (?:okay|ok|all right|alright|fine))[.!]?$`,
  written: {
    remark: regex('iu')`
      [\s,]+(?:(?:and )?(?:that's|it's|spelled|spelt|all) )*(?:with (?:an? |the )?
        (?<sign>[a-z]|apostrophe|hyphen|dash)|(?:all )?(?:in |as )?(?<sign>one word|no spaces?))
      (?: (?:at the (?:end|start|beginning)|in (?:it|the middle)))?[.!]?$`,
    isMet: meets(
      {
        apostrophe: /['’]/u,
        hyphen: /-/u,
        dash: /-/u,
        'one word': ONE_WORD,
        'no space': ONE_WORD,
        'no spaces': ONE_WORD,
      },
      letterOf,
    ),
  },
  leadBy: (label) =>
    PLACES.test(label) ? new RegExp(`${LED_TO_PLACE.source}|${ownLead(label).source}`, 'iu') : ownLead(label),
  leadToRole,
  slip: regex('iu')`
    ^(?:(?:it|that|this) (?:wasn't|isn't|was not|is not)|(?:it|that)'s not|not|no longer) .{1,60}? (?:it's|it is
      |it was) (?=\S)|\bno,? (?:you know what|actually|make it|make that|(?:hang|hold) on)(?: just)? (?!(?:sorry|wait
        |no|i mean|i meant)\b)(?=\S)
    |(?:[,.…]|\bno,?|\b(?:hang|hold) on,?|\bwait,?)\s+(?:(?:no|wait|hang on|hold on),? )*
    (?:wait|sorry|i mean|i meant)\b[,.]?\s+(?:no,\s+)?
    (?:(?:that|it)(?:'s| was| is) [^,.]{2,25}[,.]\s+(?=(?:it's|it is|make)\s))?(?:(?:make (?:it|that)|(?:it's|it is)(?=(?:[^,.]|\b(?:mrs?|ms|dr|st)\.){2,40}[.!]?$))\s+)?(?=\S)`,
  asks: {
    others: regex('iu')`
      \b(?:child|pupil|student|kid|baby|son|daughter|player|patient|member|guest|applicant|partner|father|mother
        |parent|neighbour|their|his|her|name (?:on|for|of) (?:the|this))\b`,
    contact: regex('iu')`
      \b(?:contact|emergency|next of kin|guardian|carer|picks? up|collect\w*|meet(?:s|ing)?|fetch\w*|best man|plus[ -]one|maid of honou?r
        |bridesmaid|deceased|refer\p{L}*|recommend\p{L}*|introduc\p{L}*|invited|usher|witness|nominee|beneficiary|referee)\b`,
    comments: regex('iu')`
      comment|remark|suggest(?!ed)|feedback|improve|request|requirement|arrangement|instruction|\bnotes?\b(?! (?:number|no))
        |anything|wish`,
    code: regex('iu')`
      post ?code|eircode|\bzip\b|postal|passport|licen[cs]e|\bplate\b|registration|reference|\bserial|\bcode\b
      |\bvin\b|\bpnr\b
      |\b(?:pan|card|order|booking|policy|account|member(?:ship)?|invoice|tracking|case|claim|ticket|reservation
        |customer|staff) (?:number|no|id)\b
      |^(?!.*\b(?:and|or|name|street|house)\b).*\b(?:number|no|id|extension|section)\b`,
    story: regex('iu')`
      \b(?:why|reasons?|pronouns|describe|how(?! (?:should|shall|do|may|can) (?:we|i) (?:call|address))|what happened|went
        |explain|symptoms?|fault|problem|damage|complaint)\b`,
    open: regex('iu')`
      \?\s*$
      |^(?:what|where|who|when|why|how|which|do|did|does|is|are|have|has|can|please|tell|list|give|write|enter)\b`,
    thing: /^which (?!of\b)\p{L}/iu,
    title: regex('iu')`
      (?<!\b(?:in|with|for|on|at|of) (?:the|your|a) )\b(?:band|group|team|boat|show|series|game|podcast)(?:'s)?
      (?: (?:name|called|is|do|did|you|watch\p{L}*|play\p{L}*))*\W*$`,
    name: regex('iu')`
      \b(?:name|surname|nickname|town|city|village|country|nationality|company|employer|organi[sz]ation|school
        |hospital|job title|(?:is|are) (?:your|the|his|her|their|its) \w+ called|your (?:job|trade|position|role)|(?:position|job|role|post|vacancy)(?: \w+){0,3}? appl\w+|profession|occupation|birthplace|place of birth|contact
        |call you|street|postcode|zip|address you|author|hometown|gp|doctor)\b`,
  },
  talks: TALKS,
  codeOf,
  words: WORDS_OF_SENTENCES,
  clauses: CLAUSES,
}
