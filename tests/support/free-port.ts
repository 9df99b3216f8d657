import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Above those that browsers refuse, and below those that Linux and macOS give to outgoing connections: one of them could
 * take the port before the server that it is for has started.
 */
const [FIRST, END] = [11_000, 32_000]

/** @returns a port of this machine at which nothing listens */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, END)
    const probe = createServer().listen(port, '127.0.0.1')
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    )
    if (!isFree) continue
    probe.close()
    await once(probe, 'close')
    return port
  }
}
