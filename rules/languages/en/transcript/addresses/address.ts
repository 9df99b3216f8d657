import { digitsAt, timesOf } from '../numbers/digits.ts'
import type { Words } from '../../../shared/normalise.ts'
import { type Phrases, phraseAt, phrases, wordSet } from '../../../shared/phrases.ts'
import { lettersAt, spells } from '../spelling.ts'
import { PAUSE } from '../../../shared/words.ts'

/** A bit of a spoken address. `said` are the plain words of a sentence or a name; the rest is sure to be address. */
export interface Piece {
  text: string
  kind: 'said' | 'letters' | 'digits' | 'mark' | 'pause'
}

const MARKS: readonly (readonly [string, string])[] = [
  ['.', 'dot|a dot|period|point|full stop'],
  ['-', 'dash|hyphen|minus|hyphen sign|dash sign|minus sign'],
  ['_', 'underscore|under score|underline|underscore sign'],
  ['+', 'plus|plus sign'],
  ['@', '@|at|at sign|at symbol|at-sign|at the rate|at the rate of'],
  ['.com', 'dotcom'],
  // Austria's ending, which is else the sign.
  ['.at', 'dotat'],
]
/** Nothing of the address itself: how it is written, and what kind of sign comes next. */
const ASIDES = phrases<'letters' | 'digits' | 'anything'>([
  [
    'letters',
    `capital|capital letter|cap|caps|big|uppercase|upper case|lowercase|lower case|small|letter|the letter|the letters
    |letters|spelled|spelt|that's spelled|that's spelt|spelled as|which is spelled|spelling|that is|that's`,
  ],
  ['digits', 'then digit|digit|digits|the digit|the digits|number|numbers|the number|the numbers|numeral|numerals'],
  [
    'anything',
    `no apostrophe|no apostrophes|without apostrophe|without an apostrophe|without the apostrophe|all lowercase
    |all lower case|all in lowercase|all in lower case|in lowercase|in lower case|all caps|in caps|in capitals
    |all one word|one word|as one word|all in one word|no space|no gaps|without gaps|no spaces|without spaces
    |without any spaces|with no spaces|all together|then|and then|then a`,
  ],
])

export const markPhrases = (more: readonly (readonly [string, string])[] = []): Phrases<string> =>
  phrases([...MARKS, ...more])

/** Takes the words of a spoken address; gives its pieces, spelled letters and digits put together. */
export function piecesOf(words: Words, marks: Phrases<string>): Piece[] {
  const pieces: Piece[] = []
  const separated = words.flatMap((word) => word.split(/(@)/)).filter(Boolean)
  for (let at = 0; at < separated.length;) {
    const { piece, next } = pieceAt(separated, at, marks, pieces.at(-1))
    if (piece) append(pieces, piece)
    at = next
  }
  return pieces.filter((piece, index) => piece.kind !== 'pause' || !besideMark(pieces, index))
}

/** A pause beside a sign parts nothing: "john, at, example, dot com". */
const besideMark = (pieces: readonly Piece[], index: number): boolean =>
  pieces[index - 1]?.kind === 'mark' || pieces[index + 1]?.kind === 'mark'

function pieceAt(words: Words, at: number, marks: Phrases<string>, last?: Piece): { piece?: Piece; next: number } {
  const word = words[at] ?? ''
  if (word === PAUSE) return { piece: { text: '', kind: 'pause' }, next: at + 1 }
  const aside = asideEnd(words, at)
  if (aside !== undefined) return { next: aside }
  const letters = isZeros(words, at, last) ? undefined : lettersAt(words, at)
  if (letters) return { piece: { text: letters.value, kind: 'letters' }, next: letters.next }
  const mark = phraseAt(marks, words, at)
  if (mark) return { piece: { text: mark.meaning, kind: 'mark' }, next: at + mark.length }
  const digits = digitsAt(words, at, last?.kind === 'digits')
  if (digits) return { piece: { text: digits.value, kind: 'digits' }, next: digits.next }
  return { piece: { text: word.replaceAll("'", ''), kind: 'said' }, next: at + 1 }
}

/** "Kev double o seven": zeros before a digit, but where letters are spelled. */
const isZeros = (words: Words, at: number, last?: Piece): boolean =>
  last?.kind !== 'letters' &&
  timesOf(words[at]) !== undefined &&
  /^oh?$/u.test(words[at + 1] ?? '') &&
  digitsAt(words, at + 2, false) !== undefined

function asideEnd(words: Words, at: number): number | undefined {
  const aside = phraseAt(ASIDES, words, at)
  if (!aside) return undefined
  const next = at + aside.length
  const follows = { letters: lettersAt(words, next), digits: digitsAt(words, next, false), anything: true }
  return follows[aside.meaning] ? next : undefined
}

/** "Peter, P-E-T-E-R" is one word said twice: the letters stand, and the pause between goes. */
function append(pieces: Piece[], piece: Piece): void {
  const word = pieces.findLast(({ kind }) => kind !== 'pause')
  if (piece.kind === 'letters' && word?.kind === 'said' && spells(word.text, piece.text)) {
    pieces.length = pieces.lastIndexOf(word)
  }
  if (word?.kind === 'letters' && isAgain(pieces, word.text, piece)) return
  const last = pieces.at(-1)
  if (last?.kind === 'digits' && piece.kind === 'digits') last.text += piece.text
  else pieces.push(piece)
}

