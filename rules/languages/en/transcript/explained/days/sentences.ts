import type { Opposites } from './another-day.ts'
import type { Sentences } from './one-day.ts'
import { timeNamed } from '../../dates/tense.ts'
import { regex } from '../../../../shared/regex.ts'

/** What changes nothing, though its words could: a tag, politeness, a paper that says it. */
const IDLE = regex('giu')`
  ,? ?\b(?:believe it or not|if you (?:must know|please|like|don't mind)|if (?:that's|it's) (?:okay|ok|all right)
    |no (?:problem|worries|doubt)|(?:that's )?for sure|i'm (?:sure|certain)|same as (?:every|last) (?:year|time)
      |any ?time (?:before|after|from) (?:noon|midday|lunch|dark|breakfast|dinner|work|school|\d{1,2}(?:[.:]\d\d)?(?: ?[ap]m)?|(?:half )?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: o'clock)?)(?!\w)|if possible|at the (?:latest|earliest)
    |up to and including|all day|(?:that's )?(?:how|why) i (?:remember|know)(?: it)?|first thing|leap year
    |if (?:you've|you have|there's|there is|they've)(?: still)?(?: got)?
    (?: (?:one|any|anything|room|space|a (?:slot|space|gap|place)))(?: left)?|actually(?=[.!]?$)
    |when (?:i|we|he|she|they|it) (?:was|were|got|came|went|\w+ed)|(?:about|around) (?:\w+time|noon|midday|midnight)
      |isn't (?:it|that \w+)|(?:(?:the|my|our|your) (?:\w+ )?)?(?:it|lease|contract|agreement|paperwork|policy|licence|license|notice|booking|website|app|screen|confirmation|quote|warranty|label|card|letter|form|certificate|passport|receipt|invoice|bill|plaque
      |stamp|label|ticket|email|sticker|diary|calendar)(?: (?!and |but |so )\w+){0,3} says(?: here)?)\b`

/** What a question asks for the end of, which may be told as one: "it has to be in by friday"; a day that is past has begun something. */
const END = /\b(?:ends?|until|till|deadline|due|by|expir\w*|valid|runs? out)\b/iu
const SINCE = /\b(?:since|from)(?= (?:the )?\.)/gu
const UP_TO = /\b(?:until|till|by|up to|to)(?= (?:the )?\.)/gu

