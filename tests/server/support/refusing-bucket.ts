import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { S3Server } from './s3-server.ts'

/** What a storage says instead of storing. */
export interface Said {
  status: number
  code: string
}

/** An S3 server in front of another one, which refuses to store when it is told to, as one that is full does. */
export async function startRefusing({ settings, env }: S3Server) {
  const target = new URL(settings.url)
  let said: Said | undefined
  const proxy = createServer((asked, answer) => {
    if (said && asked.method === 'PUT') return refuse(asked, answer, said)
    const { method, url: path, headers } = asked
    const passed = request({ host: target.hostname, port: target.port, method, path, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 500, given.headers)
      given.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  const { port } = proxy.address() as AddressInfo
  return {
    env: { ...env, FILES_URL: `http://127.0.0.1:${port}${target.pathname}` },
    refuse: (next: Said) => void (said = next),
    take: () => void (said = undefined),
    close: async () => {
      proxy.closeAllConnections()
      await new Promise((resolve) => proxy.close(resolve))
    },
  }
}

/** It hears the whole request first: a connection that ends before is another failure. */
function refuse(asked: IncomingMessage, answer: ServerResponse, { status, code }: Said): void {
  asked.resume().once('end', () => {
    answer.writeHead(status, { 'content-type': 'application/xml' })
    answer.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>No.</Message></Error>`)
  })
}
