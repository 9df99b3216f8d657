import { regex } from '../../shared/regex.ts'
import type { ReadAnswer, Reading } from '../../shared/normalise.ts'
import { beforeAside } from '../../shared/text/aside.ts'
import { textIn } from '../../shared/text/index.ts'
import { unlessOpposed } from '../../shared/text/opposed.ts'
import { plainWords, withoutPauses } from '../../shared/words.ts'
import { ASIDES } from './text/asides.ts'
import { CLAUSES } from './lexicon/clauses.ts'
import { WORDS_OF_SENTENCES } from './lexicon/closed-class.ts'
import { ENGLISH } from './text/dictation.ts'
import { withoutPlace, withWhere } from './text/where.ts'
import { NOTHING_TO_TELL } from './text/instead.ts'
import { inRole } from './text/roles.ts'
import { atBirth, formerly, withoutMoment } from './text/moments.ts'
import { withoutPurpose } from './text/purpose.ts'
import { serviceIn } from './text/services.ts'

const line = beforeAside(ASIDES, ENGLISH, textIn(ENGLISH, { isLine: true }))

const lineOf: ReadAnswer = (field, heard, circumstances) => {
  const { label = '' } = field
  const service = serviceIn(label, heard)
  if (service !== undefined) return { value: service, isSure: true }
  const said = plainly(label, withoutDenied(label, inRole(label, withoutPurpose(label, heard))))
  const suffices = ENGLISH.frame.asks.name.test(label) ? SUFFICES : /(?!)/u
  const read = line(field, withInLaws(said.replace(LIKE, '').replace(suffices, '')), circumstances)
  const found = read && withWhere(label, said, withoutPlace(label, read))
  const isNone = [isNoNumber, isNoCode].some((each) => found && each(label, found))
  if (found && (isNone || isOver(label, said) || isNoCompany(label, said))) return undefined
  const isOpen =
    UNDECIDED.test(said) ||
    isElsewhere(label, said) ||
    isTold(label, said) ||
    isDone(label, said) ||
    (OPINION.test(label) && SPOKEN_OF.test(String(found?.value))) ||
    isHalfSpelled(label, String(found?.value)) ||
    isPlaced(label, String(found?.value)) ||
    isOwnState(label, said) ||
    isNoName(label, said, String(found?.value)) ||
    (/\bname on\b/iu.test(label) && KIN_CALLED.test(said))
  return found && isOpen ? { ...found, isSure: false } : found
}

