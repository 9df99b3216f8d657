import type { FormField } from '../../../contract/types.gen.ts'
import { answerInWords } from '../../answers/in-words.ts'
import { logicFaults } from '../../logic/faults.ts'
import { CONDITION_KINDS, conditionInWords } from '../../logic/in-words.ts'
import { fieldsForOwner } from '../../logic/texts.ts'
import { hasLogic } from '../../logic/fields-asked.ts'
import { type Finding } from '../finding.ts'
import { quoted, shortened } from '../../characters.ts'
import { type Diagram, NEVER, TooComplex } from './diagram.ts'
import { type Flow, flowOf, type Judged } from './flow.ts'

/** A field, or an end of the form, and the fewest answers that lead there. */
export interface Reached {
  /** The field that is reached, or after which the form ends. */
  index: number
  fieldId: string
  isEnd: boolean
  /** The answers that have to be given, in the order of the fields: which, and the words of the answer. */
  answers: { label: string; words: string }[]
}

export interface LogicReport {
  findings: Finding[]
  /** Every field and every end that can be reached. */
  reached: Reached[]
  /** What could not be proved, and why, in sentences. */
  limits: string[]
}

const NOTHING: LogicReport = { findings: [], reached: [], limits: [] }

/**
 * Proves the logic of a form: that every field and every end can be reached, and that no condition always or never holds.
 * Conditions ask only for earlier answers and jumps lead only forwards, or the form is at fault; so there is no loop, and no
 * field that is needed stands behind itself.
 * @param fields patterns of theirs are judged only when the engine is loaded
 */
export function proveLogic(fields: FormField[]): LogicReport {
  if (!hasLogic(fields)) return NOTHING
  const shown = fieldsForOwner(fields)
  const faults = logicFaults(shown)
  if (faults.length > 0) return { ...NOTHING, findings: faults.flatMap((fault) => faultFinding(fault, shown)) }
  try {
    return proved(shown, flowOf(shown))
  } catch (error) {
    if (!(error instanceof TooComplex)) throw error
    return { ...NOTHING, limits: [TOO_COMPLEX] }
  }
}

const TOO_COMPLEX =
  'The answers can be combined in too many ways to prove which of them lead where. Fewer conditions on each other help.'

function faultFinding(
  { place, message }: { place: (string | number)[]; message: string },
  fields: FormField[],
): Finding[] {
  const index = typeof place[1] === 'number' ? place[1] : 0
  const field = fields[index]
  return field ? [findingOf(field, index, 'problem', message.replace(/^Field \d+: /, ''))] : []
}

const findingOf = (field: FormField, index: number, severity: Finding['severity'], message: string): Finding => ({
  severity,
  fieldId: field.id,
  index,
  label: shortened(field.label),
  message,
})

function proved(fields: FormField[], flow: Flow): LogicReport {
  const { diagrams, sendable } = flow
  const answersTo = (diagram: Diagram) => diagrams.and(diagram, sendable)
  const places = [
    ...flow.asked.map((diagram, index) => ({ index, isEnd: false, diagram: answersTo(diagram) })),
    ...[...flow.ends].map(([index, diagram]) => ({ index, isEnd: true, diagram: answersTo(diagram) })),
  ]
  const unreachable = places.filter(({ isEnd, diagram }) => !isEnd && diagram === NEVER)
  const dead = new Set(unreachable.map(({ index }) => index))
  return {
    findings: [
      ...unreachable.map(({ index }) =>
        findingOf(fields[index]!, index, 'problem', neverAsked(flow.sampled.length > 0)),
      ),
      ...flow.conditions.filter(({ index }) => !dead.has(index)).flatMap((judged) => verdictOn(judged, fields, flow)),
    ],
    reached: places.filter(({ diagram }) => diagram !== NEVER).map((place) => reachedBy(place, fields, flow)),
    limits: limitsOf(fields, flow),
  }
}

const neverAsked = (isSampled: boolean) =>
  isSampled
    ? 'No answers were found with which this field is asked. Check its conditions and the jumps before it.'
    : 'This field is never asked, whatever is answered. Check its conditions and the jumps before it.'

/** A jump without a condition is meant to be taken always. */
function verdictOn({ index, kind, condition, when, holds }: Judged, fields: FormField[], flow: Flow): Finding[] {
  const { diagrams, sendable } = flow
  const field = fields[index]
  const [judged, holding] = [diagrams.and(when, sendable), diagrams.and(holds, sendable)]
  if (!field || (judged !== NEVER && holding !== NEVER && (holding !== judged || !condition))) return []
  const words = condition
    ? `${CONDITION_KINDS[kind]} ${quoted(conditionInWords(condition, (id) => fields.find((each) => each.id === id)))}`
    : 'The jump without a condition'
  if (holding === NEVER) return [findingOf(field, index, 'logic', `${words}: this can never happen${forTried(flow)}.`)]
  return [findingOf(field, index, 'logic', `${words}: this is always so${forTried(flow)}, and the condition can go.`)]
}

const forTried = ({ sampled }: Flow) => (sampled.length > 0 ? ' with the answers that were tried' : '')

interface Place {
  index: number
  isEnd: boolean
  diagram: Diagram
}

function reachedBy({ index, isEnd, diagram }: Place, fields: FormField[], { diagrams, classes }: Flow): Reached {
  const valueAt = (variable: number, place: number) => classes.get(variable)?.[place]?.value
  const cost = (variable: number, place: number) => (valueAt(variable, place) === undefined ? 0 : 1)
  const chosen = diagrams.cheapest(diagram, cost) ?? new Map<number, number>()
  const answers = [...chosen]
    // What comes later was chosen so that the form can be sent: it leads nowhere near this field.
    .filter(([variable]) => isEnd || variable < index)
    .toSorted(([one], [other]) => one - other)
    .flatMap(([variable, place]) => {
      const [field, value] = [fields[variable], valueAt(variable, place)]
      if (!field || value === undefined) return []
      const words = answerInWords(field, value, undefined, {
        none: 'none of them',
        yes: 'yes',
        file: ({ name }) => name,
      })
      return [{ label: shortened(field.label), words: shortened(words) }]
    })
  return { index, fieldId: fields[index]?.id ?? '', isEnd, answers }
}

function limitsOf(fields: FormField[], { sampled }: Flow): string[] {
  const labels = sampled.map((index) => quoted(fields[index]?.label ?? ''))
  if (labels.length === 0) return []
  const named = labels.slice(0, 3).join(', ') + (labels.length > 3 ? ` and ${labels.length - 3} more` : '')
  return [`Texts, patterns and many options together cannot all be tried: of ${named} some answers were.`]
}
