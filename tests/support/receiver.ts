import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'

export interface Received {
  path: string
  headers: IncomingHttpHeaders
  body: string
}
export interface Reply {
  status?: number
  body?: string
  headers?: Record<string, string>
}

/** A real receiver of webhooks: what it holds came over a socket. */
export async function openReceiver(reply: (request: Received, count: number) => Reply | Promise<Reply> = () => ({})) {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString()
    const one = { path: request.url ?? '', headers: request.headers, body }
    received.push(one)
    const { status = 200, body: text = 'ok', headers = {} } = await reply(one, received.length)
    response.writeHead(status, headers).end(text)
  })
  let connections = 0
  server.on('connection', () => (connections += 1))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return {
    url: `http://127.0.0.1:${port}/hook`,
    port,
    received,
    connections: () => connections,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

export type Receiver = Awaited<ReturnType<typeof openReceiver>>
