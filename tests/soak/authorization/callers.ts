import { v7 } from 'uuid'
import { SignJWT } from 'jose'
import { createRenewals } from '../../../server/http/renewals.ts'
import { createTokens } from '../../../server/http/security.ts'
import { SECRET, type Api, type Person } from '../../server/support/api.ts'
import type { Kind } from './table.ts'

export interface Caller {
  name: string
  kind: Kind
  /** What the request carries; nothing is sent for undefined. */
  token: (api: Api, me: Person) => Promise<string | undefined>
}

const HOUR_S = 3600

const idOf = async (api: Api, { token }: Person): Promise<string> =>
  (await createTokens(SECRET, api.stores).read(token, 'access')) ?? ''

interface Claims {
  id: unknown
  user: string
  audience?: string
  secret?: string
  /** Seconds from now. */
  expires?: number
}

const signed = ({ id, user, audience = 'access', secret = SECRET, expires = HOUR_S }: Claims): Promise<string> =>
  new SignJWT({ jti: id as string })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(user)
    .setAudience(audience)
    .setExpirationTime(Math.floor(Date.now() / 1000) + expires)
    .sign(new TextEncoder().encode(secret))

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** As libraries once took it: a token that says it needs no signature. */
const unsigned = (id: string, user: string): string =>
  `${part({ alg: 'none' })}.${part({ jti: id, sub: user, aud: 'access', exp: Math.floor(Date.now() / 1000) + HOUR_S })}.`

const aSession = async ({ stores }: Api, owner: Person): Promise<string> => {
  const { id } = await stores.forms.insert(owner.id, { title: 'Form', structure: { fields: [] } })
  return (await stores.sessions.insert(id, 1)).id
}

/** Each of them knows everything about `me` but the token. */
const STRANGERS: Record<string, Caller['token']> = {
  nobody: async () => undefined,
  'a made-up token': async () => 'token',
  "a respondent's session": aSession,
  "another form's session": async (api) => aSession(api, await api.aPerson()),
  'a token that has expired': async (api, me) => signed({ id: await idOf(api, me), user: me.id, expires: -HOUR_S }),
  'a token whose row has expired': async ({ stores }, me) =>
    signed({ id: await stores.tokens.insert(me.id, 'access', -1), user: me.id }),
  'a token without a row': async (_, me) => signed({ id: v7(), user: me.id }),
  'a token of a login that was ended': async (api) => {
    const gone = await api.aPerson()
    await api.stores.tokens.remove(await idOf(api, gone))
    return gone.token
  },
  'an inactive account': async (api) => {
    const inactive = await api.aPerson()
    await api.stores.users.update(inactive.id, { is_active: false })
    return inactive.token
  },
  'an account that was deleted': async (api) => {
    const gone = await api.aPerson()
    await api.stores.users.remove(gone.id)
    return gone.token
  },
  'a token for resetting a password': async ({ stores }, me) => createTokens(SECRET, stores).issue(me.id, 'reset'),
  'an access token with the row of a reset': async ({ stores }, me) =>
    signed({ id: await stores.tokens.insert(me.id, 'reset', HOUR_S * 1000), user: me.id }),
  'a token for taking an email back': async ({ stores }, me) => createTokens(SECRET, stores).issueUndo(me.id, me.email),
  'a token for the second step of a login': async ({ stores }, me) =>
    createTokens(SECRET, stores).issue(me.id, 'second-step'),
  'a token of a device': async ({ stores }, me) => createTokens(SECRET, stores).issueDevice(me.id),
  "a respondent's renewal": () => createRenewals(SECRET).issue({ id: v7(), formId: v7(), version: 1 }),
  'a token whose id is no text': async (api, me) => signed({ id: { in: [await idOf(api, me)] }, user: me.id }),
  'a token signed with another key': async (api, me) =>
    signed({ id: await idOf(api, me), user: me.id, secret: 'another key of forty characters.........' }),
  'a token without a signature': async (api, me) => unsigned(await idOf(api, me), me.id),
}

export const callers: Caller[] = [
  ...Object.entries(STRANGERS).map(([name, token]): Caller => ({ name, kind: 'stranger', token })),
  { name: 'a person', kind: 'person', token: async (_, me) => me.token },
  { name: 'a superuser', kind: 'superuser', token: async (_, me) => me.token },
]
