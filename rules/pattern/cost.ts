/** What compiling costs, in instructions: a class of a script or of all letters is built from hundreds of ranges. */
const CLASS_COST = 110
/** The same where both cases count as equal: each range is looked up in the other case too. */
const FOLDED_CLASS_COST = 400

const TOKENS =
  /(?<class>\\p\{[^}]*\}|\\p.|\[\^?\]?(?:\\.|[^\]\\])*\])|(?<open>\((?:\?(?:[a-z-]*:|P?<\w+>|[a-z-]+(?=\))))?)|(?<close>\))|(?<times>\{(\d{1,4})(,)?(\d{0,4})\})|(?<mark>[*+?|])|\\.|./gis

/** A part of a pattern: its instructions, and how often the most repeated of them stands in it. */
interface Part {
  size: number
  repeats: number
}
interface Group {
  /** All that has been read, without the last part, which a repetition may follow. */
  before: Part
  last: Part
}

const NOTHING: Part = { size: 0, repeats: 1 }
const ATOM: Part = { size: 1, repeats: 1 }
const AROUND: Part = { size: 2, repeats: 1 }

const joined = (one: Part, other: Part): Part => ({
  size: one.size + other.size,
  repeats: Math.max(one.repeats, other.repeats),
})

const followedBy = ({ before, last }: Group, part: Part): Group => ({ before: joined(before, last), last: part })
const wholeOf = ({ before, last }: Group): Part => joined(before, last)

const timesOf = (from: string, open: string | undefined, to: string): number =>
  Math.max(1, Number(to || from)) + (open && !to ? 1 : 0)

const repeated = ({ size, repeats }: Part, times: number): Part => ({
  size: (size + 1) * times,
  repeats: repeats * times,
})

/** An upper bound of what a compiled pattern holds, in one pass over its text. */
function partOf(pattern: string): Part {
  const outer: Group[] = []
  let group: Group = { before: AROUND, last: NOTHING }
  for (const { groups = {}, 5: from = '', 6: open, 7: to = '' } of pattern.matchAll(TOKENS)) {
    if (groups['open']) {
      outer.push(group)
      group = { before: AROUND, last: NOTHING }
    } else if (groups['close']) group = followedBy(outer.pop() ?? { before: NOTHING, last: NOTHING }, wholeOf(group))
    else if (groups['times']) group = { ...group, last: repeated(group.last, timesOf(from, open, to)) }
    else if (groups['mark'] && groups['mark'] !== '|') group = { ...group, last: joined(group.last, ATOM) }
    else group = followedBy(group, ATOM)
  }
  return outer.map(wholeOf).reduce(joined, wholeOf(group))
}

const CLASSES = /\\p/gi
/** The engine puts the letters of `\w` and `[:alpha:]` together again each time where both cases count as equal. */
const WORDS = /\\w|\[:/gi
const FOLDED_WORD_COST = 10
const FOLDS = /\(\?[a-z]*i/i

/** Where both cases count as equal, each character of a range is looked up in the other case: so many cost one instruction. */
const FOLDED_PER_INSTRUCTION = 10
/** The first and the last character that have another case; a range that holds all of them is taken as it is. */
const [FOLD_MIN, FOLD_MAX] = [0x41, 0x1e943]

const CHARACTERS = /\\(?:x\{([\da-f]+)\}|u\{([\da-f]+)\}|u([\da-f]{4})|x([\da-f]{2})|([0-7]{1,3})|([^]))|([^])/giu

const codeOf = ([, x, u, four, two, octal, escaped, plain]: RegExpMatchArray): number => {
  const hex = x ?? u ?? four ?? two
  if (hex) return parseInt(hex, 16)
  return octal ? parseInt(octal, 8) : ((escaped ?? plain)?.codePointAt(0) ?? 0)
}

/** What the ranges of all sets cost; a hyphen between two characters outside of a set counts as well. */
function foldedRangesCost(pattern: string): number {
  const characters = [...pattern.matchAll(CHARACTERS)]
  const codes = characters.map(codeOf)
  return characters.reduce((sum, [text], at) => {
    const [from, to] = [codes[at - 1], codes[at + 1]]
    return text === '-' && from !== undefined && to !== undefined ? sum + foldedRangeCost(from, to) : sum
  }, 0)
}

function foldedRangeCost(from: number, to: number): number {
  if (from <= FOLD_MIN && to >= FOLD_MAX) return 0
  const width = Math.min(to, FOLD_MAX) - Math.max(from, FOLD_MIN) + 1
  return Math.ceil(Math.max(0, width) / FOLDED_PER_INSTRUCTION)
}

/** The engine refuses more while it reads the pattern, in words of its own. */
const REPEATS_MAX = 1000

/** What a pattern costs to compile. */
export interface PatternCost {
  instructions: number
  /** Instructions, and the work of building classes and ranges, in instructions. */
  total: number
}

/** Estimates, never too low by much, what compiling a pattern costs; takes a time that grows with its text only. */
export function patternCost(pattern: string): PatternCost {
  const { size, repeats } = partOf(pattern)
  const instructions = repeats > REPEATS_MAX ? pattern.length : size
  const classes = countOf(pattern, CLASSES)
  return {
    instructions,
    total: FOLDS.test(pattern)
      ? instructions +
        classes * FOLDED_CLASS_COST +
        countOf(pattern, WORDS) * FOLDED_WORD_COST +
        foldedRangesCost(pattern)
      : instructions + classes * CLASS_COST,
  }
}

const countOf = (pattern: string, part: RegExp): number => pattern.match(part)?.length ?? 0
