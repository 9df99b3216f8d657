import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** This machine does not have the address, or none of its kind. */
const NOT_HERE = ['EADDRNOTAVAIL', 'EAFNOSUPPORT']

/**
 * Listens. A name with several addresses, as `localhost` often is, gets all of them that exist here; connections to each
 * belong to the same server.
 * @returns what else listens than the server itself
 * @throws when the port is taken at any of them: some of those who open the name would get another program
 */
export async function listen(
  app: FastifyInstance,
  { port, host }: { port: number; host: string },
  find = addressesOf,
): Promise<Server[]> {
  const [first, ...others] = new Set(await find(host))
  await app.listen({ port, host: first ?? host })
  const own = app.server.address()
  const listeners = await Promise.all(
    others.map((address) => openListener(app, address, typeof own === 'object' && own ? own.port : port)),
  )
  return listeners.filter((listener) => listener !== undefined)
}

const addressesOf = async (host: string): Promise<string[]> =>
  host === 'localhost' ? (await lookup(host, { all: true })).map(({ address }) => address) : [host]

/** The options are those of node:http. */
async function openListener(app: FastifyInstance, host: string, port: number): Promise<Server | undefined> {
  const listener = createServer({ allowHalfOpen: true, noDelay: true }, (socket: Socket) =>
    app.server.emit('connection', socket),
  )
  try {
    await once(listener.listen({ host, port }), 'listening')
    return listener
  } catch (error) {
    if (error instanceof Error && 'code' in error && NOT_HERE.includes(String(error.code))) return undefined
    throw error
  }
}
