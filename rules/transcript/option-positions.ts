import type { Words } from './normalise.ts'
import type { Option } from './option-labels.ts'
import { isIgnorable, isNumber } from './option-words.ts'
import { wordSet } from './phrases.ts'

const COUNTERS = wordSet('option number choice answer letter')
const THROUGH = wordSet('to through thru till until')

/** Options by their place in the list: "option two", "the first and the third", "the last one", "1 to 3", "b". */
export function placed(words: Words, options: readonly Option[]): Option[] {
  const numbered = options.some(({ sayings }) => sayings.flat().some(isNumber))
  const places = placesOf(
    words.filter((word) => word !== ','),
    options.length,
    numbered,
  )
  const distinct = [...new Set(places)]
  return distinct.every((place) => place >= 1 && place <= options.length)
    ? distinct.flatMap((place) => options[place - 1] ?? [])
    : []
}

/** The places said, or nothing when other words are left. */
function placesOf(words: Words, count: number, numbered: boolean): number[] {
  const places: number[] = []
  let counted = false
  let open = false
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? ''
    const several = severalAt(words, at, count)
    const place = several ? undefined : placeOf(word, count, counted || !numbered, counted)
    if (several) {
      places.push(...several)
      at += 1
    } else if (place !== undefined) {
      const from = places.at(-1)
      if (open && from !== undefined)
        for (let next = from + 1; next < place && next <= count; next += 1) places.push(next)
      places.push(place)
    } else if (!isIgnorable(word) && !THROUGH.has(word) && word !== 'letter') return []
    counted ||= COUNTERS.has(word)
    open = THROUGH.has(word) && places.length > 0
  }
  return places
}

/** "The first two", "the last three". */
function severalAt(words: Words, at: number, count: number): number[] | undefined {
  const wanted = isNumber(words[at + 1]) ? Number(words[at + 1]) : 0
  if (wanted < 2 || wanted > count) return undefined
  const numbers = Array.from({ length: wanted }, (_, index) => index + 1)
  if (words[at] === '#1') return numbers
  return words[at] === 'last' ? numbers.map((number) => number + count - wanted) : undefined
}

function placeOf(word: string, count: number, numbersAllowed: boolean, counted: boolean): number | undefined {
  if (/^#\d+$/.test(word)) return Number(word.slice(1))
  if (word === 'last' || word === 'bottom') return count
  if (word === 'top') return 1
  if (word === '=penultimate') return count - 1
  if (word === 'middle') return count % 2 === 1 ? (count + 1) / 2 : undefined
  if (/^[a-h]$/.test(word) && (word !== 'a' || counted)) return word.charCodeAt(0) - 96
  return isNumber(word) && numbersAllowed ? Number(word) : undefined
}
