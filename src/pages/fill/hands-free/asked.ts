import type { AskedAnswer } from '../../../../machines/form-session/types.ts'
import type { HandsFreeSnapshot } from '../session/refs.ts'

/** Where the answer is in the form already, or is left to the page. */
const NOT_ASKED = ['off', { on: 'giving' }, { on: { talking: 'advancing' } }] as const

/** What waits for a yes in the conversation; null where nothing does. */
export function askedIn(snapshot: HandsFreeSnapshot): AskedAnswer | null {
  const { proposed, pending, formState } = snapshot.context
  const unconfirmed = proposed ?? pending
  const field = formState.fields[formState.index]
  if (!unconfirmed || !field || NOT_ASKED.some((state) => snapshot.matches(state))) return null
  return { fieldId: field.id, unconfirmed }
}
