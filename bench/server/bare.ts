import { once } from 'node:events'
import { createServer, get } from 'node:http'
import { text } from 'node:stream/consumers'

/**
 * What node:http does without anything around it: answers the same headers and the same bytes as the address given,
 * whatever is asked. A process of its own, as the server is.
 */
const OF_THE_CONNECTION = ['date', 'connection', 'keep-alive']

const [address = ''] = process.argv.slice(2)
const [answer] = await once(get(address, { agent: false }), 'response')
const body = await text(answer)
const headers = Object.fromEntries(
  Object.entries<string>(answer.headers).filter(([name]) => !OF_THE_CONNECTION.includes(name)),
)
const server = createServer((_, response) => response.writeHead(200, headers).end(body)).listen(0, '127.0.0.1')
await once(server, 'listening')
console.log(JSON.stringify(server.address()))
