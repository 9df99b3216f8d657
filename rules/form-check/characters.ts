/** Kinds of characters, as far as patterns, speech and blank answers tell them apart. */
export const KINDS = [
  'lower',
  'upper',
  'digit',
  'space',
  'punctuation',
  'foreign',
  'underscore',
  'sign',
  'blank',
  'newline',
] as const
export type Kind = (typeof KINDS)[number]

/** What dictation writes by itself: words and the marks between them. */
export const WORDS: readonly Kind[] = ['lower', 'space', 'punctuation', 'foreign']
/** What can stand in a line: a line break cannot be typed there. */
export const LINE: readonly Kind[] = KINDS.filter((kind) => kind !== 'newline')

const EMPTY: readonly Kind[] = ['space', 'blank', 'newline']
/** Whether an answer of such characters alone would count as empty. */
export const isBlankKind = (kind: Kind): boolean => EMPTY.includes(kind)

const WORD: readonly Kind[] = ['lower', 'upper', 'digit', 'underscore']
/** What `\b` and `\w` take for a part of a word. */
export const isWordKind = (kind: Kind): boolean => WORD.includes(kind)

const codesOf = (text: string): number[] => Array.from(text, (character) => character.codePointAt(0) ?? 0)
const between = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at)

const NEWLINE = 10
const BLANKS = [9, 11, 12, 13, 0xa0, 0x1680, ...between(0x2000, 0x200a), 0x2028, 0x2029, 0x202f, 0x205f, 0x3000, 0xfeff]
const MARKS = codesOf(".,?!'-")
const CONTROLS = [...between(0, 8), ...between(14, 31), 127]

/** Every character of ASCII and every blank, the likeliest first; of the rest only examples. */
const EXAMPLES: Record<Kind, readonly number[]> = {
  lower: between(97, 122),
  upper: between(65, 90),
  digit: [...between(49, 57), 48],
  space: [32],
  punctuation: MARKS,
  underscore: [95],
  sign: [...codesOf('@#/:+*&%$()[]{}<>=;"\\|~^`'), ...CONTROLS],
  blank: BLANKS,
  newline: [NEWLINE],
  foreign: codesOf('éäñωжא中あ가€😀'),
}

/** One character of a kind that fits, the likeliest; undefined when there is none. */
export function exampleOf(
  kind: Kind,
  fits: (code: number) => boolean,
  runes: ArrayLike<number> = [],
): number | undefined {
  const example = EXAMPLES[kind].find(fits)
  return example ?? (kind === 'foreign' ? foreignIn(runes) : undefined)
}

/** The first character beyond ASCII within ranges `[from, to, from, to, …]`, or the only one named. */
function foreignIn(runes: ArrayLike<number>): number | undefined {
  for (let at = 0; at < runes.length; at += 2) {
    const [from = 0, to = from] = [runes[at], runes[at + 1]]
    const first = firstForeign(Math.max(from, 128), to)
    if (first !== undefined) return first
  }
  return undefined
}

/** Blanks have a kind of their own, and half of a pair is no character. */
function firstForeign(from: number, to: number): number | undefined {
  let code = from
  while (code <= to && (BLANKS.includes(code) || isHalf(code))) code = isHalf(code) ? 0xe000 : code + 1
  return code <= to ? code : undefined
}

const isHalf = (code: number): boolean => code >= 0xd800 && code <= 0xdfff
