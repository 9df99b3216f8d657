import type { IsExplained, ReadAnswer, Reading, Words } from '../../../shared/normalise.ts'
import { phraseAt, wordSet } from '../../../shared/phrases.ts'
import { hasRole, type Vocabulary, type Role } from '../../../shared/remainder.ts'
import { PAUSE, wordsOf } from '../../../shared/words.ts'
import { WORDS_OF_SENTENCES } from '../lexicon/closed-class.ts'
import { CHANGES } from './around-address.ts'
import { hasClarifiedLetter } from '../addresses/clarified.ts'
import { regex } from '../../../shared/regex.ts'

const CHANGING: ReadonlySet<Role> = new Set(['unreal', 'other'])

/**
 * Whether an address was said with nothing beside it that may change it. Its own words may be any, so that only what is known to
 * change it counts: "it used to be …".
 */
export const isAddressExplained =
  (vocabularies: readonly Vocabulary[]): IsExplained =>
  (_field, transcript, value) =>
    !isGluedIn(String(value), wordsOf(transcript) ?? [], vocabularies) &&
    !hasRole(wordsOf(transcript) ?? [], vocabularies, CHANGING) &&
    !REMARKS.test(transcript.replace(INSTEAD, '')) &&
    !vocabularies.some(({ unsettlesAddress }) => unsettlesAddress?.test(transcript)) &&
    !isEnded(transcript) &&
    !(NAMELESS.test(String(value)) && !transcript.includes('@')) &&
    !isTwice(String(value), transcript) &&
    !isTold(String(value), wordsOf(transcript) ?? []) &&
    !hasClarifiedLetter(transcript)

/** Words of a sentence that became a part of the address: "gmail dot com, no, it's hotmail dot com". */
const isGluedIn = (address: string, words: Words, vocabularies: readonly Vocabulary[]): boolean =>
  words.some((word, at) => {
    const next = words.slice(at + 1).find((each) => each !== PAUSE) ?? ''
    const isOther =
      word === 'email' || vocabularies.some((known) => GLUED.has(roleOf(word, known)) || known.closedClass.has(word))
    return isOther && next.length > 1 && address.includes(`${word}${next}`.replaceAll(/[^a-z0-9]/gu, ''))
  })

const roleOf = (word: string, { roles }: Vocabulary): Role => phraseAt(roles, [word], 0)?.meaning ?? 'determiner'
const GLUED: ReadonlySet<Role> = new Set(['denial', 'correction', 'question', 'condition', 'other', 'past', 'unreal'])

/** How the address is written, or that none is meant: neither is a part of it. */
const REMARKS = regex('iu')`
  \b(?:(?:i think|i believe|i guess|not sure)[.!]?(?:,.*)?$|(?:i think|i believe|i guess) or\b|or (?:(?:was|is) it|(?:did|does|is|was|could|might|maybe|perhaps|possibly)(?!\p{L}))
    |if i (?:remember|recall)\b|far as i\b|check with\b|the rest|(?:one|two|three|four|five|six|seven|eight|nine|zero),? the (?:numbers?|digits?)|first|second
    |without (?:an? |the )[a-z]\b|(?:got|has|have) (?:only |just )?(?:an?|one|two|three) [a-z](?:['’]?s)?\b
    |followed by|instead|something|somebody|whatever|blah
    |(?:not|without|(?<!\b(?:dot|dash|hyphen|underscore|com|net|org|es|co|mx)[,.]? )no) (?:an? |the )?
    (?:dot|dash|hyphen|underscore)|(?:don't|do not|never|no longer) (?:use|write|send)|haven't|next year
    |(?:not|n't) (?:\w+ )?(?:sure|certain|positive)|but (?:i'm not|i am not|not sure|don't))\b
  |\b(\w{3,}) dot\b[\s,.…]*(?:u[hm]+|er|eh)?[\s,.…]*\1 dot\b`

/** "Name at company dot com", "send it to us at …": whom such a word means is not said. */
const NAMELESS =
  /^(?:us|you|who|whoever|any(?:one|body)|every(?:one|body)|some(?:one|body)|(?:your|my|first|last)?name)@/u

/** "No, use that one instead". */
const INSTEAD = /(?<=\b(?:no|wait|sorry|actually)\b.*) instead[.!]?$/iu

/** "It was lucycooks.com but that's been shut down": what is said of an address after a turn may end it, where no other follows. */
const isEnded = (transcript: string): boolean => {
  const { rest = '' } = TURNED.exec(transcript)?.groups ?? {}
  return rest !== '' && !/@|\p{L}\.\p{L}| dot /u.test(rest) && CHANGES.test(rest)
}

const TURNED = /(?:[.@]\S*\p{L}|dot \p{L}+)[,.]? (?:but|though|although|which|only) (?<rest>.+)$/iu

