import { afterAll, beforeAll, expect, it } from 'vitest'
import { openApi, type Api } from './support/api.ts'
import { newFolder } from './support/databases.ts'

let api: Api
beforeAll(async () => {
  const settings = { publicUrl: 'https://forms.example.com' }
  api = await openApi({ databaseUrl: undefined, dataDir: newFolder() }, { settings })
})
afterAll(() => api.close())

it('the cookie of a device belongs to this host alone, and goes by https only', async () => {
  const { email } = await api.aPerson()
  const { headers } = await api.login(email)
  expect(String(headers['set-cookie'])).toMatch(
    /^__Host-sayform_device=.*; Path=\/; .*HttpOnly; SameSite=Strict; Secure$/,
  )
})

it('an answer of the API that is opened by itself runs nothing, and stays out of frames', async () => {
  const form = await api.createForm(await api.aPerson())
  // The second read comes from the cache.
  for (const path of ['/users/me', `/public/forms/${form.id}`, `/public/forms/${form.id}`, '/nothing']) {
    const { headers } = await api.call('GET', path)
    for (const directive of ["default-src 'none'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(headers['content-security-policy']).toContain(directive)
  }
})
