import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { listen } from '../../../server/start/listen.ts'

const FIRST = '127.0.0.1'
/** Linux has all of 127.0.0.0/8. */
const SECOND = '127.0.0.2'
/** Of documents: no machine has it. */
const NOWHERE = '192.0.2.1'

async function listenAt(addresses: string[], port = 0) {
  const app = Fastify()
  app.get('/', async () => 'Sayform')
  const listening = listen(app, { port, host: 'localhost' }, async () => addresses)
  onTestFinished(async () => {
    const others = await listening.catch(() => [])
    for (const other of others) other.close()
    await app.close()
  })
  const others = await listening
  const own = (app.server.address() as AddressInfo).port
  return { others, read: async (address: string) => (await fetch(`http://${address}:${own}`)).text() }
}

it.skipIf(process.platform !== 'linux')('a name with two addresses gets both', async () => {
  const { others, read } = await listenAt([FIRST, SECOND])
  expect(others).toHaveLength(1)
  expect([await read(FIRST), await read(SECOND)]).toEqual(['Sayform', 'Sayform'])
})

it.skipIf(process.platform !== 'linux')('a port that another program has at its second address is taken', async () => {
  const other = createServer().listen(0, SECOND)
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  await expect(listenAt([FIRST, SECOND], port)).rejects.toThrow(`address already in use ${SECOND}:${port}`)
})

it('an address that is not there, or named twice, is left out', async () => {
  const { others, read } = await listenAt([FIRST, NOWHERE, FIRST])
  expect(others).toEqual([])
  expect(await read(FIRST)).toBe('Sayform')
})
