import { wordSet } from '../../../shared/phrases.ts'
import { regex } from '../../../shared/regex.ts'
import type { Clauses } from '../../../shared/text/span/clauses.ts'
import { ADVERBS, isVerb } from './verb-forms.ts'

/** What stands around a short answer in English sentences. */
export const CLAUSES: Clauses = {
  isVerb,
  particles: wordSet(`him her it me us them up out off over down away back along together round around`),
  subjects: wordSet(
    `i we he she they it i'm we're he's she's they're it's i've we've i'd we'd he'd she'd they'd i'll that's there's it'll`,
  ),
  adverbs: ADVERBS,
  prepositions: wordSet(
    `in at on from out up down over near by with for to under through via about above across after against along around
      before behind below beside between beyond inside into onto opposite outside past since towards toward until till
      within without as off during`,
  ),
  light: wordSet(`in at from to with on under for by`),
  agents: wordSet(`through via with by under from`),
  inNames: wordSet(`of on upon in under`),
  generic: wordSet(
    `one ones thing things name chap guy bloke man woman lady fella lad girl boy person people somebody someone
      brand make model place company firm bit lot number label sticker door box front back several some any many
        crack go shot couple few`,
  ),
  titles: wordSet(`mr mrs ms miss dr doctor sir reverend rev father sister`),
  opinion: wordSet(
    `lovely great nice brilliant fantastic wonderful amazing very really such best quite proper bit pretty so absolutely
      excellent good super`,
  ),
  denies: wordSet('no not'),
  article: /^an? /u,
  placeNames: regex('u')`
    ^(?:(?:Up|Over|Nether|Near|Down)(?= \p{Lu})
      |(?:[Uu]nder|[Oo]ver) (?:\d+['’]?s?|(?:\p{L}+[ -])?(?:\p{L}+(?:teens|ties)|ones|twos|threes|fours|fives|sixes|sevens|eights|nines
        |tens|elevens|twelves))(?!\p{L}))`,
  asksColour: /colou?r/iu,
  asksWho: /^whom?\b/iu,
  naming: regex('yu')`
    (?:(?:by|under|in|has|is|was) the name of|goes by|go by|going by|went by|answers? to|known as|(?:everyone|everybody|people|they|(?:(?:all )?my|the) \p{L}+) calls? me|named|called
      |registered as|spelled
      |(?:the|his|her|my|our|their|its) (?:\p{L}+ )?(?:name's|name is|name was|surname is|one is|one was)|trading as
        |so (?:put|type|write)(?: down)?|just put
      |put(?: me)? down(?: as)?|(?:the )?\p{L}+ (?:you want|i want) is|something like|reads|says on it|(?:tag|badge|plate|label|sign|sticker) (?:says|said|reads?)|is called|(?:i
        |you|we) call it|make (?:it|that))
    (?= |$)`,
  adjunct: regex('yu')`
    (?:(?:by the way|at the moment|at present|at (?:first|last|all|home|work|school)|right now|for (?:now|ever|good
      |years|ages|sure|short)|these days|in the end
        |as (?:usual|always|ever|well)|i promise|i swear|to be (?:honest|fair)|if (?:possible|you (?:would|could|can
          |like|don't mind|please)|that's (?:ok|okay|all right|alright|fine))
        |all (?:the time|day|along)|most (?:days|weeks|weekends|nights)|every (?:day|week|weekend|night|month|year
          |time)
        |this (?:time|year|week|month|season|term|morning|afternoon|evening|summer|winter|spring|autumn|weekend)
        |(?:last|next) (?:week|month|spring|summer|autumn|fall|winter|season|term|night|january|february|march|april
          |may|june|july|august|september
          |october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday)
        |since (?:last |my )?(?:\d{4}|\p{L}+)(?=$)|(?:a few|\p{L}+|\d+) (?:years|months|weeks) old(?: now)?|for (?:a|the|\p{L}+|\d+) ?(?:few |couple of )?(?:years|months|weeks
          |days)(?: now)?
        |(?:a|two|three|four|five|ten|\p{L}+) (?:years|months|weeks|days) ago|(?:on|at|in) the (?:front|label
          |statement|form|card|passport|envelope|letter|bottle|tin|bag|sticker|box|tag|plate|weekends?|moment|end)
        |on (?:mon|tues|wednes|thurs|fri|satur|sun)days|at weekends|on it|could you|can you|would you|will you|as it happens|fingers crossed|(?:for )?\p{L}+ years
          |funny (?:story|enough)|of course|no (?:doubt|question)|believe it or not|(?:love|mate)(?=$)
        |(?:upstairs|downstairs|outside)(?=$)|throughout|please|thanks|thank you|cheers|now|today|then|too|anyway|though|there|here|so far|a lot|very much
          |either way|only))
    (?= |$)`,
  unsettles: regex('u')`
    (?<![\p{L}'])(?:not|no|nor|never|none|without|except|instead|but|or|either|neither|\p{L}+n't|cannot|cant|dont
      |didnt|isnt|wasnt|might|may|could|maybe
      |perhaps|possibly|probably|unless|whether|whatever|something|somebody|someone|whoever|whichever|wherever|anything|anybody|anyone|nothing
        |nobody|other|another
      |different|changed|cancel\w*|hate|hated|dislike|quit|stopped|forget|forgot|remember|lost|sold|refused?|think
        |guess|believe
      |suppose|reckon|sure|certain|wait|waiting|sorry|actually|mean|meant|hang|hold|scrap|scratch|wrong|if
        |than|like|both|going to|want to|wanted
      |wish|hope|hoping|would love|ask|asked|check|know|knows|knew|depends|apart|nearly|almost|supposed|should've
        |which|what|why|how|where
      |(?:wife|husband|partner|mum|mom|mother|dad|father|brother|sister|son|daughter|friend|boss|mate|cousin|uncle
        |aunt|niece|nephew|nan|grandma|grandad)(?:'s)?|swap\p{L}*|sick|leaving|left|moved|retired|died|closed|finished|decided?)(?![\p{L}'])`,
  turns: wordSet('no not but actually sorry wait mean'),
  concludes: regex('u')`
    ^(?:(?:so|then|and so|but|now|no|yes|actually|sorry)(?: (?:it's|it is|its|that's|just|now|yes|only|put|put down
      |type|write|say|make (?:it|that)
        |call (?:it|me)|let's say|we went for|go for|the name you want is|the))*
      |(?:but |so )?(?:he|she|we|i|they)(?:'s|'ve| has| have)? (?:just |since )?(?:moved|switched|changed|transferred|gone|went)
        (?: (?:him|her|us|them|me|over|across))* to
      |(?:but )?(?:everyone|everybody|people|they|(?:all )?my \p{L}+) calls? me|but (?:i|she|he|we) (?:go|goes) by
      |(?:and )?(?:it|the \p{L}+) (?:just )?says
      |(?:just |only )?(?:put|say|write|type|make it)(?: down)?
      |(?:her|his|my|our|their|the) (?:\p{L}+ )?(?:name|one) (?:was|is))$`,
  earlier:
    /(?<!\p{L})(?:used to|before|last|previous\w*|former\w*|old|ex|once|originally|first|was going|until|had|were)(?!\p{L})/u,
  asksEarlier: /\b(?:maiden|birth name|née|previous|former|last|recent|past|before|original|earlier|old)\b/iu,
  others: /(?<![\p{L}])(?:he|she|they|he's|she's|they're|his|her|their|him|them|you)(?![\p{L}])/u,
  asksOthers: regex('iu')`
    \b(?:names?|who|whom|person|child|pupil|student|kid|baby|son|daughter|player|patient|member|guest|applicant
      |partner|father|mother|parent
      |neighbour|their|his|her|pet|horse|dog|cat|animal|breed|species|teacher|doctor|driver|captain|tenant|landlord
        |\p{L}+(?:er|or|ist|ian))\b`,
  reasons: wordSet(`because since so as cause`),
}
