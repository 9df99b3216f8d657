import type { Dictation, Line } from './dictation.ts'
import { isTalk, ledBy, lineIn, withoutThinking } from './line.ts'
import { dictated, withSpelling } from './dictated.ts'
import { afterSlip, insteadOf } from './slip.ts'
import { withoutMetRemark } from './written.ts'
import type { Normalise, ReadAnswer, SpokenField } from '../normalise.ts'
import { isHesitation, plainWords, withoutPauses } from '../words.ts'
import { regex } from '../regex.ts'

/**
 * Reads a text. What a person says to somebody else, asks or refuses is no answer; what may be so, or is about the answer, is
 * asked for. A line is looked at closer than a longer text.
 */
export function textIn(language: Dictation, { isLine }: { isLine: boolean }): ReadAnswer {
  const longer = textareaWith(language)
  return (field, heard, circumstances) => {
    const transcript = isLine ? lineOf(heard, field, language) : withoutThinking(heard, language.thinking)
    const line = isLine ? lineWith(field, transcript, language) : undefined
    const value = isLine ? line?.answer : longer(field, transcript, circumstances)
    if (value === undefined) return undefined
    const { label = '' } = field
    const toWrite = isLine ? undefined : longer(field, afterOrder(label, transcript, language), circumstances)
    if (toWrite !== undefined && toWrite !== value)
      return { value: toWrite, isSure: isToWrite(label, transcript, language) }
    const words = withoutPauses(plainWords(transcript)).join(' ')
    if (label !== '' && !isLine && language.instead?.test(firstQuestion(transcript))) return undefined
    if (words.length > TALK_MAX || (!isLine && words.split(' ').length > TALK_WORDS_MAX)) return { value, isSure: true }
    const isAsked = language.asksForWords.test(label)
    if (label !== '' && language.instead?.test(words) && !(isLine && !words.includes(' ')))
      return isAsked ? { value, isSure: false } : undefined
    const isWish = language.frame.asks.comments.test(label) && !language.frame.request.of.test(label)
    const called = language.called.exec(words)
    const isNamed = !isWish && !language.frame.asks.story.test(label) && !language.frame.asks.open.test(label)
    if (label !== '' && isLine && isNamed && language.vague?.test(words))
      return isAsked ? { value, isSure: false } : undefined
    const isRequest = isWish && (language.requests.test(words) || (called !== null && !called.groups?.order))
    const isToWriteLine = isLine && language.dictates.test(transcript)
    const isAddressed = !isAsked && !isWish && language.addressed?.test(transcript) === true
    const isToOthers = isAddressed || called !== null || (language.talk.test(words) && !isRequest && !isToWriteLine)
    const isOrder = called !== null && !isRequest
    const isNone =
      (isToOthers && (isOrder || line?.isLed !== true)) ||
      (isLine &&
        line?.isLed !== true &&
        isTalk(withoutPauses(plainWords(line?.sentence ?? String(value))).join(' '), label, language.frame))
    if (isNone && label !== '' && !isAsked && (isOrder || !isWish)) return undefined
    const isQuestion = /^[^.!?]*\?\s*$/u.test(transcript) && !isAsked && !isRequest
    if (isQuestion && !isWish && line?.sentence !== undefined && label !== '' && !NAME_WITHIN.test(transcript))
      return undefined
    const isSure = !isToOthers && !isQuestion && (isLine || !isBroken(transcript, words, language))
    const isName = isLine && language.frame.asks.name.test(label)
    return {
      value: isName && typeof value === 'string' ? value.replace(FULL_STOP, '') : value,
      isSure: isSure && (!line || ((line.isBare || isWish) && isLineSure(transcript, words, label, language))),
    }
  }
}

/** A question that is asked instead of an answer tells so itself: "Do I have to go through this again? I told the other chap". */
const firstQuestion = (transcript: string): string =>
  withoutPauses(plainWords(/^[^.!?]{1,200}\?/u.exec(transcript)?.[0] ?? '')).join(' ')

/** What a line is read from: without what the person took back of it, and without what is true of it as it stands. */
function lineOf(heard: string, { label = '' }: SpokenField, language: Dictation): string {
  const { frame, asksForWords } = language
  const spelled = frame.asks.name.test(label) ? withSpelling(heard, language) : heard
  const said = withoutMetRemark(spelled, frame.written)
  return label === '' || asksForWords.test(label) ? said : (insteadOf(said, label, frame) ?? said)
}

/**
 * "Could you write that we need a cot"; to "put" something is an order to write only where words were asked for, and to "note"
 * something is none there: a message says so to who reads it.
 */
