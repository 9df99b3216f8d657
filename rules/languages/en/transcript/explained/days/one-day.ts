import type { Circumstances, ReadAnswer, Reading, SpokenField, Words } from '../../../../shared/normalise.ts'
import { isoOf, todayFrom } from '../../../../shared/calendar.ts'
import { PAUSE } from '../../../../shared/words.ts'
import { withoutHours } from '../../dates/hours.ts'
import { type DayRun, dayRuns } from '../../dates/runs.ts'
import { FEASTS, MONTHS, WEEKDAYS } from '../../dates/words.ts'
import { type OtherDays, tellsAnother } from './another-day.ts'
import { ordinalAt } from '../../numbers/words.ts'
import { phraseAt, wordSet } from '../../../../shared/phrases.ts'

/** How a language says one day in a sentence. */
export interface Sentences extends OtherDays {
  /** The words of what was said, those of days in plain ones: "el cinco de mayo" as "el 5 of may". */
  plainWords(transcript: string): Words
  /** Reads a day in such words. */
  read: ReadAnswer
  /** The question in whose words a day without its year is the last one, where what was said tells so. */
  asked(field: SpokenField, transcript: string): SpokenField
  /** What changes nothing, though its words could: "believe it or not". */
  idle: RegExp
  /** Which question asks for the end of something, and what may then stand before a day: "until". */
  end: RegExp
  upTo: RegExp
  /** What may stand before a day that is past, since which something is so. */
  since: RegExp
  /** Words of a further language that may join the parts of a day, as "of" does. */
  joints?: ReadonlySet<string>
  /** Words of a further language that may stand beside a day that is told by a name only. */
  besideNames?: ReadonlySet<string>
  /** What in the words beside a day may say that it is not meant, not quite, or by somebody else. */
  spoils: RegExp
  /** What only says that the person is not sure. */
  doubts: RegExp
  /** How an utterance begins that tells what was at another time, with a verb of the past. */
  lapsed: RegExp
  /** What says that the day is none or another's, so that it is not even proposed. */
  denies: RegExp
}

/** A sentence is no longer, in characters. */
const SENTENCE_MAX = 250

/**
 * Takes the only day of a sentence whose other words are any, if none of them may change it: "they're coming on thursday december
 * third". A day that was told whole stands out of any sentence, as an address does. Where a word may change it, it is proposed.
 */
export const orOneDay =
  (sentences: Sentences, read: ReadAnswer): ReadAnswer =>
  (field, transcript, circumstances) => {
    const { label } = field
    if (label && sentences.lapsed.test(transcript.toLowerCase()) && sentences.tense(label) !== 'past') return undefined
    const found = read(field, transcript, circumstances)
    if (found?.others || label === undefined || transcript.length > SENTENCE_MAX) return found
    const [said, isAsked] = afterQuestion(transcript.replace(sentences.idle, ''))
    const words = withoutHours(sentences.plainWords(said))
    const isOther = (around: string, value: unknown) =>
      tellsAnother(sentences, { label, said: transcript, around, day: String(value), today: todayOf(circumstances) })
    if (found?.isSure)
      return { ...found, isSure: !isOther(besideRuns(words, dayRuns(words, sentences.joints)), found.value) }
    const asked = sentences.asked(field, transcript)
    const readAs = (day: Words) => toldWhole(sentences.read(asked, day.join(' '), circumstances))
    const runs = dayRuns(words, sentences.joints).flatMap((run) => (readAs(run.words) ? run : atPauses(run)))
    const readings = runs.map((run) => readAs(run.words))
    const day = onlyDay(runs, readings)
    if (day === undefined) return found
    const { value } = day
    const around = besideRuns(words, runs).replaceAll(sentences.doubts, ' maybe ')
    const begun = String(value) < todayOf(circumstances) ? around.replaceAll(sentences.since, '') : around
    const beside = sentences.end.test(label) ? begun.replaceAll(sentences.upTo, '') : begun
    const isPlain =
      day.isSure &&
      runs.every((run, at) => readings[at] && standsAlone(words, run, sentences)) &&
      !sentences.spoils.test(beside) &&
      !isOther(beside, value) &&
      (!isAsked || REQUEST.test(beside))
    if (isPlain && (!found || found.value === value)) return { value, isSure: true }
    return found ?? (sentences.denies.test(beside) ? undefined : { ...day, isSure: false, isGuess: true })
  }