/** "P-E-T-E-R, Peter" is one word too; but without a pause "B-E-N Bell" is two. */
const isAgain = (pieces: readonly Piece[], letters: string, { kind, text }: Piece): boolean =>
  text === letters || (kind === 'said' && pieces.at(-1)?.kind === 'pause' && spells(text, letters))

export const textOf = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join('')

/**
 * The pieces up to the end of a domain: after the label that follows a dot only a further sign continues it.
 * @param signs what may follow a label without a space in speech
 */
export function untilDomainEnds(pieces: readonly Piece[], signs: RegExp): readonly Piece[] {
  const end = pieces.findIndex((piece, index) => {
    const text = textOf(pieces.slice(0, index))
    return text.includes('.') && /[a-z0-9]$/.test(text) && !signs.test(piece.text) && !goesOn(text, pieces, index)
  })
  return end < 0 ? pieces : pieces.slice(0, end)
}

/** "Docs dot green garden dot co": a label of several words, since no domain ends in green. */
function goesOn(text: string, pieces: readonly Piece[], at: number): boolean {
  const ends = pieces.findIndex(({ kind }, index) => index >= at && (kind === 'mark' || kind === 'pause'))
  const isEnded = pieces[ends]?.text === '.' || (pieces[ends]?.text === '-' && hasDot(pieces.slice(ends)))
  const isLabel = isEnded && ends - at <= SAID_MAX
  // "W w w dot oak and iron": no host ends after "www".
  const isOfHost = (piece: Piece) => /(?:^|\/)www\.[a-z0-9]*$/.test(text) && isJoint(pieces, pieces.indexOf(piece))
  const isOther = (piece: Piece) => isOfSentence(pieces)(piece) && !isOfHost(piece)
  return isLabel && !COMMON_ENDINGS.has(text.split('.').at(-1) ?? '') && !pieces.slice(at, ends).some(isOther)
}

const hasDot = (pieces: readonly Piece[]): boolean => pieces.some(({ text }) => text === '.')

const isSpelled = (piece?: Piece): boolean => piece?.kind === 'letters' || piece?.kind === 'digits'

/** "B and b": a word between letters is a part of their name. */
const isBetweenLetters = (pieces: readonly Piece[], index: number): boolean =>
  isSpelled(pieces[index - 1]) && isSpelled(pieces[index + 1])

const isOfSentence =
  (pieces: readonly Piece[]) =>
  (piece: Piece): boolean =>
    piece.kind === 'said' && SENTENCE.has(piece.text) && !isBetweenLetters(pieces, pieces.indexOf(piece))

const COMMON_ENDINGS = wordSet(
  `com org net edu gov io co uk us ca au nz ie in de fr es it nl be ch at se no dk fi pl pt za jp eu info biz dev app
    ai me tv`,
)

/** Whether a text is a whole domain with an ending that everyone knows. */
export const isKnownDomain = (text: string): boolean =>
  /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(text) && COMMON_ENDINGS.has(text.split('.').at(-1) ?? '')

/** Whether words may follow a domain: after an ending that everyone knows, or after a pause. */
export function mayEndBefore(domain: readonly Piece[], rest: readonly Piece[]): boolean {
  const ending =
    textOf(domain)
      .replaceAll(/https?:\/\/|[/?#:].*/g, '')
      .split('.')
      .at(-1) ?? ''
  if (rest[0]?.kind === 'mark') return false
  return rest[0] === undefined || rest[0].kind === 'pause' || COMMON_ENDINGS.has(ending)
}

/** Words of sentences: where they stand among the plain words of an address, it is no address. */
const SENTENCE = wordSet(
  `it's that's we're they're i i'm im i'd id i'll ive we we're were you he she they it the this that these those is
    are was am have has had do does did don't dont doesn't doesnt didn't didnt can can't cant could would want should
    will won't wont not never what where when which who whom why how and or but with without from of in on because if
    then than there here my your our their his her its please sorry no called named goes so well sure just oh maybe
    meet work works live lives find found get gets look looking remember know think believe say said tell told ask
    asked haven't havent`,
)
const SAID_MAX = 4

export const isSentenceWord = (word: string): boolean => SENTENCE.has(word)

/**
 * Whether the plain words of an address read like a sentence. A word beside a spoken dot or dash is none of them, nor
 * one between letters, "b and b"; a single word may be any name, and so may the first "the".
 */
export function readsAsSentence(pieces: readonly Piece[]): boolean {
  const marked = (index: number) =>
    pieces[index - 1]?.kind === 'mark' || pieces[index + 1]?.kind === 'mark' || isBetweenLetters(pieces, index)
  const said = pieces
    .filter(({ kind }, at) => kind === 'said' && !marked(at) && !isJoint(pieces, at))
    .map(({ text }) => text)
  if (pieces.length === 1) return false
  return (
    said.length > SAID_MAX || said.some((text, index) => SENTENCE.has(text) && !(index === 0 && FIRST_WORDS.has(text)))
  )
}

/** "Salt and pepper". */
const isJoint = (pieces: readonly Piece[], index: number): boolean =>
  pieces[index]?.text === 'and' && [-1, 1].every((by) => isName(pieces[index + by]))

const isName = (piece?: Piece): boolean => piece?.kind === 'said' && !SENTENCE.has(piece.text)

const FIRST_WORDS = wordSet('the no will ask say')
