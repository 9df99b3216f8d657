import { hash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Form, FormAppearance } from '../../../contract/types.gen.ts'
import { builtPages } from '../../../server/pages/built-pages.ts'
import { someFields } from '../../support/builders.ts'
import { openApi, type Api, type Person } from '../support/api.ts'
import { newFolder } from '../support/databases.ts'

const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
const sourceOf = (styles: string) => `'sha256-${hash('sha256', styles, 'base64')}'`
/** As a build writes them into the page. */
const PAGE_STYLES = '@media (width<30rem){p{margin:0}}'
const PAGE_SOURCE = sourceOf(PAGE_STYLES)
const PAGE_SCRIPT = '<script type="module" crossorigin src="/assets/main-1a2b3c.js"></script>'
const page = (name: string) =>
  `<!doctype html><html class="light" data-theme="light"><head><title>Sayform</title><style>${PAGE_STYLES}</style>\n</head><body><div id="root" data-waiting>\n<p>${name}</p>\n<!--/waiting-->\n</div><!--form-data--></body></html>`
/** It has a first screen of forms of one field, fails at those of three, and has none of others. */
const FIRST_SCREEN = `export function renderFirstScreen({ form: { title, structure } }) {
  if (structure.fields.length === 3) throw new Error('Three are too many')
  return structure.fields.length === 1 ? '<h1>' + title.length + '</h1>' : undefined
}`
const script = `console.log(${JSON.stringify('x'.repeat(2000))})`

let api: Api
let owner: Person
let form: Form
const log: string[] = []

