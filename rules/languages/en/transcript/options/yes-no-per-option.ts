import type { Words } from '../../../shared/normalise.ts'
import { type Mention, mentionsIn, type Option } from './labels.ts'
import { canonical, isIgnorable } from './words.ts'
import { wordSet } from '../../../shared/phrases.ts'
import { PAUSE } from '../../../shared/words.ts'

const YES = wordSet('yes yeah yep')
const NO = wordSet('no nope')
const VERDICT = new Set([...YES, ...NO])

const isIdle = (word: string): boolean =>
  !VERDICT.has(word) &&
  (/^(?:but|bit|little|some|maybe|slight|though|either|thankfully|luckily|yet)$/.test(word) || isIgnorable(word))

/** Options judged one by one: "soup yes, salad no", "yes to soup and salad, no to steak", "soup and salad, no steak". */
export function yesNoPerOption(said: Words, options: readonly Option[]): readonly Option[] | undefined {
  if (!withPlainNo(said).some((word) => NO.has(word))) return undefined
  const words = canonical(withPlainNo(said))
  const mentions = mentionsIn(words, options)
  const isNamed = mentions.some(({ start, end }) => words.slice(start, end).some((word) => VERDICT.has(word)))
  const verdicts = isNamed || !said.some((word) => YES.has(word)) ? undefined : verdictsOf(words, mentions)
  if (verdicts) return mentions.filter((_, index) => verdicts[index]).map(({ option }) => option)
  return deniesLast(words, mentions) ? mentions.slice(0, -1).map(({ option }) => option) : undefined
}

/** "Guitar yes, piano not any more". */
const withPlainNo = (said: Words): Words => said.join(' ').replace(DENIED, ' no').split(' ')
const DENIED = / (?:not|no|never)(?: (?:any ?more|longer|now|yet|at all|really|so much))*(?= ,|$)/gu

/** Whether all that was said is a yes or no to each option. */
export function isOneByOne(said: Words, options: readonly Option[]): boolean {
  const words = canonical(withPlainNo(said))
  const isOpen = words.some((word) => /^(?:but|maybe|bit|little|slight|think|guess|suppose|believe|=.*)$/.test(word))
  return !isOpen && words.some((word) => YES.has(word)) && verdictsOf(words, mentionsIn(words, options)) !== undefined
}

/** "Soup and salad, no steak", "soup and salad, steak no": a repair would have a pause after its no as well, or before. */
function deniesLast(words: Words, mentions: readonly Mention[]): boolean {
  const last = mentions.at(-1)
  if (!last || mentions.length < 2 || mentions.some((other) => other !== last && other.option === last.option))
    return false
  const before = mentions.length > 2 && words[last.start - 1] === 'no' && words[last.start - 2] !== 'oh'
  const joint = words[last.start - 1]
  const after = NO.has(words[last.end]) && (joint === PAUSE || joint === 'but')
  const others = words.filter(
    (word, at) => !isIdle(word) && !mentions.some(({ start, end }) => at >= start && at < end),
  )
  const isOnlyNo = others.every((word) => VERDICT.has(word)) && others.filter((word) => NO.has(word)).length === 1
  return (before || after) && isOnlyNo
}

/** The verdict after each option or its group, or always before it; undefined when anything else was said. */
function verdictsOf(words: Words, mentions: readonly Mention[]): boolean[] | undefined {
  const gaps = [0, ...mentions.map(({ end }) => end)].map((from, index) =>
    words.slice(from, mentions[index]?.start).filter((word) => !isIdle(word)),
  )
  const said = gaps.flat()
  const isBefore = gaps[0]?.length === 1
  const isRepair = isBefore && said.length < mentions.length && words.some(isExclaimed)
  const isClear = gaps.every((gap) => gap.length < 2) && said.every((word) => VERDICT.has(word))
  if (isBefore === (gaps.at(-1)?.length === 1) || isRepair || !isClear) return undefined
  return mentions.map((_, index) => {
    const near = isBefore ? gaps.slice(0, index + 1) : gaps.slice(index + 1).toReversed()
    return YES.has(near.flat().at(-1))
  })
}

const isExclaimed = (word: string, at: number, words: Words): boolean => NO.has(word) && words[at + 1] === PAUSE
