import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import {
  ADDRESS_LOGIN_FAILURES_MAX,
  LOGIN_FAILURE_LIFE_MS,
  PASSKEY_CHALLENGE_LIFE_MS,
} from '../../rules/account-limits.ts'
import { addressKey } from '../networks.ts'
import { budget } from '../http/rate-limits.ts'
import type { Settings } from '../settings.ts'
import type { LoginSource } from '../store/accounts/login-failures.ts'
import type { Stores } from '../store/index.ts'
import type { PasskeyRow, UserRow } from '../store/tables/tables.ts'
import { refuseGuessing } from './login-delays.ts'
import type { PasskeyChallenges } from './passkey-challenges.ts'
import { passkeySite } from './passkey-site.ts'

interface Parts extends Pick<Stores, 'users' | 'passkeys' | 'loginFailures'> {
  passkeyChallenges: PasskeyChallenges
  settings: Settings
}

/** Who was shown to hold a passkey. */
interface Holder {
  user: UserRow
  /** Whether the authenticator knew its user, by a finger, a face or a PIN: then it stands for both factors. */
  isVerified: boolean
}

interface Attempt {
  credential: AuthenticationResponseJSON
  ip: string
  sourceOf(user: UserRow): Promise<LoginSource>
  /** Called with the account of a passkey that was not accepted; null for one that is not known here. */
  noteFailure(account: string | null): void
}

/** The authenticator says for whom it made the passkey, unless it is an old one. */
const isOf = ({ id }: UserRow, { response: { userHandle } }: AuthenticationResponseJSON): boolean =>
  userHandle === undefined || Buffer.from(userHandle, 'base64url').toString('utf8') === id

/** Most servers start without anybody logging in by a passkey: it is loaded with the first. */
const webauthn = () => import('@simplewebauthn/server')

/** Logins by passkeys. Failures are counted and delayed as wrong passwords are, apart from them. */
export function passkeyCheck({ users, passkeys, loginFailures, passkeyChallenges, settings }: Parts) {
  const { rpID, origin } = passkeySite(settings)
  const failuresOf = budget(ADDRESS_LOGIN_FAILURES_MAX, LOGIN_FAILURE_LIFE_MS)

  const verify = async (row: PasskeyRow, credential: AuthenticationResponseJSON): Promise<boolean | undefined> => {
    const { verifyAuthenticationResponse } = await webauthn()
    let takeChallenge: (() => Promise<boolean>) | undefined
    const answer = await verifyAuthenticationResponse({
      response: credential,
      expectedChallenge: async (given) => {
        takeChallenge = await passkeyChallenges.read(given, 'passkey-login')
        return takeChallenge !== undefined
      },
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: false,
      credential: {
        id: row.credential_id,
        publicKey: Buffer.from(row.public_key, 'base64url'),
        counter: row.counter,
        transports: JSON.parse(row.transports),
      },
      // What is malformed in what a browser sent throws as what is wrong does.
    }).catch(() => undefined)
    if (!answer?.verified || !(await takeChallenge?.())) return undefined
    const { authenticationInfo: info } = answer
    const isNewer = await passkeys.noteUse(row, { counter: info.newCounter, isSynced: info.credentialBackedUp })
    return isNewer ? info.userVerified : undefined
  }

  return {
    /** @returns what the browser's `navigator.credentials.get` takes: any passkey of this site */
    async options() {
      const { generateAuthenticationOptions } = await webauthn()
      const challenge = await passkeyChallenges.make('passkey-login')
      return generateAuthenticationOptions({
        rpID,
        challenge,
        timeout: PASSKEY_CHALLENGE_LIFE_MS,
        userVerification: 'preferred',
      })
    },

    /** @returns undefined for a passkey that is not known here, or was not accepted; throws TooMany */
    async check({ credential, ip, sourceOf, noteFailure }: Attempt): Promise<Holder | undefined> {
      const address = addressKey(ip)
      failuresOf.require(address)
      const row = await passkeys.findByCredential(credential.id)
      const user = row && (await users.find(row.user_id))
      if (!row || !user) {
        failuresOf.take(address)
        noteFailure(null)
        return undefined
      }
      const [name, source] = [`passkeys of ${user.id}`, await sourceOf(user)]
      const counted = await loginFailures.count(name, source.source)
      refuseGuessing(counted, source.isKnown)
      const isVerified = isOf(user, credential) ? await verify(row, credential) : undefined
      if (isVerified === undefined) {
        failuresOf.take(address)
        await loginFailures.insert(name, source)
        noteFailure(user.id)
        return undefined
      }
      if (counted.own > 0) await loginFailures.removeOf(name, source.source)
      return { user, isVerified }
    },
  }
}
