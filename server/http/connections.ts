import { Server as TcpServer, type Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

export type Connections = ReturnType<typeof followConnections>

/** How long each part of a drain takes, in milliseconds. */
export interface DrainTimes {
  /** All goes on as usual until none has connected for so long: load balancers see that the server is not ready. */
  graceMs: number
  /** At most, for those that go on connecting. */
  newcomersMs: number
  /** For clients that send on a connection that was idle; answers say that they are the connection's last. */
  quietMs: number
  /** At most, for the answers that are under way. */
  answersMs: number
}

/**
 * Knows the connections of a server, so that it can stop without leaving a request without its answer. Nothing is noted of
 * each request: that would take a tenth of the time of a cached answer.
 * @param app not ready yet
 */
export function followConnections(app: FastifyInstance) {
  const { server } = app
  const sockets = new Set<Socket>()
  let isLast = false
  let opened = 0
  server.on('connection', (socket: Socket) => {
    opened += 1
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  // Answers to requests that had begun before.
  app.addHook('onSend', (_, reply, payload, done) => {
    if (isLast) reply.header('connection', 'close')
    done(null, payload)
  })
  const closeIdle = async () => {
    // What has arrived is read in the poll phase, right before this turn.
    await nextTurn()
    // For Node a connection waits for its first request, however long.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroySoon()
    // For Node one is idle as soon as its answer is written, also while that still has to be sent.
    if ([...sockets].every(({ writableLength }) => writableLength === 0)) server.closeIdleConnections()
  }

  /** A listener that closes refuses who has connected and is not accepted yet: it closes when there is none. */
  const untilNoneConnects = async ({ graceMs, newcomersMs }: DrainTimes) => {
    const end = Date.now() + newcomersMs
    for (let before = -1; before !== opened && Date.now() < end;) {
      before = opened
      await pause(graceMs)
    }
    await nextTurn()
  }
  const sayLast = () => {
    isLast = true
    server.prependListener('request', (_, response) => void (response.shouldKeepAlive = false))
  }

  return {
    /**
     * Answers what was sent, and closes.
     * @param listeners what else listens for the server
     * @returns how many connections were still answered to when the time was over
     */
    async drain(times: DrainTimes, listeners: TcpServer[] = []): Promise<number> {
      await untilNoneConnects(times)
      // The method of node:net closes no connections.
      for (const listener of [server, ...listeners]) TcpServer.prototype.close.call(listener)
      sayLast()
      await pause(times.quietMs)
      for (const end = Date.now() + times.answersMs; sockets.size > 0 && Date.now() < end; await pause(20))
        await closeIdle()
      return sockets.size
    },
  }
}
