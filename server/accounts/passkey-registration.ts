import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import { PASSKEY_CHALLENGE_LIFE_MS } from '../../rules/account-limits.ts'
import type { Settings } from '../settings.ts'
import type { NewPasskey } from '../store/accounts/passkeys.ts'
import type { Stores } from '../store/index.ts'
import type { UserRow } from '../store/tables/tables.ts'
import type { PasskeyChallenges } from './passkey-challenges.ts'
import { passkeySite } from './passkey-site.ts'

interface Parts extends Pick<Stores, 'passkeys'> {
  passkeyChallenges: PasskeyChallenges
  settings: Settings
}

/** EdDSA, ES256 and RS256, which are all that authenticators have now. */
const ALGORITHMS = [-8, -7, -257]

/** Most servers start without anybody adding a passkey: it is loaded with the first. */
const webauthn = () => import('@simplewebauthn/server')

/** How a passkey comes to an account. */
export function passkeyRegistration({ passkeys, passkeyChallenges, settings }: Parts) {
  const { rpID, origin } = passkeySite(settings)
  return {
    /** @returns what the browser's `navigator.credentials.create` takes */
    async optionsFor({ id, email, full_name }: UserRow) {
      const { generateRegistrationOptions } = await webauthn()
      const known = await passkeys.rowsOf(id)
      return generateRegistrationOptions({
        rpName: 'Sayform',
        rpID,
        userID: new TextEncoder().encode(id),
        userName: email,
        userDisplayName: full_name ?? email,
        challenge: await passkeyChallenges.make('passkey-registration', id),
        timeout: PASSKEY_CHALLENGE_LIFE_MS,
        attestationType: 'none',
        supportedAlgorithmIDs: ALGORITHMS,
        excludeCredentials: known.map((row) => ({ id: row.credential_id, transports: JSON.parse(row.transports) })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      })
    },

    /** @returns undefined when its challenge, origin or signature is not right */
    async check(userId: string, credential: RegistrationResponseJSON): Promise<Omit<NewPasskey, 'name'> | undefined> {
      const { verifyRegistrationResponse } = await webauthn()
      let takeChallenge: (() => Promise<boolean>) | undefined
      const verified = await verifyRegistrationResponse({
        response: credential,
        expectedChallenge: async (given) => {
          takeChallenge = await passkeyChallenges.read(given, 'passkey-registration', userId)
          return takeChallenge !== undefined
        },
        expectedOrigin: origin,
        expectedRPID: rpID,
        requireUserVerification: false,
        supportedAlgorithmIDs: ALGORITHMS,
        // What is malformed in what a browser sent throws as what is wrong does.
      }).catch(() => undefined)
      if (!verified?.verified || !(await takeChallenge?.())) return undefined
      const { credential: made, credentialBackedUp } = verified.registrationInfo
      return {
        credentialId: made.id,
        publicKey: Buffer.from(made.publicKey).toString('base64url'),
        counter: made.counter,
        transports: made.transports ?? [],
        isSynced: credentialBackedUp,
      }
    },
  }
}