/** A word that was begun again: "teresa, teresa underscore vidal". */
const TWICE = /(\p{L}{4,})\1/u

const isTwice = (address: string, transcript: string): boolean => {
  const [twice] = TWICE.exec(address) ?? []
  return twice !== undefined && !transcript.toLowerCase().includes(twice)
}

/** "Please invoice accounts at …": what is to be done may have become a part of the address. */
const isTold = (address: string, [first, verb = '', ...rest]: Words): boolean =>
  first === 'please' &&
  rest.length > 0 &&
  address.startsWith(verb) &&
  !/^(?:at|dot|dash|hyphen|underscore)$/.test(rest[0] ?? '')

const SIGN = /^(?:at|dot|dash|hyphen|underscore|plus|slash)$|[@.]/

interface Lead {
  length: number
  /** Whether the words of the sentence are all that stands before the address. */
  isWhole: boolean
}

/** The words of a sentence before an address, which would else become a part of it: "send them over to spud dot …". */
function leadBefore(words: Words, vocabularies: readonly Vocabulary[]): Lead {
  const sign = words.findIndex((word) => SIGN.test(word))
  const isWritten = /[@.]/.test(words[sign] ?? '')
  const before = upToSending(words.slice(0, isWritten ? sign : Math.max(0, sign - 1)))
  const places = before.flatMap((_, at) =>
    isOfSentence(before, at, vocabularies, isWritten ? BESIDE_WRITTEN : BESIDE_SPOKEN) ? [at] : [],
  )
  if (before.includes('letter')) return { length: 0, isWhole: false }
  const last = places.at(-1)
  const isGreeting = vocabularies.some(({ roles }) => phraseAt(roles, before, 0)?.meaning === 'courtesy')
  const length = last !== undefined && (places.length > 1 || isWritten || isGreeting) ? last + 1 : 0
  const isAll = before.every((word, at) => word === PAUSE || places.includes(at))
  const isWhole = places.length > 1 && isAll && (isWritten || TOWARDS.has(before.at(-1)))
  return { length, isWhole }
}

/** "Send them to box office at …": what stands after an order to send something to an address is the address. */
function upToSending(words: Words): Words {
  const end = words.slice(0, SENDING_MAX).findIndex((word, at) => word === 'to' && at > 1 && SENDS.has(words[at - 2]))
  const next = words[end + 1] ?? ''
  const isName = end > 0 && next.length > 2 && !WORDS_OF_SENTENCES.closedClass.has(next) && !OWN.has(next)
  return isName ? words.slice(0, end + 1) : words
}

const SENDS = wordSet('send forward email mail')
const OWN = wordSet('the my our his her their your this that both all')
/** In words. */
const SENDING_MAX = 8

const BESIDE_SPOKEN: readonly Role[] = ['frame', 'adjunct', 'courtesy', 'third-person', 'bound', 'other']
/** An address that the transcriber wrote ends where its first word begins. */
const BESIDE_WRITTEN: readonly Role[] = [...BESIDE_SPOKEN, 'determiner', 'hedge', 'past']

/** What directs something to an address. */
const TOWARDS = wordSet('to at on a an')

/** A letter alone may be spelled, but not after such a word: "mándela a …". */
const isOfSentence = (words: Words, at: number, vocabularies: readonly Vocabulary[], known: readonly Role[]): boolean =>
  ((words[at]?.length ?? 0) > 1 || (at > 0 && isOfSentence(words, at - 1, vocabularies, known))) &&
  vocabularies.some(
    ({ roles, verb }) => known.includes(phraseAt(roles, [words[at] ?? ''], 0)?.meaning ?? 'denial') || verb(words, at),
  )

/** A sound of thinking after such a word parts it from the address: "sure um tessa". */
const THINKING = /^((?:sure|okay|ok|well|so|yes|yeah|right|it's|oh) )(?:u+h*m+|u+h+|e+r+m*|h+m+)\s+/iu

/** Asks for an address of which such words have become a part, and proposes what stands after them where there is none with them. */
export const withoutLead =
  (vocabularies: readonly Vocabulary[], read: ReadAnswer): ReadAnswer =>
  (field, said, circumstances) => {
    const transcript = said.replace(THINKING, '$1, ')
    const words = wordsOf(transcript) ?? []
    const { length, isWhole } = leadBefore(words, vocabularies)
    const found = read(field, transcript, circumstances)
    const shorter = read(field, words.slice(length).join(' '), circumstances)
    if (!found) return isWhole || !shorter ? shorter : { ...shorter, isSure: false, isGuess: true }
    if (!shorter || !isGlued(found, shorter)) return found
    return isWhole ? shorter : { ...found, isSure: false }
  }

const isGlued = (found: Reading, shorter: Reading): boolean =>
  String(found.value).length > String(shorter.value).length &&
  String(found.value).endsWith(String(shorter.value).replace(/^https?:\/\//u, ''))