/** What only says that the person is not sure, though it denies something. */
const DOUBTS =
  /\b(?:i've|i have|i've got|got) a feeling\b|\b(?:not|\w+n't) (?:\w+ ){0,2}?(?:sure|certain|positive|definite|confirmed|hold me|quote me|swear)\b/gu

/** "Last year it was june the fourteenth", asked for a day to come. */
const LAPSED = regex('u')`
  ^(?:(?:um|uh|er|well|so|oh),? )*(?:the )?(?:last (?:year|time|month|week|summer|winter|season)|previously
    |back then)\b.*
  \b(?:was|were|had|did|held)\b`

const KIN =
  `wife|husband|partner|mother|father|mum|mom|dad|parents|boss|manager|friend|mate|son|daughter|brother|sister|neighbou?r
  |colleague|cousin|gran|nan|grandma|grandad|aunt|uncle|landlord`.replaceAll(/\s+/gu, '')

/** What says that a day is none, was none or is another's. */
const DENIES = regex('u')`
  n't\b
  |\b(?:not|never|no|nope|none|nobody|neither|nor|without|cannot|instead|rather|missed|cancel\w*|would have|would've
    |could have|could've|should have|should've|were going|was going|used to|except|unless|any|every|each|either
    |not yet|(?:my|his|her|their|our|the) (?:${KIN})(?:'s)?|(?:his|hers|theirs)(?: (?:is|was|\.)|$)|others?|another
    |last (?:time|one)|the one|ones)\b`

/** What may say that the day is not meant, not quite, at another time or by somebody else; bounds stand right before it. */
const SPOILS = regex('u')`
  ${DENIES.source}
  |\b(?:but|if|though|although|however|depend\w*|or|otherwise|which\w*|whatever|when(?:ever)?|what|how|why|who|where
    |whether|maybe|perhaps|probably|possibly|might|may|must|should|think\w*|thought|believe\w*|guess|suppose\w*
    |reckon\w*|imagine|assume|estimate|some|sometime|something|hope\w*|hoping|ideally|provisional\w*|tentative\w*
    |provided|expected|meant|intend\w*|check\w*|confirm|to be confirmed|ask\w*|find out|look|know|remember|forget
    |forgot|certain|sure|originally|previously|former\w*|initially|later|earlier|earliest|latest|early|late|start of
    |beginning of|end of|week|weekend|month|fortnight|year|years|days?|eve|said|says?|told|tells?|heard|wants?|wanted
    |sorry|wait|actually|mean|scratch|mistake|wrong|correction|moved|changed?|postponed|busy|booked up|full|again|next
    |old|new one|like)\b
  |\b(?:about|around|roughly|approximately|approx|circa|before|after|by|since|until|till|up to|within|between|over
    |under|from|past)(?= (?:\w+ ){0,2}\.)`

/** That the person has something else to do that day, or is not there. */
const ENGAGED = regex('u')`
  \b(?:away|abroad|unavailable|closed|shut|clash\w*|impossible|busy|working(?! from home)|at work|on (?:holiday|leave|shift)
    |in hospital|out of town|i'm (?:out|off(?! (?:work|school|all day|then|that day)\b|\W*$)|in court)|too (?:soon|late|early))\b
  |\b(?:(?:call|ring|phone|text|email) (?:me|you|us)|let (?:you|us) know)\b`

/** What turns from that to the answer. */
const TURN = /\b(?:so|but|make it|then|instead)\b.*\./u

const BEGUN = String.raw`^(?:(?:um|uh|well|so|oh|ah|yes|yeah|no|and|but|because|,) )*`

/** What a sentence is about. */
const SUBJECTS = [
  regex(
    'u',
  )`${BEGUN}(?:the|my|our) (?<noun>(?!(?:${KIN})\b|day|date|thing|one|best|first|last|latest|earliest|answer)[a-z]{3,})(?:'s)?
    (?! (?:of|,)\b| ,)(?= [a-z.])`,
  regex('u')`(?<!\b(?:can|could|may) )\b(?:i've got|we've got|i have|we have) (?:the|a|an|another) (?<noun>[a-z]{3,})
    (?=(?: \w+){0,2} \.|$)`,
]

/** Events of which a question asks for the one, and a sentence tells the other: "I leave on the fifth" is no day of arrival. */
const OPPOSITES: Opposites = [
  [
    /\b(?:start\w*|begin\w*|began|opens?|opening|from)\b/iu,
    /\b(?:ends?|ended|ending|finish\w*|expir\w*|runs? out|ran out|closes?|closing)\b/iu,
  ],
  [
    /\b(?:arriv\w*|return\w*|check-?in|landed|lands?)\b/iu,
    /\b(?:leave|leaving|left|depart\w*|set off|flew out|fly out|flying out|check-?out)\b/iu,
  ],
  [/\b(?:collect\w*|pick\w*)\b/iu, /\b(?:return\w*|drop\w*|(?:bring\w*|brought) (?:\w+ )?back)\b/iu],
  [
    /\b(?:order\w*|bought|buy|purchase\w*|paid|booked|booking)\b/iu,
    /\b(?:deliver\w*|arriv\w*|came|receiv\w*|turned up)\b/iu,
  ],
  [/\b(?:issued?|issuing)\b/iu, /\b(?:expir\w*|runs? out|valid)\b/iu],
  [
    /\b(?:birth|born|birthday)\b/iu,
    /\b(?:married|wed|wedding|died|moved|joined|started|retired|divorced|graduated|engaged|passed)\b/iu,
  ],
  [
    /\b(?:accident|incident|theft|burglary|damage|leak|fall|crash|collision|loss)\b/iu,
    /\b(?:reported|rang|called|phoned|claimed|repaired|fixed)\b/iu,
  ],
]

/** What a question can only ask for ahead; a day that was due may be past. */
const AHEAD = /\b(?:next|preferred|desired|want|would|will|need|shall|can|(?:day|date) for)\b/iu

/** A question about the person, and who else a sentence may be about. */
const ASKS_OWN = /\byour (?:own )?(?:date of birth|birth)/iu
const OTHERS = /\b(?:he|she|he's|she's|he'd|she'd|he'll|she'll)\b/u

/** The words by which a sentence tells a day, or the day of something else. */
export const AROUND_DAYS: Omit<Sentences, 'plainWords' | 'read' | 'asked'> = {
  tense: (label) => (timeNamed(label) === 'coming' && !AHEAD.test(label) ? undefined : timeNamed(label)),
  asksOwn: ASKS_OWN,
  others: OTHERS,
  opposites: OPPOSITES,
  engaged: ENGAGED,
  turn: TURN,
  subjects: SUBJECTS,
  idle: IDLE,
  doubts: DOUBTS,
  lapsed: LAPSED,
  end: END,
  upTo: UP_TO,
  since: SINCE,
  spoils: SPOILS,
  denies: DENIES,
}
