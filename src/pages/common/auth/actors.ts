import { shallowEqual, useSelector } from '@xstate/react'
import { createActor, fromCallback, fromPromise } from 'xstate'
import { loginAccessToken, loginSecondStep, logout } from '../../../../contract/sdk.gen.ts'
import type { SecondStep, Token } from '../../../../contract/types.gen.ts'
import { authMachine } from '../../../../machines/auth/auth.machine.ts'
import type { Credentials, FirstStep, TokenEvent } from '../../../../machines/auth/setup.ts'
import { inspected } from '../../../inspect/index.ts'
import type { SignedPasskey } from './passkey-login.ts'
import { forgetToken, keepToken, onTokenRemovedElsewhere, readToken } from '../../../transport/token.ts'

/** Opens nothing but the second step, and is of no use after it: it is in memory alone. */
let stepToken = ''

/** What was signed with the passkey that was chosen in the form: the server takes it once. */
let chosen: SignedPasskey | undefined

function takeStep(answer: Token | SecondStep): FirstStep {
  if ('step_token' in answer) {
    stepToken = answer.step_token
    return 'code-needed'
  }
  replaceToken(answer.access_token)
  return 'complete'
}

/** A login in place ends the one before it: the list of logins has one for each device. */
function replaceToken(token: string): void {
  const earlier = readToken()
  keepToken(token)
  if (earlier !== null) logout({ auth: earlier }).catch(() => {})
}

const actors = {
  logIn: fromPromise<FirstStep, Credentials>(async ({ input, signal }) =>
    takeStep((await loginAccessToken({ body: input, signal })).data),
  ),
  usePasskey: fromPromise<FirstStep>(async ({ signal }) => {
    const { signInByPasskey } = await import('./passkey-login.ts')
    return takeStep(await signInByPasskey(signal))
  }),
  offerPasskeys: fromPromise<void>(async ({ signal }) => {
    const { chosenInForm } = await import('./passkey-login.ts')
    chosen = await chosenInForm(signal)
  }),
  sendPasskey: fromPromise<FirstStep>(async ({ signal }) => {
    const { sendPasskey } = await import('./passkey-login.ts')
    if (!chosen) throw new Error('No passkey was chosen')
    return takeStep(await sendPasskey(chosen, signal))
  }),
  sendCode: fromPromise<void, string>(async ({ input: code, signal }) => {
    replaceToken((await loginSecondStep({ body: { step_token: stepToken, code }, signal })).data.access_token)
    stepToken = ''
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
export const openLogin = () => authActor.send({ type: 'login.opened' })
export const closeLogin = () => authActor.send({ type: 'login.closed' })
export const signInWithPasskey = () => authActor.send({ type: 'passkey.chosen' })
export const submitCode = (code: string) => authActor.send({ type: 'code.submitted', code })
export const cancelLogin = () => authActor.send({ type: 'login.cancelled' })
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

type AuthSnapshot = ReturnType<typeof authActor.getSnapshot>
type Confirming = 'asking-password' | 'checking-password' | 'asking-second' | 'checking-second'

/** A change asks for a login that is not old. */
export const isConfirming = (snapshot: AuthSnapshot, at?: Confirming): boolean =>
  snapshot.matches({ 'signed-in': at === undefined ? 'confirming' : { confirming: at } })
export const cancelProof = () => authActor.send({ type: 'proof.cancelled' })

/** What asks the same person to log in again in place. */
export const useInterruption = () =>
  useSelector(
    authActor,
    (snapshot) => ({
      reason: isConfirming(snapshot) ? ('proof' as const) : snapshot.matches('interrupted') ? ('end' as const) : null,
      isCodeNeeded:
        snapshot.matches({ interrupted: 'asking-code' }) ||
        snapshot.matches({ interrupted: 'checking-code' }) ||
        isConfirming(snapshot, 'asking-second') ||
        isConfirming(snapshot, 'checking-second'),
      isBusy:
        !snapshot.matches({ interrupted: 'asking' }) &&
        !snapshot.matches({ interrupted: 'asking-code' }) &&
        !isConfirming(snapshot, 'asking-password') &&
        !isConfirming(snapshot, 'asking-second'),
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

export const useSignIn = () =>
  useSelector(
    authActor,
    (snapshot) => ({
      isCodeNeeded: snapshot.matches('second-step'),
      isBusy:
        snapshot.matches('signing-in') ||
        snapshot.matches('using-passkey') ||
        snapshot.matches('sending-passkey') ||
        snapshot.matches({ 'second-step': 'checking-code' }),
    }),
    shallowEqual,
  )
