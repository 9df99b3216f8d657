import type { AnyEventObject } from 'xstate'
import type { FormSessionInput, SavedSession } from '../../../../machines/form-session/types.ts'
import { inJson } from '../../../support/json.ts'
import { input, saved } from './initial-states.ts'
import type { Trouble } from './storage.ts'

/** What the device stores of a session, and what keeps it from doing so. */
export interface Device {
  trouble: Trouble | undefined
  stored: Stored | null
}
type Stored = Pick<SavedSession, 'voiceSessionId'> & Pick<SavedSession['session'], 'currentFieldIndex' | 'fieldStates'>

export const device = {
  first: ({ saved: before }: FormSessionInput): Device => ({ trouble: undefined, stored: before && storedIn(before) }),
  after: storedAfter,
}

function storedAfter(before: Device, sent: { to: string; event: AnyEventObject }[]): Device {
  const events = sent.flatMap(({ to, event }) =>
    to === 'storeSession' && event.type.startsWith('session.') ? [event] : [],
  )
  return events.reduce<Device>(
    ({ trouble, stored }, event) => ({ trouble, stored: storedOf(event, trouble, stored) }),
    before,
  )
}

/** What cannot be stored whole is not stored at all; what must not be touched stays as it is. */
function storedOf(event: AnyEventObject, trouble: Trouble | undefined, before: Stored | null): Stored | null {
  if (trouble === 'forbidden') return before
  if (event.type !== 'session.changed' || trouble === 'full') return null
  return storedIn(inJson(event['saved']))
}

const storedIn = ({ session: { currentFieldIndex, fieldStates }, voiceSessionId }: SavedSession): Stored => ({
  currentFieldIndex,
  fieldStates: timeless(fieldStates),
  voiceSessionId,
})

/** Two nodes of the model are one, whenever they are reached. */
const timeless = (states: Stored['fieldStates']): Stored['fieldStates'] =>
  Object.fromEntries(Object.entries(states).map(([id, state]) => [id, { ...state, completedAt: undefined }]))

/** What the page offers of it after a reload; null where there is no answer, or nothing may be read. */
export const offered = ({ trouble, stored }: Device): Stored | null =>
  stored && trouble !== 'forbidden' && Object.keys(valuesIn(stored)).length > 0 ? stored : null

/** The page as it starts again on this device. */
export function inputOn(here: Device): FormSessionInput {
  const stored = offered(here)
  if (!stored) return input
  const { voiceSessionId, ...session } = stored
  return { ...input, saved: { ...saved, voiceSessionId, session: { ...saved.session, ...session } } }
}

/** JSON has no field without a value. */
export const valuesIn = ({ fieldStates }: Pick<Stored, 'fieldStates'>): Record<string, unknown> =>
  Object.fromEntries(
    Object.values(fieldStates).flatMap(({ fieldId, value }) => (value === undefined ? [] : [[fieldId, value]])),
  )
