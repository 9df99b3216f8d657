import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { compressed } from '../http/compressed.ts'
import type { FirstScreens } from './fill-page.ts'
import { hiddenFolders } from './hidden-folders.ts'
import { servePagesFrom, type ServePages } from './pages.ts'
import { protectFramedPage } from '../http/response-headers.ts'

/** The viewer of the statecharts, for development. */
const INSPECTOR = '/inspector.html'

/**
 * The pages of development: Vite inside this server, on the same port, with hot reload.
 * @param root the folder of the project
 * @param dataDir holds the database and the secret; Vite, which serves every file of the project, must not serve these
 */
export async function vitePages(root: string, dataDir: string): Promise<ServePages> {
  const { createServer } = await import('vite')
  return async (app, publicForms) => {
    const vite = await createServer({
      root,
      appType: 'custom',
      server: { middlewareMode: true, hmr: { server: app.server } },
      // A dependency that Vite discovers only at a request makes the page reload.
      optimizeDeps: { entries: ['index.html', 'fill.html', 'preview.html', INSPECTOR.slice(1)] },
    })
    app.addHook('onClose', () => vite.close())
    const isHidden = hiddenFolders(root, [resolve(dataDir), join(root, '.git')])
    app.addHook('onRequest', (request, reply, done) => {
      if (request.url.startsWith('/api/')) done()
      else if (isHidden(request.url)) reply.code(404).send({ detail: 'Not Found' })
      else vite.middlewares(request.raw, reply.raw, () => done())
    })
    const html = async (entry: string, url: string) =>
      vite.transformIndexHtml(url, await readFile(`${root}/${entry}`, 'utf8'), url)
    const firstScreens = () => vite.ssrLoadModule('/src/fill/first-screen.tsx') as Promise<FirstScreens>
    app.get(INSPECTOR, async (request, reply) =>
      protectFramedPage(reply)
        .type('text/html; charset=utf-8')
        .send(await html(INSPECTOR.slice(1), request.url)),
    )
    servePagesFrom({
      isProduction: false,
      index: async (url) => compressed(await html('index.html', url), 'text/html; charset=utf-8'),
      preview: async (url) => compressed(await html('preview.html', url), 'text/html; charset=utf-8'),
      fill: (url) => html('fill.html', url),
      firstScreen: async (form) => (await firstScreens()).renderFirstScreen(form),
      asset: () => undefined,
    })(app, publicForms)
  }
}
