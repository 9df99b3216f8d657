import { regex } from '../../shared/regex.ts'
import type { ReadAnswer } from '../../shared/normalise.ts'
import { beforeAside } from '../../shared/text/aside.ts'
import { textIn } from '../../shared/text/index.ts'
import { ASIDES } from './text/asides.ts'
import { CLAUSES } from './lexicon/clauses.ts'
import { ENGLISH } from './text/dictation.ts'
import { INSTEAD_OF_ANSWER } from './text/instead.ts'
import { plainWords, withoutPauses } from '../../shared/words.ts'
import { MAY_BE_OF_NAME, VOCATIVE } from './text/vocative.ts'
import { ASKS_OWN, isOfOthers } from './text/of-others.ts'
import { atBirth, formerly, withoutMoment } from './text/moments.ts'

const line = beforeAside(ASIDES, ENGLISH, textIn(ENGLISH, { isLine: true }))

/** Words as they were said, in one line. */
export const text: ReadAnswer = (field, heard, circumstances) => {
  const { label = '' } = field
  const said = plainly(label, heard)
  const isName = ENGLISH.frame.asks.name.test(label)
  const called = isOfTitle(label) ? null : VOCATIVE.exec(said)
  const mayBeOfName = isName && MAY_BE_OF_NAME.test(called?.groups?.['order'] ?? '')
  if (called && !mayBeOfName) return undefined
  if (!isOfTitle(label) && isNoAnswer(said)) return undefined
  const found = line(field, withInLaws(said.replace(LIKE, '').replace(isName ? SUFFICES : /(?!)/u, '')), circumstances)
  if (!found) return undefined
  const value = String(found.value)
  const isOpen =
    mayBeOfName ||
    isElsewhere(label, said) ||
    (!isOfTitle(label) && !isAboutOthers(label) && isOfOthers(said)) ||
    SMALL_TALK.test(said) ||
    (isName && !CLAUSES.asksEarlier.test(label) && TOLD.test(said)) ||
    UNSURE.test(said) ||
    isDone(label, said) ||
    isHalfSpelled(label, value) ||
    (isName && TWO_SENTENCES.test(value))
  return isOpen ? { ...found, isSure: false } : found
}

