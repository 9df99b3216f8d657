import { regex } from '../../../shared/regex.ts'
import { hasClosedClass } from '../../../shared/text/sentence.ts'
import { plainWords } from '../../../shared/words.ts'
import { WORDS_OF_SENTENCES } from '../lexicon/closed-class.ts'

/** Who has done something: "Who referred you?", "Introduced by", "Referring physician". */
const ASKS_AGENT = regex('iu')`
  \bwhom?\b.*\b(?:refer|recommend|introduc|invit|suggest|sent\b|send\b|told\b|tell\b|brought\b)
  |^(?:your )?(?:refer|recommended|introduced|invited|suggested|sent)\p{L}*\b`
/** What such a person did, with whom it was done to: "sent me", "who recommended you". */
const DONE = regex('iu')`
  ^(?:(?:it|that)(?:['’]s| is| was|['’]d be| would be| would have been) )?(?<who>\p{L}[^,;:?!]{1,40}?)(?:,? (?:who|that|has|had|kindly|actually|originally|first))*
  (?: \p{L}{2,}ed| sent| told| brought| put| got| gave| said| let) (?:me|us|you|it|this|that|here|him|her|them|i|we)(?:['’]\p{L}+)?(?: [^?]*)?$`

const NOBODY = /^(?:nobody|no one|none|people|everyone)\b/iu

/** A person by what they are, and their name: "my physio, Siobhan Kelly", "a colleague of mine, Femi Adeyemi". */
const ASKS_SOMEBODY = regex('iu')`
  ^who\b|\b(?:contact|next of kin|referee|witness|emergency|nominee|guardian)\b`
const BY_NAME = regex('u')`
  ^(?:(?:it|that)(?:['’]s| is| was| would be|['’]d be) |[Ii]t(?:['’]s| is| was| would be|['’]d be) |[Tt]hat(?:['’]s| is| was| would be|['’]d be) )?
  (?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Aa]n?|[Tt]he) (?<what>\p{Ll}[^,.;:?!]{2,40}), (?<who>(?:\p{Lu}[\p{L}'’.-]*)(?: [\p{L}'’.-]+){0,4}?)[.!]?$`

/** A name that anything may have, told after what has it: "it's an agency, Hartwell's". */
const FRAME_NAME = /\bname\b/iu
const OF_A_KIND = /^(?:(?:it|that)(?:['’]s| is| was) )?an? /iu

/** The other way round: "office manager is my title", "assistant coach is what I do". */
const EQUATED = regex('iu')`
  ^(?<value>[^,;:?!]{2,60}?)(?:['’]s| is) (?:(?:my|our|the|his|her|its) (?<noun>[\p{L} ]{3,30})|what (?:i|we|they|people|everybody|everyone) (?:do|am|calls? (?:me|it|us)|go by))[.!]?$`
const NOUNS =
  /^(?:(?:job|official|full|first|last|given) )?(?:name|title|job|role|position|profession|trade|surname|nickname|address|number|post|game)$/iu

/** What somebody is to another: "Relationship to the patient", "How are you related to the bride?". */
const ASKS_RELATION = /\brelation|\brelated\b/iu
const RELATED = regex('iu')`
  ^(?:(?:um+|uh+|oh|well|so|yes|yeah),? )*(?:(?:i['’]m|i am|he['’]s|he is|she['’]s|she is|they['’]re|it['’]s|that['’]s) )?(?:just |actually |also )?
  (?:the|my|his|her|their|our|your|an?) (?=\p{L}+(?:[ -]\p{L}+){0,2}[.!]?$)`

const STARTS = /^(?:(?:um+|uh+|oh|well|so|yes|yeah|hi|hello|er|erm),? )+/iu

const hasSentence = (said: string): boolean => hasClosedClass(said, WORDS_OF_SENTENCES)

/**
 * The part of what was said that has the role which the question asks for: who did something, what somebody is called, what the
 * person is, what somebody is to them. All of it where no part has.
 */
export function inRole(label: string, said: string): string {
  if (ASKS_RELATION.test(label)) return said.replace(RELATED, '')
  const plain = said.replace(STARTS, '')
  const isAgent = ASKS_AGENT.test(label)
  const who = isAgent ? (DONE.exec(plain)?.groups?.['who'] ?? '') : ''
  const person = who !== '' && !NOBODY.test(who) && !hasSentence(who) ? who : plain
  const isDescribed = isAgent || ASKS_SOMEBODY.test(label) || (FRAME_NAME.test(label) && OF_A_KIND.test(person))
  const named = isDescribed ? BY_NAME.exec(person)?.groups : undefined
  if (named && !hasSentence(named['what'] ?? '') && !hasSentence(named['who'] ?? '')) return named['who'] ?? said
  if (person !== plain) return person
  const { value = '', noun } = EQUATED.exec(plain)?.groups ?? {}
  const isAsked = noun === undefined || NOUNS.test(noun) || plainWords(label).includes(noun.toLowerCase())
  return value !== '' && isAsked && !hasSentence(value) ? value : said
}

/** Of whom a company, an occupation, a school or a place is told, without what denies or ends it. */
const SUBJECT = String.raw`^(?:(?:um+|uh+|oh|well|so|yes|yeah|hi|hello),? )*(?:both |all |you can |please )?(?:(?:i|we|he|she|they)(?:['’]\p{L}+)?|(?:my|our|both my) \p{L}+(?:['’]s)?|you|pick|meet)`
const BETWEEN = String.raw`(?: (?!(?:not|never|used|was(?! born)|were(?! born)|before|until|if|or|but|applied|applying|left|leaving|near|close)\b|\p{L}+n['’]t\b)[\p{L}'’]+){0,5}?`
const leadWith = (joints: string): RegExp => new RegExp(`${SUBJECT}${BETWEEN} (?:${joints}) (?=\\S)`, 'iu')

const ROLES: readonly (readonly [asks: RegExp, lead: RegExp])[] = [
  [
    /\b(?:company|employer|organi[sz]ation|firm|business|charity|represent\w*|institution|on behalf)\b/iu,
    leadWith('on behalf of|for|with|at|representing|represent'),
  ],
  [/\b(?:occupation|profession|job|trade|role|position|title)\b/iu, leadWith('as(?: an?| the)?')],
  [/\b(?:school|college|university|nursery|church|surgery|practice|gym|club)\b/iu, leadWith('to|at|attends?')],
  [
    /\b(?:location|venue|pick-?up|drop-?off|hotel|meeting (?:place|point)|(?:place|town|city|country) of birth|birthplace)\b/iu,
    leadWith('from|at|in'),
  ],
]

/** How a sentence leads to what the question asks for, by the preposition of that role: "I'm here on behalf of". */
export const leadToRole = (label: string): RegExp | undefined => ROLES.find(([asks]) => asks.test(label))?.[1]
