import type { Instruction, Program } from '../pattern.ts'
import { exampleOf, isWordKind, type Kind, KINDS } from './characters.ts'

/** Where a reading of a text is in the program of a pattern: before the match, at an instruction, or after the match. */
export const BEFORE = -1
const AFTER = -2
export type Around = Kind | 'edge'

const NUMBER_OF = Object.fromEntries(['edge' as const, ...KINDS].map((around, number) => [around, number])) as Record<
  Around,
  number
>

/** Numbers are compared faster than texts; there are fewer kinds than sixteen. */
export const keyOf = (at: number, last: Around, next: Around = 'edge'): number =>
  ((at + 2) * 16 + NUMBER_OF[last]) * 16 + NUMBER_OF[next]

/** One way on with the next character; `example` is a character that goes there. */
interface Way {
  to: number
  example: number
}

/** The instructions of re2 by their numbers. */
const OP = { alt: 1, altMatch: 2, capture: 3, emptyWidth: 4, match: 6, nop: 7, any: 10, anyNotNewline: 11 }
const FLAG = { beginLine: 1, endLine: 2, beginText: 4, endText: 8, wordBoundary: 16, noWordBoundary: 32 }

/** A compiled pattern as a machine over kinds of characters: what can come next is known from the kinds alone. */
export class Automaton {
  readonly #program: Program
  readonly #reached = new Map<number, readonly number[]>()
  readonly #ways = new Map<number, readonly Way[]>()

  constructor(program: Program) {
    this.#program = program
  }

  /** Whether the text may end here. */
  mayEnd(at: number, last: Around): boolean {
    return at === AFTER || this.#reach(at, last, 'edge').includes(AFTER)
  }

  /** The ways on from a place, when a character of this kind comes after one of the kind `last`. */
  waysOn(at: number, last: Around, next: Kind): readonly Way[] {
    const key = keyOf(at, last, next)
    const ways = this.#ways.get(key) ?? this.#reach(at, last, next).flatMap((place) => this.#wayThrough(place, next))
    this.#ways.set(key, ways)
    return ways
  }

  #wayThrough(place: number, next: Kind): Way[] {
    const instruction = this.#program.inst[place]
    const example = exampleOf(next, (code) => !instruction || takes(instruction, code), instruction?.runes)
    return example === undefined ? [] : [{ to: instruction ? instruction.out : place, example }]
  }

  /** The places that read a character, reached from here without reading one. */
  #reach(at: number, last: Around, next: Around): readonly number[] {
    const key = keyOf(at, last, next)
    const reached = this.#reached.get(key) ?? [...closure(this.#program, at, flagsBetween(last, next))]
    this.#reached.set(key, reached)
    return reached
  }
}

const takes = (instruction: Instruction, code: number): boolean => {
  if (instruction.op === OP.any) return true
  return instruction.op === OP.anyNotNewline ? code !== 10 : instruction.matchRune(code)
}

function closure({ inst, start }: Program, at: number, flags: number): Set<number> {
  const readers = new Set<number>(at < 0 ? [at] : [])
  const [seen, open] = [new Set<number>(), at === AFTER ? [] : [at === BEFORE ? start : at]]
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    const instruction = inst[place]
    if (!instruction || seen.has(place)) continue
    seen.add(place)
    if (instruction.op === OP.match) readers.add(AFTER)
    else if (isReader(instruction)) readers.add(place)
    else open.push(...onwards(instruction, flags))
  }
  return readers
}

const isReader = ({ op }: Instruction): boolean => op > OP.nop && op <= OP.anyNotNewline

function onwards({ op, out, arg }: Instruction, flags: number): number[] {
  if (op === OP.alt || op === OP.altMatch) return [arg, out]
  if (op === OP.emptyWidth) return (arg & ~flags) === 0 ? [out] : []
  return op === OP.capture || op === OP.nop ? [out] : []
}

function flagsBetween(last: Around, next: Around): number {
  const [isWord, willBeWord] = [isWordAround(last), isWordAround(next)]
  return (
    (last === 'edge' ? FLAG.beginText | FLAG.beginLine : 0) |
    (last === 'newline' ? FLAG.beginLine : 0) |
    (next === 'edge' ? FLAG.endText | FLAG.endLine : 0) |
    (next === 'newline' ? FLAG.endLine : 0) |
    (isWord === willBeWord ? FLAG.noWordBoundary : FLAG.wordBoundary)
  )
}

const isWordAround = (around: Around): boolean => around !== 'edge' && isWordKind(around)
