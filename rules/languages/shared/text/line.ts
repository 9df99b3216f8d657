import type { Line, LineFrame } from './dictation.ts'
import { plainWords } from '../words.ts'
import type { Clauses } from './span/clauses.ts'
import { codeIn, endsOf, firstOf } from './code.ts'
import { isBegunAgain, REPEATED, RESTART, saidAgain } from './again.ts'
import { relativeIn } from './contact.ts'
import { quotedIn } from './quoted.ts'
import { isBarePhrase, spanIn, withoutArticle } from './span/span.ts'
import { hasClosedClass, hasKin, isNameAlone, isPhrase, phraseIn, wordsTo } from './sentence.ts'

const WORDS_MAX = 8
/** The same for a proposal, which the person judges. */
const PROPOSED_MAX = 16
/** What is longer is no short answer, in characters. */
export const LINE_MAX = 200

/**
 * The answer without its frame, where a label tells what is asked for. Of a sentence that goes on the part after the frame is a
 * proposal.
 */
export function lineIn(said: string, label: string | undefined, language: LineFrame): Line {
  if (!label || said.length > LINE_MAX) return { answer: said, isBare: true }
  if (language.asks.story.test(label) && language.asks.thing?.test(label) !== true) {
    const { before, after } = language.idle
    return { answer: withoutThinking(withoutThinking(said, after), before), isBare: true }
  }
  const frame = { ...language, words: wordsTo(label, said, language.words) }
  const quoted = quotedIn(said, frame)
  if (quoted !== undefined) return quoted
  const plain = withoutIdle(said, frame)
  const bare = plain.replace(frame.opening, '')
  const led = withoutLead(bare, label, frame)
  const rest = led.replace(frame.closing, '').trim()
  const isCode = frame.asks.code.test(label)
  const code = codeIn([said, rest, plain, ...(isCode ? [firstOf(rest), ...endsOf(plain, frame.words)] : [])], frame)
  if (code !== undefined && (isCode || code !== rest.toUpperCase())) return { answer: code, isBare: isCode }
  const isContact =
    frame.asks.contact.test(label) &&
    (!frame.asks.open.test(label) || (frame.clauses?.asksWho.test(label) && plain.includes(',')))
  const relative = isContact
    ? (relativeIn(plain, label, frame.words, frame.clauses) ?? relativeIn(led, label, frame.words, frame.clauses))
    : undefined
  if (relative !== undefined) return { answer: relative, isBare: true }
  const isFramed = led !== bare && isShort(rest) && isPhrase(rest, frame.words)
  const answer = isFramed
    ? framed(rest, bare.slice(0, bare.length - led.length), label, frame)
    : saidAgain(plain, frame)
  const once = answer.replace(REPEATED, '$1 ')
  const isOfAnother = hasKin(bare.slice(0, bare.length - led.length), frame.words) && !frame.asks.others.test(label)
  if (isFramed && isOfAnother) return proposed(answer, true, label, frame, plain)
  if (once !== answer && !isBegunAgain(answer, frame.words))
    return { ...withoutBeside(once, label, frame), isBare: false }
  if (!isSentence(once, label, frame)) return checked(withoutBeside(once, label, frame), plain, label, frame)
  const isLed = led !== bare && isShort(rest, PROPOSED_MAX)
  return proposed(isLed ? rest : once, isLed, label, frame, plain)
}

/** What a lead-in leads to: without its article, and without where it stands: "it says Clarks on the sole". */
function framed(rest: string, before: string, label: string, { clauses, placed }: LineFrame): string {
  const bare = placed?.lead.test(before) ? rest.replace(placed.where, '') : rest
  return clauses ? withoutArticle(bare, label, clauses) : bare
}

