import { readFile } from 'node:fs/promises'
import { compressed } from './compressed.ts'
import { servePagesFrom, type ServePages } from './pages.ts'

/**
 * The pages of development: Vite inside this server, on the same port, with hot reload.
 * @param root the folder of the project
 */
export async function vitePages(root: string): Promise<ServePages> {
  const { createServer } = await import('vite')
  return async (app, publicForms) => {
    const vite = await createServer({
      root,
      appType: 'custom',
      server: { middlewareMode: true, hmr: { server: app.server } },
    })
    app.addHook('onClose', () => vite.close())
    app.addHook('onRequest', (request, reply, done) => {
      if (request.url.startsWith('/api/')) done()
      else vite.middlewares(request.raw, reply.raw, () => done())
    })
    const html = async (entry: string, url: string) =>
      vite.transformIndexHtml(url, await readFile(`${root}/${entry}`, 'utf8'), url)
    servePagesFrom({
      isProduction: false,
      index: async (url) => compressed(await html('index.html', url), 'text/html; charset=utf-8'),
      fill: (url) => html('fill.html', url),
      asset: () => undefined,
    })(app, publicForms)
  }
}
