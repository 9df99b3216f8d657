import type { AnyEventObject } from 'xstate'
import type { FormSessionInput, SavedSession } from '../../../../machines/form-session/types.ts'
import { inJson } from '../../../machines/support/paths.ts'
import { input, saved } from './initial-states.ts'
import type { Trouble } from './storage.ts'

/** What the device keeps of a filling, and what keeps it from doing so. */
export interface Device {
  trouble: Trouble | undefined
  kept: Kept | null
}
type Kept = Pick<SavedSession, 'voiceSessionId'> & Pick<SavedSession['session'], 'currentFieldIndex' | 'fieldStates'>

export const device = {
  first: ({ saved: before }: FormSessionInput): Device => ({ trouble: undefined, kept: before && keptIn(before) }),
  after: keptAfter,
}

function keptAfter(before: Device, told: { to: string; event: AnyEventObject }[]): Device {
  const events = told.flatMap(({ to, event }) =>
    to === 'storeSession' && event.type.startsWith('session.') ? [event] : [],
  )
  return events.reduce<Device>(({ trouble, kept }, event) => ({ trouble, kept: keptOf(event, trouble, kept) }), before)
}

/** What cannot be kept whole is not kept at all; what must not be touched stays as it is. */
function keptOf(event: AnyEventObject, trouble: Trouble | undefined, before: Kept | null): Kept | null {
  if (trouble === 'forbidden') return before
  if (event.type !== 'session.changed' || trouble === 'full') return null
  return keptIn(inJson(event['saved']))
}

const keptIn = ({ session: { currentFieldIndex, fieldStates }, voiceSessionId }: SavedSession): Kept => ({
  currentFieldIndex,
  fieldStates: timeless(fieldStates),
  voiceSessionId,
})

/** Two places of the model are one, whenever they are come to. */
const timeless = (states: Kept['fieldStates']): Kept['fieldStates'] =>
  Object.fromEntries(Object.entries(states).map(([id, state]) => [id, { ...state, completedAt: undefined }]))

/** What the page shows of it when it is loaded anew; null where there is no answer, or nothing may be read. */
export const offered = ({ trouble, kept }: Device): Kept | null =>
  kept && trouble !== 'forbidden' && Object.keys(valuesIn(kept)).length > 0 ? kept : null

/** The page as it begins anew on this device. */
export function inputOn(here: Device): FormSessionInput {
  const kept = offered(here)
  if (!kept) return input
  const { voiceSessionId, ...filling } = kept
  return { ...input, saved: { ...saved, voiceSessionId, session: { ...saved.session, ...filling } } }
}

/** JSON keeps no field without a value. */
export const valuesIn = ({ fieldStates }: Pick<Kept, 'fieldStates'>): Record<string, unknown> =>
  Object.fromEntries(
    Object.values(fieldStates).flatMap(({ fieldId, value }) => (value === undefined ? [] : [[fieldId, value]])),
  )
