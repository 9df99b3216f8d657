import type { Condition, FieldComparison, FormField } from '../../../contract/types.gen.ts'
import { holds, partsOf } from '../../logic/condition.ts'
import { CONDITION_DEPTH_MAX } from '../../logic/limits.ts'
import { END } from '../../logic/fields-asked.ts'
import { type AnswerClass, classesOf } from './answer-classes.ts'
import { ALWAYS, type Diagram, Diagrams, NEVER } from './diagram.ts'

/** One condition of a form: where it stands, when it is judged, and when it holds then. */
export interface Judged {
  index: number
  kind: 'visibleWhen' | 'requiredWhen' | 'goTo'
  /** The place of the jump. */
  jump?: number
  condition: Condition | undefined
  when: Diagram
  holds: Diagram
}

/** With which answers each field is asked, each condition holds and each end is reached. */
export interface Flow {
  diagrams: Diagrams
  asked: Diagram[]
  conditions: Judged[]
  /** By the place of the field after which the form ends. */
  ends: Map<number, Diagram>
  /** Of answers with which the form can be sent. */
  sendable: Diagram
  /** By the place of a field that conditions ask for, what they tell apart of its answers. */
  classes: Map<number, AnswerClass[]>
  /** The places of fields of which only some answers were tried. */
  sampled: number[]
}

/** More nodes take longer than an owner waits. */
const NODES_MAX = 150_000

/** @throws TooComplex where the combinations of answers are too many to be told apart */
export function flowOf(fields: FormField[]): Flow {
  const walk = new Walk(fields)
  for (const index of fields.keys()) walk.pass(index)
  return walk.flow()
}

const comparisonsIn = ({ visibleWhen, requiredWhen, goTo = [] }: FormField): FieldComparison[] =>
  [visibleWhen, requiredWhen, ...goTo.map(({ when }) => when)]
    .filter((condition) => condition !== undefined)
    .flatMap((condition) => [...partsOf(condition, CONDITION_DEPTH_MAX)])
    .flatMap(([part]) => ('field' in part ? [part] : []))

class Walk {
  readonly #fields: FormField[]
  readonly #diagrams = new Diagrams(NODES_MAX)
  readonly #places: Map<string, number>
  readonly #classes = new Map<number, AnswerClass[]>()
  readonly #sampled: number[] = []
  readonly #asked: Diagram[] = []
  readonly #conditions: Judged[] = []
  readonly #ends = new Map<number, Diagram>()
  /** With which answers a jump leads to a field, by its place. */
  readonly #jumps = new Map<number, Diagram>()
  #going: Diagram = ALWAYS
  #sendable: Diagram = ALWAYS

  constructor(fields: FormField[]) {
    this.#fields = fields
    this.#places = new Map(fields.map(({ id }, index) => [id, index]))
    const comparisons = Map.groupBy(fields.flatMap(comparisonsIn), ({ field }) => this.#places.get(field) ?? -1)
    for (const [index, field] of fields.entries()) this.#classify(index, field, comparisons.get(index) ?? [])
  }

  flow(): Flow {
    const last = this.#fields.length - 1
    this.#ends.set(last, this.#diagrams.or(this.#ends.get(last) ?? NEVER, this.#going))
    return {
      diagrams: this.#diagrams,
      asked: this.#asked,
      conditions: this.#conditions,
      ends: this.#ends,
      sendable: this.#sendable,
      classes: this.#classes,
      sampled: this.#sampled,
    }
  }

  /** The way comes by a field: it is asked or not, and leads on, past some fields, or to the end. */
  pass(index: number): void {
    const { visibleWhen, requiredWhen, required, goTo = [] } = this.#fields[index]!
    const diagrams = this.#diagrams
    const arriving = diagrams.or(this.#going, this.#jumps.get(index) ?? NEVER)
    const shown = visibleWhen ? this.#judge({ index, kind: 'visibleWhen', condition: visibleWhen }, arriving) : arriving
    this.#asked[index] = shown
    const needed =
      requiredWhen && !required ? this.#judge({ index, kind: 'requiredWhen', condition: requiredWhen }, shown) : NEVER
    this.#need(index, required ? shown : needed)
    let staying = shown
    for (const [jump, { when, to }] of goTo.entries()) {
      const taken = this.#judge({ index, kind: 'goTo', jump, condition: when }, staying)
      this.#lead(index, to, taken)
      staying = diagrams.and(staying, diagrams.not(taken))
    }
    this.#going = diagrams.or(staying, diagrams.and(arriving, diagrams.not(shown)))
  }

  #classify(index: number, field: FormField, comparisons: FieldComparison[]): void {
    if (comparisons.length === 0) return
    const { classes, isSampled } = classesOf(field, comparisons)
    this.#classes.set(index, classes)
    if (isSampled) this.#sampled.push(index)
  }

  #judge(judged: Omit<Judged, 'when' | 'holds'>, when: Diagram): Diagram {
    const holding = this.#diagrams.and(when, judged.condition ? this.#of(judged.condition) : ALWAYS)
    this.#conditions.push({ ...judged, when, holds: holding })
    return holding
  }

  #lead(index: number, to: string, taken: Diagram): void {
    const target = to === END ? undefined : this.#places.get(to)
    const [ways, place] = target === undefined ? [this.#ends, index] : [this.#jumps, target]
    ways.set(place, this.#diagrams.or(ways.get(place) ?? NEVER, taken))
  }

  /** A form is not sent while a field that is needed has no answer. */
  #need(index: number, needed: Diagram): void {
    const classes = this.#classes.get(index)
    if (!classes || needed === NEVER) return
    const unanswered = this.#diagrams.branch(
      index,
      classes.map(({ value }) => (value === undefined ? ALWAYS : NEVER)),
    )
    this.#sendable = this.#diagrams.and(this.#sendable, this.#diagrams.not(this.#diagrams.and(needed, unanswered)))
  }

  #of(condition: Condition): Diagram {
    if ('all' in condition) return this.#diagrams.all(condition.all.map((each) => this.#of(each)))
    if ('any' in condition) return this.#diagrams.any(condition.any.map((each) => this.#of(each)))
    return 'not' in condition ? this.#diagrams.not(this.#of(condition.not)) : this.#compared(condition)
  }

  /** What is not asked is not answered. */
  #compared(comparison: FieldComparison): Diagram {
    const index = this.#places.get(comparison.field) ?? -1
    const field = this.#fields[index]
    const classes = this.#classes.get(index)
    if (!field || !classes) return NEVER
    const { diagrams: one, unasked } = this.#branches(index, field, classes, comparison)
    const asked = this.#asked[index] ?? NEVER
    const isAsked = this.#diagrams.and(asked, one)
    return unasked ? this.#diagrams.or(isAsked, this.#diagrams.not(asked)) : isAsked
  }

  #branches(index: number, field: FormField, classes: AnswerClass[], comparison: FieldComparison) {
    const isHolding = ({ value }: AnswerClass) => holdsOf(comparison, field, value)
    const branches = classes.map((each) => (isHolding(each) ? ALWAYS : NEVER))
    return { diagrams: this.#diagrams.branch(index, branches), unasked: isHolding({ value: undefined }) }
  }
}

const holdsOf = (comparison: FieldComparison, field: FormField, value: AnswerClass['value']): boolean =>
  holds(comparison, new Map(value === undefined || value === null ? [] : [[field.id, { field, value }]]))
