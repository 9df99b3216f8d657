import { MONTHS } from '../dates/words.ts'
import type { Words } from '../../../shared/normalise.ts'
import type { Option } from './labels.ts'
import { isNumber } from './numbers.ts'
import { isShared } from './parts.ts'
import { isIgnorable } from './words.ts'
import { wordSet } from '../../../shared/phrases.ts'

const COUNTERS = wordSet('option number choice answer letter')
const THROUGH = wordSet('to through thru till until')
/** Beside these a bare number is a place; "I have two" counts something else. */
const BESIDE_NUMBERS = wordSet(
  `please thank you the a and also both just then i i'd id i'll ill would will say think it its is my going go with
    choose pick take want like select so ok okay yes yeah well for that thats lets do`,
)

/** How places are said in one utterance over a list. */
interface PlaceForms {
  count: number
  /** The number of each label, where each has one of its own. */
  sizes: readonly number[]
  /** Words of several labels, which tell no option from another. */
  isIdle: (word: string) => boolean
  /** Labels with an ordinal of their own, "Second class", are no places. */
  ordinals: boolean
  /** "Option 2" was said, or the labels have no numbers of their own that a bare number would name. */
  numbers: boolean
  /** "Option a", or letters beyond a, where no label has letters: then an "a" is no article. */
  letters: boolean
}

/** Options by their place in the list: "option two", "the first and the third", "the last one", "1 to 3", "b". */
export function placed(said: Words, options: readonly Option[]): Option[] {
  const words = said.filter((word) => word !== ',')
  if (words.some((word, at) => isDay(word, options) || isInOrder(words, at, options))) return []
  const counted = words.some((word, at) => COUNTERS.has(word) && /^(?:\d+|[a-h])$/.test(words[at + 1] ?? ''))
  const named = options.some(({ sayings }) => sayings.flat().some(isNumber))
  const bare = words.every((word) => isNumber(word) || BESIDE_NUMBERS.has(word) || THROUGH.has(word) || isPlace(word))
  const isLettered = options.some(({ sayings }) => sayings.flat().some((word) => /^[a-h]$/.test(word)))
  const letters = counted || (!isLettered && words.some((word) => /^[b-h]$/.test(word)))
  const places = placesOf(words, {
    sizes: sizesOf(options),
    count: options.length,
    isIdle: (word) => isIgnorable(word) || THROUGH.has(word) || COUNTERS.has(word) || isShared(word, options),
    ordinals: counted || !options.some(({ sayings }) => sayings.flat().some((word) => word.startsWith('#'))),
    numbers: counted || (bare && !named),
    letters,
  })
  const found = [...new Set(places)].map((place) => options[place - 1])
  return found.every((option) => option !== undefined) ? found : []
}

/** "The eighth" where "8 December" is offered is a day and no place. */
export const isDay = (word: string, options: readonly Option[]): boolean =>
  word.startsWith('#') &&
  options.every(isOfMonth) &&
  options.filter(({ sayings }) => sayings.flat().includes(word.slice(1))).length === 1

const isOfMonth = ({ sayings }: Option): boolean => sayings.flat().some((word) => MONTHS.has(word))

/** "Third AC" where labels have numbers is the one with a three; "the third flat" tells a place. */
export const isInOrder = (words: Words, at: number, options: readonly Option[]): boolean =>
  words[at]?.startsWith('#') === true &&
  words[at - 1] !== 'the' &&
  isShared(words[at + 1] ?? '', options) &&
  !isIgnorable(words[at + 1] ?? '') &&
  options.filter(({ sayings }) => sayings.flat().includes((words[at] ?? '').slice(1))).length === 1

const isPlace = (word: string): boolean => word.startsWith('#') || word === 'last' || /^[a-h]$/.test(word)

/** The places said, or nothing when other words are left. */
function placesOf(words: Words, forms: PlaceForms): number[] {
  const places: number[] = []
  let through = false
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? ''
    const several = severalAt(words, at, forms.count)
    const found = several ?? placeOf(word, forms)
    if (found.length === 0 && !forms.isIdle(word)) return []
    if (through) places.push(...placesBetween(places.at(-1), found[0]))
    places.push(...found)
    if (several) at += 1
    through = THROUGH.has(word) || (through && word === 'the')
  }
  return places
}

/** Nothing lies beside an end that was not said. */
function placesBetween(from = Infinity, to = 0): number[] {
  const length = Math.max(0, Math.min(to, 100) - from - 1)
  return Array.from({ length }, (_, index) => from + index + 1)
}

/** "The first two", "the last three". */
function severalAt(words: Words, at: number, count: number): number[] | undefined {
  const wanted = isNumber(words[at + 1]) ? Number(words[at + 1]) : 0
  if (wanted < 2 || wanted > count) return undefined
  const numbers = Array.from({ length: wanted }, (_, index) => index + 1)
  if (words[at] === '#1') return numbers
  return words[at] === 'last' ? numbers.map((number) => number + count - wanted) : undefined
}

const LARGEST = wordSet('biggest largest longest highest tallest widest')
const SMALLEST = wordSet('smallest littlest shortest lowest')

/** "4 yard", "6 yard": their sizes; none where a label has no number or several. */
function sizesOf(options: readonly Option[]): readonly number[] {
  const numbers = options.map(({ sayings }) => (sayings[0] ?? []).filter(isNumber))
  return numbers.every(({ length }) => length === 1) ? numbers.map(([size]) => Number(size)) : []
}

function placeOf(word: string, { count, sizes, ordinals, numbers, letters }: PlaceForms): number[] {
  if (sizes.length > 0 && LARGEST.has(word)) return [sizes.indexOf(Math.max(...sizes)) + 1]
  if (sizes.length > 0 && SMALLEST.has(word)) return [sizes.indexOf(Math.min(...sizes)) + 1]
  if (word.startsWith('#') && ordinals) return [Number(word.slice(1))]
  if (word === 'last' || word === 'bottom') return [count]
  if (word === 'top') return [1]
  if (word === '=penultimate') return [count - 1]
  if (word === 'middle') return [(count + 1) / 2]
  if (/^[a-h]$/.test(word) && letters) return [word.charCodeAt(0) - 96]
  return isNumber(word) && numbers ? [Number(word)] : []
}
