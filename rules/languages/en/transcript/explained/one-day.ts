import type { ReadAnswer, Reading, SpokenField, Words } from '../../../shared/normalise.ts'
import { PAUSE } from '../../../shared/words.ts'
import { withoutHours } from '../dates/hours.ts'
import { type DayRun, dayRuns } from '../dates/runs.ts'
import { FEASTS, MONTHS, WEEKDAYS } from '../dates/words.ts'
import { ordinalAt } from '../numbers/words.ts'
import { phraseAt, wordSet } from '../../../shared/phrases.ts'

/** How a language says one day in a sentence. */
export interface Sentences {
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
  /** What in the words beside a day may say that it is not meant, not quite, or by somebody else. */
  spoils: RegExp
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
    const found = read(field, transcript, circumstances)
    if (found?.isSure || found?.others || field.label === undefined || transcript.length > SENTENCE_MAX) return found
    const words = withoutHours(sentences.plainWords(transcript.replace(sentences.idle, '')))
    const runs = dayRuns(words)
    const asked = sentences.asked(field, transcript)
    const readings = runs.map((run) => whole(sentences.read(asked, run.words.join(' '), circumstances)))
    const [day, ...others] = new Set(readings.flatMap((each) => (each ? [String(each.value)] : [])))
    if (day === undefined || others.length > 0) return found
    const said = besideRuns(words, runs)
    const beside = sentences.end.test(field.label) ? said.replaceAll(sentences.upTo, '') : said
    const isPlain =
      runs.every((run, at) => (readings[at] ? standsAlone(words, run) : isNumberOf(day, run))) &&
      !sentences.spoils.test(beside) &&
      (!transcript.includes('?') || REQUEST.test(beside))
    if (isPlain && (!found || found.value === day)) return { value: day, isSure: true }
    return found ?? (sentences.denies.test(beside) ? undefined : { value: day, isSure: false, isGuess: true })
  }

const whole = (found: Reading | undefined): Reading | undefined => (found?.isSure && !found.isGuess ? found : undefined)

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
  /^(?:(?:yes|well|so|um|hi|hello) )*(?:can|could|may) (?:i|we|you|they|the \w+) (?:please )?\w+ (?:\w+ )?\.(?: please)?(?: ,)?$/u

/** Beside a day that is told by a name only, which may be a part of another name: "Black Friday", "Monday club". */
const BESIDE_NAMES = wordSet(
  `on for this next the of is was it's be by until till to from in at since , please and i we it that that's so then
    el la para por en es fue desde hasta y que yo`,
)

/** Whether nothing beside a day makes another one of it; what has a number and a month has no other name. */
function standsAlone(words: Words, { words: run, start, end }: DayRun): boolean {
  const isDated = run.some((word, at) => MONTHS.has(word) || /\d/u.test(word) || ordinalAt(run, at) !== undefined)
  const isNamed = run.some((word, at) => WEEKDAYS.has(word) || phraseAt(FEASTS, run, at) !== undefined)
  if (isDated || !isNamed) return true
  return [words[start - 1], words[end]].every((word) => word === undefined || BESIDE_NAMES.has(word))
}

/** "So from then, the tenth", of the tenth of February. */
const isNumberOf = (day: string, { words }: DayRun): boolean => {
  const said = words.filter((word) => word !== 'the' && word !== 'el' && word !== PAUSE)
  const number = ordinalAt(said, 0)?.value ?? Number.parseInt(said[0] ?? '', 10)
  return said.length <= 2 && number === Number(day.slice(-2))
}
