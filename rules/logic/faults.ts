import type { Condition, FormField } from '../../contract/types.gen.ts'
import { answerBudget } from '../answers/budget.ts'
import { issueOf } from '../drafts/fields.ts'
import { comparisonFault } from './comparison-faults.ts'
import { partsOf, type Place } from './condition.ts'
import { COMPARISONS_MAX, CONDITION_DEPTH_MAX, LOGIC_FAULTS_MAX, REFERENCES_MAX } from './limits.ts'
import { referencesIn } from './references.ts'
import { END } from './fields-asked.ts'

/** What is wrong with the logic of a form, and where: the place within its structure, as the contract's errors have it. */
export interface LogicFault {
  place: Place
  /** A sentence for the owner; of a field, it begins with 'Field N: '. */
  message: string
}

/**
 * Judges the conditions, the jumps and the references of a form: each names fields that the way has come by, and asks of
 * their answers what they can be.
 * @returns the first faults in the order of the fields; none when the logic can be followed
 */
export function logicFaults(fields: FormField[]): LogicFault[] {
  const places = new Map(fields.map(({ id }, index) => [id, index]))
  const budget = { comparisons: COMPARISONS_MAX, references: REFERENCES_MAX, isWithin: answerBudget() }
  const found: LogicFault[] = []
  for (const [index, field] of fields.entries()) {
    if (found.length >= LOGIC_FAULTS_MAX) break
    found.push(...faultsOf({ field, index, fields, places, budget }))
  }
  if (budget.comparisons < 0) return [TOO_MANY]
  return budget.references < 0 ? [TOO_MANY_REFERENCES] : found.slice(0, LOGIC_FAULTS_MAX)
}

const TOO_MANY: LogicFault = {
  place: ['fields'],
  message: `The conditions of a form can compare at most ${COMPARISONS_MAX} answers together`,
}
const TOO_MANY_REFERENCES: LogicFault = {
  place: ['fields'],
  message: `The texts of a form can refer to answers at most ${REFERENCES_MAX} times together`,
}

interface Judged {
  field: FormField
  index: number
  fields: FormField[]
  /** By id, where each field stands. */
  places: Map<string, number>
  budget: { comparisons: number; references: number; isWithin: ReturnType<typeof answerBudget> }
}

function faultsOf(judged: Judged): LogicFault[] {
  const { field, index } = judged
  const { visibleWhen, requiredWhen, goTo = [] } = field
  const found = [
    ...(visibleWhen ? conditionFaults(visibleWhen, ['visibleWhen'], judged, index - 1) : []),
    ...(requiredWhen ? conditionFaults(requiredWhen, ['requiredWhen'], judged, index - 1) : []),
    ...goTo.flatMap(({ when, to }, jump) => [
      // A jump is decided when its field has been answered, so it may ask for that answer too.
      ...(when ? conditionFaults(when, ['goTo', jump, 'when'], judged, index) : []),
      ...targetFaults(to, ['goTo', jump, 'to'], judged),
    ]),
    ...textFaults(judged),
  ]
  return found.map(({ place, message }) => ({ place: ['fields', index, ...place], message: issueOf(index, message) }))
}

/** @param last the place of the last field whose answer is known by then */
function conditionFaults(condition: Condition, place: Place, judged: Judged, last: number): LogicFault[] {
  const found: LogicFault[] = []
  for (const [part, path] of partsOf(condition, CONDITION_DEPTH_MAX)) {
    const at = [...place, ...path]
    const isCompound = !('field' in part)
    const depth = path.filter((step) => typeof step === 'string').length
    if (isCompound && depth >= CONDITION_DEPTH_MAX)
      return [{ place: at, message: `Conditions can be nested at most ${CONDITION_DEPTH_MAX} deep` }]
    if (isCompound) continue
    if ((judged.budget.comparisons -= 1) < 0) return found
    const { fields, places, budget } = judged
    const fault =
      referenceFault(part.field, judged, last) ??
      comparisonFault(part, fields[places.get(part.field) ?? -1], budget.isWithin)
    if (fault) found.push({ place: [...at, fault.key], message: fault.message })
  }
  return found
}

function referenceFault(id: string, { places, fields, index }: Judged, last: number) {
  const place = places.get(id)
  if (place === undefined) return { key: 'field', message: 'A condition names a field that is not there' }
  if (place <= last) return undefined
  const message =
    place === index
      ? 'A condition names the field itself'
      : `A condition names a field that comes later: ${named(fields[place])}`
  return { key: 'field', message }
}

function targetFaults(to: string, place: Place, { places, index, fields }: Judged): LogicFault[] {
  const target = places.get(to)
  if (to === END || (target !== undefined && target > index)) return []
  const message =
    target === undefined
      ? 'A jump leads to a field that is not there'
      : `A jump leads back to ${named(fields[target])}; it can only lead to a later field`
  return [{ place, message }]
}

/** Words in double braces that are no field's id are the owner's own; those of a field ask for its answer. */
function textFaults({ field, index, places, fields, budget }: Judged): LogicFault[] {
  const inTexts = (['label', 'description'] as const).flatMap((key) =>
    referencesIn(field[key]).map((id) => ({ key, place: places.get(id) })),
  )
  budget.references -= inTexts.filter(({ place }) => place !== undefined).length
  if (budget.references < 0) return []
  return inTexts.flatMap(({ key, place }) =>
    place === undefined || place < index
      ? []
      : [{ place: [key], message: `A text refers to an answer that is not given yet: ${named(fields[place])}` }],
  )
}

const named = (field: FormField | undefined): string => field?.label.trim() || field?.name || ''
