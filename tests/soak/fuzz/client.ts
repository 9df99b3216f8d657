import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import type { BrokenRequest } from './requests.ts'

export interface RawAnswer {
  status: number
  type: string
  text: string
}

/** Longer than any request may take. */
const WAIT_MS = 30_000
/** An unfinished message gets no answer: it is given up soon. */
const SILENCE_MS = 300

/** A refusal may close the connection while the rest of the body, or the next request, is on its way. */
const ATTEMPTS = 4

export const openClient = (url: string, connections: number) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  return {
    async send(broken: BrokenRequest): Promise<RawAnswer> {
      for (let attempt = 1; ; attempt += 1)
        try {
          return await sendOnce(url, broken, attempt === 1 ? agent : undefined)
        } catch (error) {
          if (attempt === ATTEMPTS) throw error
        }
    },
    close: () => agent.destroy(),
  }
}

/** @param agent a connection of its own is used without one */
const sendOnce = (url: string, { method, path, headers, body }: BrokenRequest, agent?: Agent): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url)
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
    const all = { ...headers, ...length }
    const sent = request({ agent: agent ?? false, hostname, port, method, path, headers: all, timeout: WAIT_MS })
    sent.on('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          type: response.headers['content-type'] ?? '',
          text: Buffer.concat(chunks).toString(),
        }),
      )
    })
    sent.on('timeout', () => sent.destroy(new Error('no answer')))
    sent.on('error', reject)
    sent.end(body)
  })

/** @returns all that comes back; nothing where the server waits for the rest, or closes the connection */
export const sendRaw = (url: string, message: Buffer): Promise<string> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(url)
    const socket = connect(Number(port), hostname)
    let text = ''
    const finish = () => {
      socket.destroy()
      resolve(text)
    }
    socket.setTimeout(SILENCE_MS, finish)
    socket.on('data', (chunk) => (text += String(chunk)))
    socket.on('error', finish)
    socket.on('close', finish)
    socket.write(message)
  })
