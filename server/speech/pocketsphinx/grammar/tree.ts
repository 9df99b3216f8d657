/** What may be said, as a tree: words one after another, a choice, a part that may be left out, a part said again and again. */
export type Grammar =
  | { kind: 'word'; word: string }
  | { kind: 'sequence'; parts: Grammar[] }
  | { kind: 'choice'; parts: Grammar[] }
  | { kind: 'maybe'; part: Grammar }
  | { kind: 'repeated'; part: Grammar }

type Sayable = string | Grammar

/** Takes a phrase of words separated by spaces, or a tree. */
const treeOf = (said: Sayable): Grammar => {
  if (typeof said !== 'string') return said
  const parts: Grammar[] = said.split(' ').map((word) => ({ kind: 'word', word }))
  return parts.length === 1 ? parts[0]! : { kind: 'sequence', parts }
}

export const inOrder = (...parts: Sayable[]): Grammar => ({ kind: 'sequence', parts: parts.map(treeOf) })
export const oneOf = (...parts: Sayable[]): Grammar => ({ kind: 'choice', parts: parts.map(treeOf) })
export const maybe = (...parts: Sayable[]): Grammar => ({ kind: 'maybe', part: oneOf(...parts) })
export const repeated = (part: Sayable): Grammar => ({ kind: 'repeated', part: treeOf(part) })
/** A choice written as one string: `'red|dark red|blue'`. */
export const anyOf = (phrases: string): Grammar => oneOf(...phrases.split('|'))

const childrenOf = (grammar: Grammar): Grammar[] => {
  if (grammar.kind === 'word') return []
  return 'parts' in grammar ? grammar.parts : [grammar.part]
}

/** Every word that the grammar can hear, once; added to those given. */
export function wordsOf(grammar: Grammar, words = new Set<string>()): Set<string> {
  if (grammar.kind === 'word') words.add(grammar.word)
  for (const child of childrenOf(grammar)) wordsOf(child, words)
  return words
}

/** How many words the grammar is long, each as often as it stands there. */
export function lengthOf(grammar: Grammar): number {
  if (grammar.kind === 'word') return 1
  return childrenOf(grammar).reduce((sum, child) => sum + lengthOf(child), 0)
}

/** Whether the words, separated by spaces, are something that the grammar has. */
export const accepts = (grammar: Grammar, said: string): boolean => {
  const words = said.split(' ')
  return endsOf(grammar, (word, place) => words[place] === word, 0).has(words.length)
}

/** What the grammar may have at a place behind the words before it. Not after each of them can the other words follow. */
export function wordsAt(grammar: Grammar, words: readonly string[], at: number): Set<string> {
  const found = new Set<string>()
  endsOf(grammar, (word, place) => (place === at ? found.add(word).size > 0 : words[place] === word), 0)
  return found
}

type IsSaid = (word: string, place: number) => boolean

/** The places where a part can end that begins at a place. */
function endsOf(grammar: Grammar, isSaid: IsSaid, from: number): Set<number> {
  const each = (part: Grammar, starts: Set<number>) =>
    new Set([...starts].flatMap((start) => [...endsOf(part, isSaid, start)]))
  switch (grammar.kind) {
    case 'word':
      return new Set(isSaid(grammar.word, from) ? [from + 1] : [])
    case 'sequence':
      return grammar.parts.reduce((starts, part) => (starts.size > 0 ? each(part, starts) : starts), new Set([from]))
    case 'choice':
      return new Set(grammar.parts.flatMap((part) => [...endsOf(part, isSaid, from)]))
    case 'maybe':
      return endsOf(grammar.part, isSaid, from).add(from)
    default:
      return repeatedEnds(grammar.part, isSaid, from)
  }
}

function repeatedEnds(part: Grammar, isSaid: IsSaid, from: number): Set<number> {
  const ends = new Set<number>()
  for (let starts = [from]; starts.length > 0;) {
    const next = new Set(starts.flatMap((start) => [...endsOf(part, isSaid, start)]))
    starts = [...next].filter((end) => !ends.has(end))
    for (const end of starts) ends.add(end)
  }
  return ends
}

/**
 * The grammar without phrases that have an unknown word: one word that the dictionary lacks makes pocketsphinx reject the whole
 * grammar.
 */
export function withoutUnknown(grammar: Grammar, isKnown: (word: string) => boolean): Grammar | undefined {
  if (grammar.kind === 'word') return isKnown(grammar.word) ? grammar : undefined
  if ('part' in grammar) {
    const part = withoutUnknown(grammar.part, isKnown)
    return part && { ...grammar, part }
  }
  return grammar.kind === 'sequence' ? sequenceWithout(grammar.parts, isKnown) : choiceWithout(grammar.parts, isKnown)
}

function sequenceWithout(parts: Grammar[], isKnown: (word: string) => boolean): Grammar | undefined {
  const knownParts: Grammar[] = []
  for (const part of parts) {
    const known = withoutUnknown(part, isKnown)
    if (known) knownParts.push(known)
    else if (part.kind !== 'maybe') return undefined
  }
  return knownParts.length > 0 ? { kind: 'sequence', parts: knownParts } : undefined
}

function choiceWithout(parts: Grammar[], isKnown: (word: string) => boolean): Grammar | undefined {
  const knownParts = parts.map((part) => withoutUnknown(part, isKnown)).filter((part) => part !== undefined)
  return knownParts.length > 0 ? { kind: 'choice', parts: knownParts } : undefined
}
