import { shallowEqual, useSelector } from '@xstate/react'
import { createActor, fromCallback, fromPromise } from 'xstate'
import { loginAccessToken, logout } from '../../../../contract/sdk.gen.ts'
import { authMachine, type Credentials, type TokenEvent } from '../../../../machines/auth/auth.machine.ts'
import { inspected } from '../../../inspect/index.ts'
import { forgetToken, keepToken, onTokenRemovedElsewhere, readToken } from '../../../transport/token.ts'

const actors = {
  logIn: fromPromise<void, Credentials>(async ({ input, signal }) => {
    keepToken((await loginAccessToken({ body: input, signal })).data.access_token)
  }),
  logOut: fromPromise<void>(async ({ signal }) => {
    await logout({ signal })
  }),
  forgetToken: fromPromise<void>(async () => forgetToken()),
  watchToken: fromCallback<TokenEvent>(({ sendBack }) =>
    onTokenRemovedElsewhere(() => sendBack({ type: 'token.removed' })),
  ),
}

/** One for the whole app, since a browser has one login. */
export const authActor = createActor(authMachine.provide({ actors }), {
  input: { hasToken: readToken() !== null },
  ...inspected,
})

export const signIn = (credentials: Credentials) => authActor.send({ type: 'login.submitted', ...credentials })
export const signOut = () => authActor.send({ type: 'logout.requested' })
/** The account is gone, and the token with it. */
export const forgetAccount = () => authActor.send({ type: 'account.deleted' })

/** Whether the page holds something that would be lost if it were left now. */
export const noteUnsavedWork = (isUnsaved: boolean) => authActor.send({ type: 'work.changed', isUnsaved })
export const abandonWork = () => authActor.send({ type: 'work.abandoned' })

/** The login has ended while something is unsaved: the page stays, and asks for the password. */
export const isInterrupted = () => authActor.getSnapshot().matches('interrupted')
/** Nothing holds the page any more: whatever is unsaved was given up. */
export const isLoginOver = () => !authActor.getSnapshot().matches('signed-in') && !isInterrupted()

export const useInterruption = () =>
  useSelector(
    authActor,
    (snapshot) => ({
      isOpen: snapshot.matches('interrupted'),
      isBusy: !snapshot.matches({ interrupted: 'asking' }),
      failure: snapshot.context.failure,
    }),
    shallowEqual,
  )

/** Calls `listener` when the same person has logged in again in place. */
export function onLoginRenewed(listener: () => void): () => void {
  let before = authActor.getSnapshot()
  const { unsubscribe } = authActor.subscribe((now) => {
    if (before.matches('interrupted') && now.matches('signed-in')) listener()
    before = now
  })
  return unsubscribe
}

export const useIsSigningIn = () => useSelector(authActor, (snapshot) => snapshot.matches('signing-in'))
