import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ACCOUNT_REQUESTS_PER_MINUTE } from '../../../rules/account-limits.ts'
import { recoveryStore } from '../../../server/store/accounts/recoveries.ts'
import { openApi, type Api } from '../support/api.ts'
import type { NewPlace } from '../support/databases.ts'

const withoutValues = (key: string, value: unknown) =>
  ['value', 'values', 'parameters', 'queryId'].includes(key) ? null : value

/** Notes each statement, without the values in it. */
const recorder = (seen: string[]): KyselyPlugin => ({
  transformQuery({ node }) {
    seen.push(`${node.kind} ${JSON.stringify(node, withoutValues)}`)
    return node
  },
  transformResult: async ({ result }) => result,
})

export function lostPasswordSuite(newPlace: NewPlace) {
  let api: Api
  beforeAll(async () => {
    api = await openApi(await newPlace())
  })
  afterAll(() => api.close())
  const recover = (email: string) => api.call('POST', `/password-recovery/${encodeURIComponent(email)}`)
  const reset = (token: string, new_password = 'a new long password') =>
    api.call('POST', '/reset-password/', { body: { token, new_password } })
  const mailedToken = async (email: string) => {
    await recover(email)
    const isFor = ({ to }: { to: string }) => to === email
    await expect.poll(() => api.mails.some(isFor)).toBe(true)
    const { text } = api.mails.findLast(isFor) ?? { text: '' }
    return new URL(/http\S+/.exec(text)?.[0] ?? '').searchParams.get('token') ?? ''
  }

  describe('a lost password', () => {
    it('is answered alike whether the email is registered or not, and mailed only when it is', async () => {
      const { email } = await api.aPerson()
      const known = await recover(email)
      const unknown = await recover('stranger@example.com')
      expect(known.body).toEqual({ message: 'If that email is registered, we sent a password recovery link' })
      expect(unknown.body).toEqual(known.body)
      await expect.poll(() => api.mails.some(({ to }) => to === email)).toBe(true)
      expect(api.mails.some(({ to }) => to === 'stranger@example.com')).toBe(false)
    })

    it('is not mailed to an inactive user', async () => {
      const { email } = await api.aPerson({ is_active: false })
      await recover(email)
      await mailedToken((await api.aPerson()).email)
      expect(api.mails.some(({ to }) => to === email)).toBe(false)
    })

    it('links to the public address, whatever host the request names', async () => {
      const { email } = await api.aPerson()
      await api.call('POST', `/password-recovery/${email}`, { headers: { host: 'evil.example' } })
      await expect
        .poll(() => api.mails.findLast(({ to }) => to === email)?.text)
        .toContain('http://localhost:8000/reset')
    })

    it('is replaced with the token, which ends every login', async () => {
      const { email, token } = await api.aPerson()
      expect((await reset(await mailedToken(email))).status).toBe(200)
      expect((await api.call('GET', '/users/me', { token })).status).toBe(401)
      expect((await api.login(email)).status).toBe(400)
      expect((await api.login(email, 'a new long password')).status).toBe(200)
    })

    it('takes a token once, even when it comes ten times at once', async () => {
      const token = await mailedToken((await api.aPerson()).email)
      const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => reset(token, `new password ${index}`)))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(answers.filter(({ status }) => status === 400)).toHaveLength(9)
    })

    it('takes no link that was mailed to an address which the account has no longer', async () => {
      const root = await api.aPerson({ is_superuser: true })
      const [own, others] = [await api.aPerson(), await api.aPerson()]
      const tokens = [await mailedToken(own.email), await mailedToken(others.email)]
      const changes = { email: `changed-${own.email}` }
      expect((await api.call('PATCH', '/users/me', { token: own.token, body: changes })).status).toBe(200)
      const byRoot = { email: `changed-${others.email}` }
      await api.call('PATCH', `/users/${others.id}`, { token: root.token, body: byRoot })
      for (const token of tokens)
        expect(await reset(token)).toMatchObject({ status: 400, body: { detail: 'Invalid token' } })
      expect((await api.call('GET', '/users/me', { token: own.token })).status).toBe(200)
    })

    it('takes a link after the name was changed, and the same email was given again', async () => {
      const { email, token } = await api.aPerson()
      const link = await mailedToken(email)
      await api.call('PATCH', '/users/me', { token, body: { full_name: 'Ada King', email: email.toUpperCase() } })
      expect((await reset(link)).status).toBe(200)
    })

    it('takes no other token', async () => {
      const { token } = await api.aPerson()
      for (const wrong of [token, 'garbage', '', 'x'.repeat(5000)])
        expect(await reset(wrong)).toMatchObject({ status: 400, body: { detail: 'Invalid token' } })
    })

    it('takes no token of a user who was deactivated or deleted meanwhile', async () => {
      const root = await api.aPerson({ is_superuser: true })
      const [first, second] = [await api.aPerson(), await api.aPerson()]
      const tokens = [await mailedToken(first.email), await mailedToken(second.email)]
      await api.call('PATCH', `/users/${first.id}`, { token: root.token, body: { is_active: false } })
      await api.call('DELETE', `/users/${second.id}`, { token: root.token })
      for (const token of tokens) expect((await reset(token)).status).toBe(400)
    })

    it('gives a token that is no access token', async () => {
      const token = await mailedToken((await api.aPerson()).email)
      expect((await api.call('GET', '/users/me', { token })).status).toBe(401)
    })

    it('is mailed ten times in a while, whatever the answer says', async () => {
      const { email } = await api.aPerson()
      const answers = await Promise.all(Array.from({ length: 12 }, () => recover(email)))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
      const mailed = () => api.mails.filter(({ to }) => to === email).length
      await expect.poll(mailed).toBe(10)
      await mailedToken((await api.aPerson()).email)
      expect(mailed()).toBe(10)
    })

    it('may be asked for so often in a minute from one address', async () => {
      const own = await openApi(await newPlace())
      const one = () => own.call('POST', '/password-recovery/stranger%40example.com')
      const answers = await Promise.all(Array.from({ length: ACCOUNT_REQUESTS_PER_MINUTE + 1 }, one))
      await own.close()
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
    })

    it('does nothing for the email before the answer, and is mailed at the latest when the server stops', async () => {
      const own = await openApi(await newPlace(), { recoveryPaceMs: 60_000 })
      const { email } = await own.aPerson()
      expect((await own.call('POST', `/password-recovery/${email}`)).status).toBe(200)
      expect(await own.database.selectFrom('recovery').select('id').execute()).toEqual([])
      await own.close()
      expect(own.mails.map(({ to }) => to)).toEqual([email])
    })

    it('takes the same statements and writes whether the email is registered or not', async () => {
      const [{ email }, inactive] = [await api.aPerson(), await api.aPerson({ is_active: false })]
      const statements = async (of: string) => {
        const seen: string[] = []
        await recoveryStore(api.database.withPlugin(recorder(seen))).begin(of)
        return seen
      }
      const known = await statements(email)
      expect(known.filter((statement) => statement.startsWith('InsertQueryNode'))).toHaveLength(2)
      expect(await statements('stranger@example.com')).toEqual(known)
      expect(await statements(inactive.email)).toEqual(known)
    })

    it('ends a login that was checked against the old one', async () => {
      const { id, email } = await api.aPerson()
      const checked = await api.stores.users.find(id)
      await reset(await mailedToken(email))
      expect(await api.stores.tokens.insertForLogin(id, checked?.password_hash ?? '', 'access', 1000)).toBeUndefined()
      expect(checked && (await api.stores.users.setPassword(checked, 'a hash', id))).toBe(false)
    })

    it('shows its mail to a superuser', async () => {
      const [root, person] = [await api.aPerson({ is_superuser: true }), await api.aPerson()]
      const path = `/password-recovery-html-content/${person.email}`
      expect((await api.call('POST', path, { token: root.token })).text).toContain('/reset-password?token=')
      expect((await api.call('POST', path, { token: person.token })).status).toBe(403)
      expect((await api.call('POST', path)).status).toBe(401)
      const nobody = '/password-recovery-html-content/nobody@example.com'
      expect((await api.call('POST', nobody, { token: root.token })).status).toBe(404)
    })
  })

  it('never shows a recovery mail in production', async () => {
    const live = await openApi(await newPlace(), { settings: { production: true } })
    const root = await live.aPerson({ is_superuser: true })
    const answer = await live.call('POST', `/password-recovery-html-content/${root.email}`, { token: root.token })
    await live.close()
    expect(answer.status).toBe(404)
  })
}
