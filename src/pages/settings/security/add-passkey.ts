import { startRegistration } from '@simplewebauthn/browser'
import { createPasskey, readPasskeyOptions } from '../../../../contract/sdk.gen.ts'
import type { PasskeyCreationOptions } from '../../../../contract/types.gen.ts'
import type { NewPasskeyValues } from '../../../../machines/passkeys/passkeys.machine.ts'
import { ApiFailure } from '../../../transport/api-failure.ts'
import { securityTexts } from './texts.ts'

const { passkeys: texts } = securityTexts

/** What a browser throws is not for people; it comes as an answer of the server would. */
const wordsFor = (error: unknown): string =>
  error instanceof Error && error.name === 'InvalidStateError' ? texts.knownHere : texts.notAdded

const askBrowser = (optionsJSON: PasskeyCreationOptions) =>
  startRegistration({ optionsJSON }).catch((error: unknown) => {
    throw new ApiFailure(400, { detail: wordsFor(error) })
  })

/** Lets the browser make a passkey for this account; throws when it made none, and what the server refuses. */
export async function addPasskey({ name, password }: NewPasskeyValues): Promise<void> {
  const { data } = await readPasskeyOptions({ body: { current_password: password } })
  const credential = await askBrowser(data)
  await createPasskey({ body: { name, credential } })
}
