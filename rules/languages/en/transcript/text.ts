import type { Found, Words } from '../../shared/normalise.ts'
import { textIn } from '../../shared/text/index.ts'
import { CALLED } from './lexicon/called.ts'
import { WORDS_OF_SENTENCES } from './lexicon/closed-class.ts'
import type { Dictation, LineFrame } from '../../shared/text/dictation.ts'
import { leadOf } from '../../shared/text/line.ts'
import { meets, ONE_WORD } from '../../shared/text/written.ts'
import { digitsAt } from './numbers/digits.ts'
import { lettersAt, NATO, spells } from './spelling.ts'

const asides = new Set(
  `skip this|skip that|next one please|next question|go back to the previous one|go back one|leave it blank|leave that blank|leave it empty|clear that|clear the box|clear it|well|so|well so|okay so|like|what|what was that|what was the question|what's the question|what is the question|what do you mean|what does that mean|what should i say|what do i say here|what do i say|repeat|repeat that
  |repeat the question|say that again|say it again|can you repeat that|can you repeat that please|could you repeat that|could you repeat that please|can you repeat the question|could you repeat the question|can you say that again|could you say that again|come again|pardon|pardon me|sorry what was that|sorry what was the question|sorry what
  |i didn't catch that|i didn't hear that|i didn't get that|i didn't understand|i don't understand|i don't understand the question|hang on|hang on a second|hold on|hold on a second|wait|wait a second|wait a moment|one moment|one moment please|just a moment|just a second|give me a second|give me a minute|let me think|let me think about it|let me see
  |skip it|skip this one|skip this question|scratch that|is this on|is this working|can you hear me|are you listening|hello can you hear me|testing|testing one two three|testing testing|can i skip this|can i skip this one|can i come back to this|do i have to answer this|do i have to|why do you ask|why do you need that|why do you need to know|who is this`
    .split('|')
    .map((phrase) => phrase.trim()),
)

const SIGNS_OF_CODES = new Map([
  ['dash', '-'],
  ['hyphen', '-'],
  ['slash', '/'],
])

/** "L s six three p q", "nine oh two one oh", "two double a". */
function codeOf(said: Words): string | undefined {
  const words = said.flatMap((word, at) => (word === 'double' ? (said[at + 1] ?? word) : word))
  let code = ''
  for (let at = 0; at < words.length;) {
    const digits = digitsAt(words, at, true)
    const word = words[at] ?? ''
    const sign = at > 0 ? SIGNS_OF_CODES.get(word) : undefined
    const letter = (/^[a-z]$/u.test(word) && word !== 'o') || NATO.has(word) ? word.charAt(0) : sign
    if (!letter && !digits) return undefined
    code += letter ?? digits?.value ?? ''
    at = letter ? at + 1 + exampleAt(words, at + 1, letter) : (digits?.next ?? at + 1)
  }
  return code.length > 2 && /\d/u.test(code) ? code.toUpperCase() : undefined
}

/** How many words tell which letter was said: "b as in bravo", "s for sugar". */
function exampleAt(words: Words, at: number, letter: string): number {
  const length = words[at] === 'as' && words[at + 1] === 'in' ? 2 : words[at] === 'for' ? 1 : 0
  const example = words[at + length] ?? ''
  return length > 0 && example.length > 2 && example.startsWith(letter) ? length + 1 : 0
}

const letterOf = (name: string): string | undefined => /^[a-z]$/u.exec(name)?.[0]

