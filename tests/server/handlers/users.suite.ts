import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { User, Users } from '../../../contract/types.gen.ts'
import { someFields } from '../../support/builders.ts'
import { anAnsweredForm } from '../support/answered.ts'
import { openApi, PASSWORD, type Api, type Person } from '../support/api.ts'
import type { NewPlace } from '../support/databases.ts'

const NOT_SUPERUSER = { status: 403, body: { detail: "The user doesn't have enough privileges" } }
const NOBODY = '01890000-0000-7000-8000-000000000000'

export function userSuite(newPlace: NewPlace) {
  let api: Api
  let root: Person
  beforeAll(async () => {
    api = await openApi(await newPlace())
    root = await api.aPerson({ is_superuser: true, email: 'root@example.com' })
  })
  afterAll(() => api.close())
  const signup = (body: object) => api.call<User>('POST', '/users/signup', { body })
  const patch = (id: string, body: object, token = root.token) => api.call('PATCH', `/users/${id}`, { token, body })

  describe('signing up', () => {
    it('answers 200 with the user, who can log in', async () => {
      const answer = await signup({ email: 'New@Example.com', full_name: 'New Person', password: PASSWORD })
      expect(answer).toMatchObject({
        status: 200,
        body: { email: 'new@example.com', full_name: 'New Person', is_superuser: false, is_active: true },
      })
      expect((await api.login('new@example.com')).status).toBe(200)
    })

    it('never makes a superuser', async () => {
      const { body } = await signup({ email: 'sly@example.com', password: PASSWORD, is_superuser: true, id: root.id })
      expect(body).toMatchObject({ is_superuser: false })
      expect(body.id).not.toBe(root.id)
    })

    it('refuses an email that is taken in any case, also when two come at once', async () => {
      const [first, second] = await Promise.all([
        signup({ email: 'twice@example.com', password: PASSWORD }),
        signup({ email: 'TWICE@example.com', password: PASSWORD }),
      ])
      const refused = first.status === 200 ? second : first
      expect(refused).toMatchObject({
        status: 400,
        body: { detail: 'The user with this email already exists in the system' },
      })
    })

    it.each([
      ['a short password', { email: 'a@example.com', password: '1234567' }],
      ['a long password', { email: 'a@example.com', password: 'x'.repeat(129) }],
      ['no email', { password: PASSWORD }],
      ['a wrong email', { email: 'not an email', password: PASSWORD }],
    ])('refuses %s', async (_, body) => expect((await signup(body)).status).toBe(422))
  })

  describe('a superuser', () => {
    it('sees users, newest first, a page at a time', async () => {
      const [older, newer] = [await api.aPerson(), await api.aPerson()]
      const { body } = await api.call<Users>('GET', '/users/?skip=0&limit=2', { token: root.token })
      expect(body.data.map(({ id }) => id)).toEqual([newer.id, older.id])
      expect(body.count).toBe(await api.stores.users.count())
    })

    it('finds users by a part of their name or email, in whatever case, and by no wildcard', async () => {
      const mark = crypto.randomUUID().slice(0, 8)
      for (const [email, full_name] of [
        [`${mark}-grace@example.com`, 'Amazing Grace'],
        [`${mark}@example.com`, 'Ada 100 %'],
      ])
        await api.call('POST', '/users/', { token: root.token, body: { email, full_name, password: PASSWORD } })
      const found = async (q: string) => {
        const { body } = await api.call<Users>('GET', `/users/?${new URLSearchParams({ q })}`, { token: root.token })
        expect(body.count).toBe(body.data.length)
        return body.data.filter(({ email }) => email.startsWith(mark)).map(({ full_name }) => full_name)
      }
      expect(await found(mark.toUpperCase())).toEqual(['Ada 100 %', 'Amazing Grace'])
      expect(await found('zing gr')).toEqual(['Amazing Grace'])
      expect(await found('100 %')).toEqual(['Ada 100 %'])
      expect(await found('a_a')).toEqual([])
      expect(await found(`${mark}%grace`)).toEqual([])
    })

    it.each(['q=%20', `q=${'x'.repeat(201)}`, 'skip=-1', 'limit=0', 'limit=101', 'limit=many', 'skip=99999999999'])(
      'cannot ask for %s',
      async (query) => {
        expect((await api.call('GET', `/users/?${query}`, { token: root.token })).status).toBe(422)
      },
    )

    it('adds a user', async () => {
      const body = { email: 'added@example.com', password: PASSWORD, is_superuser: true, is_active: false }
      const added = await api.call('POST', '/users/', { token: root.token, body })
      expect(added).toMatchObject({ status: 201, body: { is_superuser: true, is_active: false, full_name: null } })
      expect((await api.call('POST', '/users/', { token: root.token, body })).status).toBe(400)
    })

    it('changes what is given and nothing else', async () => {
      const { id, email } = await api.aPerson({ full_name: 'Before' })
      expect((await patch(id, { full_name: 'After' })).body).toMatchObject({ full_name: 'After', email })
      expect((await patch(id, {})).body).toMatchObject({ full_name: 'After', email })
      expect((await patch(id, { full_name: null })).body).toMatchObject({ full_name: null })
    })

    it('sets a password, which ends the user’s logins', async () => {
      const { id, email, token } = await api.aPerson()
      await patch(id, { password: 'another password' })
      expect((await api.login(email, 'another password')).status).toBe(200)
      expect((await api.call('GET', '/users/me', { token })).status).toBe(401)
    })

    it('cannot give a user an email that is taken', async () => {
      const { id } = await api.aPerson()
      expect(await patch(id, { email: 'ROOT@example.com' })).toMatchObject({
        status: 409,
        body: { detail: 'User with this email already exists' },
      })
    })

    it.each([{ is_superuser: false }, { is_active: false }])('cannot take from themselves: %o', async (change) =>
      expect((await patch(root.id, change)).status).toBe(403),
    )

    it('cannot delete themselves, in either way', async () => {
      const detail = 'Super users are not allowed to delete themselves'
      const both = [`/users/${root.id}`, '/users/me'].map((path) => api.call('DELETE', path, { token: root.token }))
      for (const answer of await Promise.all(both)) expect(answer).toMatchObject({ status: 403, body: { detail } })
    })

    it('finds no user under an unknown id', async () => {
      for (const method of ['GET', 'DELETE'])
        expect((await api.call(method, `/users/${NOBODY}`, { token: root.token })).status).toBe(404)
      expect((await patch(NOBODY, { full_name: 'Nobody' })).status).toBe(404)
      expect((await api.call('GET', '/users/not-an-id', { token: root.token })).status).toBe(422)
    })
  })

  describe('two superusers', () => {
    it.each(['demote', 'deactivate', 'delete'])('cannot %s each other at once', async (way) => {
      const own = await openApi(await newPlace())
      const pair = [await own.aPerson({ is_superuser: true }), await own.aPerson({ is_superuser: true })] as const
      const act = (by: Person, { id }: Person) =>
        way === 'delete'
          ? own.call('DELETE', `/users/${id}`, { token: by.token })
          : own.call('PATCH', `/users/${id}`, {
              token: by.token,
              body: way === 'demote' ? { is_superuser: false } : { is_active: false },
            })
      await Promise.all([act(...pair), act(pair[1], pair[0])])
      const left = (await own.stores.users.list({ skip: 0, limit: 10 })).data
      expect(left.filter(({ is_superuser, is_active }) => is_superuser && is_active)).toHaveLength(1)
      await own.close()
    })
  })

  describe('a user who is no superuser', () => {
    it('is refused before the request is looked at', async () => {
      const { token } = await api.aPerson()
      for (const [method, path] of [
        ['GET', '/users/?limit=0'],
        ['POST', '/users/'],
        ['PATCH', `/users/${root.id}`],
        ['DELETE', `/users/${root.id}`],
        ['GET', `/users/${root.id}`],
      ] as const)
        expect(await api.call(method, path, { token })).toMatchObject(NOT_SUPERUSER)
    })

    it('sees themselves by their id', async () => {
      const { id, token, email } = await api.aPerson()
      expect((await api.call('GET', `/users/${id.toUpperCase()}`, { token })).body).toMatchObject({ email })
    })
  })

  describe('the own account', () => {
    it('tells the old address when its owner or a superuser changes the email, and no other address', async () => {
      const [own, others, named] = [await api.aPerson(), await api.aPerson(), await api.aPerson()]
      await api.call('PATCH', '/users/me', { token: own.token, body: { email: `new-${own.email}` } })
      await patch(others.id, { email: `new-${others.email}` })
      await api.call('PATCH', '/users/me', { token: named.token, body: { full_name: 'Ada', email: named.email } })
      for (const { email } of [own, others]) {
        await expect.poll(() => api.mails.filter(({ to }) => to === email).length).toBe(1)
        const mail = api.mails.find(({ to }) => to === email)
        expect(mail?.subject).toBe('Sayform: your email was changed')
        expect(mail?.text).toContain(`new-${email}`)
        expect(mail?.text).toContain('http://localhost:8000/')
      }
      expect(api.mails.filter(({ to }) => to.startsWith('new-') || to === named.email)).toEqual([])
    })

    it('changes name and email', async () => {
      const { token } = await api.aPerson()
      const body = { full_name: 'Ada King', email: 'Ada.King@example.com' }
      expect((await api.call('PATCH', '/users/me', { token, body })).body).toMatchObject({
        full_name: 'Ada King',
        email: 'ada.king@example.com',
      })
      expect((await api.call('PATCH', '/users/me', { token, body: { full_name: 'x'.repeat(31) } })).status).toBe(422)
      expect((await api.call('PATCH', '/users/me', { token, body: { email: root.email } })).status).toBe(409)
    })

    it('cannot become a superuser', async () => {
      const { token } = await api.aPerson()
      const { body } = await api.call('PATCH', '/users/me', { token, body: { is_superuser: true } })
      expect(body).toMatchObject({ is_superuser: false })
    })

    it('changes its password, which ends all other logins', async () => {
      const { token, email } = await api.aPerson()
      const other = (await api.login(email)).body.access_token
      const change = (current_password: string, new_password: string) =>
        api.call('PATCH', '/users/me/password', { token, body: { current_password, new_password } })
      expect((await change('not my password', 'a new long password')).body).toEqual({ detail: 'Incorrect password' })
      expect((await change(PASSWORD, PASSWORD)).body).toEqual({
        detail: 'New password cannot be the same as the current one',
      })
      expect((await change(PASSWORD, 'a new long password')).status).toBe(200)
      expect((await api.call('GET', '/users/me', { token })).status).toBe(200)
      expect((await api.call('GET', '/users/me', { token: other })).status).toBe(401)
    })

    it('sees what goes with it: its forms, and the responses that were not removed before', async () => {
      const [person, other] = [await api.aPerson(), await api.aPerson()]
      const holdingsOf = (by: Person) => api.call('GET', `/users/${person.id}/holdings`, { token: by.token })
      expect(await holdingsOf(person)).toMatchObject({ status: 200, body: { forms: 0, responses: 0 } })
      await api.createForm(person)
      const { form, answer, call } = await anAnsweredForm(api, person, someFields({}))
      await api.createForm(other)
      for (const value of ['one', 'two', 'three']) await answer({ fieldId: 'f1', fieldType: 'text', value })
      expect(await holdingsOf(person)).toMatchObject({ body: { forms: 2, responses: 3 } })
      const { body } = await call<{ data: { id: string }[] }>('GET')
      await call('DELETE', `/${body.data[0]?.id}`)
      expect(await holdingsOf(root), `${form.id} has one less`).toMatchObject({ body: { forms: 2, responses: 2 } })
      expect(await holdingsOf(other)).toMatchObject({ status: 403 })
    })

    it('is deleted with everything that belongs to it', async () => {
      const person = await api.aPerson()
      const form = await api.createForm(person)
      const session = await api.beginSession(form)
      await api.call('POST', '/items/', { token: person.token, body: { title: 'Mine' } })
      expect((await api.call('DELETE', '/users/me', { token: person.token })).status).toBe(200)
      expect((await api.call('GET', `/public/forms/${form.id}`)).status).toBe(404)
      expect(await api.stores.sessions.find(session.id)).toBeUndefined()
      expect((await api.login(person.email)).status).toBe(400)
    })
  })
}
