import { browserSupportsWebAuthnAutofill, startAuthentication, WebAuthnAbortService } from '@simplewebauthn/browser'
import { loginPasskey, readPasskeyLoginOptions } from '../../../../contract/sdk.gen.ts'
import type { PasskeyRequestOptions, SecondStep, Token } from '../../../../contract/types.gen.ts'

/** What an authenticator signed, as the server judges it. */
export type SignedPasskey = Awaited<ReturnType<typeof startAuthentication>>

/** As an answer of the server would say it: what a browser throws is not for people. */
const NOT_USED = { body: { detail: 'No passkey was used. Please try again, or log in with your password.' } }

const askBrowser = (optionsJSON: PasskeyRequestOptions) =>
  startAuthentication({ optionsJSON }).catch((error: unknown) => {
    throw Object.assign(new Error('No passkey was used', { cause: error }), NOT_USED)
  })

/** Lets the person choose a passkey of this site; throws when none was chosen, and what the server refuses. */
export async function signInByPasskey(signal: AbortSignal): Promise<Token | SecondStep> {
  const { data } = await readPasskeyLoginOptions({ signal })
  return sendPasskey(await askBrowser(data), signal)
}

/**
 * Has the browser offer passkeys in the login form (`autocomplete="username webauthn"`) until one is chosen.
 * @param signal takes the offer back; a browser has one at a time
 * @throws when the browser offers none, or asks for one in another way meanwhile
 */
export async function chosenInForm(signal: AbortSignal): Promise<SignedPasskey> {
  if (!(await browserSupportsWebAuthnAutofill())) throw new Error('This browser offers no passkeys in forms')
  const { data: optionsJSON } = await readPasskeyLoginOptions({ signal })
  signal.throwIfAborted()
  signal.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony(), { once: true })
  return startAuthentication({ optionsJSON, useBrowserAutofill: true })
}

/** Throws what the server refuses. */
export const sendPasskey = async (credential: SignedPasskey, signal: AbortSignal): Promise<Token | SecondStep> =>
  (await loginPasskey({ body: { credential }, signal })).data
