import { type IsExplained, reading, type ReadAnswer } from '../../../shared/normalise.ts'
import type { Vocabulary } from '../../../shared/remainder.ts'
import { ownClause } from '../../../shared/clauses/own-clause.ts'
import { VOCABULARY } from '../lexicon/roles.ts'
import { TURNS } from '../lexicon/turns.ts'
import { email } from '../email.ts'
import { regex } from '../../../shared/regex.ts'
import { orAround } from './around-address.ts'
import { isAddressExplained, withoutLead } from './address.ts'

/**
 * Reads an email address, and whether nothing beside it changes what it means.
 * @param more words of further languages, before the English one
 */
export const emailIn = (...more: readonly Vocabulary[]): ReadAnswer =>
  orMissingEnding(
    inSmallLetters(withoutLead([...more, VOCABULARY], reading(email, isEmailExplained([...more, VOCABULARY])))),
  )

/** Of an address that the transcriber wrote whole nothing else is a part: "two n's: anna@example.org". */
const isEmailExplained =
  (vocabularies: readonly Vocabulary[]): IsExplained =>
  (field, transcript, value) => {
    const written: readonly string[] =
      transcript.toLowerCase().match(/(?<=^|\s)[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?=[.,;:!?]*(?:\s|$))/gu) ?? []
    return (
      (written.length === 0 || written.includes(String(value))) &&
      isAddressExplained(vocabularies)(field, transcript, value)
    )
  }

const SMALL = regex('iu')`
  ^[\s,]*((?:so|yes|ok|okay|well|oh|and|it's|it is|its|that's|that is|this is|my email is)[\s,]+)*
  (?:all |everything )?(?:in )?(?:lower ?case(?: letters)?|small letters)[\s,]+(?!@|at\b|dot\b|dash\b|underscore\b
    |\d)`

/** "That's lowercase hello at …": how it is written is no part of it, since every address is. */
const inSmallLetters =
  (read: ReadAnswer): ReadAnswer =>
  (field, transcript, circumstances) =>
    read(field, transcript.replace(SMALL, ''), circumstances) ?? read(field, transcript, circumstances)

const HOST_ALONE =
  /(?:\bat |@)(?:gmail|g mail|googlemail|yahoo|hotmail|outlook|icloud|aol)(?=(?: please| thanks| thank you)?[.!]?\s*$)/iu

/** "Anita dot rao at gmail": the ending that such hosts have is proposed. */
const orMissingEnding =
  (read: ReadAnswer): ReadAnswer =>
  (field, transcript, circumstances) => {
    if (!HOST_ALONE.test(transcript)) return read(field, transcript, circumstances)
    const guess = read(field, transcript.replace(HOST_ALONE, '$& dot com'), circumstances)
    return guess && { ...guess, isSure: false, isGuess: true }
  }

const PROVIDER = /(?<!\bat) (?=(?:gmail|g mail|googlemail|yahoo|hotmail|outlook|icloud|aol|proton ?mail) dot \w)/iu

/** "Lee gmail dot com": the sign that was not heard is proposed before a provider that everybody knows. */
const orMissingAt =
  (read: ReadAnswer): ReadAnswer =>
  (field, transcript, circumstances) => {
    const found = read(field, transcript, circumstances)
    if (found || /@|\bat\b/iu.test(transcript) || !PROVIDER.test(transcript)) return found
    const guess = read(field, transcript.replace(PROVIDER, ' at '), circumstances)
    return guess && { ...guess, isSure: false, isGuess: true }
  }

/** An ending that no domain has, as transcribers write one that every domain may have. */
const SOUNDED = /(?<=\bdot |\S\.)(?:calm|come|comb|comm|kom|khan)(?![\w.@])/giu
/** The sign where none was heard. */
const ADD = /(?<=\S )(?:add|ad|hat)(?= \S.*\bdot\b)/iu

/** "Greenleaf dot calm", "patel add btinternet dot com": what it sounds like is proposed. */
const orSounded =
  (read: ReadAnswer): ReadAnswer =>
  (field, transcript, circumstances) => {
    const ended = transcript.replaceAll(SOUNDED, 'com')
    const said = /@|\bat\b/iu.test(ended) ? ended : ended.replace(ADD, 'at')
    const found = read(field, said, circumstances)
    return said === transcript ? found : found && { ...found, isSure: false, isGuess: true }
  }

/** "Kevin22 at outlook dot com, no, thirty two": what is said instead of a part leaves it open, if it was not put there. */
const BARE_NO = /[\s,.]+no, (?!(?:that|it|thank|noth|sorry|wait|no)\S*)\S+(?: \S+)?[.!]?$/iu

const unlessAmended =
  (read: ReadAnswer): ReadAnswer =>
  (field, transcript, circumstances) => {
    const found = read(field, transcript, circumstances)
    const cut = found?.isSure ? BARE_NO.exec(transcript) : null
    const before = cut && read(field, transcript.slice(0, cut.index), circumstances)
    return found && before?.value === found.value ? { ...found, isSure: false } : found
  }

export const emailRule = unlessAmended(orAround(orSounded(ownClause(TURNS, orMissingAt(emailIn())))))
