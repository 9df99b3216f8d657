import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openApi, PASSWORD, type Api, type Person } from '../support/api.ts'
import type { NewPlace } from '../support/databases.ts'

export function emailChangeSuite(newPlace: NewPlace) {
  let api: Api
  beforeAll(async () => {
    api = await openApi(await newPlace())
  })
  afterAll(() => api.close())

  const change = ({ token }: Person, email: string) => api.call('PATCH', '/users/me', { token, body: { email } })
  const undo = (token: string) => api.call('POST', '/undo-email-change/', { body: { token } })
  const mailedTo = async (email: string): Promise<string> => {
    await expect.poll(() => api.mails.some(({ to }) => to === email)).toBe(true)
    const { text } = api.mails.findLast(({ to }) => to === email) ?? { text: '' }
    return new URL(/http\S+/.exec(text)?.[0] ?? '').searchParams.get('token') ?? ''
  }
  const INVALID = { status: 400, body: { detail: 'Invalid token' } }

  describe('an email that was changed', () => {
    it('is taken back from the address that the account had before, once, which ends every login', async () => {
      const person = await api.aPerson()
      await change(person, `taken-${person.email}`)
      const token = await mailedTo(person.email)
      expect((await undo(token)).status).toBe(200)
      expect((await api.call('GET', '/users/me', { token: person.token })).status).toBe(401)
      expect((await api.login(person.email)).status).toBe(200)
      expect(await undo(token)).toMatchObject(INVALID)
    })

    it('is taken back although the password and the email were changed again meanwhile', async () => {
      const person = await api.aPerson()
      await change(person, `first-${person.email}`)
      const [first, body] = [await mailedTo(person.email), { current_password: PASSWORD, new_password: 'of a thief' }]
      expect((await api.call('PATCH', '/users/me/password', { token: person.token, body })).status).toBe(200)
      await change(person, `second-${person.email}`)
      const second = await mailedTo(`first-${person.email}`)
      expect((await undo(first)).status).toBe(200)
      expect((await api.login(person.email, 'of a thief')).status).toBe(200)
      expect(await undo(second)).toMatchObject(INVALID)
    })

    it('is not taken back when another account has it by now, and the link stays', async () => {
      const [person, other] = [await api.aPerson(), await api.aPerson()]
      await change(person, `away-${person.email}`)
      const token = await mailedTo(person.email)
      expect((await change(other, person.email)).status).toBe(200)
      expect((await undo(token)).status).toBe(409)
      expect((await api.login(`away-${person.email}`)).status).toBe(200)
      await change(other, other.email)
      expect((await undo(token)).status).toBe(200)
    })

    it('is taken back by no other token, nor when the account is off or its day is over', async () => {
      const [person, off] = [await api.aPerson(), await api.aPerson()]
      for (const wrong of [person.token, 'garbage', '', 'x'.repeat(5000)])
        expect(await undo(wrong)).toMatchObject(INVALID)
      await change(person, `late-${person.email}`)
      const late = await mailedTo(person.email)
      expect((await api.call('GET', '/users/me', { token: late })).status).toBe(401)
      const reset = { token: late, new_password: 'a new long password' }
      expect(await api.call('POST', '/reset-password/', { body: reset })).toMatchObject(INVALID)
      await api.database
        .updateTable('token')
        .set({ expires_at: Date.now() - 1 })
        .where('purpose', '=', 'undo-email')
        .execute()
      expect(await undo(late)).toMatchObject(INVALID)
      await change(off, `off-${off.email}`)
      const token = await mailedTo(off.email)
      await api.stores.users.update(off.id, { is_active: false })
      expect(await undo(token)).toMatchObject(INVALID)
    })
  })
}
