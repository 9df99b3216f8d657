import { v7 } from 'uuid'
import { passkeyChallenges } from '../../../server/accounts/passkey-challenges.ts'
import { createTokens } from '../../../server/http/security.ts'
import { anAuthenticator } from '../../server/support/authenticator.ts'
import { addPasskey, aTotp } from '../../server/support/factors.ts'
import { SECRET } from '../../server/support/api.ts'
import type { Meaning } from './meaning.ts'

const ownerOf = async ({ api, place, me }: Meaning) => (place === 'own' ? me : api.aPerson())

/** A code that turns the caller's second step on, or that it accepts. */
export const codeFor = async ({ api, me }: Meaning, { isConfirmed = true } = {}): Promise<string> =>
  (await aTotp(api, me.id, isConfirmed)).code()

/** The second step of a login: one's own, another person's, of none, and one whose first step was ended. */
export async function stepToken(meaning: Meaning): Promise<{ step_token: string; code: string }> {
  const { api, place } = meaning
  const owner = await ownerOf(meaning)
  const code = (await aTotp(api, owner.id)).code()
  if (place === 'absent') return { step_token: 'token', code }
  const tokens = createTokens(SECRET, api.stores)
  const step_token = await tokens.issue(owner.id, 'second-step')
  if (place === 'deleted') await api.stores.tokens.remove((await tokens.read(step_token, 'second-step')) ?? '')
  return { step_token, code }
}

/** What logs in: one's own passkey, another person's, one that is not known here, and one that was deleted. */
export async function credentialAt(meaning: Meaning) {
  const { api, place } = meaning
  const challenge = await passkeyChallenges(SECRET, api.stores).make('passkey-login')
  const owner = await ownerOf(meaning)
  if (place === 'absent') return anAuthenticator().sign(challenge, owner.id)
  const { id, authenticator } = await addPasskey(api, owner.id)
  if (place === 'deleted') await api.database.deleteFrom('passkey').where('id', '=', id).execute()
  return authenticator.sign(challenge, owner.id)
}

/** A new passkey with a challenge for the caller, for another person, of nobody's, and one that was answered before. */
export async function newCredentialAt(meaning: Meaning) {
  const { api, place } = meaning
  const challenges = passkeyChallenges(SECRET, api.stores)
  const isMine = place === 'own' || place === 'deleted'
  const userId = isMine ? meaning.me.id : place === 'absent' ? v7() : (await api.aPerson()).id
  const challenge = await challenges.make('passkey-registration', userId)
  if (place === 'deleted') {
    const given = Buffer.from(challenge).toString('base64url')
    await (
      await challenges.read(given, 'passkey-registration', userId)
    )?.()
  }
  return anAuthenticator().register(challenge)
}