/** Without what does not belong to it by the question: a moment, a doubt of an opinion, the child that it is about. */
function plainly(label: string, heard: string): string {
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
const SUPPOSED =
  /(?<=^(?:(?:um|uh|oh|well|so),? )*)i (?:think|guess|suppose|reckon)(?: that)?,? |,? i (?:think|guess|suppose|reckon)(?=[.!]?$)/giu
const CHILD = /\b(?:child|pupil|student|son|daughter)(?:'s|s)?\b/iu
const OWN_CHILD =
  /(?<!\p{L})(?:my|our) (?:(?:little|eldest|oldest|youngest) )?(?:son|daughter|boy|girl|lad|kid|child|eldest|youngest)(?= \p{Ll})/iu

/** Before what is said beside a name is left out: "Ha, that's a good one" has none. */
function isNoAnswer(said: string): boolean {
  const words = withoutPauses(plainWords(said)).join(' ')
  return words.includes(' ') && INSTEAD_OF_ANSWER.test(words)
}

/** What may be words of any kind. */
const isOfTitle = (label: string): boolean =>
  label === '' ||
  ENGLISH.asksForWords.test(label) ||
  [ENGLISH.frame.asks.title, ENGLISH.frame.asks.comments, ENGLISH.frame.asks.story].some((asks) => asks.test(label))

/** A question about somebody else, whom an answer may tell of. */
const isAboutOthers = (label: string): boolean =>
  CHILD.test(label) ||
  [ENGLISH.frame.asks.others, ENGLISH.frame.asks.contact, /\bwho\b/iu].some((asks) => asks.test(label))

/** What people say to anybody who is there: of the weather, the kettle, the dinner. */
const SMALL_TALK =
  /^(?:(?:um|uh|oh|well|gosh|god),? )*(?:it's|it is) (?:raining|pouring|snowing|hailing|chucking|tipping|bucketing|blowing|freezing|boiling)\b|^(?:(?:oh|sorry|hang on),? )*(?:(?:the|my) )?\p{L}+'s (?:ready|boiling|burning|ringing|crying|barking|going off|on fire|getting cold|gone off)[.!]?$/iu

/** "Near Leeds" is not Leeds. */
const isElsewhere = (label: string, said: string): boolean =>
  /\b(?:town|city|village)\b/iu.test(label) && NEAR.test(said)

const NEAR = regex('iu')`
  ^(?:(?:um|uh|oh|well|so|it's|just|somewhere|i live|we live|i'm|we're|right),? )*
  (?:near|nearby|outside|close to|not far from|(?:north|south|east|west) of|past|beyond|between) \p{L}|\p{L} (?:until|till) \p{L}`

/** What a sentence tells that is not so, not yet or no longer, or only of the letters of a name. */
const TOLD = regex('iu')`
  ^(?:(?:um|uh|oh|well|so),? )*(?:(?:i|we|he|she|they) (?:was|were) (?!born)(?!.*(?:now|but|till|until|so)(?!\p{L}))|hopefully|formerly|previously)
  |(?<!\p{L})(?<!(?:it|that|this)(?:'s| is) )(?:(?:training|studying|hoping|learning|going) to be|to become)(?!\p{L})
  |(?<!\p{L})(?:begins|starts|ends|rhymes|sounds) (?:with|like|in|on)(?!\p{L})
  |^the one (?:i|we|he|she|they|that|who|where|with)(?!\p{L})`

/** "Just Bob's fine". */
const SUFFICES =
  /(?<=\p{L})(?:['’]s| is) (?:fine|grand|okay|ok|perfect|alright|all right)(?: (?:thanks|thank you|by me|for me))?[.!]?$/iu

/** "Park Lane Primary. Go Tigers" is more than a name. */
const TWO_SENTENCES = /\p{L}{4,}[.!] \p{Lu}/u

/** "Beaumont as in the hospital" is like it in name. */
const LIKE = regex('iu')`
  (?<=\S)(?<!\b(?:something|anything|one|looks?|sounds?|feels?|is|it's|was|just))[\s,]+(?:as in|like) (?:the|a) \p{L}+[.!]?$`

/** "I drive a school bus" to a question for an occupation tells what the person does, not what they are. */
const isDone = (label: string, said: string): boolean =>
  /\b(?:occupation|profession|job|trade)\b/iu.test(label) &&
  /^(?:(?:um|uh|well|oh|yeah),? )*(?:i|we) (?:drive|teach|play|sing|ride|read|own|do|use|study)\b/iu.test(said)

/** "Teacher, well, headteacher", "I can't remember what it's called". */
const UNSURE =
  /\p{L}, well,? \p{L}|\b(?:can't|cannot|don't) (?:quite )?(?:remember|recall) (?:what|the name|its name)/iu

/** "M two one seven q x Manchester": a code of which more than its characters was said. */
const isHalfSpelled = (label: string, value: string): boolean =>
  ENGLISH.frame.asks.code.test(label) &&
  /(?:(?<![\p{L}\d])(?:\p{L}|zero|one|two|three|four|five|six|seven|eight|nine|\d)(?: |$)){4}/iu.test(value)

/** "Brother in law" is one word to what follows it. */
const withInLaws = (heard: string): string =>
  heard.replaceAll(/(?<=(?:mother|father|brother|sister|son|daughter)) in law(?!\p{L})/giu, '-in-law')

const longer = textIn(ENGLISH, { isLine: false })

/** Likewise, in several lines. */
export const textarea: ReadAnswer = (field, heard, circumstances) => {
  const { label = '' } = field
  const said = label === '' || ENGLISH.asksForWords.test(label) ? heard : withoutMoment(heard)
  if (isCalled(label, said)) return undefined
  const found = longer(field, said, circumstances)
  return found && ASKS_OWN.test(label) && isOfOthers(said) ? { ...found, isSure: false } : found
}

/** "Liam, put your coat on". */
const isCalled = (label: string, said: string): boolean =>
  label !== '' &&
  !ENGLISH.asksForWords.test(label) &&
  !ENGLISH.orders?.asked.test(label) &&
  said.split(' ').length <= CALLED_MAX &&
  VOCATIVE.test(said)

/** In words. */
const CALLED_MAX = 8
