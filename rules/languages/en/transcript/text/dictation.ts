import type { Dictation } from '../../../shared/text/dictation.ts'
import type { Found, Words } from '../../../shared/normalise.ts'
import { regex } from '../../../shared/regex.ts'
import { CALLED } from '../lexicon/called.ts'
import { lettersAt, spells } from '../spelling.ts'
import { FRAME } from './frame.ts'
import { INSTEAD_OF_ANSWER } from './instead.ts'

/** Too short for the classifier. */
const asides = new Set(
  `well|so|like|what|repeat|wait|pardon|testing|next one|go back one|go back to the previous one|leave it empty|clear that|clear it
  |clear the box|well so|okay so|repeat that|come again|pardon me|sorry what|i didn't get that|i didn't understand
  |i don't understand|i don't understand the question|testing testing|what was the question|can you repeat that|hang on a second|testing one two three`
    .split('|')
    .map((phrase) => phrase.trim()),
)

/** How English dictates a text. */
export const ENGLISH: Dictation = {
  frame: FRAME,
  asksForWords: regex('iu')`
    question|\btext (?:for|of|on)\b|(?<!\bname\b.*)engrav|inscription|(?<!job )title|phrase|slogan|motto|quote|song|\bfilms?\b|movie
    |(?<!\b(?:to|you|we|can|please) )\bbook\b|\bhymns?\b|message|caption|headline\b|\b(?:sign|say|said)\b`,
  hesitation: /(?<=[\p{L}\p{N}])(?:[,.…]*\s+(?:um+|uh+|erm+|hmm+)(?=[\s,.…]))+[,.…]*\s+/giu,
  thinking: regex('iu')`
    ^(?:(?:u+h*m+|u+h+|e+r+m*|h+m+|m{2,}|oh|ah|ooh)[,.…]*\s+|let me (?:think|see)[,.…]+\s+
      |(?:(?:ok|okay|so|right|well),? )*here (?:goes|it (?:is|goes)|we go)[,.:…]*\s+|sure,? (?:one|just a) (?:sec|second|moment|minute)[,.…]+\s+
      |(?:well|so|okay|ok|right|yeah|yes|look|listen)(?:[,.…]+\s+|\s+(?=(?:(?:well|so|okay|right)\s+)?(?:um+|uh+)(?=\P{L}))))+`,
  reports: /(?<!\p{L})(?:said|says|told)(?!\p{L})[^.!?]*$/iu,
  line: 'new line',
  paragraph: 'new paragraph',
  beforeThing: `a|an|the|this|that|these|our|their|my|your|his|her|its|any|another|one|every|each|whole|entire|brand|of|in|with
      |for|on|at|to|from|and|some|no|first|second|last`,
  afterThing: 'of|is|was|are|were|has|had|have|will|in|at|to|for|from|with|on|that|which|by',
  erase: 'scratch that|strike that|delete that|erase that|no scratch that',
  spelling:
    "(?:and |but )?(?:that's|that is|it's|it is|which is|this is)?(?: ?(?:spelled|spelt|spelling|written|with))?(?: ?with an? [a-z])?",
  lettersAt: (words, at) => (isHint(words, at) ? undefined : withSigns(words, at)),
  spells,
  asides,
  courtesies: /^please | (?:please|thanks|thank you)$/gu,
  talk: regex('u')`
    ^(?:oh |no |sorry |wait )*not you\b
    |^(?:oh |um |uh |er |sorry |wait |okay )*what(?:'s| is| was) (?:the|that|your|this) (?:last )?(?:question|bit)\b
    |\bi need to think about (?:it|this|that)\b|\bcome back to this(?: one| question)?\b
    |\bi'm (?:talking to|speaking to|on the phone)\b
    |^(?:(?:sorry|oh|no|wait|hang on|hold on|excuse me|pardon|apologies|that) )+(?:i |we )?(?:was|were) (?:just |only )?(?:talking|speaking|chatting|shouting) (?:to|with|at) \S+(?: \S+){0,2}$
    |^(?:hmm |um |uh |well )*let me (?:think|see) (?:about|how|what|of|if)\b
    |^(?:that's|it's) (?:private|personal)\b|^i don't want to (?:say|give|tell)\b|^not now\b
    |^(?:get|come|sit|stop|put(?! down (?!the|that|it|your|them|those))|leave|go) (?:down|off|here|away|up|over)\b
    |^(?:sh+|psst|oi)\b
    |\b(?:shush|hush|you two|you guys|you lot|(?:where|what|who)'s (?:the|my|your|that|it)\b|(?:daddy|mummy|mommy)'s
      |(?:put|leave|stop|turn|give|get|keep|take|switch) (?:that|it|this|them|those) ?
      (?:down|off|up|away|here|over|on|alone|back)|(?:be|keep) quiet)\b
    |^(?:(?:sorry |oh |wait )*(?:can|could) you (?:repeat|say) |hold on|hang on|wait|one second|one moment
      |just (?:a|one) (?:sec|second|minute|moment|mo)|one (?:sec|minute)|give me a (?:second|minute|moment)|excuse me
      |(?:what|which|how|why|where|when|who|do|does|is|are|am|can|could|should|may|must)\b.*\b(?:you|i|this|it|we)\b)
    |^(?:who|what|where|why|how)(?:'s| is| are|'re) (?:\S+ )?\S+ing\b
    |\bwhat(?:'s| is| was) \S.* again$|^(?:hello |hi )*(?:(?:can|do) you hear me|(?:is )?anybody there)\b|^hello hello\b`,
  instead: INSTEAD_OF_ANSWER,
  vague: regex('u')`
    ^(?:(?:um|uh|er|oh|well) )*(?:(?:i|we) (?:\S+ ){1,2})?(?:whoever|anyone|anybody|someone|somebody|somewhere|anywhere|something|anything)(?:'s)? (?!(?:called|named|like|near|around|in|outside)\b)\S
    |(?:^|\bagain )(?:(?:um|uh|oh|well|it's|that's|you know) )*the (?:\p{L}+ ){0,2}one(?: (?:with|who|that|from|on|in|at|by|near|next|opposite|behind|beside) .*)?$
    |^(?:(?:um|uh|oh|well|it's|it is|just|the) )*same (?:as|one)(?= |$)`,
  called: CALLED,
  addressed: regex('u')`
    ^(?:(?:[Nn]o|[Nn]ot (?:that|this|now|there|yet|the)(?: \p{Ll}+)?|[Oo]h|[Ww]ait|[Hh]ey|[Oo]i|[Ss]orry|[Hh]ang on|[Hh]old on|[Jj]ust a (?:sec|second|minute|moment)|[Ii]n a (?:sec|second|minute|moment)),? )+
    (?:\p{Lu}\p{Ll}+|mum|mummy|mom|mommy|dad|daddy|nan|gran|darling|sweetheart|honey|love|dear|mate)[,.!]`,
  requests: regex('u')`
    ^(?:please |um |uh )*(?:can|could|may|might|would) (?:i|we|you|there|someone|somebody)\b
    (?!.*\b(?:repeat|say that|read|skip|hear me|ask me|come back|(?:do|answer|leave|finish) (?:it|this|that)(?: \S+)? later|this (?:part|bit|question|one|box|section))\b)`,
  dictates: regex('iu')`
    ^(?:(?:um+|uh+|yeah|yes|ok|okay|so|well|right|please|just)[,.…]*\s+)*(?:(?:(?:can|could|would|will) you
        |you can) (?:please |just )*(?:put|write|type|note|say)(?: down)?
      |(?:put(?=(?: (?:down|this|the following)){0,2}(?::| that ))|(?<put>put)|write|type|(?<note>note))
      (?: (?:down|this(?: down)?|the following))?(?: please)?)(?:(?<that> that(?= \S)|:))?
    ,? (?=\S+ \S)`,
  unfinished: /(?<= )(?:and|or|but|the|an?|of|to|with|because|my|our|your|their|than|if)$/u,
  remarks: regex('u')`
    ^(?:(?:um|uh|er|oh|well|yeah|yes) )*(?:i (?:think|guess|believe|suppose|reckon)|maybe|perhaps|possibly|something|anything|whatever|whichever) |^
    (?:(?:it|that|this) (?:wasn't|isn't)|not|no longer) |\b(?:you know what|without an? [a-z]|either|sorry|i mean
      |i meant|no wait|no sorry|correction|not that|with (?:an?|only one|just one|one|two|a single|a double) [a-z]|spelled|spelt|double [a-z]|(?:one|two) (?![iau]s)[a-z]s)
    \b|'s with\b`,
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