const todayOf = ({ today }: Circumstances): string => isoOf(todayFrom(today) ?? new Date(0))

/** What follows a question that is no answer: "My visa? It runs out in May"; and whether what is left is one. */
function afterQuestion(transcript: string): [said: string, isAsked: boolean] {
  const [, before = '', after = ''] = /^([^?]*)\?\s+([^?]*)$/u.exec(transcript) ?? []
  const isApart = after !== '' && !/\d/u.test(before)
  return isApart ? [after, false] : [transcript, transcript.includes('?')]
}

const toldWhole = (found: Reading | undefined): Reading | undefined => (found?.isGuess ? undefined : found)

/** The day that all runs tell, by the one that tells it at the greatest length: "the 5th of November 2012, Bonfire Night". */
function onlyDay(runs: readonly DayRun[], readings: readonly (Reading | undefined)[]): Reading | undefined {
  const days = new Set(readings.flatMap((each) => (each ? [String(each.value).slice(5)] : [])))
  if (days.size !== 1) return undefined
  const longest = Math.max(...runs.flatMap((run, at) => (readings[at] ? [run.words.length] : [])))
  return readings[runs.findIndex((run, at) => readings[at] && run.words.length === longest)]
}

/** A day that is told twice, with a pause between: "a week tomorrow, Monday the 30th". */
function atPauses({ words, start }: DayRun): DayRun[] {
  const ends = [...words.flatMap((word, at) => (word === PAUSE ? [at] : [])), words.length]
  return ends.map((end, index) => {
    const from = index === 0 ? 0 : (ends[index - 1] ?? 0) + 1
    return { words: words.slice(from, end), start: start + from, end: start + end }
  })
}

/** What was said beside the days, each of which is a dot. */
function besideRuns(words: Words, runs: readonly DayRun[]): string {
  const said = words.map((word, at) => {
    const run = runs.find(({ start, end }) => at >= start && at < end)
    return run === undefined ? word : at === run.start ? '.' : ''
  })
  return said.filter(Boolean).join(' ')
}

/** "Could the van come on Tuesday?" asks for that day. */
const REQUEST =
  /^(?:(?:yes|well|so|um|hi|hello) )*(?:can|could|may) (?:i|we|you|they|the \w+) (?:please )?\w+ (?:\w+ )?\.(?: ,)?(?: please)?(?: ,)?$/u

/** Beside a day that is told by a name only, which may be a part of another name: "Black Friday", "Monday club". */
const BESIDE_NAMES = wordSet(
  `on for this next the of is was it's be by until till to from in at since , please and i we it that that's so then fine good great ok okay works suits would`,
)

/** Whether nothing beside a day makes another one of it; what has a number and a month has no other name. */
function standsAlone(words: Words, { words: run, start, end }: DayRun, { besideNames }: Sentences): boolean {
  const isDated = run.some((word, at) => MONTHS.has(word) || /\d/u.test(word) || ordinalAt(run, at) !== undefined)
  const isNamed = run.some((word, at) => WEEKDAYS.has(word) || phraseAt(FEASTS, run, at) !== undefined)
  if (isDated || !isNamed) return true
  const isKnown = (word: string | undefined) =>
    word === undefined || BESIDE_NAMES.has(word) || besideNames?.has(word) === true
  return words[end] !== 'of' && isKnown(words[start - 1]) && isKnown(words[end])
}
