import { Server as TcpServer, type Socket } from 'node:net'
import type { Server, ServerResponse } from 'node:http'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'

interface Connection {
  open: Set<ServerResponse>
  /** Bytes that had been read when the last answer was complete: more of them are the beginning of a request. */
  read: number
}

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
 * Follows the connections of a server, so that it can stop without leaving a request without its answer. Node's own
 * `close` ends idle connections on which a request may just be arriving.
 * @param server ready, and not listening yet
 */
export function followConnections(server: Server) {
  const connections = new Map<Socket, Connection>()
  let isLast = false
  let opened = 0
  const isIdle = (socket: Socket, { open, read }: Connection) => open.size === 0 && socket.bytesRead === read
  const closeIdle = async () => {
    // What has arrived is read in the poll phase, right before this turn.
    await nextTurn()
    for (const [socket, connection] of connections) if (isIdle(socket, connection)) socket.destroySoon()
  }

  server.on('connection', (socket: Socket) => {
    opened += 1
    connections.set(socket, { open: new Set(), read: 0 })
    socket.once('close', () => connections.delete(socket))
  })
  server.prependListener('request', ({ socket }, response) => {
    const connection = connections.get(socket)
    if (!connection) return
    connection.open.add(response)
    if (isLast) response.shouldKeepAlive = false
    response.once('close', () => {
      connection.open.delete(response)
      connection.read = socket.bytesRead
    })
  })

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
    for (const { open } of connections.values()) for (const response of open) response.shouldKeepAlive = false
  }

  return {
    /**
     * Answers what was sent, and closes.
     * @param doors what else listens for the server
     * @returns how many connections were still answered to when the time was over
     */
    async drain(times: DrainTimes, doors: TcpServer[] = []): Promise<number> {
      await untilNoneConnects(times)
      // The method of node:net closes no connections.
      for (const door of [server, ...doors]) TcpServer.prototype.close.call(door)
      sayLast()
      await pause(times.quietMs)
      for (const end = Date.now() + times.answersMs; connections.size > 0 && Date.now() < end; await pause(20))
        await closeIdle()
      return connections.size
    },
  }
}
