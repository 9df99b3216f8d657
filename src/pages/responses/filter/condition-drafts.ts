import type { FilterCondition, FilterOperator, FilterRange, ResponseColumn } from '../../../../contract/types.gen.ts'
import { kindOf, operatorsOf, takesValue } from '../../../../rules/filters/operators.ts'

/** One condition while it is edited: what was typed, of every kind of value. */
export interface ConditionDraft {
  key: number
  field: string
  op: FilterOperator
  /** The single value, the beginning of a range, or values on lines of their own. */
  text: string
  /** The end of a range. */
  end: string
  chosen: string[]
}

let keys = 0

export const newDraft = (column: ResponseColumn): ConditionDraft => ({
  key: (keys += 1),
  field: column.field_id,
  op: operatorsOf(column.type)[0] ?? 'answered',
  text: '',
  end: '',
  chosen: [],
})

export function toDraft({ field, op, value }: FilterCondition): ConditionDraft {
  const draft = { key: (keys += 1), field, op, text: '', end: '', chosen: [] }
  if (value === undefined) return draft
  if (Array.isArray(value)) return { ...draft, text: value.join('\n'), chosen: value.map(String) }
  if (typeof value === 'object') return { ...draft, text: textOf(value.from), end: textOf(value.to) }
  return { ...draft, text: String(value) }
}

const textOf = (value: number | string | undefined): string => (value === undefined ? '' : String(value))

/** What the draft means; a value that is not given is absent, which the rules of filters then say. */
export function toCondition({ field, op, text, end, chosen }: ConditionDraft, column: ResponseColumn): FilterCondition {
  if (!takesValue(op)) return { field, op }
  const kind = kindOf(column.type)
  const valueOf = (typed: string) => (kind === 'number' && typed.trim() !== '' ? toNumber(typed) : typed.trim())
  if (op === 'between') return { field, op, value: rangeOf(valueOf(text), valueOf(end)) }
  if (op === 'oneOf' && kind === 'choice') return { field, op, value: chosen }
  if (op === 'oneOf')
    return {
      field,
      op,
      value: text
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map(valueOf),
    }
  return { field, op, value: valueOf(text) }
}

/** What is no number stays a text, so that the rules refuse it. */
const toNumber = (typed: string): number | string => {
  const number = Number(typed.trim().replace(',', '.'))
  return Number.isFinite(number) ? number : typed
}

const rangeOf = (from: string | number, to: string | number): FilterRange => ({
  ...(from !== '' && { from }),
  ...(to !== '' && { to }),
})
