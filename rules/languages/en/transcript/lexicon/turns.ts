import { CALLED, PUTS_OFF } from './called.ts'
import type { Turns } from '../../../shared/clauses/turns.ts'
import { WISH } from './wish.ts'
import { regex } from '../../../shared/regex.ts'

/** What takes back an answer that stands by itself. */
const OVERTURNS = regex('u')`
  \b(?:no|but|sorry|wait|mean|meant|actually|instead|unless|except|if|until|till|maybe|perhaps|probably|might
    |may|could|would|depends|or|either|chang\w*|cancel\w*|scratch|says?|said|wants?|prefers?|hates?|likes?
    |don't (?:like|want|need)|not (?:that|this|it|really|sure)|it's not|doesn't|isn't|wasn't|which|what|how
    |why|who|other|another|last|next|used to|before|apart|aside|besides)\b`

export const TURNS: Turns = {
  before: regex('iu')`
    \b(?:used to|was|were|had|before|would(?:'ve| have)|(?<aside>looked at|considered|was tempted|usually|normally)(?=.*\bbut\b)
      |(?:not|\w+n't|never|no good)(?! (?:know|sure|certain|think|remember|mind|decided?|only|just)\b)(?=.*\bbut\b)|gave|gives
      |my (?:mate|wife|husband|partner|mother|father|mum|mom|dad|boss|friend|son|daughter|brother|sister)|says?|said
      |thinks?|wants?|everyone|they|he|she|can't stand|hate|don't like)\b`,
  concludes: regex('iu')`
    \S+ \S+(?<!\bnot|n't),? so\W*$
    |^(?!.*\b(?:if|when|unless|once|or|maybe|perhaps|otherwise|tomorrow|next|day|said|says?|told|thought|think)\b)
    .*\S+ \S+ , (?:i'll|we'll|let's) (?:go|have|take|do)(?: (?:for|with))?(?: the| an?)?\W*$`,
  turn: regex('giu')`
    (?<!\b(?:any|all|every|each|anything|anywhere|everything|nothing)(?: \w+)? )\b
    (?:but|so|now|these days|more (?:of an?|like)(?= \w+$)|(?<=, )(?:i'll|we'll|let's) (?:go|have|take|do)(?: (?:for|with))?(?: the| an?)?|make it|make that|put(?: me)?(?: down)?)\b(?! that\b)`,
  further: /\b(?:as well|too|also)\W*$/iu,
  between: {
    before: /^(?:(?:um|uh|er|well|maybe|probably|it's),? )*either /iu,
    or: /,? \bor\b(?: maybe| perhaps| possibly)? /iu,
    range: /\bbetween (?<first>.+?) and (?<second>.+)$/iu,
  },
  open: regex('iu')`
    ^(?:yes|no|if)\b
    |\b(?:or|either|neither|not sure|don't know|depends|whichever|whatever|can't decide|undecided|which|what|how
      |else)\b`,
  changes: regex('iu')`
    n't\b
    |\b(?:no|not|never|nope|nah|but|if|unless|except|until|sorry|wait|actually|instead|rather|maybe|perhaps|hope
      |would|could|might|used|before|says?|said|wants?|thinks?|cancel\w*|scratch|more|less|almost|nearly|and
      |something|one|two|three|four|five|six|seven|eight|nine|ten|first|second|third|\w+th)\b|\d`,
  starts: regex('iu')`
    (?<!\bnot(?: that| just| only| really| so much)?)\s+(?=(?:but|so|because|since|although|though|while|then|than|rather than|instead of|more like|make it
        |make that|and (?:i|we|my|now)|now|i|i'm|i'd|i've|i'll|we|we're|we've|we'd|it's|that's|he|she|they|he's
        |she's|they're|my (?:wife|husband|partner|mother|father|mum|mom|dad|son|daughter|brother|sister|friend))\b)`,
  foreign: regex('iu')`
    \?
    |\b(?:used to|was|were|had|'d planned|planned|before|last (?:year|month|week|time)|already|thought|supposed
      |meant|would've|could've|should've|hardly|hate|lost|sold|stolen|cancelled
      |my (?:wife|husband|partner|mother|father|mum|mom|dad|boss|friend|son|daughter|brother|sister|neighbour
        |colleague)|he|she|they|he's|she's|they're|the others?|others|everyone|everybody|somebody|people)\b
    |\w's (?:not|fine|gone|been|out|closed|done)\b
    |\b(?:taller|bigger|larger|longer|shorter|smaller|older|younger|fewer|higher|lower|better|worse|later|earlier
      |heavier)\W*$`,
  asksOthers: regex('iu')`
    \b(?:of (?:the|your|a|his|her) |(?:of|for) your \w+|child|baby|son|daughter|partner|father|mother|parent
      |neighbour|they|their|his|her|\w+['’]s?)\b`,
  asks: regex('u')`
    ^(?:(?:so|and|oh|wait|sorry|but|well|hang on|okay|ok) )*(?!(?:is|was) (?:it|that) \S+$
      |(?:can|could|may|might) (?:i|we|you) (?:please |just |maybe |possibly )?
      (?:have|get|take|put|go|choose|do|say|pick|tick|make|give|write|use|book|come|add)\b
      |would it be (?:ok|okay|possible|all right|alright)\b)(?:(?:is|are|do|does|did|was|were|can|could|should|shall
        |would|must|have|has)(?:n't)? (?:the|it|there|this|that|these|those|they|you|i|we|your|any)\b
      |does \S+ \S+ \S|(?:is|are|does) \S+ (?:full|available|included|free|good|bad|open|closed|better|worse|cheaper|still|the)\b
      |(?:what|which|how|when|where|who|why)
      (?:'s|'re|'ll| are| do| does| did| was| were| can| should| if| many| much| long| one| ones| time| of)\b)`,
  called: CALLED,
  putsOff: PUTS_OFF,
  repair: regex('giu')`
    (?<!\bor(?: no,?)?)[\s,.;]+(?:no,? (?:sorry|wait|make (?:that|it)|hang on|hold on)|(?:sorry|wait),? (?:no|i mean|i meant|make that)
      |make that|(?:(?:oh|but|so|better|let's|just),? )*(?:call|make) it|i mean(?: to say)?|i meant)[,.]?\s+(?:that's (?:the|my|an?) [^,.]{2,25}?(?:[,.]\s*|(?= it's )))?(?=\S)`,
  afterLabel: regex('u')`
    ${OVERTURNS.source}
    |\b(?:partly|in parts?|sort of|kind of|sometimes|in theory|on paper|at a push|almost|nearly|half|supposed\w*|apparently|technically|ideally
      |think|guess|suppose|believe|reckon|hope|hopefully|(?:i|we|they) wish|sold|lost|gone|full|booked|closed|(?:my|our|his|her|the) (?:wife|husband|partner|mother|father
      |mum|mom|dad|boss|friend|mate|son|daughter|brother|sister)'s)\b
    |(?:n't|\b(?:not|never|hate))\b.* (?:it|that|them|those|this|one)$
    |^(?=.*(?:n't|\b(?:not|never))\b)\S+(?: \S+){0,2}$`,
  // A further answer has no word of a sentence: "three tickets, painting and printing".
  afterNumber: regex('u')`
    ^(?!.*\b(?:i|we|it|he|she|they|you|that|the|an?|my|our|his|her|its|for|in|on|of|at|with|to|from|all|just|only|one|so|no|bless|please|including
      |counting|through|same|second|first|dripping|would|can|thank|god|handful|born)\b)
    |${OVERTURNS.source}
    |(?:n't|\b(?:not|never))\b|^(?:(?:oh|ah|um|uh|well|yes|yeah|so) )*(?:and|plus|with)\b
    |\b(?:about|around|roughly|approx\w*|give or take|more|less|fewer|most|least|up to|nearly|almost|over|under|above|below|tops?
      |max\w*|min\w*|easily|at a push|ish|half|quarter|each|apiece|per|every|dozens?|hundreds?|thousands?|millions?|grand|k|when\w*
      |usually|normally|often|sometimes|on average|good day|too|than|think|guess|suppose|believe|reckon|hope|hopefully|supposed
      |(?:my|our|his|her|the) (?:wife|husband|partner|mother|father|mum|mom|dad|boss|friend|mate|son|daughter|brother|sister)(?:'s)?
      |was|were|had|old|former\w*|previous\w*|ago|years?|months?|weeks?|days?|hours?|minutes?)\b`,
  dayNamed: regex('iu')`
    ^(?:on |it |to |for |the )*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow
      |(?:the )?(?:\d{1,2}|\w+)(?:st|nd|rd|th)? (?:of )?(?:january|february|march|april|may|june|july|august|september|october|november|december)
      |(?:january|february|march|april|may|june|july|august|september|october|november|december) (?:the )?\w+)\b`,
  wishes: WISH,
  lapsed: regex('u')`
    ^(?:(?:um|uh|er|well|so|oh) )*(?:(?:the )?last (?:year|month|week|time|summer|winter|season)|the other time
      |previously|back then|in those days)\b`,
  around: {
    named: regex('iu')`
      \b(?:whatever|whichever)(?: (?:one|it))?(?:'s| is)? (?<named>the (?:\w+ ){0,2}?\w+)(?: (?:one|rate|price|ticket|option)(?: is)?)?(?=[.,!]|$)`,
    tail: regex('iu')`
      (?<!^\W*(?:\w+ )?(?:that|it|this|which|they|yes|yeah|sure|well))[\s,]+(?:(?:(?:would|will) (?:be|do)|sounds|looks) (?:grand
          |great|lovely|perfect|ideal|brilliant|best|fine|nice|good|nicely)(?: (?:for|by|to) (?:me|us))?
        (?: (?:please|thanks|thank you))?
        |(?:please,? )?if (?:(?:that|it|this)(?:'s| is| works?| suits?| would be| will be| isn't| is not)
          (?: (?:not )?(?:too much trouble|possible|okay|ok|alright|all right|fine|convenient|doable))?
          (?: (?:for|with) (?:you|everyone|them))?
          |there(?:'s| is| are)(?: (?:any|a|some|enough|still))? (?:room|space|slots?|place|spot|availability|left|one|any)
          (?: (?:left|going|free|available|spare))?|(?:you're|you are|you) still (?:open|there)|you(?:'d| would) be so kind
          |you have (?:room|space|a slot|time)|you can (?:manage|fit)(?: (?:it|that|me in|us in|me|us))?|at all possible)
        |(?:i|we|you|he|she|they)(?:'d| would)? (?:really |just )?(?:do|does|did|wo|would|could|should)(?:n't| not) (?:really |ever )?(?:need|want|use|have|get|take|be) (?:any )?(?:more|less|fewer)(?: \p{L}+s?)? than (?:that|this)
        |but (?:there (?:you|we) (?:go|are)|hey|oh well|never mind|that's life))[.!]?$`,
    repeated: regex('giu')`
      (?<!\S)(?<word>in|on|at|to|of|the|an|my|is|it's|that's|i'm|we're|we|just|and|with|from|she's|he's|they|you
        |our)(?:,? \k<word>)+ (?=\S)`,
  },
  remarks: {
    starts: regex('gu')`
      (?<=\S )(?<!(?:^| )(?:that|if|when|until|till|since|because|and|or|but|as|than|what|where|why|how|while
          |though|of|in|at|to|for|with|from|the|a|my|is|was|not|no) )(?:(?<joint>and )?(?:i|i'm|i've|i'd|i'll|we|we're
          |we've|we'll|it|it's|that's|there's|he|she|they|he's|she's|they're|my(?= \S+ \S))|because|cause|cos
        |the(?= \S+ (?:won't|can't|doesn't|isn't|is|has|was) \S)|thank god|thank goodness|god help|fingers crossed|would you believe|so (?:i|we|it|that))(?= \S)`,
    spoils: regex('u')`
      n't\b
      |\b(?:no|not|never|nope|nah|none|nothing|nobody|neither|nor|without|but|if|unless|except|until|till|though
        |although|than|too|almost|nearly|at least|at most|up to|more|less|most|hardly|sorry|wait|actually|instead
        |rather|mean|meant|maybe|perhaps|probably|possibly|might|may|could|would|should|must|wish|hope|supposed
        |sometimes|used|was|were|had|before|former|ex|says?|said|told|tells?|wants?|wanted|thinks?|thought
        |reckons?|claims?|shows?|see|saw|hear|heard|watch|guess|believe|suppose|prefers?|hates?|dislikes?|loathe
          |refuse|quit|stopped|gave|given|lost|sold
        |gone|cancel\w*|change\w*|scratch|full|booked|busy|away|closed|shut|off|ill|broken|wrong|awful|terrible
        |horrible|ugly|expensive|pricey|costs?|work|works|working|which|what|how|why|who|where|whether|ask|check
        |depends|either|or|other|others|another|else|both|instead|next|last|he|she|they|his|her|their|everyone
        |everybody|people|when|once|again
        |(?:my|our|the|me) (?:wife|husband|partner|mother|father|mum|mom|dad|boss|friend|mate|son|daughter|brother
          |sister|neighbour|neighbor|colleague|cousin|doctor|in laws?|kids?|lot|flatmate|housemate|roommate|nan
          |gran|grandad|uncle|aunt|nephew|niece|missus|old man|fella|bloke|lad|lass|girlfriend|boyfriend)(?:'s)?)\b`,
    request: regex('u')`
      \b(?:please|(?:i|we)'d (?:like|prefer|rather|love)|(?:i|we) would (?:like|prefer|rather|love)
        |(?:i|we)'ll (?:have|take|go)|is (?:best|better|easiest)|works best|let's (?:go|do|say)
        |put (?:me|us|him|her) down|prefer)\b`,
    overturns: OVERTURNS,
    light:
      /\b(?:think(?= (?:it|that|they)\b)|can't|couldn't|don't|never|haven't|won't|no|not|more|less|better|quit|stopped|gave up)\b/gu,
  },
  numbered: regex('iu')`
    \b(?:and (?:an?|one)|street|road|avenue|lane|floor|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february
      |march|april|june|july
      |august|september|october|november|december)\b`,
  weakens: {
    words: regex('giu')`
      \b(?:not before|no earlier than|no later than|no more than|no less than|never (?:over|above|more than)|more than|less than|fewer than|up to|almost|nearly|not quite
        |at most|under|over|after|before|by|from(?! (?:now|today))|starting|about|around|roughly|approximately
        |approx|at least|at the very least|maybe(?: even)? more|or more|or so|maybe|perhaps|probably|possibly
        |something like|somewhere around|at a guess|could be|might be|might have been|it might|i could)\b`,
    tail: regex('iu')`
      ,?\s*\b(?:(?:but|though|although)(?= (?:i|i'd|i'm|i've|i'll|let|don't|check|double|please|not sure|best|would
        |that's only)\b) .*|if (?:you|they|it|that|there|possible|the|he|she|my)\b.*|(?:depending on|but i'm not
        |but not) (?:sure|certain).*
        |i don't mind.*|either .*|believe it or not)$`,
    either: [/\bor\b/giu, 'and'],
  },
  supposes: /^(?:(?:well|um|uh|er|so|and) )*if\b/iu,
  denies: /^no\b|n't\b|\b(?:not|never|(?:rather |sooner )?than|instead of|without)\b/iu,
}
