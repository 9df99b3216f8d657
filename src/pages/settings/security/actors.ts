import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { fromPromise } from 'xstate'
import { beginTotp, confirmTotp, deletePasskey, renewRecoveryCodes, turnOffTotp } from '../../../../contract/sdk.gen.ts'
import { passkeysMachine } from '../../../../machines/passkeys/passkeys.machine.ts'
import { twoStepMachine } from '../../../../machines/two-step/two-step.machine.ts'
import { inspected } from '../../../inspect/index.ts'
import { throughCache } from '../../../transport/through-cache.ts'
import { withRecentLogin } from '../../common/auth/recent-login.ts'
import { securityKey } from './calls.ts'

const twoStepFor = (queryClient: QueryClient) => {
  const call = <Result>(work: () => Promise<Result>) => throughCache(queryClient, work, [securityKey])
  return twoStepMachine.provide({
    actors: {
      beginTotp: fromPromise(({ input: current_password }) =>
        call(async () => (await beginTotp({ body: { current_password } })).data),
      ),
      confirmTotp: fromPromise(({ input: code }) =>
        call(async () => (await confirmTotp({ body: { code } })).data.recovery_codes),
      ),
      renewCodes: fromPromise(({ input: body }) =>
        call(async () => (await renewRecoveryCodes({ body })).data.recovery_codes),
      ),
      turnOff: fromPromise(({ input: body }) => call(async () => void (await turnOffTotp({ body })))),
    },
  })
}

/** The dialogs of two-step login, with the server behind them. */
export function useTwoStep() {
  const queryClient = useQueryClient()
  const [machine] = useState(() => twoStepFor(queryClient))
  const [snapshot, send] = useMachine(machine, { ...inspected })
  return { snapshot, send }
}
export type TwoStep = ReturnType<typeof useTwoStep>

const passkeysFor = (queryClient: QueryClient) => {
  const call = (work: () => Promise<void>, signal: AbortSignal) =>
    throughCache(queryClient, () => withRecentLogin(work, signal), [securityKey])
  return passkeysMachine.provide({
    actors: {
      addPasskey: fromPromise(({ input, signal }) =>
        call(async () => {
          const { addPasskey } = await import('./add-passkey.ts')
          await addPasskey(input)
        }, signal),
      ),
      removePasskey: fromPromise(({ input: { id: passkeyId, password: current_password }, signal }) =>
        call(async () => void (await deletePasskey({ path: { passkeyId }, body: { current_password } })), signal),
      ),
    },
  })
}

/** The dialogs of passkeys, with the server and the browser's authenticator behind them. */
export function usePasskeyDialogs() {
  const queryClient = useQueryClient()
  const [machine] = useState(() => passkeysFor(queryClient))
  const [snapshot, send] = useMachine(machine, { ...inspected })
  return { snapshot, send }
}
export type PasskeyDialogsState = ReturnType<typeof usePasskeyDialogs>

interface Dialogs {
  snapshot: { hasTag(tag: 'busy'): boolean; context: { failure: string | null } }
  send(event: { type: 'dialog.closed' }): void
}

/** For the form of the step that either machine is at. */
export const stepFormOf = ({ snapshot, send }: Dialogs) => ({
  isBusy: snapshot.hasTag('busy'),
  failure: snapshot.context.failure,
  onCancel: () => send({ type: 'dialog.closed' }),
})