function afterOrder(label: string, transcript: string, { dictates, asksForWords }: Dictation): string {
  const found = label === '' ? null : dictates.exec(transcript.slice(0, TALK_MAX))
  const isOrder = found?.groups?.put ? asksForWords.test(label) : !found?.groups?.note || !asksForWords.test(label)
  return found && isOrder ? transcript.slice(found[0].length) : transcript
}

/** An order with "that", or any where words were asked for, can only mean them. */
const isToWrite = (label: string, transcript: string, { dictates, asksForWords }: Dictation): boolean =>
  asksForWords.test(label) || dictates.exec(transcript.slice(0, TALK_MAX))?.groups?.that !== undefined

const isBroken = (transcript: string, words: string, { unfinished }: Dictation): boolean =>
  words.includes(' ') && unfinished.test(words) && !/[.!?]\s*$/u.test(transcript)

/** A transcriber ends a name as it ends a sentence; "Ltd." and "J. R." keep theirs. */
const FULL_STOP =
  /(?<!\.)(?<!(?:^|\s)(?:\p{Lu}|inc|ltd|co|corp|jr|sr|sra|st|rd|ave|dr|bros|etc|cía|hnos|tel|ste)|\.\p{L}{1,3})\.$/iu

/** A name or a number within a question may be the answer: "¿puede ser García?" */
const NAME_WITHIN = /(?<=[^\s.!?¿¡] ?)(?<=\s)\p{Lu}|\d/u

/** Whether nothing of a line asks, refuses, corrects, doubts or goes on as a sentence. */
function isLineSure(transcript: string, words: string, label: string, language: Dictation): boolean {
  const { asksForWords, lineTalk, remarks, frame } = language
  if (!asksForWords.test(label) && (/^\s*¿|\?\s*$/u.test(transcript) || lineTalk?.test(words))) return false
  return !remarks.test(words) && !(label !== '' && !asksForWords.test(label) && frame.idle.doubt.test(words))
}

/** What is longer was meant for the form: in characters, and in words. */
const TALK_MAX = 200
const TALK_WORDS_MAX = 14

/** A text in one line: the words as they were said, with what was dictated about them carried out. */
function lineWith({ label }: SpokenField, transcript: string, language: Dictation): Line | undefined {
  const said = dictated(transcript, language)?.replace(/\s+/gu, ' ')
  if (said === undefined) return undefined
  if (label === undefined) return { answer: said, isBare: true }
  if (language.asksForWords.test(label)) return ledBy(label, withoutHesitation(said), language.frame)
  const name = spelledName(said, label, language)
  if (name !== undefined) return { answer: name, isBare: true }
  return lineIn(afterSlip(said, language.frame) ?? said, label, language.frame)
}

/** Sounds of thinking at its start are no words of it. */
function withoutHesitation(said: string): string {
  const words = said.split(' ')
  return words
    .slice(
      Math.max(
        0,
        words.findIndex((word) => !isHesitation(plainWords(word)[0] ?? '')),
      ),
    )
    .join(' ')
}

/** A name of which only the letters were said. */
function spelledName(said: string, label: string, { frame, lettersAt, spelling }: Dictation): string | undefined {
  const words = withoutPauses(plainWords(said))
  const isName = frame.asks.name.test(label)
  const start = isName
    ? (new RegExp(`^(?:${spelling}) `, 'u').exec(words.join(' '))?.[0].trim().split(' ').length ?? 0)
    : 0
  const letters = isName ? lettersAt(words, start) : undefined
  return letters?.next === words.length ? letters.value : undefined
}

/** Likewise, and "new line" or "new paragraph" breaks the line; not the new line of a product. */
export function textareaWith(language: Dictation): Normalise {
  const [lines, paragraphs] = [breaksOf(language.line, language), breaksOf(language.paragraph, language)]
  return (_field, transcript) =>
    dictated(transcript, language)
      ?.replace(paragraphs, '\n\n')
      .replace(lines, '\n')
      .replace(/[^\S\n]+/gu, ' ')
      .trim() || undefined
}

/** As a sentence of its own, or between words that do not make a thing of it. */
const breaksOf = (words: string, { beforeThing, afterThing }: Dictation): RegExp =>
  regex('giu')`
    (?<=[.!?,;:]|^)\s*${words}[.!?,;:]+\s*
    |(?<=[.!?])\s*${words}$
    |(?<!\b(?:${beforeThing}))(?<=\S)\s+${words}\s+(?!(?:${afterThing})\b)(?=\S)`
