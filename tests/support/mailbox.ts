import { once } from 'node:events'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface Mailbox {
  /** For MAIL_URL. */
  url: string
  /** The next mail that arrives, or has arrived and was not taken yet. */
  next(): Promise<Email>
  close(): Promise<void>
}

/** A real SMTP server: what it holds was sent over a socket, and is read as a mail program reads it. */
export async function openMailbox(): Promise<Mailbox> {
  const arrived: Promise<Email>[] = []
  const waiting: ((mail: Promise<Email>) => void)[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    async onData(stream, _session, done) {
      const mail = PostalMime.parse(Buffer.concat(await stream.toArray()))
      const taker = waiting.shift()
      if (taker) taker(mail)
      else arrived.push(mail)
      done()
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as { port: number }
  return {
    url: `smtp://127.0.0.1:${port}`,
    next: () => arrived.shift() ?? new Promise((take) => waiting.push(take)),
    close: () => new Promise((closed) => server.close(() => closed())),
  }
}