/** Words as they were said, in one line. */
export const text = unlessOpposed({
  denies: /\b(?:not|never|nothing|none|nobody|\p{L}+n't|used to)\b/iu,
  asks: /\b(?:what|where|which|who|how|when) (?:do|does|did|is|are|am|was|should|shall|can|could) (?:i|we|you|he|she|it|they|that|this)\b|\bwhat's (?:your|my|his|her|the)\b|(?<=[.?!] )(?:is|are|was|do|does|did|can|could) (?:i|we|you|it|that|this|they)\b.*\?/iu,
  but: /\bbut\b|\bit(?:'s| is| was)\b/iu,
})(lineOf)

/** "Not Austria, Australia", "North Carolina, no South, South Carolina": a name that is denied or begun again is none. */
function withoutDenied(label: string, heard: string): string {
  const { asks } = ENGLISH.frame
  const isAnyWords = ENGLISH.asksForWords.test(label) || asks.comments.test(label) || asks.title.test(label)
  if (label === '' || isAnyWords) return heard
  const { denied = '', said = '', start } = (DENIED.exec(heard) ?? BEGUN_AGAIN.exec(heard))?.groups ?? {}
  const isLonger = said.toLowerCase().startsWith(`${denied.toLowerCase()} `)
  const isAsLong = said !== '' && (isLonger || denied.split(' ').length === said.split(' ').length)
  const isAlike = start !== undefined || denied.slice(0, 2).toLowerCase() === said.slice(0, 2).toLowerCase()
  return isAsLong && (isAlike || [denied, said].every((name) => /^\p{Lu}/u.test(name))) ? said : heard
}

const DENIED = regex('iu')`
  ^(?:(?:um|uh|oh|well|no|so),? )*(?:it's |that's )?not (?<denied>[^,.;:]{2,40}?)(?:[,.;:]| but)
  (?: (?:that's|that is|that was) [^,.;:]{2,30}[,.;:])? (?:but |it's |that's |just )*(?<said>[^,.;:?]{2,40})[.!]?$`
const BEGUN_AGAIN = regex('iu')`
  ^(?<denied>[^,.;:]{2,40})[,.;:] no,? (?<start>\p{L}+)[,.]? (?<said>\k<start> [^,.;:?]{2,40})[.!]?$`

/** Without what does not belong to it by the question: a moment, a doubt of an opinion, the child that it is about. */
function plainly(label: string, transcript: string): string {
  const heard = OPINION.test(label) ? transcript.replace(CHOSEN, '') : transcript
  if (label === '' || ENGLISH.asksForWords.test(label)) return heard
  const said = formerly(label, atBirth(label, withoutMoment(heard)))
  const known = (OPINION.test(label) ? said.replaceAll(SUPPOSED, '') : said).replace(
    WHO.test(label) ? WILL : /(?!)/u,
    '',
  )
  return CHILD.test(label) ? known.replace(OWN_CHILD, 'he') : known
}

const WHO = /^who(?:'s|'ll| will| is| can| would| does)?\b/iu
/** "My neighbour Pauline will" repeats the verb of the question. */
const WILL = /(?<=\p{L} \p{L}+) (?:will|is|can|would|does)(?= ?[.!]?$)/iu
const OPINION = /\bfavou?rite\b/iu
/** "I'd have to say Middlemarch": how one favourite is told, whatever words its title has. */
const CHOSEN = regex('iu')`
  ^(?:(?:um+|uh+|oh|ooh|well|so|hmm+)[,.…]* )*(?:i'd|i would|i'll|it'd|it would|it'll)(?: have to| probably| definitely)? (?:say|be|go (?:with|for)|choose|pick)
  (?! (?:i|it|that|this|we|there|they|to|about|not|so|no|none|nothing|something|anything|a|hard|difficult|between|if|either)\b|.*\b(?:or|but)\b) (?=\S)`
/** "I must say Middlemarch was good" speaks of one. */
const SPOKEN_OF =
  /^(?:\p{L}+ )?(?:i'd|i would|i must)(?: have to| probably| definitely)? (?:say|have said|go|choose|pick)\b/iu
const SUPPOSED =
  /(?<=^(?:(?:um|uh|oh|well|so),? )*)i (?:think|guess|suppose|reckon)(?: that)?,? |,? i (?:think|guess|suppose|reckon)(?=[.!]?$)/giu
const CHILD = /\b(?:child|pupil|student|son|daughter)(?:'s|s)?\b/iu
const OWN_CHILD =
  /(?<!\p{L})(?:my|our) (?:(?:little|eldest|oldest|youngest) )?(?:son|daughter|boy|girl|lad|kid|child|eldest|youngest)(?= \p{Ll})/iu

/** "Near Leeds" is not Leeds. */
const isElsewhere = (label: string, said: string): boolean =>
  /\b(?:town|city|village)\b/iu.test(label) && NEAR.test(said)

const NEAR = regex('iu')`
  ^(?:(?:um|uh|oh|well|so|it's|just|somewhere|i live|we live|i'm|we're|right),? )*
  (?:near|nearby|outside|close to|not far from|(?:north|south|east|west) of|past|beyond|between) \p{L}|\p{L} (?:until|till) \p{L}`

/** What is so no longer or not ("I was a nurse", "I'm between jobs"), only of the letters of a name, or corrected at once, or an order in the room. */
const isTold = (label: string, said: string): boolean =>
  !CLAUSES.asksEarlier.test(label) && (USED_TO.test(said) || (ENGLISH.frame.asks.name.test(label) && TOLD.test(said)))

const USED_TO = /\bused to\b(?!.*\b(?:so|now|but)(?: now)? (?:it's|it is|we're|i'm|he's|she's|they're)\b)/iu

/** "It used to be Colin, but he left": a name that is none any more. */
const isOver = (label: string, said: string): boolean =>
  ENGLISH.frame.asks.name.test(label) && !CLAUSES.asksEarlier.test(label) && USED_TO.test(said)

/** "It'll be on my card, hold on" tells where a number is, of which it has no digit. */
const isNoNumber = (label: string, { value }: Reading): boolean =>
  ENGLISH.frame.asks.code.test(label) &&
  /\bnumber$/iu.test(label.replace(/\W+$/u, '')) &&
  !/\b(?:and|plate|registration)\b/iu.test(label) &&
  /^(?:\p{Ll}{2,}|a)(?: \p{Ll}+)*$/u.test(String(value))

/** "The blue one outside" has a code, and is none. */
const isNoCode = (label: string, { value }: Reading): boolean =>
  /\b(?:plate|registration|serial|reference|post ?code|zip|passport|licen[cs]e|vin)\b/iu.test(label) &&
  /^(?:(?:it|that)(?:['’]s| is) )?(?:the|that|this|my|our|an?) \p{Ll}[^\d]*$/u.test(String(value))

/** "Could be my sister, or my mum". */
const UNDECIDED =
  /^(?:(?:um|uh|oh|well|so|it|that|this|they|he|she),? )*(?:could|might|may)(?: well| also)? (?:be|have been)\b/iu

const TOLD = regex('iu')`
  ^(?:(?:um|uh|oh|well|so),? )*(?:i|we|he|she|they) (?:was|were) (?!born)(?!.*(?:now|but|till|until|so)(?!\p{L}))
  |^(?:(?:um|uh|oh|well|so),? )*(?:i'm|i am|we're|we are) (?:just |currently |sort of )?(?:in )?(?:between|off|without) \p{L}
  |(?<!\p{L})(?:begins|starts|ends|rhymes|sounds) (?:with|like|in|on)(?!\p{L})|\p{L}, well,? \p{L}
  |^(?:\p{L}+,? )?(?:shut|close|open|turn|switch|mind|put|let|take|bring) the \p{L}+(?: (?:on|off|out|in|up|down|away|over)(?!\p{L})|,? please|[.!]?$)`

/** "I drive a school bus" to a question for an occupation tells what the person does, not what they are. */
const isDone = (label: string, said: string): boolean =>
  /\b(?:occupation|profession|job|trade)\b/iu.test(label) &&
  /^(?:(?:um|uh|well|oh|yeah),? )*(?:i|we) (?:drive|teach|play|sing|ride|read|own|do|use|study)\b/iu.test(said)

const ASKS_ORGANISATION = /\b(?:company|employer|organi[sz]ation|firm|business)\b/iu
/** What people work with or at, and which of several somebody is: no name of anything. */
const GENERIC =
  /^(?:(?:the|that) (?:\p{L}+ )?ones?\b|(?:home|children|kids|people|animals|myself|adults|horses|computers|the public|the elderly)$)/iu

/** "I work with children": what a written name would have with a capital. */
const isNoName = (label: string, said: string, value: string): boolean =>
  (ENGLISH.frame.asks.name.test(label) && GENERIC.test(value)) ||
  (ASKS_ORGANISATION.test(label) && (/^an? \p{Ll}/u.test(value) || (/[.!]$/u.test(said) && /^\P{Lu}+$/u.test(value))))

/** "I'm retired" tells what the person is, and no company; a transcriber writes the name of one with a capital. */
const isOwnState = (label: string, said: string): boolean =>
  /\b(?:company|employer|organi[sz]ation|firm|business|school|college|university|club)\b/iu.test(label) &&
  !/\b(?:role|position|title|job|occupation)\b/iu.test(label) &&
  /^(?:(?:[Uu]m|[Uu]h|[Oo]h|[Ww]ell|[Nn]o),? )*(?:[Ii]'m|[Ii] am|[Ww]e're) (?:(?:currently|now|just|already) )?(?!(?:with|at|from|in|a|an|the|based|called)\b|\p{L}+ing\b)\p{Ll}/u.test(
    said,
  )

/** "I'm retired", and nothing else. */
const isNoCompany = (label: string, said: string): boolean =>
  isOwnState(label, said) &&
  /^(?:\S+ )?[Ii](?:['’]m| am) (?:retired|unemployed|a student|disabled|on (?:the )?(?:dole|benefits)|out of work)[.!]?$/u.test(
    said,
  )

/** "Just Bob's fine". */
const SUFFICES =
  /(?<=\p{L})(?:['’]s| is) (?:fine|grand|okay|ok|perfect|alright|all right)(?: (?:thanks|thank you|by me|for me))?[.!]?$/iu

/** "Beaumont as in the hospital" is like it in name. */
const LIKE = regex('iu')`
  (?<=\S)(?<!\b(?:something|anything|one|looks?|sounds?|feels?|is|it's|was|just))[\s,]+(?:as in|like) (?:the|a) \p{L}+[.!]?$`

/** "The party's on Saturday" tells where or when something is. */
const isPlaced = (label: string, value: string): boolean =>
  ENGLISH.frame.asks.name.test(label) &&
  !ENGLISH.frame.asks.title.test(label) &&
  /^(?:the|my|our) \p{L}+['’]s (?:at|in|on) /iu.test(value)

/** "M two one seven q x Manchester": a code of which more than its characters was said. */
const isHalfSpelled = (label: string, value: string): boolean =>
  ENGLISH.frame.asks.code.test(label) &&
  /(?:(?<![\p{L}\d])(?:\p{L}|zero|one|two|three|four|five|six|seven|eight|nine|\d)(?: |$)){4}/iu.test(value)

/** "Brother in law" is one word to what follows it, and "my late uncle" an uncle. */
const withInLaws = (heard: string): string =>
  heard
    .replaceAll(/(?<=(?:mother|father|brother|sister|son|daughter)) in law(?!\p{L})/giu, '-in-law')
    .replace(WHICH_KIN, '')

const WHICH_KIN = regex('iu')`
  (?<=\b(?:my|our) )(?:late|dear|(?:little|big|older|younger|elder)(?= brother| sister)) (?=(?:${[...WORDS_OF_SENTENCES.kin].join('|')})\b)`

const longer = textIn(ENGLISH, { isLine: false })

/** Likewise, in several lines. */
export const textarea: ReadAnswer = (field, heard, circumstances) => {
  const { label = '' } = field
  const said = label === '' || ENGLISH.asksForWords.test(label) ? heard : withoutMoment(heard)
  const found = TAKEN_BACK.test(said.trim()) ? undefined : longer(field, said, circumstances)
  const isOpen =
    (ASKS_OWN.test(label) && OF_KIN.test(said)) || NOTHING_TO_TELL.test(withoutPauses(plainWords(said)).join(' '))
  return found && isOpen ? { ...found, isSure: false } : found
}

/** "My brother's called Colin" tells his name, and not whose name something is in. */
const KIN_CALLED = regex('iu')`
  ^(?:(?:um|uh|oh|well|so),? )*(?:my|our) (?:${[...WORDS_OF_SENTENCES.kin].join('|')})(?:['’]s| is) (?:called|named)\b`

/** Nothing is left but politeness. */
const TAKEN_BACK = /^(?:no,? )?(?:scratch|strike|delete|erase) that,? (?:please|thanks|thank you)[.!]?$/iu

/** A longer text that asks for what only the person themselves has. */
const ASKS_OWN =
  /\b(?:your (?:\p{L}+ )?(?:symptoms?|allerg\p{L}+|diet\p{L}*|health|condition|hobb\p{L}+|skills?|experience))\b/iu
/** "My husband has a bad back". */
const OF_KIN = regex('iu')`
  ^(?:(?:um|uh|oh|well|so),? )*(?:my|our) (?:${[...WORDS_OF_SENTENCES.kin].join('|')})(?: (?:has|had|is|was|gets?)|'s) (?!.*(?<!\p{L})(?:i|me|we|us)(?!\p{L}))`
