import { scaleOf } from '../../../answers/scale.ts'
import type { ReadAnswer, Reading, SpokenField, Words } from '../normalise.ts'
import { plainWords, withoutPauses } from '../words.ts'
import { onAskedScale, pointsOfScale } from './points-of-scale.ts'
import { regex } from '../regex.ts'

/** How a language says ratings, in small letters. */
export interface RatingWords {
  /** What stands between the points and the end of the scale: "out of". */
  outOf: RegExp
  /** What is counted: "stars". All of it is dropped. */
  units: RegExp
  /** The whole of what was said for an end of the scale: "the highest". */
  highest: RegExp
  lowest: RegExp
  /** A word for none, which is no points where their unit is not named: "nothing to complain about". */
  nothing?: RegExp
  /** What beside the points may take them back, add some, or tell somebody else's; an opinion does neither. */
  takesBack?: RegExp
  /** What tells that the points were others at another time: "it was a five until I saw the bill". */
  lapses?: RegExp
  /** A number, as the group "number", that counts something else: "three minutes", "two of us". */
  counts?: RegExp
}

/**
 * Reads a rating: a number, an end of the scale by name or by the owner's word for it, or points out of the scale.
 * @param number reads the numbers of the language
 */
export const ratingIn =
  (words: RatingWords, number: ReadAnswer): ReadAnswer =>
  (field, transcript, circumstances) => {
    const end = endOf(field, bare(transcript), words)
    if (end !== undefined) return { value: end, isSure: true }
    const read = (text: string) => number(field, text.replaceAll(words.units, ' '), circumstances)
    const told = pointsOfScale(words.outOf, transcript, read)
    if (told && told.end.value !== scaleOf(field).max) return onAskedScale(told, field)
    if (told?.end.isSure === false) return whole(told.points, false)
    const found = pointsIn(told?.without ?? transcript, words, read)
    const isNothing = found?.value === 0 && words.nothing?.test(transcript) && transcript.search(words.units) < 0
    return isNothing ? undefined : found
  }

type ReadNumber = (text: string) => Reading | undefined

/** The points in what was said without the end of the scale. */
function pointsIn(transcript: string, words: RatingWords, read: ReadNumber): Reading | undefined {
  const found = whole(read(transcript))
  const counted = words.counts?.exec(transcript)?.groups?.['number']
  const isOther = counted !== undefined && read(counted)?.value === found?.value
  if (found && (isOther || words.lapses?.test(transcript))) return { ...found, isSure: false }
  if (!found || found.isSure || transcript.includes('?')) return found
  const said = withoutPauses(plainWords(transcript))
  const isPause = /^\S*[.,;:!]\s/u.test(transcript)
  const isCount = !isPause && words.takesBack?.test(said.slice(1).join(' ')) === true
  const isSure = (!isCount && isRemarked(said, found, read)) || isOpinion(transcript, found, read, words)
  return isSure ? { ...found, isSure } : found
}

/** "Zero, absolutely shocking": what is said of the points afterwards changes nothing of them. */
function isRemarked([first = '', ...rest]: Words, { value }: Reading, read: ReadNumber): boolean {
  const after = rest.join(' ')
  return (
    rest.length > 1 &&
    !CHANGES.test(after) &&
    read(first)?.value === value &&
    read(first)?.isSure === true &&
    !read(after)
  )
}

/**
 * "I'd give them a three, they were okay, not great": an opinion around the only points changes nothing of them, where the clause with
 * the points is plain itself.
 */
function isOpinion(transcript: string, { value }: Reading, read: ReadNumber, { takesBack }: RatingWords): boolean {
  if (!takesBack || transcript.length > OPINION_MAX) return false
  const sentences = transcript.split(/(?<=[.!;])\s+/u)
  const at = sentences.findIndex((sentence) => read(sentence)?.value === value)
  const words = (sentences[at] ?? '').split(/\s+/u)
  const lengths = words.map((_, count) => words.length - count)
  const told = lengths.find((count) => isPoints(read(words.slice(0, count).join(' ')), value))
  const isPause = told !== undefined && /[.,;:!]$/u.test(words[told - 1] ?? '')
  const rest = `${isPause ? ', ' : ''}${words.slice(told).join(' ')}`
  const beside = [rest, ...sentences.filter((_, index) => index !== at).map((sentence) => `, ${sentence}`)]
  return told !== undefined && beside.every((each) => !takesBack.test(each) && read(each) === undefined)
}

const isPoints = (found: Reading | undefined, value: unknown): boolean =>
  found?.isSure === true && !found.isGuess && found.value === value

/** In characters. */
const OPINION_MAX = 160

/** In all languages: what may take points back or add some. */
const CHANGES = regex('iu')`
  (?<!\p{L})(?:but|if|not|no|or|would|could|maybe|almost|less|more|before|last|of|than|pero|si|casi|antes|menos
    |más|o|aber|wenn|nicht|oder|mais|pas|ou|moins|plus)(?!\p{L})|\d`

/** "Three and a half" lies between two points: the lower one is proposed. */
function whole(found: Reading | undefined, isSure = true): Reading | undefined {
  if (!found || Number.isInteger(found.value)) return found && { ...found, isSure: found.isSure && isSure }
  return Number.isInteger(Number(found.value) * 2)
    ? { value: Math.floor(Number(found.value)), isSure: false, isGuess: true }
    : undefined
}

function endOf({ validation, scaleLabels }: SpokenField, said: string, words: RatingWords): number | undefined {
  const { min, max } = scaleOf({ validation })
  if (words.highest.test(said) || isSaid(scaleLabels?.max, said)) return max
  return words.lowest.test(said) || isSaid(scaleLabels?.min, said) ? min : undefined
}

const isSaid = (label: string | undefined, said: string): boolean => Boolean(label) && bare(label ?? '') === said

const bare = (text: string): string => withoutPauses(plainWords(text)).join(' ')