/** Of a sentence about a thing that people call by its name the phrase with it is proposed; other sentences as they were said. */
function proposed(sentence: string, isLed: boolean, label: string, frame: LineFrame, whole = sentence): Line {
  const { asks, clauses, words } = frame
  const span = clauses && !isBrief(whole, clauses) ? spanIn(whole, label, words, clauses) : undefined
  const isWho = (clauses?.asksWho.test(label) || asks.title.test(label)) && span?.isName
  if ((isOpenQuestion(label, frame) && !isWho) || SEVERAL_THINGS.test(label))
    return { answer: sentence, sentence, isBare: false }
  if (span?.isLed)
    return {
      answer: span.answer,
      sentence,
      isBare: span.isPlain && !asks.title.test(label),
      isLed: span.isSaid || span.isPlain,
    }
  return { answer: phraseIn(sentence, isLed, words) ?? sentence, sentence, isBare: false }
}

/** "Just Eat": of two words without a capital none tells what it is. */
const isBrief = (said: string, { light }: Clauses): boolean =>
  /^\S+\s+\S+$/u.test(said) && !/\s\p{Lu}/u.test(said) && !light.has(plainWords(said)[0] ?? '')

/** Whether a sentence may be the answer. */
const isOpenQuestion = (label: string, { asks }: LineFrame): boolean =>
  asks.comments.test(label) ||
  asks.title.test(label) ||
  (asks.open.test(label) && !asks.name.test(label) && asks.thing?.test(label) !== true)

/** A bare phrase in which something is still said of the answer is none: "issued in Belfast", "oak parquet throughout". */
function checked(line: Line, whole: string, label: string, frame: LineFrame): Line {
  const { asks, clauses, words } = frame
  const isTitle = asks.title.test(label)
  const isWho = clauses?.asksWho.test(label) && line.answer.includes(',')
  const isOpen = (!isTitle && isOpenQuestion(label, frame) && !isWho) || SEVERAL_THINGS.test(label)
  if (!clauses || !line.isBare || isOpen) return line
  if (isBarePhrase(line.answer, words, clauses)) return { ...line, answer: withoutArticle(line.answer, label, clauses) }
  const span = spanIn(whole, label, words, clauses)
  if (isTitle) return span?.isName ? { answer: span.answer, sentence: whole, isBare: false, isLed: true } : line
  return span?.isLed
    ? { answer: span.answer, sentence: whole, isBare: span.isPlain, isLed: span.isSaid || span.isPlain }
    : { ...line, isBare: false }
}

/** What is said beside a short answer is left out of a proposal; words that no such answer has make one of it. */
function withoutBeside(answer: string, label: string, frame: LineFrame): Line {
  const { asks, beside, words } = frame
  const rest = answer.replace(beside, '').trim()
  if (rest !== answer) return { answer: /[\p{L}\p{N}]/u.test(rest) ? rest : answer, isBare: false }
  return !asks.name.test(label) || isNameAlone(answer, words)
    ? { answer, isBare: true }
    : proposed(answer, false, label, frame)
}

/** A lead-in may have one of its own: "it was a guy called". */
const LEADS_MAX = 3

/** What stands after the words that lead to it. */
export function withoutLead(bare: string, label: string, { lead, leadBy, leadToRole }: LineFrame): string {
  const [named, first] = [leadBy(label), leadToRole?.(label)]
  let rest = bare
  for (let count = 0; count < LEADS_MAX; count += 1) {
    const next = (first ? rest.replace(first, '') : rest).replace(lead, '').replace(named, '')
    if (next === rest || next === '') break
    rest = next
  }
  return rest
}

/** Words that were asked for are the answer, whatever they say; only where those of the question lead to them, the rest is proposed. */
export function ledBy(label: string, said: string, frame: LineFrame): Line {
  const { closing, lead, leadBy, opening, request } = frame
  const bare = said.replace(opening, '')
  const named = bare.replace(leadBy(label), '')
  const plain = request.of.test(label) && request.remark ? named.replace(request.remark, '') : named
  const rest = withoutRequest(plain, label, request)
  const quoted = isWhollyQuoted(rest.replace(lead, '').replace(closing, '')) ? quotedIn(said, frame) : undefined
  if (quoted !== undefined) return { answer: quoted.answer, isBare: true }
  const told = request.of.test(label) ? titleIn(bare, label, frame) : undefined
  if (told !== undefined && rest === bare) return { answer: told, isBare: false }
  return rest === bare || !isShort(rest, PROPOSED_MAX)
    ? { answer: said, isBare: true }
    : {
        answer: rest,
        isBare:
          request.names.test(bare) ||
          (request.lead.test(bare) && !hasClosedClass(rest, frame.words)) ||
          said.startsWith(rest),
      }
}

