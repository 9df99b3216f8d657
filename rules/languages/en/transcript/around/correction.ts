import type { Words } from '../../../shared/normalise.ts'
import { phraseAt, phrases, wordSet } from '../../../shared/phrases.ts'

type Force = 'retracts' | 'softly' | 'perhaps' | 'never'

/** What people say between a slip and its repair. */
const MARKERS = phrases<Force>([
  [
    'retracts',
    `sorry|wait|hang on|hold on|i mean|i meant|i meant to say|i should say|i should have said|make that|make it
    |change that to|change it to|change that|scratch that|strike that|delete that|erase that|cancel that|forget that
    |ignore that|correction|let me correct that|let me correct myself|start over|start again|let me start over
    |let me start again|let me try again|try again|let me rephrase|let me rephrase that|my mistake|my bad|oops|whoops
    |or rather|excuse me|pardon me|i beg your pardon|pardon|not that|on second thought|on second thoughts
    |i take that back|i misspoke|let's say|or should i say`,
  ],
  ['softly', 'actually|in fact'],
  ['perhaps', "no|nope|nah|that's wrong|that was wrong|that's not right|that's not it|not that one"],
  [
    'never',
    "not that i|not that i'm|not that we|no sign of|no signs of|no trace of|no hint of|no history of|no symptoms of|no need for|no need of",
  ],
])

const LIGHT = wordSet(', oh so well and but')

const BEFORE_MARKER = wordSet(', oh no nope nah')

/** After these a "no" denies a thing: "fever but no cough". */
const BEFORE_NO_SUCH = wordSet("but and with have has had got want need is there's or")

/** "But definitely no cough". */
const EMPHASIS = wordSet('definitely certainly absolutely really please preferably')

/** More repairs of one answer are not read, since each costs another reading. */
const REPAIRS_MAX = 5

interface Cut {
  force: Force
  before: Words
  after: Words
}

type Read<T> = (words: Words) => T | undefined

/** What to make of a repair that is no value of its own: "march third, no, fourth"; null where it may mean two things. */
export type Repair<T> = (before: Words, after: Words) => T | null | undefined

/**
 * Reads what stands after the last self-correction.
 * @param words what was said
 * @param read reads a value from words without correction
 * @param repair reads a value from a repair of only a part, where the type knows such
 * @returns the value, or undefined when the correction leaves none
 */
export function corrected<T>(words: Words, read: Read<T>, repair?: Repair<T>): T | undefined {
  const cut = cutsOf(words)
    .slice(0, REPAIRS_MAX)
    .find((candidate) => candidate.force !== 'perhaps' || isRepair(candidate, read, repair))
  if (!cut) return read(words)
  const { force, before, after } = cut
  if (isLight(after, read)) return force === 'softly' ? corrected(before, read, repair) : undefined
  const value = repair?.(before, after)
  return value === undefined ? read(after) : (value ?? undefined)
}

/** A bare "no" repairs something only when there was something: "weekly, no, monthly". */
function isRepair<T>({ before, after }: Cut, read: Read<T>, repair?: Repair<T>): boolean {
  return repair?.(before, after) !== undefined || (read(before) !== undefined && read(after) !== undefined)
}

/** Every place where a correction may begin, the last one first. */
function cutsOf(words: Words): Cut[] {
  const cuts: Cut[] = []
  for (let at = words.length - 1; at >= 0; at -= 1) {
    const marker = phraseAt(MARKERS, words, at)
    const before = words.slice(0, at).findLast((word) => !EMPHASIS.has(word)) ?? ''
    const denies = marker?.meaning === 'perhaps' && BEFORE_NO_SUCH.has(before)
    if (marker && marker.meaning !== 'never' && !denies)
      cuts.push({ force: marker.meaning, before: slipIn(words.slice(0, at)), after: words.slice(at + marker.length) })
  }
  return cuts
}

/** What was retracted, without a first "no" or "oh" before the marker: "…, oh no, that's wrong, …". */
function slipIn(words: Words): Words {
  const end = words.findLastIndex((word) => !BEFORE_MARKER.has(word))
  return words.slice(0, end + 1)
}

/** "Well" is a word to fill the time with, unless it is an answer: "sick, no, well". */
const isLight = <T>(words: Words, read: Read<T>): boolean =>
  words.every((word) => LIGHT.has(word)) && read(words) === undefined
