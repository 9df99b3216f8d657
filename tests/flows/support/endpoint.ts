import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A transcription endpoint of somebody else, which answers as a test wants it. */
export interface Endpoint {
  port: number
  /** How often it was sent a recording since `answer` was called. */
  asked(): number
  /** What it answers, in turn; the last one from then on. */
  answer(...answers: Answer[]): void
  close(): Promise<void>
}

export interface Answer {
  status?: number
  headers?: Record<string, string>
  body: string
}

export const said = (text: string): Answer => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ text, language: 'english', duration: 1, segments: [] }),
})

export const refused = (status: number, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify({ error: { message: 'Not now' } }),
})

export async function startEndpoint(): Promise<Endpoint> {
  let [answers, count]: [readonly Answer[], number] = [[], 0]
  const respond: RequestListener = (request, response) => {
    request.resume()
    if (request.method !== 'POST') return void response.end()
    const { status = 200, headers, body } = answers[Math.min(count, answers.length - 1)] ?? refused(500)
    count += 1
    request.on('end', () => response.writeHead(status, headers).end(body))
  }
  const server = createServer(respond).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
    port: (server.address() as AddressInfo).port,
    asked: () => count,
    answer(...given) {
      answers = given
      count = 0
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
