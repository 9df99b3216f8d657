import type { SnapshotFrom } from 'xstate'
import type { formSessionMachine } from '../../../../machines/form-session/form-session.machine.ts'
import { currentField, currentState } from '../../../../machines/form-session/context.ts'
import { validateAnswer } from '../../../../rules/answers.ts'

export type Here = SnapshotFrom<typeof formSessionMachine>

export type State =
  | 'asked to continue'
  | 'first field'
  | 'first field error'
  | 'first field completed'
  | 'optional field'
  | 'last field'
  | 'last field completed'
  | 'restarting'
  | 'reviewing'
  | 'sent'
  | 'submitted'
  | 'ended'

export function stateOf(here: Here): State {
  if (here.matches('offering-recovery')) return 'asked to continue'
  if (here.matches('ended')) return 'ended'
  if (here.hasTag('restarting')) return 'restarting'
  if (here.matches('submitted')) return 'submitted'
  if (here.matches({ live: { form: { reviewing: 'sent' } } })) return 'sent'
  if (here.hasTag('reviewing')) return 'reviewing'
  const { status } = currentState(here.context)
  if (here.context.index === 1) return 'optional field'
  if (here.context.index === 2) return status === 'completed' ? 'last field completed' : 'last field'
  if (status === 'completed') return 'first field completed'
  return status === 'error' ? 'first field error' : 'first field'
}

export const isAt =
  (...states: State[]) =>
  (here: Here) =>
    states.includes(stateOf(here))
export const isRefused = (here: Here) => here.hasTag('refused')
export const isChanging = ({ context }: Here) => context.isChanging
/** Going on from here is refused the first time. */
export const isWrong = ({ context }: Here) =>
  validateAnswer(currentField(context), currentState(context).value) !== undefined
export const isOpen = (here: Here) => here.matches({ live: { 'server-session': 'open' } })
export const isUnopened = (here: Here) => here.matches({ live: { 'server-session': 'unopened' } })
export const isSettled = (here: Here) => isOpen(here) || isUnopened(here)
export const valueOf = ({ context }: Here) => currentState(context).value
export const isFresh = (here: Here) => isAt('first field')(here) && valueOf(here) === undefined && !isSettled(here)
