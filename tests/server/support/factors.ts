import { Secret, TOTP } from 'otpauth'
import { TOTP_STEP_SECONDS } from '../../../rules/account-limits.ts'
import { makeRecoveryCodes } from '../../../server/accounts/recovery-codes.ts'
import { makeTotp } from '../../../server/accounts/totp.ts'
import { anAuthenticator } from './authenticator.ts'
import type { Api } from './api.ts'

const recoveryCodes = await makeRecoveryCodes()

/** The code that an authenticator app shows, so many steps of 30 seconds from now. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * TOTP_STEP_SECONDS * 1000,
  })

/** An authenticator app of an account, whose present code was not used. */
export async function aTotp({ stores, database }: Api, userId: string, isConfirmed = true) {
  const { secret } = makeTotp('ada@example.com')
  await stores.totps.begin(userId, secret)
  const { codes, hashes } = recoveryCodes
  if (isConfirmed) await stores.totps.confirm(userId, { step: 1, hashes, exceptToken: await tokenOf(database, userId) })
  return { secret, codes, code: (steps = 0) => codeOf(secret, steps) }
}

/** The login that stays when two-step login is turned on. */
const tokenOf = async (database: Api['database'], userId: string): Promise<string> =>
  (await database.selectFrom('token').select('id').where('user_id', '=', userId).executeTakeFirst())?.id ?? userId

/** A passkey of an account, with what holds it. */
export async function addPasskey({ stores }: Api, userId: string) {
  const authenticator = anAuthenticator()
  const { credentialId, publicKey } = authenticator
  const added = await stores.passkeys.insert(userId, {
    name: 'Phone',
    credentialId,
    publicKey,
    counter: 0,
    transports: ['internal'],
    isSynced: false,
  })
  if (typeof added === 'string') throw new Error(`The passkey was not added: ${added}`)
  return { id: added.id, authenticator }
}
