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
  ["'", 'apostrophe'],
  ['/', 'slash|forward slash'],
])
const OPENINGS = openings(
  `email|e mail|e-mail|mail|email address|e-mail address|mail address|address|work email|personal email|private email
  |work address|contact|email's|e-mail's|mail's|address's|main email|email i use|one i use`,
  `email|e mail|e-mail|the one|something like|at|i'm at|i am at|we're at|by email at|via email at|by email|for email
  |for work|you can use|you could use|you may use|you could try|you can try|drop me a line at|send it to|send that to
  |send them to|send an email to|send me an email at|write to me at|write me at|write to|mail me at|e-mail me at
  |you can email me at|email me at|you can contact me at|you can contact me on|contact me at|contact me on
  |you can reach me at|you can reach me on|you may reach me at|reach me at|reach me on|you can get me at|get me at
  |get hold of me at|you can find me at|find me at`,
)
/** Where a lead-in of another wording ends: "the one I check is …". */
const HINGES = wordSet("is it's its that's be called try use")
const SHAPE =
  /^(?!-)(?=[^@]*[a-z0-9])[a-z0-9_+'-]+(?:\.[a-z0-9_+'-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/

function onlyAddress(pieces: readonly Piece[]): string | undefined {
  const ats = pieces.flatMap((piece, index) => (piece.text === '@' ? [index] : []))
  if (ats.length !== 1) return undefined
  const at = ats[0] ?? 0
  const [name, rest] = [pieces.slice(0, at), pieces.slice(at + 1)]
  const domain = untilDomainEnds(rest, /^[.-]/)
  const address = `${textOf(name)}@${textOf(domain)}`
  const sound = SHAPE.test(address) && !readsAsSentence(name) && !isOfSentence(domain)
  return sound && mayEndBefore(domain, rest.slice(domain.length)) ? address : undefined
}

/** "Look at the dot com bubble". */
const isOfSentence = ([label, dot]: readonly Piece[]): boolean =>
  label?.kind === 'said' && dot?.text === '.' && isSentenceWord(label.text) && !HOSTS.has(label.text)

/** Hosts of mail that are words of sentences. */
const HOSTS = wordSet('live me')

/** An address that the transcriber itself wrote, with any words around it but those of a second address. */
function written(words: Words): string | undefined {
  const addresses = new Set(words.filter((word) => SHAPE.test(word)))
  return addresses.size === 1 && !isInWords(words) ? [...addresses][0] : undefined
}

const isInWords = (words: Words): boolean => words.includes('at') && words.slice(words.indexOf('at')).includes('dot')

/** "You can write me at …" too; but "ann@example.com or use …" are two, and so are "ann at example dot com or use …". */
const isHinge = (words: Words, word: string, index: number): boolean =>
  (HINGES.has(word) || (word === 'at' && /^(?:me|us)$/.test(words[index - 1] ?? ''))) &&
  !words.slice(0, index).some((earlier) => SHAPE.test(earlier)) &&
  !isInWords(words.slice(0, index))

/** Takes what was said to a question for an email address; gives the only address in it, in lower case. */
export const email = addressRules({
  marks: MARKS,
  openings: OPENINGS,
  begins: (rest) => piecesOf(rest.slice(0, 2), MARKS)[0]?.kind !== 'mark',
  isFirstSign: (word) => word === 'at' || word.startsWith('@'),
  hasSign: (word) => word === 'at' || word.includes('@'),
  isHinge,
  read: onlyAddress,
  written,
  repairs: { begins: /^[@.]/, joined: (start, end) => (SHAPE.test(start + end) ? start + end : undefined) },
})