const FRAME: LineFrame = {
  opening:
    /^(?:(?:um+|uh+|erm*|hmm+|ooh|oh|hiya|let me think|ok|okay|yes|yeah|yep|well|so|right|sure|alright|now|and|hi|hello|let me (?:see|think)|let's see|(?:that's a )?(?:tough|good|hard) (?:one|question)|i think|i guess|i'd say|i would say|officially|actually|basically|mostly|mainly|currently|at the moment|at present|right now|these days|nowadays|just|please)[,.…]*\s+)+/iu,
  lead: /^(?:(?:to|from)(?= [^,]{2,40}$)|(?:it|that|this)(?:'s|'d be| is| was| would be| will be)(?: just| called| named)?|here's|(?:i'm|i am|we're|we are|(?:i|we)'ll be|she's|he's|they're|she is|he is|they are)(?: just)?(?: (?:\p{L}{2,}ing (?:for|in|at|with|as|from|on|under|out of)|(?:applying|belonging|moving|travelling|traveling|flying|heading) to)(?: an?| the)?(?= )| (?:studying|doing|driving|using|taking|playing|having|bringing|wearing|reading)(?: an?| the)?(?= )| going to be called| called| named| known as| with| at| in| from| based in| living in| over in| an?(?= ))?|(?:i|we)(?: currently)? (?:live|work|study|come|grew up|was born|were born)(?: over| out)? (?:in|at|for|with|from|as an?|as|near)|(?:born(?: and (?:raised|bred|brought up))?|raised|grew up|living|based|working) (?:in|at|for|with)|(?:just |you can |please )*call me|(?:people|they|everyone) calls? me|(?:i|we) go by|(?:can|could|would|will) you (?:please )?(?:put|write)(?: me)?(?: down)?(?: as)?|it says|(?:i'll|we'll|i'd|let's) (?:go with|say|have|take|put)|(?:just |please )*(?:put|put down|write|write down)|(?:i|we)(?: only| mostly| usually| mainly)? (?:do|play|(?:like|love) to|like|love|enjoy|prefer|support|take|use|drive|ride|speak|own|sing|read|study|teach)(?: an?(?= ))?|(?:i'm|i am|we're|we are|he's|he is|she's|she is) (?:allergic|intolerant) to|(?:i|we) (?:stay|reside|dwell) (?:in|at)|(?:i'd|i would|we'd) like to (?:apply for|do|study|join|enrol in|register for|sign up for)(?: an?| the)?|(?:my|our|the|her|his|their) (?:[\p{L}']+ ){1,3}(?:is|was|are|would be)(?: called| an?(?= ))?|(?:hiya |hi |hello )?(?:my|our|his|her|their) (?:name's|\p{L}+'s (?:called|named|name is))|(?:the \p{L}+|everyone|everybody) calls? me|you can put me down as|(?:a|an|the|this) (?:\p{L}+ ){1,3}called|that has got to be|(?:it|that|this|they) (?:should|has to|needs to|must) (?:say|read|be)|(?:i|we) (?:go|went) (?:with|for|to)|representing|(?:i|we) trade as|trading as)\s+/iu,
  closing:
    /(?:[\s,]+(?:please|thanks|thank you|only|just that|these days|nowadays|at the moment|right now|for now|now|i think|i guess))+[.!]?$/iu,
  idle: {
    before: /^(?:(?:um+|uh+m*|er+m*|hmm+|mm+|ooh|oh (?:easy|right|god|lord|gosh|yes|yeah)|oh|ah)[,.…]*\s+)+/iu,
    after:
      /(?:[\s,]+(?:please|yeah|yep|okay|thanks|thanks a lot|thank you|cheers|that's it|that's all|that's me|(?:as|like) (?:always|usual|ever)|at your service|(?:pleased|nice) to meet you|nothing else|if you (?:don't mind|would|could|like))|,\s+(?:sorry|love|mate|dear|darling|pet|pal|honey))+[.!]?$/iu,
    doubt:
      /[\s,]+(?:(?:or |but )?(?:i think|i guess|i believe|i suppose|i reckon|maybe|probably|i'm not sure|not sure|i'm not certain)(?: it is| it was| so)?)[.!]?$/iu,
  },
  request: {
    lead: /^(?:(?:it's|it is|that's) (?:called|titled|named)|(?:can|could|would|will) you (?:please |just )*(?:put|write|play|print|do|sing)(?: down| on| me down for)?|(?:i'd|i would|we'd) (?:like|love)(?: to (?:have|hear))?|(?:can|could) (?:i|we) have) (?=\S)/iu,
    closing: /(?<=\S \S{2,})[\s,]+(?:please|thanks|thank you)(?: very much)?[.!]?$/iu,
    of: /title|song|film|movie|\bbook\b/iu,
    names: /^(?:it's|it is|that's) (?:called|titled|named) /iu,
  },
  beside:
    /[\s,]+(?:(?:all|it's all|that's all|as|in|and it's) )*(?:(?:one|two|three) words?|(?:with|without|no|and) (?:an?|the|no|any)? ?(?:apostrophe|hyphen|dash|accent|umlaut|tilde|spaces?|gaps?|capitals?|full stops?)(?: (?:in it|in the middle|at the (?:end|start)|on the \p{L}))?|(?:lower|upper) ?case|capitals|caps|capital letters|block (?:letters|capitals)|no spaces?|as it sounds|the usual (?:way|spelling)|if that's (?:okay|ok|all right|alright|fine))[.!]?$/iu,
  written: {
    remark:
      /[\s,]+(?:(?:and )?(?:that's|it's|spelled|spelt|all) )*(?:with (?:an? |the )?(?<sign>[a-z]|apostrophe|hyphen|dash)|(?:all )?(?:in |as )?(?<sign>one word|no spaces?))(?: (?:at the (?:end|start|beginning)|in (?:it|the middle)))?[.!]?$/iu,
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
  leadBy: leadOf(
    "the|my|our|its|it's|that|your|his|her|their",
    '(?:number |name |code )?(?:is|was|would be|will be|are)',
  ),
  talks:
    /^(?:(?:well|so|but|and|oh|um|uh|er|actually|sorry|honestly) )*(?:(?:i|you|he|she|we|they|it|that|there|this)(?: (?:\w+ly|just|still|never|always))* (?:am|is|are|was|were|do|does|did|\w+n't|have|has|had|used|think|thought|know|knew|forget|forgot|left|lost|need|want|will|would|can|could|should|might|got|never|not|gave|quit)\b|(?:i'm|we're|you're|he's|she's|they're|i've|we've|i'd|we'd|i'll|we'll|you'd|it'll|that's|it's|there's) (?!called\b)|(?:is|are|was|were|do|does|did|can|could|would|should|shall|will|may|must|have|has|what|which|how|why|where|when|who|whose)(?:'s|n't)? (?:the|an?|i|you|it|he|she|we|they|that|this|there|your|my|is|are|do|does|did|was|to|about|if|should|would|can)\b|\w+n't \w+ )/u,
  slip: /^(?:(?:it|that|this) (?:wasn't|isn't|was not|is not)|(?:it|that)'s not|not|no longer) .{1,60}? (?:it's|it is|it was) (?=\S)|\bno,? (?:you know what|actually|make it|make that)(?: just)? (?=\S)|(?:[,.…]|\bno,?|\b(?:hang|hold) on,?|\bwait,?)\s+(?:(?:no|wait|hang on|hold on),? )*(?:wait|sorry|i mean|i meant)\b[,.]?\s+(?=\S)/iu,
  asks: {
    others:
      /\b(?:child|pupil|student|kid|baby|son|daughter|player|patient|member|guest|applicant|partner|father|mother|parent|neighbour|their|his|her)\b/iu,
    contact: /\b(?:contact|emergency|next of kin|guardian|carer|picks? up|collect\w*)\b/iu,
    comments: /comment|suggest|feedback|improve|request|requirement|arrangement|instruction|\bnotes?\b|anything|wish/iu,
    code: /post ?code|eircode|\bzip\b|postal|passport|licen[cs]e|\bplate\b|registration|reference|\bserial|\bcode\b|\bvin\b|\bpnr\b|\b(?:pan|card|order|booking|policy|account|member(?:ship)?|invoice|tracking|case|claim|ticket|reservation|customer|staff) (?:number|no|id)\b/iu,
    story:
      /\b(?:why|reasons?|describe|how(?! (?:should|shall|do|may|can) (?:we|i) (?:call|address))|what happened|went|explain)\b/iu,
    open: /\?\s*$|^(?:what|where|who|when|why|how|which|do|did|does|is|are|have|has|can|please|tell|list|give|write|enter)\b/iu,
    title:
      /\b(?:band|group|team|boat|show|series|game|podcast)(?:'s)?(?: (?:name|called|is|do|did|you|watch\p{L}*|play\p{L}*))*\W*$/iu,
    name: /\b(?:name|surname|nickname|town|city|village|country|nationality|company|employer|organi[sz]ation|school|hospital|job title|your (?:job|trade|position|role)|profession|occupation|birthplace|place of birth|contact|call you|street|postcode|zip|author|hometown|gp|doctor)\b/iu,
  },
  codeOf,
  words: WORDS_OF_SENTENCES,
}

const ENGLISH: Dictation = {
  frame: FRAME,
  asksForWords:
    /question|\btext (?:for|of|on)\b|engrav|inscription|(?<!job )title|phrase|slogan|motto|quote|song|film|movie|\bbook\b|message|caption|headline|\b(?:sign|say|said)\b/iu,
  hesitation: /(?<=[\p{L}\p{N}])(?:[,.…]*\s+(?:um+|uh+|erm+|hmm+)(?=[\s,.…]))+[,.…]*\s+/giu,
  thinking:
    /^(?:(?:u+h*m+|u+h+|e+r+m*|h+m+|m{2,}|oh|ah|ooh)[,.…]*\s+|let me (?:think|see)[,.…]+\s+|(?:well|so|okay|ok|right|yeah|yes)(?:[,.…]+\s+|\s+(?=(?:(?:well|so|okay|right)\s+)?(?:um+|uh+)(?=\P{L}))))+/iu,
  reports: /(?<!\p{L})(?:said|says|told)(?!\p{L})[^.!?]*$/iu,
  line: 'new line',
  paragraph: 'new paragraph',
  beforeThing:
    'a|an|the|this|that|these|our|their|my|your|his|her|its|any|another|one|every|each|whole|entire|brand|of|in|with|for|on|at|to|from|and|some|no|first|second|last',
  afterThing: 'of|is|was|are|were|has|had|have|will|in|at|to|for|from|with|on|that|which|by',
  erase: 'scratch that|strike that|delete that|erase that|no scratch that',
  spelling:
    "(?:and )?(?:that's|that is|it's|it is|which is|this is)?(?: ?(?:spelled|spelt|spelling|written|with))?(?: ?with an? [a-z])?",
  lettersAt: (words, at) => (isHint(words, at) ? undefined : withSigns(words, at)),
  spells,
  asides,
  courtesies: /^please | (?:please|thanks|thank you)$/gu,
  talk: /^(?:oh |no |sorry |wait )*not you\b|^(?:babe|love|dear|hun|honey|darling|sweetheart|mate) (?:what|which|how|where|do|does|should|did)\b|\bi need to think about (?:it|this|that)\b|\bcome back to this(?: one| question)?\b|\bi'm (?:talking to|speaking to|on the phone)\b|^(?:hmm |um |uh |well )*let me (?:think|see) (?:about|how|what|of|if)\b|^(?:i'd|i would) (?:rather|prefer) (?:not|tell|talk|speak|say|discuss|keep)\b|^(?:that's|it's) (?:private|personal|none of)\b|^i don't want to (?:say|give|tell)\b|^not now\b|^(?:get|come|sit|stop|put(?! down (?!the|that|it|your|them|those))|leave|go) (?:down|off|here|away|up|over)\b|^(?:mum|mom|dad|daddy|mummy|honey|darling) \S+ \S+|\b(?:shush|hush|you two|you guys|you lot|(?:where|what|who)'s (?:the|my|your|that|it)\b|(?:daddy|mummy|mommy)'s|(?:put|leave|stop|turn|give|get|keep|take|switch) (?:that|it|this|them|those) ?(?:down|off|up|away|here|over|on|alone|back)|(?:be|keep) quiet)\b|^(?:(?:sorry |oh |wait )*(?:can|could) you (?:repeat|say) |hold on|hang on|wait|one second|one moment|just a second|just a moment|give me a (?:second|minute|moment)|excuse me|(?:what|which|how|why|where|when|who|do|does|is|are|can|could|should|may|must)\b.*\b(?:you|i|this|it|we)\b)/u,
  called: CALLED,
  lineTalk:
    /\bused to\b|^(?:(?:oh|well|um|er|no|sorry) )*(?:i'm not (?:telling|saying|giving|going to|sure)|i am not (?:telling|saying|giving)|i (?:don't|do not|can't|cannot) (?:know|remember|recall|tell|think of|say|give)|(?:i've )?no idea|not sure|none of your|that's (?:private|personal|none|a secret)|mind your own|i'll (?:tell|do|come|fill|get|ask|have to|need to|let you)|ask me|we(?:'re| are) still|we haven't|we've not|i haven't|it's not (?:decided|settled)|not (?:decided|settled)|(?:can't|can|could|may|do|should|must|shall) i |do you |why |what (?:do|does|did|is|are|was|if|about) |which (?:one|of) |how (?:do|does|should|would|much|many|long) |(?:sit|lie|stand|keep) (?:still|quiet|down|up)|(?:stop|quit) (?:that|it|\w+ing)|(?:eat|finish|brush|wash|tidy|shut|close|open|pick|hand|pass|drop|watch|mind|give|let go of) (?:your|the|that|up|me|it|him|her)\b)|^\S+ (?:stop|don't|come here|come on|be careful|get off|get down|sit down|leave|(?<!^just )(?<!^please )put)(?= )|\b(?:the screen|this thing|this form|the microphone|the machine|that button)\b/u,
  requests:
    /^(?:please |um |uh )*(?:can|could|may|might|would) (?:i|we|you|there|someone|somebody)\b(?!.*\b(?:repeat|say that|read|skip|hear me|ask me)\b)/u,
  dictates:
    /^(?:(?:um+|uh+|yeah|yes|ok|okay|so|well|right|please|just)[,.…]*\s+)*(?:(?:(?:can|could|would|will) you|you can) (?:please |just )*(?:put|write|type|note|say)(?: down)?|(?:put(?=:| that )|(?<put>put)|write|type|note)(?: (?:down|this))?(?: please)?)(?:(?<that> that(?= \S)|:))?,? (?=\S+ \S)/iu,
  unfinished: /(?<= )(?:and|or|but|the|an?|of|to|with|because|my|our|your|their|than|if)$/u,
  remarks:
    /^(?:(?:um|uh|er|oh|well|yeah|yes) )*(?:i (?:think|guess|believe|suppose|reckon)|maybe|perhaps|possibly) |^(?:(?:it|that|this) (?:wasn't|isn't)|not|no longer) |\b(?:you know what|without an? [a-z]|either|sorry|i mean|i meant|no wait|no sorry|correction|not that|with an? [a-z]|spelled|spelt|double [a-z]|(?:one|two) [a-z]s)\b|'s with\b/u,
}

/** "Smith with a y, s m y t h". */
const isHint = (words: Words, at: number): boolean => words[at - 1] === 'with' || words[at - 2] === 'with'

/** "D apostrophe a n g e l o", "s m i t h hyphen j o n e s". */
function withSigns(words: Words, at: number): Found<string> | undefined {
  const found = lettersAt(words, at)
  const sign = found && SIGNS.get(words[found.next] ?? '')
  const rest = sign === undefined ? undefined : withSigns(words, (found?.next ?? 0) + 1)
  return found && rest ? { value: `${found.value}${sign}${rest.value}`, next: rest.next } : found
}

const SIGNS = new Map([
  ['apostrophe', "'"],
  ['hyphen', '-'],
  ['dash', '-'],
])

/** Words as they were said, in one line. */
export const text = textIn(ENGLISH, { isLine: true })

/** Likewise, in several lines. */
export const textarea = textIn(ENGLISH, { isLine: false })
