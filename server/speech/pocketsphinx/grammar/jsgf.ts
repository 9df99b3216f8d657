import type { Grammar } from './tree.ts'

/** JSGF's keywords would end the rule in the middle, so they get a mark that `plainWords` removes again. */
const KEYWORDS = new Set(['public', 'grammar', 'import'])
export const tokenOf = (word: string): string => (KEYWORDS.has(word) ? `${word}_` : word)
export const plainWords = (heard: string): string => heard.replaceAll('_', '')

const expressionOf = (grammar: Grammar): string => {
  if (grammar.kind === 'word') return tokenOf(grammar.word)
  if (grammar.kind === 'sequence') return `(${grammar.parts.map(expressionOf).join(' ')})`
  if (grammar.kind === 'choice') return `(${grammar.parts.map(expressionOf).join(' | ')})`
  return grammar.kind === 'maybe' ? `[${expressionOf(grammar.part)}]` : `(${expressionOf(grammar.part)})+`
}

/** Whether it begins with an optional part. */
function startsOptional(grammar: Grammar): boolean {
  if (grammar.kind === 'word') return false
  if (grammar.kind === 'choice') return grammar.parts.some(startsOptional)
  return grammar.kind === 'maybe' || startsOptional(grammar.kind === 'repeated' ? grammar.part : grammar.parts[0]!)
}

/**
 * The same grammar, without an optional part at its beginning. After an optional part pocketsphinx scores a word's first sound
 * as if it followed another word, even after silence: then "forty" costs as much as "fourteen".
 */
function withFixedStart(grammar: Grammar): Grammar {
  if (!startsOptional(grammar)) return grammar
  if (grammar.kind === 'choice') return { kind: 'choice', parts: grammar.parts.map(withFixedStart) }
  if (grammar.kind !== 'sequence') return grammar
  const [first, ...rest] = grammar.parts
  if (first?.kind !== 'maybe') return { kind: 'sequence', parts: [withFixedStart(first!), ...rest] }
  const without: Grammar = rest.length === 1 ? rest[0]! : { kind: 'sequence', parts: rest }
  return {
    kind: 'choice',
    parts: [{ kind: 'sequence', parts: [withFixedStart(first.part), ...rest] }, withFixedStart(without)],
  }
}

/** The grammar in the Java Speech Grammar Format, as pocketsphinx reads it. Words must be a-z and apostrophes only. */
export const toJsgf = (grammar: Grammar): string =>
  `#JSGF V1.0;\ngrammar field;\npublic <answer> = ${expressionOf(withFixedStart(grammar))};\n`