beforeAll(async () => {
  const dist = newFolder()
  for (const name of ['assets', 'server']) mkdirSync(join(dist, name))
  writeFileSync(join(dist, 'server', 'first-screen.js'), FIRST_SCREEN)
  writeFileSync(join(dist, 'index.html'), page('app'))
  writeFileSync(join(dist, 'screen-parts.json'), '{}')
  writeFileSync(
    join(dist, 'fill.html'),
    page('fill').replace('<title>', () => `${PAGE_SCRIPT}<title>`),
  )
  writeFileSync(join(dist, 'assets', 'main-1a2b3c.js'), script)
  writeFileSync(join(dist, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  api = await openApi({ databaseUrl: undefined, dataDir: newFolder() }, { pages: builtPages(dist), log })
  owner = await api.aPerson()
  form = await api.createForm(owner, { title: 'Tea & <cakes> $& $1', structure: { fields: someFields({}) } })
})
afterAll(() => api.close())

const get = (url: string, headers: Record<string, string> = html) => api.app.inject({ method: 'GET', url, headers })
const as = (encoding: string) => get('/assets/main-1a2b3c.js', { 'accept-encoding': encoding })
const headerOf = ({ headers }: Awaited<ReturnType<typeof get>>) => String(headers['content-security-policy'])
const dataOf = (text: string) =>
  JSON.parse(/<script type="application\/json" id="form-data">(.*?)<\/script>/s.exec(text)?.[1] ?? 'null')

describe('the address of a form', () => {
  it('is the respondent’s page with the form inside', async () => {
    const { statusCode, payload, headers } = await get(`/forms/${form.id}`)
    const { response_count: _, tags: __, version: ___, draft_at: ____, ...shown } = form
    expect(statusCode).toBe(200)
    expect(payload).toContain(`<div id="root" data-waiting="rendered"><h1>${form.title.length}</h1></div>`)
    expect(headers['link']).toBe('</assets/main-1a2b3c.js>; rel=modulepreload')
    expect(dataOf(payload)).toEqual({ form: { ...shown, retention_days: null }, languageName: 'English (US)' })
    expect(payload).toContain('<title>Tea &amp; &lt;cakes&gt; $&amp; $1</title>')
  })

  it('says that it is loading where its first screen has to wait for the script', async () => {
    const { id } = await api.createForm(owner, { structure: { fields: someFields({}, {}) } })
    const { payload } = await get(`/forms/${id}`)
    expect(payload).toMatch(/<div id="root" data-waiting>\s*<p>fill<\/p>/)
    expect((await get('/server/first-screen.js', { accept: '*/*' })).statusCode).toBe(404)
  })

  it('says that it is loading where its first screen cannot be rendered, and the log says why', async () => {
    const { id } = await api.createForm(owner, { structure: { fields: someFields({}, {}, {}) } })
    const { statusCode, payload } = await get(`/forms/${id}`)
    expect(statusCode).toBe(200)
    expect(payload).toMatch(/<div id="root" data-waiting>\s*<p>fill<\/p>/)
    expect(dataOf(payload)).toMatchObject({ form: { id } })
    expect(log.filter((line) => line.includes('could not be rendered')).join()).toContain('Three are too many')
  })

  it('may be shown in a frame by the sites that its owner names', async () => {
    const { id } = await api.createForm(owner)
    const policy = async () => /frame-ancestors ([^;]*)/.exec(headerOf(await get(`/forms/${id}`)))?.[1]
    expect(await policy()).toBe("'none'")
    const body = { embed_origins: ['https://a.example', 'http://localhost:8080'] }
    await api.call('PUT', `/forms/${id}/settings`, { token: owner.token, body })
    expect(await policy()).toBe('https://a.example http://localhost:8080')
  })

  it('says what its owner wrote while it takes no answers', async () => {
    const { id } = await api.createForm(owner)
    const body = { closes_at: '2020-01-01T00:00:00Z', closed_message: 'Come <back> next year' }
    await api.call('PUT', `/forms/${id}/settings`, { token: owner.token, body })
    const { statusCode, payload } = await get(`/forms/${id}`)
    expect(statusCode).toBe(403)
    expect(dataOf(payload)).toEqual({ error: { status: 403, detail: 'Come <back> next year' } })
  })

  it('lets no text of the form end the script', async () => {
    const hostile = '</script><script>alert(1)</script><!--'
    const fields = someFields({ label: hostile })
    const { id } = await api.createForm(owner, { title: hostile, description: hostile, structure: { fields } })
    const { payload } = await get(`/forms/${id}`)
    expect(payload).not.toContain('<script>alert')
    expect(dataOf(payload).form.title).toBe(hostile)
  })

  it('shows a change at once', async () => {
    const { id } = await api.createForm(owner)
    await get(`/forms/${id}`)
    await api.call('PUT', `/forms/${id}`, { token: owner.token, body: { title: 'Changed' } })
    expect(dataOf((await get(`/forms/${id}`)).payload).form.title).toBe('Changed')
  })

  it('is 403 when the form is closed, and says why', async () => {
    const { id } = await api.createForm(owner, { is_active: false })
    const { statusCode, payload } = await get(`/forms/${id}`)
    expect(statusCode).toBe(403)
    expect(dataOf(payload)).toEqual({ error: { status: 403, detail: 'This form is not publicly accessible' } })
  })

  it.each([
    ['01890000-0000-7000-8000-000000000000', 'Form not found'],
    ['-'.repeat(36), 'Form not found or not publicly available'],
    ['anything', 'Form not found or not publicly available'],
  ])('is 404 when there is none: %s', async (id, detail) => {
    const { statusCode, payload } = await get(`/forms/${id}`)
    expect(statusCode).toBe(404)
    expect(dataOf(payload)).toEqual({ error: { status: 404, detail } })
  })

  it.each([() => form.id, () => 'anything'])('ending in /view leads to it', async (id) => {
    const { statusCode, headers } = await get(`/forms/${id()}/view`)
    expect({ statusCode, location: headers.location }).toEqual({ statusCode: 302, location: `/forms/${id()}` })
  })

  it('ending in /view takes its query along', async () => {
    const { headers } = await get(`/forms/${form.id}/view?inspect&theme=dark`)
    expect(headers.location).toBe(`/forms/${form.id}?inspect&theme=dark`)
  })
})

const pageWith = async (appearance: FormAppearance) => {
  const words = { submitButtonText: 'Submit', completionMessage: 'Thanks', allowAnonymous: true }
  const structure = { fields: someFields({}), metadata: { ...words, appearance } }
  const { payload, headers } = await get(`/forms/${(await api.createForm(owner, { structure })).id}`)
  const [, styles] = /\n<style>(.*)<\/style><\/head>/s.exec(payload) ?? []
  return { payload, styles, policy: String(headers['content-security-policy']) }
}

describe('the look that an owner chose', () => {
  it('adds nothing to the page where nothing was chosen', async () => {
    const { payload, styles, policy } = await pageWith({})
    expect(payload).toContain('<html class="light" data-theme="light">')
    expect(styles).toBeUndefined()
    expect(policy).toContain(`style-src 'self' ${PAGE_SOURCE};`)
  })

  it('stands in the page before its first paint, and the policy allows just these rules', async () => {
    const { styles = '', policy } = await pageWith({ color: '#e91e63' })
    expect(styles).toContain('--colors-accent-fill:#')
    expect(policy).toContain(`style-src 'self' ${PAGE_SOURCE} ${sourceOf(styles)};`)
    expect(policy).not.toContain('unsafe')
  })

  it.each([
    ['light', '<html class="light" data-theme="light" data-form-theme="light">'],
    ['dark', '<html class="dark" data-theme="dark" data-form-theme="dark">'],
    ['system', '<html class="light" data-theme="light" data-form-theme="system">'],
  ] as const)('sets the theme %s', async (theme, root) => expect((await pageWith({ theme })).payload).toContain(root))
})

describe('every other address', () => {
  it.each([
    '/',
    '/forms',
    '/forms/create',
    '/forms/anything/edit',
    '/login',
    '/reset-password?token=x',
    '/undo-email-change?token=x',
    '/some/where/else',
  ])('%s is the signed-in app', async (url) => {
    const { statusCode, payload } = await get(url)
    expect({ statusCode, isApp: payload.includes('<p>app</p>') }).toEqual({ statusCode: 200, isApp: true })
  })

  it.each(['/api', '/api/v1/nothing', '/assets/gone.js', '/missing.png'])('but not %s', async (url) => {
    const { statusCode, payload } = await get(url, url.endsWith('png') ? { accept: 'image/*,*/*' } : html)
    expect(statusCode).toBe(404)
    expect(JSON.parse(payload)).toEqual({ detail: 'Not Found' })
  })

  it('cannot reach outside the build', async () => {
    for (const url of ['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fpackage.json'])
      expect((await get(url)).payload).not.toContain('"dependencies"')
  })
})

describe('what is sent', () => {
  it('keeps files with a hash in their name for good, and asks again for the rest', async () => {
    expect((await get('/assets/main-1a2b3c.js')).headers['cache-control']).toContain('immutable')
    for (const url of ['/', `/forms/${form.id}`, '/favicon.svg'])
      expect((await get(url)).headers['cache-control']).toBe('no-cache')
  })

  it('comes in the best encoding that the client takes', async () => {
    const [best, old, none] = [await as('gzip, deflate, br'), await as('gzip, br;q=0'), await as('')]
    expect(brotliDecompressSync(best.rawPayload).toString()).toBe(script)
    expect(gunzipSync(old.rawPayload).toString()).toBe(script)
    expect(none.payload).toBe(script)
    expect(best.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
    expect(best.headers['content-type']).toContain('text/javascript')
  })

  it('is not sent again to a client that has it', async () => {
    const { etag } = (await get(`/forms/${form.id}`)).headers
    const again = await get(`/forms/${form.id}`, { ...html, 'if-none-match': String(etag) })
    expect({ status: again.statusCode, body: again.payload }).toEqual({ status: 304, body: '' })
  })

  it('is not asked for again by a client that only looks whether it has it', async () => {
    const { etag } = (await get(`/forms/${form.id}`)).headers
    const headers = { ...html, 'if-none-match': String(etag) }
    const looked = await api.app.inject({ method: 'HEAD', url: `/forms/${form.id}`, headers })
    expect(looked.statusCode).toBe(304)
    expect(looked.headers).not.toHaveProperty('content-length')
  })

  it('lets pages run nothing but their own files, in no frame', async () => {
    const { headers } = await get(`/forms/${form.id}`)
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("connect-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'permissions-policy': expect.stringContaining('microphone=(self)'),
    })
  })
})

it('says how to build when there is no build', () => {
  expect(() => builtPages(newFolder())).toThrow('npm run build')
})
