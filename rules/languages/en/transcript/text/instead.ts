import { regex } from '../../../shared/regex.ts'

/** How an utterance begins that answers nothing yet: assent, sounds, politeness. */
const START = String.raw`^(?:(?:oh|no|nah|nope|um|er|erm|uh|ah|hmm|well|so|sorry|sure|wait|okay|ok|yeah|look|just|please|actually|honestly|hey|oi) )*`
/** Those who are called by what they are; the first are told nothing by "mum put it there". */
const PARENTS = 'mum|mummy|mom|mommy|dad|daddy|nan|grandma'
const DEARS = 'honey|love|darling|sweetheart|dear|babe|hun|poppet|sweetie|kids|guys|lads'
const ASKED = String.raw`(?:(?:can|could|will|would|do|did|are|have) you|what|which|how|where|who|why|when|i'm|not now|wait
  |stop|don't|leave|turn|shut|get|come|look|give|pass|pick|take|bring|hold)(?![\w'])`

/**
 * What a person says where no answer is given: puts it off ("skip that for now"), has none yet ("I haven't written those"), will not
 * say it here ("I'd prefer to tell HR in person"), has told it before, leaves it to somebody ("our treasurer's writing that bit"), or
 * talks to somebody in the room. Whatever is asked for, it is no answer. In small letters, without pauses.
 */
export const INSTEAD_OF_ANSWER = regex('u')`
  ${START}(?:
    (?:(?:can|could|may) (?:i|we|you) |let's |(?:i|we)'(?:ll|d)(?: rather| like to)? )?
      (?:skip|pass on|leave out|come back to|leave(?= .*(?:blank|out|empty|for now)))(?: over)?
      (?: (?:this|that|it|the)(?: (?:one|question|bit|part|box|section))?)?
      (?: (?:for now|for the moment|then|please|thanks|thank you|blank|out|empty|later))*$
    |(?:(?:god|gosh|blimey|ugh|heavens|where (?:do|would|should) i (?:even )?(?:start|begin)|where to (?:even )?(?:start|begin)
      |i (?:don't|wouldn't) (?:even |really )?know(?: where to (?:start|begin))?) )+
      (?:(?:can|could|may|shall) (?:i|we)|let me|let's|i'll|i'd rather) (?:come back to|get back to|return to|do|answer|leave|skip)
      (?: (?:it|this|that|to))?(?: one)?(?: (?:later|after|afterwards|another time|at the end|please|for now))*$
    |(?:why )?(?:do|must|have|should) i (?:really |actually |seriously )?(?:(?:have|need|got) to )?
      (?:go (?:through|over)|explain|repeat|say|write|tell (?:you|it|this)|give|fill (?:this|it) (?:in|out)|answer)(?: \S+){0,4}?
      (?: again| twice| once more| all over)(?= |$)
    |let me think(?: (?:a|for|about|on|it|that|this|over|how|what|minute|moment|second|sec|bit|while|to|put|say|then))*$
    |(?:i|we)(?:'ve not| have not| haven't)(?: even| really| actually)? (?:written|decided|chosen|thought (?:of|about)
      |come up with|worked|made up|prepared|figured|got (?:round|that far))(?: \S+){0,4}$
    |(?:i (?:don't|do not|really don't) know(?: yet| really)?|(?:i've |i have )?(?:no|not an?|got no) (?:idea|clue|notion)
      |i (?:haven't|have not) (?:an?|the|got an?) (?:\S+ )?(?:idea|clue|notion|foggiest))
      (?: (?:i'm afraid|sorry|to be honest))?$
    |(?:(?:yes|yep|yeah|i think|i reckon|i guess|i believe|i'd say|really|honestly) )*that(?:'s| is) (?:really |about |just )?(?:all|everything|it|the lot|me done|all i (?:have|need|wanted))
      (?: (?:i think|from me|for now|for today|really|then|thanks|thank you|cheers|very much|a lot|love|mate))*$
    |(?:i'd|i would|we'd|we would) (?:much )?(?:rather|prefer)(?: to)? (?:not|tell|talk|speak|discuss|keep|say|explain it
      |(?:do|write) (?:it|that|this))\b
    |(?:i|we)(?:'ve| have)?(?: already)? (?:told|said|given|explained|answered|been through|gone through)(?: \S+){0,3}
      (?: all (?:of )?(?:this|that)| (?:this|that|it)(?= (?:already|before|once|twice)))(?: already| before| once| twice)*
      (?: (?:with|to|by|on|over) (?:the|your|another|somebody|someone|a)(?: \S+){0,3})?$
    |(?:i'm|i am|we're|we are) not (?:going to )?(?:say|tell|giv|read|spell|shout|shar|repeat|announc|reveal)(?:e|ing)? (?:you )?
      (?:(?:that|this|it|you|mine)(?: (?:out|aloud|loud|here|on|in|over|to|again|at|with|now|yet|today)\b.*)?$)
    |(?:(?:i|we) )?(?:don't|do not|haven't|have not) (?:actually |currently |even )?(?:have|got|own)(?: got)? one\b.*
    |(?:i|we)(?:'ve| have)(?: already)? (?:said|told you|written|given you) (?:all|everything|enough)\b.*
    |(?:i|we)(?:'ll| will|'m going to|'re going to|'d rather) (?:just )?(?:write|fill|do|type|answer|finish|complete|add) (?:it|that|this)(?: (?:one|bit|in|out|up))*
      (?: (?:tomorrow|later|afterwards|another (?:time|day)|next \S+|tonight|some other time|myself|only|then|on|when|once|after|at|in)\b.*)?$
    |(?:i think )?(?:i|we)(?:'ve| have)(?: already| pretty much| just about)? (?:covered|mentioned|included) (?:all|everything|it all|enough)\b.*
    |(?:nothing|not a thing) (?:from (?:me|us)|(?:i|we) can think of|comes to mind|springs to mind)(?: (?:at the moment|right now|today|really|sorry|thanks|thank you))*$
    |(?:that'll|that will) (?:do|be all)(?: (?:thanks|thank you|for now|i think))*$|(?:i've|i have|we've|we have) (?:no more|nothing (?:more|else)) to (?:say|add|tell)\b.*
    |i'm in the middle of (?:dinner|lunch|tea|breakfast|something|cooking)\b.*|because i said so$
    |i'm not (?:writing|typing|saying|filling|doing|reading|answering|repeating) (?:an?|any|all|it|that|this|more|another|you)\b.*
    |you(?:'ve| have)?(?: already| just| only)? asked (?:me )?(?:that|this|it|the same)\b.*
    |(?:you )?(?:read|say|ask|show)(?: me)? (?:it|that|this|the question)(?: out| to me)*(?: (?:again|once more|one more time|slower|slowly|please))+$
    |(?:there(?:'s| is) not|there isn't|it's not) (?:nearly |quite )?(?:enough |much |any |big )?(?:space|room)(?: (?:in|on))? (?:here|this (?:box|form|line))
      (?: (?:for|to) (?:all |any of |half of )?(?:that|this|it|write|say|explain|put|tell)\b.*)?$
    |(?:the )?same as (?:(?:what|the one) )?(?:i|we) (?:(?:already|just) )?(?:put|said|wrote|gave|told|typed)\b.*
    |(?:(?:gosh|god|ha|haha|wow|ooh|blimey|now|right|that's|there's|that is|what|is) )+an? (?:really |very )?(?:good|big|tough|hard|tricky|difficult|funny|great|loaded)
      (?: (?:one|question))(?: (?:that|that is|isn't it|to answer))?$
    |(?:mujhe |hamko )?(?:uska |iska |unka )?(?:naam )?(?:pata|maloom|yaad) (?:nahi|nahin)(?: (?:hai|mujhe))?$
    |(?:my|our|the) \S+ (?:\S+ ){0,3}(?:that|this) (?:bit|part|one|section|side|stuff)$
    |(?:${DEARS}|${PARENTS}) ${ASKED}|(?:${DEARS}) (?:(?:put|let|switch|open|close|go|tell|ask) (?:the|that|it|your
      |them|him|her|to))\b
  )|(?:^| )(?:leave|count|keep) me out(?: of (?:it|this|that))?$|(?:^| )none of your (?:business|concern)\b`

