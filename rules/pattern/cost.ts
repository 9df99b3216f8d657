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
const FOLDS = /\(\?[a-z]*i/i

/** The engine refuses more while it reads the pattern, in words of its own. */
const REPEATS_MAX = 1000

/** What a pattern costs to compile. */
export interface PatternCost {
  instructions: number
  /** Instructions, and the work of building classes, in instructions. */
  total: number
}

/** Estimates, never too low by much, what compiling a pattern costs; takes a time that grows with its text only. */
export function patternCost(pattern: string): PatternCost {
  const { size, repeats } = partOf(pattern)
  const instructions = repeats > REPEATS_MAX ? pattern.length : size
  const classes = pattern.match(CLASSES)?.length ?? 0
  return { instructions, total: instructions + classes * (FOLDS.test(pattern) ? FOLDED_CLASS_COST : CLASS_COST) }
}
