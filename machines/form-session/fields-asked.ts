import type { FormField } from '../../contract/types.gen.ts'
import { type FieldStates, stateOf } from '../../rules/form-answers.ts'
import { fieldsAsked } from '../../rules/logic/fields-asked.ts'
import type { FormSessionContext } from './types.ts'

type Asking = Pick<FormSessionContext, 'form'>

interface Way {
  of: FormField[]
  fields: FormField[]
}

/** By states, which are other objects after each change: one snapshot asks for its fields many times. */
const ways = new WeakMap<FieldStates, Way>()

/** The fields that are asked with these answers, in their order (see `fieldsAsked`). */
export function fieldsAskedWith({ form }: Asking, states: FieldStates): FormField[] {
  const known = ways.get(states)
  if (known?.of === form.fields) return known.fields
  const fields = fieldsAsked(form.fields, ({ id }) => stateOf(states, id)?.value, form.language)
  ways.set(states, { of: form.fields, fields })
  return fields
}
