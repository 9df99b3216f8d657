import { useSelector } from '@xstate/react'
import { createActor, fromCallback, fromPromise } from 'xstate'
import { loginAccessToken, logout } from '../../../contract/sdk.gen.ts'
import { authMachine, type Credentials, type TokenEvent } from '../../../machines/auth/auth.machine.ts'
import { inspected } from '../../inspect/index.ts'
import { forgetToken, keepToken, onTokenRemovedElsewhere, readToken } from '../../transport/token.ts'

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

export const useIsSigningIn = () => useSelector(authActor, (snapshot) => snapshot.matches('signing-in'))