const ORDERS = `turn|switch|shut|close|open|get|stop|leave|bring|fetch|pick|move|hold|pass|drop|clean|tidy|feed|let|go|come|sit|wait|be
  |look|listen|watch|hurry|give|hand|grab|check|ask|tell|help|answer|take|put|keep|mind|pop|chuck|pause|mute|quieten|pipe`

/** An order to somebody in the room, which their name in affection or its haste tells: "could you turn the telly down a sec love". */
export const ORDER_IN_ROOM = regex('u')`
  ${START}(?:(?:(?:can|could|will|would) you|please|just) )*(?:${ORDERS}) (?:\S+ ){0,8}?
  (?:(?<!in )(?:for )?an? (?:sec|second|minute|min|moment|tick)|(?:will|would|can|could) you|${DEARS})
  (?: (?:please|will you|would you|${DEARS}))*$
  |${START}(?:${ORDERS}) (?:the|that|those|these|your|this|it|them|my|down|off|up) (?:\S+ ){0,4}?(?:will|would|can|could) you(?! (?:like|want|prefer|need)\b)(?= |$)
  |${START}(?:get|put|take) (?:your|them|those) (?:\S+ ){1,2}?(?:on|off|away)(?= |$)
  |${START}(?:(?:ok|okay|hey) )?(?:alexa|siri|google|cortana)(?: (?:stop|play|pause|turn|set|cancel|what|next|volume|off)(?: |$)|$)
  |${START}(?:put|let|take|turn|switch|bring) the \S+ (?:on|off|out|in|up|down|away|over)$
  |${START}there's (?:somebody|someone) at the (?:\S+ )?door(?= |$)`
