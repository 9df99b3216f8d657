import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { createGzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

/**
 * Builds a page as Vite's own template for React does, with no setting of this project, and serves it with gzip.
 * @param root folder with an index.html
 * @param api the address of the server that answers what the page calls, if it calls any
 */
export async function serveBare(root: string, api?: string): Promise<{ url: string; close(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'sayform-bare-'))
  await build({
    root,
    logLevel: 'error',
    configFile: false,
    plugins: [react()],
    // The project's own setting would add its style sheet.
    css: { postcss: {} },
    build: { outDir: folder, emptyOutDir: true },
  })
  const server = createServer((request, response) => {
    const { url = '/' } = request
    if (api !== undefined && url.startsWith('/api/')) return passOn(request, response, api)
    const path = TYPES[extname(url)] ? url : '/index.html'
    response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'text/plain', 'content-encoding': 'gzip' })
    return createReadStream(join(folder, path)).pipe(createGzip()).pipe(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return {
    url: `http://localhost:${port}/`,
    async close() {
      server.closeAllConnections()
      server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function passOn(request: IncomingMessage, response: ServerResponse, api: string): ServerResponse {
  const { method = 'GET', url = '/', headers } = request
  const passed = ask(new URL(url, api), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  passed.on('error', (error) => response.destroy(error))
  request.pipe(passed)
  return response
}
