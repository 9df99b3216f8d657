import { patternProgram } from '../pattern.ts'
import { type Around, Automaton, BEFORE, keyOf } from './automaton.ts'
import { isBlankKind, type Kind } from './characters.ts'

/** Which texts are looked for: lengths in characters, and the kinds of characters that they may have. */
export interface Wanted {
  min: number
  max: number
  kinds: readonly Kind[]
}

/** Looking further than this would be felt; then nothing is claimed. */
const STEPS_MAX = 100_000

interface Node {
  at: number
  last: Around
  hasInk: boolean
  text: string
}

/**
 * Looks for a text that fits a pattern and is not blank, the shortest first, by walking the pattern's own automaton.
 * @returns the text; null when it is proved that there is none; undefined when the search was too long or the pattern
 * cannot be used
 */
export function fittingText(pattern: string, wanted: Wanted): string | null | undefined {
  const program = patternProgram(pattern)
  return program && search(new Automaton(program), wanted)
}

function search(automaton: Automaton, { min, max, kinds }: Wanted): string | null | undefined {
  const seen = new Set<number>()
  let layer: Node[] = [{ at: BEFORE, last: 'edge', hasInk: false, text: '' }]
  let steps = 0
  for (let length = 0; length <= max && layer.length > 0; length += 1) {
    const found = length < min ? undefined : layer.find((node) => node.hasInk && automaton.mayEnd(node.at, node.last))
    if (found) return found.text
    steps += layer.length * kinds.length
    if (steps > STEPS_MAX) return undefined
    // Below the least length a place may be needed again; from there on a shorter way to it is as good.
    const known = length < min ? new Set<number>() : seen
    layer = layer.flatMap((node) => onwards(automaton, node, kinds)).filter((node) => isNew(node, known))
  }
  return null
}

const onwards = (automaton: Automaton, { at, last, hasInk, text }: Node, kinds: readonly Kind[]): Node[] =>
  kinds.flatMap((kind) =>
    automaton.waysOn(at, last, kind).map(({ to, example }) => ({
      at: to,
      last: kind,
      hasInk: hasInk || !isBlankKind(kind),
      text: text + String.fromCodePoint(example),
    })),
  )

function isNew({ at, last, hasInk }: Node, known: Set<number>): boolean {
  const key = keyOf(at, last) * 2 + Number(hasInk)
  if (known.has(key)) return false
  known.add(key)
  return true
}
