import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { MAX_BODY_BYTES } from '../../rules/limits.ts'
import { addressKey } from '../networks.ts'
import { Unavailable } from './errors.ts'

/** A body that is announced as smaller is not counted: connections bound those. */
const SMALL_BYTES = 64_000
/** Of all bodies that have begun and are not answered yet, and of those from one address. */
const TOTAL_BYTES = 96_000_000
const ADDRESS_BYTES = 24_000_000
const RETRY_SECONDS = 5

/** Bounds the memory that bodies take while they arrive and are worked on: a caller may begin many and end none. */
export function boundBodies(app: FastifyInstance): void {
  const budget = new BodyBudget()
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (isLarge(request)) done(null, counted(budget, request, reply, payload as Readable))
    else done(null, payload)
  })
}

/** @returns how long a body is; one that came without its length counts as the longest that the server takes */
export const bodyBytes = ({ headers }: Pick<FastifyRequest, 'headers'>): number =>
  Number(headers['content-length'] ?? MAX_BODY_BYTES)

const isLarge = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > SMALL_BYTES

class BodyBudget {
  #total = 0
  readonly #byAddress = new Map<string, number>()

  /** @returns whether there was room */
  take(address: string, bytes: number): boolean {
    const held = this.#byAddress.get(address) ?? 0
    if (this.#total + bytes > TOTAL_BYTES || held + bytes > ADDRESS_BYTES) return false
    this.#add(address, held, bytes)
    return true
  }

  release(address: string, bytes: number): void {
    this.#add(address, this.#byAddress.get(address) ?? 0, -bytes)
  }

  #add(address: string, held: number, bytes: number): void {
    this.#total += bytes
    if (held + bytes > 0) this.#byAddress.set(address, held + bytes)
    else this.#byAddress.delete(address)
  }
}

/**
 * The same bytes, counted until the request is answered or its connection is gone. Nothing is read before the body is asked
 * for: a failure while a hook still looks for the session would meet no listener, and end the process.
 */
function counted(budget: BodyBudget, request: FastifyRequest, reply: FastifyReply, payload: Readable): Readable {
  const address = addressKey(request.ip)
  let bytes = 0
  let isClosed = false
  reply.raw.once('close', () => {
    isClosed = true
    budget.release(address, bytes)
  })
  async function* read(): AsyncGenerator<Buffer> {
    // The connection stays, so that the refusal can be answered; Node drops what still arrives.
    for await (const chunk of payload.iterator({ destroyOnReturn: false })) {
      if (isClosed) return
      if (!budget.take(address, chunk.length)) throw new Unavailable('Too much is being sent', RETRY_SECONDS)
      bytes += chunk.length
      yield chunk
    }
  }
  return Readable.from(read(), { objectMode: false })
}
