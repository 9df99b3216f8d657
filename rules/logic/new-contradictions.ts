import { quoted } from '../characters.ts'
import type { Condition, FormField } from '../../contract/types.gen.ts'
import { issueOf } from '../drafts/fields.ts'
import type { Place } from './condition.ts'
import { isContradictory } from './contradictions.ts'
import type { LogicFault } from './faults.ts'
import { conditionInWords, CONDITION_KINDS } from './in-words.ts'
import { LOGIC_FAULTS_MAX } from './limits.ts'
import { fieldsForOwner } from './texts.ts'

type Kind = keyof typeof CONDITION_KINDS

interface Placed {
  kind: Kind
  place: Place
  condition: Condition
}

/**
 * The conditions of a form that no answers can fulfil and that were not so when it was published: a contradiction that is
 * stored already stays, or its owner could save nothing else before it is mended.
 * @param fields whose logic has no faults
 * @param published the fields as they are stored; none for a new form
 */
export function newContradictions(fields: FormField[], published: FormField[] = []): LogicFault[] {
  const [known, before] = [byId(fields), byId(published)]
  const found = fields.flatMap((field, index) =>
    conditionsOf(field)
      .filter(({ condition }) => isContradictory(condition, known))
      .filter((placed) => !stoodIn(before, field.id, placed))
      .map((placed) => ({ ...placed, index })),
  )
  if (found.length === 0) return []
  const shown = byId(fieldsForOwner(fields))
  return found.slice(0, LOGIC_FAULTS_MAX).map(({ kind, place, condition, index }) => ({
    place: ['fields', index, ...place],
    message: issueOf(index, sentenceFor(kind, condition, shown)),
  }))
}

const byId = (fields: FormField[]) => new Map(fields.map((field) => [field.id, field]))

const conditionsOf = ({ visibleWhen, requiredWhen, goTo = [] }: FormField): Placed[] => [
  ...(visibleWhen ? [{ kind: 'visibleWhen' as const, place: ['visibleWhen'], condition: visibleWhen }] : []),
  ...(requiredWhen ? [{ kind: 'requiredWhen' as const, place: ['requiredWhen'], condition: requiredWhen }] : []),
  ...goTo.flatMap(({ when }, jump) =>
    when ? [{ kind: 'goTo' as const, place: ['goTo', jump, 'when'], condition: when }] : [],
  ),
]

const stoodIn = (published: ReadonlyMap<string, FormField>, fieldId: string, { kind, condition }: Placed): boolean => {
  const before = published.get(fieldId)
  return (
    before !== undefined &&
    conditionsOf(before).some(
      (each) => each.kind === kind && isSame(each.condition, condition) && isContradictory(each.condition, published),
    )
  )
}

/** Conditions are written by the builder, key by key in one order. */
const isSame = (one: Condition, other: Condition): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

function sentenceFor(kind: Kind, condition: Condition, shown: ReadonlyMap<string, FormField>): string {
  const words = conditionInWords(condition, (id) => shown.get(id))
  return `${CONDITION_KINDS[kind]} ${quoted(words)}: no answer can be so`
}
