import type { Grammar } from './tree.ts'

/** JSGF's own words would end the rule in the middle, so they carry a mark that `plainWords` takes off again. */
const KEYWORDS = new Set(['public', 'grammar', 'import'])
export const tokenOf = (word: string): string => (KEYWORDS.has(word) ? `${word}_` : word)
export const plainWords = (heard: string): string => heard.replaceAll('_', '')

const expressionOf = (grammar: Grammar): string => {
  if (grammar.kind === 'word') return tokenOf(grammar.word)
  if (grammar.kind === 'sequence') return `(${grammar.parts.map(expressionOf).join(' ')})`
  if (grammar.kind === 'choice') return `(${grammar.parts.map(expressionOf).join(' | ')})`
  return grammar.kind === 'maybe' ? `[${expressionOf(grammar.part)}]` : `(${expressionOf(grammar.part)})+`
}

/** Whether it begins with a part that may be left out. */
function isLoose(grammar: Grammar): boolean {
  if (grammar.kind === 'word') return false
  if (grammar.kind === 'choice') return grammar.parts.some(isLoose)
  return grammar.kind === 'maybe' || isLoose(grammar.kind === 'repeated' ? grammar.part : grammar.parts[0]!)
}

/**
 * The same grammar, with the first word of each answer at its very beginning. After a part that may be left out pocketsphinx
 * takes a word's first sound to follow another word, even where silence was before it: "forty" is as near to "fourteen" then.
 */
function firmly(grammar: Grammar): Grammar {
  if (!isLoose(grammar)) return grammar
  if (grammar.kind === 'choice') return { kind: 'choice', parts: grammar.parts.map(firmly) }
  if (grammar.kind !== 'sequence') return grammar
  const [first, ...rest] = grammar.parts
  if (first?.kind !== 'maybe') return { kind: 'sequence', parts: [firmly(first!), ...rest] }
  const without: Grammar = rest.length === 1 ? rest[0]! : { kind: 'sequence', parts: rest }
  return { kind: 'choice', parts: [{ kind: 'sequence', parts: [firmly(first.part), ...rest] }, firmly(without)] }
}

/** The grammar in the Java Speech Grammar Format, as pocketsphinx reads it. Words must be a-z and apostrophes only. */
export const toJsgf = (grammar: Grammar): string =>
  `#JSGF V1.0;\ngrammar field;\npublic <answer> = ${expressionOf(firmly(grammar))};\n`
