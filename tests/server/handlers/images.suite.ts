import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Form, FormAppearance, Image, PlacedImage } from '../../../contract/types.gen.ts'
import { someFields } from '../../support/builders.ts'
import { aJpeg, aPng } from '../../support/images.ts'
import { openApi, type Api, type Person } from '../support/api.ts'
import type { NewPlace } from '../support/databases.ts'

const DAY = 24 * 60 * 60_000
const LOST = 'An image is not there any more. Please choose it again.'

let colors = 0
/** Other bytes each time. */
const aNewPng = () => aPng({ color: [(colors += 1) & 255, colors >> 8, 7] })

const formWith = (appearance: FormAppearance) => ({
  title: 'Form',
  structure: { fields: someFields({}), metadata: { appearance } },
})

export function imageSuite(newPlace: NewPlace) {
  let api: Api
  let [owner, other]: Person[] = []
  beforeAll(async () => {
    api = await openApi(await newPlace())
  })
  afterAll(() => api.close())

  const asNew = async () => ([owner, other] = [await api.aPerson(), await api.aPerson()])
  const upload = (raw: Buffer, type = 'image/png', who = owner) =>
    api.call<Image>('POST', '/images', { token: who?.token, raw, headers: { 'content-type': type } })
  const placed = async (raw = aNewPng(), who = owner): Promise<PlacedImage> => {
    const { id, width, height } = (await upload(raw, 'image/png', who)).body
    return { id, width, height, alt: '' }
  }
  const create = (appearance: FormAppearance, who = owner) =>
    api.call<Form>('POST', '/forms/', { token: who?.token, body: formWith(appearance) })
  const change = (id: string, appearance: FormAppearance) =>
    api.call<Form>('PUT', `/forms/${id}`, { token: owner?.token, body: formWith(appearance) })
  const isThere = async ({ id }: PlacedImage) => (await api.call('GET', `/images/${id}`)).status === 200

  describe('an image', () => {
    beforeAll(asNew)

    it('is stored under a hash of its bytes and read by anybody, for ever the same', async () => {
      const png = aPng({ width: 30, height: 10 })
      const { status, body } = await upload(png)
      expect(status).toBe(201)
      expect(body).toEqual({ id: expect.stringMatching(/^[\w-]{43}$/), media_type: 'image/png', width: 30, height: 10 })
      expect((await upload(png)).body).toEqual(body)
      const read = await api.app.inject({ method: 'GET', url: `/api/v1/images/${body.id}` })
      expect(read.rawPayload.equals(png)).toBe(true)
      expect(read.headers).toMatchObject({
        'content-type': 'image/png',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'same-origin',
      })
      const headers = { 'if-none-match': String(read.headers['etag']) }
      expect((await api.app.inject({ method: 'GET', url: `/api/v1/images/${body.id}`, headers })).statusCode).toBe(304)
    })

    it('is called what its bytes are, not what its sender called it', async () => {
      const { body } = await upload(aJpeg(20, 20), 'image/webp')
      expect(body.media_type).toBe('image/jpeg')
      expect((await api.call('GET', `/images/${body.id}`)).headers['content-type']).toBe('image/jpeg')
    })

    it.each([
      ['image/png', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
      ['image/jpeg', '<!doctype html><script>alert(1)</script>'],
      ['image/webp', 'RIFFxxxxWEBPVP8X'],
    ])('is refused as %s when it is %j', async (type, text) => {
      const { status, body } = await upload(Buffer.from(text.padEnd(60)), type)
      expect(status).toBe(422)
      expect(body).toMatchObject({ detail: [{ loc: ['body'], msg: 'The file is not a PNG, JPEG or WebP image' }] })
    })

    it.each(['image/svg+xml', 'image/gif', 'text/html', 'application/json'])('is refused as %s', async (type) =>
      expect((await upload(aNewPng(), type)).status).toBe(415),
    )

    it('is refused when it is larger than 512 kB, or comes without an account', async () => {
      expect((await upload(Buffer.concat([aPng(), Buffer.alloc(512 * 1024)]))).status).toBe(413)
      expect(
        (await api.call('POST', '/images', { raw: aPng(), headers: { 'content-type': 'image/png' } })).status,
      ).toBe(401)
    })

    it('is unknown by another name', async () => {
      expect((await api.call('GET', `/images/${'a'.repeat(43)}`)).body).toEqual({ detail: 'Image not found' })
      expect((await api.call('GET', '/images/..%2f..%2fetc%2fpasswd')).status).toBe(422)
    })

    it('can be uploaded thirty times a minute', async () => {
      const eager = await api.aPerson()
      const png = aNewPng()
      const statuses = []
      for (let count = 0; count <= 30; count++) statuses.push((await upload(png, 'image/png', eager)).status)
      expect(statuses.filter((status) => status === 201)).toHaveLength(30)
      expect(statuses.at(-1)).toBe(429)
    })
  })

  describe('a form with images', () => {
    beforeAll(asNew)

    it('shows its logo and cover to respondents, and takes them along when it is deleted', async () => {
      const [logo, cover] = [await placed(), await placed()]
      const { status, body } = await create({ logo, cover, color: '#E91E63', theme: 'system' })
      expect(status).toBe(201)
      const shown = (await api.call<Form>('GET', `/public/forms/${body.id}`)).body
      expect(shown.structure.metadata?.appearance).toEqual({ logo, cover, color: '#E91E63', theme: 'system' })
      await api.call('DELETE', `/forms/${body.id}`, { token: owner?.token })
      expect([await isThere(logo), await isThere(cover)]).toEqual([false, false])
    })

    it('keeps its own copy of an image that another form shows too', async () => {
      const logo = await placed()
      const [first, second] = [(await create({ logo })).body, (await create({ logo })).body]
      await api.call('DELETE', `/forms/${first.id}`, { token: owner?.token })
      expect(await isThere(logo)).toBe(true)
      await api.call('DELETE', `/forms/${second.id}`, { token: owner?.token })
      expect(await isThere(logo)).toBe(false)
    })

    it('cannot show the image of another account, or one that is gone', async () => {
      const logo = await placed(aNewPng(), other)
      const { body: form } = await create({})
      for (const answer of [await create({ logo }), await change(form.id, { cover: logo })]) {
        expect(answer.status).toBe(422)
        expect(answer.body).toMatchObject({ detail: [{ loc: ['body', 'structure'], msg: LOST }] })
      }
    })

    it('keeps a bounded number of earlier images, for pages that are open', async () => {
      const first = await placed()
      const { body: form } = await create({ logo: first })
      const later = []
      for (let count = 0; count < 12; count++) {
        const logo = await placed()
        later.push(logo)
        await change(form.id, { logo })
      }
      expect([await isThere(first), await isThere(later[0]!), await isThere(later.at(-1)!)]).toEqual([
        false,
        true,
        true,
      ])
    })

    it('goes with its account, images that no form shows included', async () => {
      const leaver = await api.aPerson()
      const [logo, loose] = [await placed(aNewPng(), leaver), await placed(aNewPng(), leaver)]
      await create({ logo }, leaver)
      await api.call('DELETE', '/users/me', { token: leaver.token })
      expect([await isThere(logo), await isThere(loose)]).toEqual([false, false])
    })
  })

  describe('an image that no form shows', () => {
    beforeAll(asNew)

    it('is deleted after a day', async () => {
      const [logo, loose] = [await placed(), await placed()]
      await create({ logo })
      await api.stores.images.sweep(Date.now() + DAY - 60_000)
      expect([await isThere(logo), await isThere(loose)]).toEqual([true, true])
      await api.stores.images.sweep(Date.now() + DAY + 60_000)
      expect([await isThere(logo), await isThere(loose)]).toEqual([true, false])
    })

    it('gives way to newer ones of the account', async () => {
      const first = await placed()
      for (let count = 0; count < 12; count++) await placed()
      expect(await isThere(first)).toBe(false)
    })
  })

  describe('the look of a form', () => {
    beforeAll(asNew)

    it.each([
      { color: 'red' },
      { color: '#12345' },
      { color: '#123456;}' },
      { theme: 'blue' },
      { logo: { id: '../../x', width: 1, height: 1 } },
      { logo: { id: 'a'.repeat(43), width: 0, height: 1 } },
      { cover: { id: 'a'.repeat(43), width: 1, height: 1, alt: 'a'.repeat(201) } },
    ])('is refused when it is %j', async (appearance) =>
      expect((await create(appearance as FormAppearance)).status).toBe(422),
    )

    it.each(['javascript:alert(1)', 'data:text/html,x', 'https://user@example.org', 'ftp://example.org'])(
      'leads nobody on to %s',
      async (url) => {
        const metadata = { nextLink: { url, label: 'On' } }
        const structure = { fields: someFields({}), metadata }
        expect(
          (await api.call('POST', '/forms/', { token: owner?.token, body: { title: 'F', structure } })).status,
        ).toBe(422)
      },
    )
  })
}