/** An order to write may leave nothing but what stands in quotation marks: `Put "Coach of the Decade".` */
const isWhollyQuoted = (rest: string): boolean => /^["“„«][^"“”„«»]+["”“»][.!]?$/u.test(rest.trim())

/** The title in a sentence about it: "we're reading Holes at the moment"; one may be a sentence itself. */
function titleIn(said: string, label: string, { clauses, request, words }: LineFrame): string | undefined {
  const [, after] = /^.{1,60}: (\S.*)$/u.exec(said) ?? []
  if (!clauses || said.length > LINE_MAX || request.tells?.test(said) !== true)
    return after === undefined ? undefined : after
  const span = spanIn(said, label, words, clauses)
  return span?.isName ? span.answer : said
}

function withoutRequest(said: string, label: string, { lead, closing, of }: LineFrame['request']): string {
  const led = said.replace(lead, '')
  const rest = led !== said || of.test(label) ? led.replace(closing, '') : led
  return /[\p{L}\p{N}]/u.test(rest) ? rest : said
}

/** A lead-in of the question's own words: "the registration is" to "Vehicle registration". */
export const leadOf =
  (determiners: string, verbs: string) =>
  (label: string): RegExp => {
    const words = [...new Set(label.toLowerCase().match(/[\p{L}']{3,20}/gu) ?? [])].slice(0, WORDS_MAX)
    return words.length === 0
      ? /(?!)/u
      : new RegExp(String.raw`^(?:(?:${determiners}) )*(?:(?:${words.join('|')}) )+(?:${verbs})\s+`, 'iu')
  }

/** Whether a sentence was said; the name of a band may be one, so that it is asked for too. */
function isSentence(value: string, label: string, { words }: LineFrame): boolean {
  return hasClosedClass(SEVERAL_THINGS.test(label) ? (FIRST_CLAUSE.exec(value)?.[0] ?? '') : value, words)
}

/** "Name and breed", which a name and a clause answer: "Pickle, she's a border terrier". */
export const SEVERAL_THINGS = /(?<!\p{L})(?:and|y|und|et)(?!\p{L})/iu
const FIRST_CLAUSE = /^[^,;:.]*/u

/** What a longer answer is begun with while thinking. */
export function withoutThinking(said: string, thinking: RegExp): string {
  const rest = said.replace(thinking, '').trim()
  return /[\p{L}\p{N}]/u.test(rest) ? rest : said
}

/** Something is left where nothing else was said: "thanks". */
function withoutIdle(said: string, { idle }: LineFrame): string {
  const plain = said
    .replace(RESTART, '$1 ')
    .replace(idle.before, '')
    .replace(idle.after, '')
    .replace(idle.doubt, '')
    .trim()
  return /[\p{L}\p{N}]/u.test(plain) ? plain : said
}

/** Whether a sentence was said, of which nothing is the name that was asked for: "is that the one on the plate". */
export function isTalk(said: string, label: string, { asks, lead, opening, talks }: LineFrame): boolean {
  if (!talks || said.length > LINE_MAX || asks.story.test(label) || asks.title.test(label)) return false
  if (asks.open.test(label) && !asks.name.test(label)) return false
  return talks.test(said) && !lead.test(said.replace(opening, ''))
}

export const isShort = (rest: string, max = WORDS_MAX): boolean =>
  /\p{L}|\d/u.test(rest) && rest.split(/\s+/u).length <= max
