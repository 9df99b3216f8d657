import {
  isSentenceWord,
  markPhrases,
  mayEndBefore,
  type Piece,
  piecesOf,
  readsAsSentence,
  textOf,
  untilDomainEnds,
} from './addresses/address.ts'
import { addressRules } from './addresses/reader.ts'
import { openings } from './around/lead-ins.ts'
import type { Words } from '../../shared/normalise.ts'
import { wordSet } from '../../shared/phrases.ts'

const MARKS = markPhrases([
  ['/', 'slash|forward slash|forward-slash|backslash|back slash'],
  ['//', 'double slash|double forward slash'],
  [':', 'colon'],
  ['?', 'question mark'],
  ['=', 'equals|equal sign|equals sign|equal'],
  ['&', 'ampersand|and sign'],
  ['#', 'hash|hashtag|hash sign|pound sign'],
  ['~', 'tilde'],
  ['www', 'dub dub dub|triple w|triple double u|double u double u double u'],
])
const OPENINGS = openings(
  `website|web site|site|url|link|web address|web page|webpage|homepage|home page|page|address|domain|blog|portfolio
  |company site|personal site|company website|personal website|website's|site's|address's|shop|online shop|store
  |online store`,
  `website|the one|at|we're at|we are at|i'm at|you can find us at|you can find me at|find us at|find me at|find us on
  |find us online at|visit us at|visit|go to|check out|look at|look us up at|head to|you can use|on the web at
  |online at`,
)
const HINGES = wordSet("is it's its that's be called named")
/** What follows a label of a host without parting it. */
const SIGNS = /^[./:?#-]/
const HOST = String.raw`(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}`
const SHAPE = new RegExp(String.raw`^https?://${HOST}(?::\d{2,5})?(?:[/?#]\S*)?$`)
const SCHEMES = wordSet('http https')
const INTERJECTIONS = wordSet('well so oh just maybe sure sorry please')

function onlySite(spoken: Piece[], words: Words): string | undefined {
  if (isMail(words)) return undefined
  const pieces = fromWww(withScheme(spoken.flatMap(apart)))
  const site = wholeSite(pieces)
  const rest = textOf(pieces.slice(site.length))
  if (rest.includes('.') || readsAsSentence(site) || !mayEndBefore(site, pieces.slice(site.length))) return undefined
  return OF_ANOTHER.test(textOf(site)) ? undefined : asAddress(textOf(site))
}

/** "The dot com one was taken": an article alone is no host. */
const OF_ANOTHER = /^(?:https?:\/\/)?(?:the\.[a-z.]+|(?:my|our|your|an?|that|this)\.[a-z]+)$/

function asAddress(text: string): string | undefined {
  const address = /^https?:/.test(text) ? text : `https://${text}`
  return SHAPE.test(address) && URL.canParse(address) ? address : undefined
}

/** How many pieces "https colon slash slash" takes; none where the transcriber wrote the host with it. */
const schemeLength = (pieces: readonly Piece[]): number =>
  pieces.findIndex((_, index) => /https?:\/\/$/.test(textOf(pieces.slice(0, index + 1)))) + 1

/** The host, and the path up to a pause where one was begun. */
function wholeSite(pieces: readonly Piece[]): readonly Piece[] {
  const start = schemeLength(pieces)
  const host = untilDomainEnds(pieces.slice(start), SIGNS)
  const path = host.findIndex(({ text }) => /^[/?#]/.test(text))
  if (path < 0) return pieces.slice(0, start + host.length)
  const end = pieces.findIndex(({ kind }, index) => kind === 'pause' && index > start + path)
  return end < 0 ? pieces : pieces.slice(0, end)
}

function beginsHost(rest: Words): boolean {
  const first = piecesOf(rest, MARKS)[0]
  return first !== undefined && (first.kind !== 'mark' || first.text === 'www')
}

/** "My email is anna at …" is no web address. */
const isMail = (words: Words): boolean =>
  words.slice(0, Math.max(0, words.lastIndexOf('at'))).some((word) => /^(?:e-?mail|mail)$/.test(word))

/** "You will find everything at …": a sentence before the last "at" is a lead-in. */
function sentenceEnd(words: Words): number {
  const at = words.lastIndexOf('at')
  return words.slice(0, Math.max(at, 0)).some((word) => isSentenceWord(word) && !INTERJECTIONS.has(word)) ? at : -1
}

/** Spelled in one breath, "h t t p s w w w b b c" is three things. */
const apart = (piece: Piece): Piece[] =>
  piece.kind === 'letters'
    ? piece.text
        .split(/(www)/)
        .filter(Boolean)
        .map((text) => ({ ...piece, text }))
    : [piece]

/** Nothing stands before "w w w" but a scheme and what was said before the address; its dot is often left unsaid. */
function fromWww(pieces: Piece[]): Piece[] {
  const [scheme, at] = [schemeLength(pieces), pieces.findIndex(({ text }) => text === 'www')]
  if (at < 0 || pieces.slice(scheme, at).some(({ kind }) => kind === 'mark')) return pieces
  const rest = pieces.slice(at + 1)
  const host: Piece[] = rest[0]?.kind === 'mark' ? rest : [{ text: '.', kind: 'mark' }, ...rest]
  return [...pieces.slice(0, scheme), ...pieces.slice(at, at + 1), ...host]
}

/** "Https example dot com", the colon and slashes left unsaid. */
function withScheme(pieces: Piece[]): Piece[] {
  const [first, second] = pieces
  const unsaid = first && SCHEMES.has(first.text) && second?.kind !== 'mark'
  return unsaid ? [first, { text: '://', kind: 'mark' }, ...pieces.slice(1)] : pieces
}

/** The only address that the transcriber itself wrote, where none was said in words. */
function written(words: Words): string | undefined {
  const [address, ...others] = words.filter((word) => WRITTEN.test(word))
  const isSaid = words.some((word) => word === 'dot' || word === 'slash' || word.includes('@'))
  return address === undefined || others.length > 0 || isSaid ? undefined : asAddress(address)
}

const WRITTEN = /^(?:https?:\/\/)?[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}$/

/** Takes what was said to a question for a web address; gives the only one in it, https unless http was said. */
export const url = addressRules({
  marks: MARKS,
  openings: OPENINGS,
  begins: beginsHost,
  isFirstSign: (word) => word === 'dot',
  hasSign: (word) => word === 'dot' || word.includes('.'),
  isHinge: (_words, word) => HINGES.has(word),
  leadInEnd: sentenceEnd,
  read: onlySite,
  written,
  /** "Well spring dot org" may be one name. */
  belongs: (filler) => filler.length === 1,
  repairs: {
    begins: /^[./]/,
    joined: (start, end, address) => asAddress((start.includes('//') ? start : address) + end),
  },
})
