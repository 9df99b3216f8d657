import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { openApi, PASSWORD } from '../support/api.ts'
import { newFolder } from '../support/databases.ts'

const LEAKED = 'a password that leaked'
const CHANGED = { status: 200, body: { message: 'Password updated successfully' } }
const hashOf = (password: string): string => createHash('sha1').update(password).digest('hex').toUpperCase()

/** A person of a server that asks the given service of leaked passwords. */
async function aPersonWith(service: RequestListener) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.url}`)
    service(request, response)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const passwordLeaksUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/range/`
  const log: string[] = []
  const place = { databaseUrl: undefined, dataDir: newFolder() }
  const api = await openApi(place, { settings: { passwordLeaksUrl }, log })
  onTestFinished(async () => {
    await api.close()
    server.closeAllConnections()
    server.close()
  })
  const { token } = await api.aPerson()
  const change = (new_password: string) =>
    api.call('PATCH', '/users/me/password', { token, body: { current_password: PASSWORD, new_password } })
  return { asked, log, change }
}

it('a new password that leaked is refused, and the service hears five digits of its hash', async () => {
  const hash = hashOf(LEAKED)
  const { asked, change } = await aPersonWith((_, response) =>
    response.end(`${'0'.repeat(35)}:7\r\n${hash.slice(5)}:12\r\n${hashOf('padding').slice(5)}:0\r\n`),
  )
  expect(await change(LEAKED)).toMatchObject({
    status: 422,
    body: { detail: [{ loc: ['body', 'new_password'], msg: expect.stringContaining('stolen from other sites') }] },
  })
  expect(asked).toEqual([`/range/${hash.slice(0, 5)}`])
})

it('one that the service does not name, or names only to be equally long, is taken', async () => {
  const next = 'a new long password'
  const { change } = await aPersonWith((_, response) => response.end(`${hashOf(next).slice(5)}:0\r\n`))
  expect(await change(next)).toMatchObject(CHANGED)
})

it.each<[string, RequestListener]>([
  ['fails', (_, response) => response.writeHead(503).end()],
  ['redirects', (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()],
  ['never ends', (_, response) => void response.write('0')],
  ['says too much', (_, response) => response.end('0'.repeat(1_100_000))],
])('nothing is refused while the service %s, and the log says so', async (_, service) => {
  const { change, log } = await aPersonWith(service)
  expect(await change(LEAKED)).toMatchObject(CHANGED)
  const lines = log.filter((line) => line.includes('The service of leaked passwords does not answer'))
  expect(lines).toHaveLength(1)
  expect(lines.join('')).not.toContain(LEAKED)
})
