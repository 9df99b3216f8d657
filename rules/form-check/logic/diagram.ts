/**
 * Decision diagrams over answers: each holds of some combinations of answers, and of no others. Two that hold of the same
 * combinations are the same number, so that “always” and “never” are read off. The classes of answers to a field are the
 * branches of its node, in the order of the fields.
 */
export type Diagram = number

export const NEVER: Diagram = 0
export const ALWAYS: Diagram = 1

/** Thrown where a form has more combinations than can be told apart in the time there is. */
export class TooComplex extends Error {}

interface Branching {
  variable: number
  branches: Diagram[]
}

const LAST = Number.POSITIVE_INFINITY

/** The diagrams of one form. */
export class Diagrams {
  readonly #nodes: Branching[] = [NONE, NONE]
  readonly #known = new Map<string, Diagram>()
  readonly #both = new Map<number, Diagram>()
  readonly #not = new Map<Diagram, Diagram>()
  readonly #limit: number

  /** @param limit of nodes */
  constructor(limit: number) {
    this.#limit = limit
  }

  /** Holds of the answers whose class, by its place, has a diagram that holds. */
  branch(variable: number, branches: Diagram[]): Diagram {
    const [first = NEVER] = branches
    if (branches.every((each) => each === first)) return first
    const key = `${variable}:${branches.join()}`
    const known = this.#known.get(key)
    if (known !== undefined) return known
    if (this.#nodes.length >= this.#limit) throw new TooComplex()
    const made = this.#nodes.push({ variable, branches }) - 1
    this.#known.set(key, made)
    return made
  }

  not(one: Diagram): Diagram {
    if (one <= ALWAYS) return one === NEVER ? ALWAYS : NEVER
    const known = this.#not.get(one)
    if (known !== undefined) return known
    const { variable, branches } = this.#node(one)
    const made = this.branch(
      variable,
      branches.map((each) => this.not(each)),
    )
    this.#not.set(one, made)
    this.#not.set(made, one)
    return made
  }

  and(one: Diagram, other: Diagram): Diagram {
    if (one === NEVER || other === NEVER) return NEVER
    if (one === ALWAYS || one === other) return other
    if (other === ALWAYS) return one
    const key = Math.min(one, other) * 2 ** 26 + Math.max(one, other)
    const known = this.#both.get(key)
    if (known !== undefined) return known
    const made = this.#joined(one, other)
    this.#both.set(key, made)
    return made
  }

  or(one: Diagram, other: Diagram): Diagram {
    return this.not(this.and(this.not(one), this.not(other)))
  }

  all(diagrams: Diagram[]): Diagram {
    return diagrams.reduce((joined, each) => this.and(joined, each), ALWAYS)
  }

  any(diagrams: Diagram[]): Diagram {
    return diagrams.reduce((joined, each) => this.or(joined, each), NEVER)
  }

  /**
   * The combination of which it holds that takes the least; classes that do not matter are left out.
   * @param cost of a class of answers to a field
   * @returns by variable the place of the class; undefined where it never holds
   */
  cheapest(root: Diagram, cost: (variable: number, place: number) => number): Map<number, number> | undefined {
    const best = new Map<Diagram, { cost: number; place: number }>([
      [ALWAYS, { cost: 0, place: -1 }],
      [NEVER, { cost: LAST, place: -1 }],
    ])
    const look = (diagram: Diagram): number => {
      const known = best.get(diagram)
      if (known) return known.cost
      const { variable, branches } = this.#node(diagram)
      const costs = branches.map((each, place) => look(each) + cost(variable, place))
      const least = Math.min(...costs)
      best.set(diagram, { cost: least, place: costs.indexOf(least) })
      return least
    }
    return look(root) === LAST ? undefined : this.#follow(root, best)
  }

  #follow(root: Diagram, best: Map<Diagram, { place: number }>): Map<number, number> {
    const chosen = new Map<number, number>()
    for (let diagram = root; diagram > ALWAYS;) {
      const { variable, branches } = this.#node(diagram)
      const place = best.get(diagram)?.place ?? 0
      chosen.set(variable, place)
      diagram = branches[place] ?? NEVER
    }
    return chosen
  }

  #joined(one: Diagram, other: Diagram): Diagram {
    const [left, right] = [this.#node(one), this.#node(other)]
    const variable = Math.min(left.variable, right.variable)
    const { length } = left.variable === variable ? left.branches : right.branches
    const at = (diagram: Diagram, node: Branching, place: number) =>
      node.variable === variable ? (node.branches[place] ?? NEVER) : diagram
    const branches = Array.from({ length }, (_, place) => this.and(at(one, left, place), at(other, right, place)))
    return this.branch(variable, branches)
  }

  #node(diagram: Diagram): Branching {
    return this.#nodes[diagram] ?? NONE
  }
}

const NONE: Branching = { variable: LAST, branches: [] }
