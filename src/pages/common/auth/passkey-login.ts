import { startAuthentication } from '@simplewebauthn/browser'
import { loginPasskey, readPasskeyLoginOptions } from '../../../../contract/sdk.gen.ts'
import type { PasskeyRequestOptions, SecondStep, Token } from '../../../../contract/types.gen.ts'

/** As an answer of the server would say it: what a browser throws is not for people. */
const NOT_USED = { body: { detail: 'No passkey was used. Please try again, or log in with your password.' } }

const askBrowser = (optionsJSON: PasskeyRequestOptions) =>
  startAuthentication({ optionsJSON }).catch((error: unknown) => {
    throw Object.assign(new Error('No passkey was used', { cause: error }), NOT_USED)
  })

/** Lets the person choose a passkey of this site; throws when none was chosen, and what the server refuses. */
export async function signInByPasskey(signal: AbortSignal): Promise<Token | SecondStep> {
  const { data } = await readPasskeyLoginOptions({ signal })
  const credential = await askBrowser(data)
  return (await loginPasskey({ body: { credential }, signal })).data
}
