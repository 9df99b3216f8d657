import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { untilReady } from './postgres.ts'

const READY = 'LOG:  database system is ready to accept connections\n'

it('waits for a server that refuses a client while it starts', async () => {
  const log = Readable.from(['[1] FATAL:  the database sys', 'tem is starting up\n', READY])
  await expect(untilReady(log)).resolves.toBeUndefined()
})

it('says why a server could not start', async () => {
  const log = Readable.from(['[1] FATAL:  could not create lock file: Permission denied\n', READY])
  await expect(untilReady(log)).rejects.toThrow('Permission denied')
})
