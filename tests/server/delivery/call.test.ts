import { createServer } from 'node:net'
import { once } from 'node:events'
import { afterAll, describe, expect, it } from 'vitest'
import { isPublicAddress, webhookUrlProblem, type Lookup } from '../../../server/delivery/addresses.ts'
import { webhookHostsOf } from '../../../server/networks.ts'
import { createCall } from '../../../server/delivery/call.ts'
import { createSlots } from '../../../server/delivery/slots.ts'
import { openReceiver, type Receiver } from '../../support/receiver.ts'

const receivers: Receiver[] = []
const aReceiver: typeof openReceiver = async (reply) => {
  const receiver = await openReceiver(reply)
  receivers.push(receiver)
  return receiver
}
afterAll(() => Promise.all(receivers.map((receiver) => receiver.close())))

const never = () => new Promise<never>(() => {})

const answering = (...addresses: string[]): Lookup => {
  const all = [...addresses]
  return async () => [{ address: all.length > 1 ? (all.shift() ?? '') : (all[0] ?? ''), family: 4 }]
}

describe('an address of a webhook', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    'fd12:3456::1',
    '::ffff:127.0.0.1',
    '::ffff:a9fe:a9fe',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'ff02::1',
    'no address',
  ])('is not public as %s', (address) => expect(isPublicAddress(address)).toBe(false))

  it.each(['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946', '::ffff:93.184.216.34'])(
    'is public as %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  )

  it.each([
    'http://example.com/',
    'https://localhost/',
    'https://LOCALHOST./',
    'https://printer.local/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://0177.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://169.254.169.254/latest/meta-data',
    'https://user:secret@example.com/',
    'ftp://example.com/',
    'file:///etc/passwd',
    'nothing',
  ])('is refused at once as %s', (url) => expect(webhookUrlProblem(url, false)).toBeTruthy())

  it.each([
    ['https://hooks.example.com/x', true],
    ['https://HOOKS.example.com./x', true],
    ['https://a.b.example.org/x', true],
    ['https://example.org/x', false],
    ['https://hooks.example.com.evil.example/x', false],
    ['https://evilexample.org/x', false],
    ['https://93.184.216.34/x', false],
  ])('goes to the hosts that the operator lists only: %s', async (address, isAllowed) => {
    const hosts = webhookHostsOf('hooks.example.com, *.Example.org')
    expect(webhookUrlProblem(address, false, hosts) === undefined).toBe(isAllowed)
    const call = createCall({ allowPrivate: false, hosts, lookup: answering('10.0.0.7') })
    const sentence = isAllowed ? 'private network' : 'certain hosts only'
    await expect(call(new URL(address), {}, '{}')).rejects.toThrow(sentence)
  })

  it('may be private or http where the operator allows that', () => {
    expect(webhookUrlProblem('http://10.0.0.1:8080/hook', true)).toBeUndefined()
    expect(webhookUrlProblem('ftp://10.0.0.1/', true)).toBeTruthy()
    expect(webhookUrlProblem('https://example.com/hook?to=1', false)).toBeUndefined()
  })
})

const twoAddresses = [
  { address: '93.184.216.34', family: 4 },
  { address: '10.0.0.1', family: 4 },
]
/** Of two addresses only this one counts as public, and nothing listens there. */
const FIRST = '127.0.0.2'
const isFirst = (address: string) => address === FIRST

describe('a call', () => {
  const refused = 'This address is in a private network, which this server does not send to'

  it.each(['127.0.0.1', '10.0.0.1', '169.254.169.254', '::1', '::ffff:10.0.0.1', 'fe80::1'])(
    'goes to no name that resolves to %s',
    async (address) => {
      const call = createCall({ allowPrivate: false, lookup: answering(address) })
      await expect(call(new URL('https://example.com/'), {}, '{}')).rejects.toThrow(refused)
    },
  )

  it('goes to no name of which one address is private', async () => {
    const call = createCall({ allowPrivate: false, lookup: async () => twoAddresses })
    await expect(call(new URL('https://example.com/'), {}, '{}')).rejects.toThrow(refused)
  })

  it.each(['https://127.0.0.1/', 'https://2130706433/', 'https://[::ffff:127.0.0.1]/', 'https://0x7f000001/'])(
    'goes not to %s',
    async (url) => {
      const call = createCall({ allowPrivate: false })
      await expect(call(new URL(url), {}, '{}')).rejects.toThrow(refused)
    },
  )

  it('goes not by http', async () => {
    const call = createCall({ allowPrivate: false, lookup: answering('93.184.216.34') })
    await expect(call(new URL('http://example.com/'), {}, '{}')).rejects.toThrow('must begin with https://')
  })

  it('goes to the address that was checked, when the name answers otherwise the second time', async () => {
    const inside = await aReceiver()
    const call = createCall({ allowPrivate: false, lookup: answering(FIRST, '127.0.0.1'), isAllowed: isFirst })
    const url = new URL(`https://rebinding.example:${inside.port}/hook`)
    await expect(call(url, {}, '{}')).rejects.toThrow('The connection was refused')
    await expect(call(url, {}, '{}')).rejects.toThrow(refused)
    expect(inside.connections()).toBe(0)
  })

  it('resolves a name once and keeps it in the request', async () => {
    const receiver = await aReceiver()
    const call = createCall({ allowPrivate: true, lookup: answering('127.0.0.1', '127.9.9.9') })
    expect((await call(new URL(`http://name.example:${receiver.port}/hook`), {}, '{}')).status).toBe(200)
    expect(receiver.received[0]?.headers.host).toBe(`name.example:${receiver.port}`)
  })

  it('follows no redirect', async () => {
    const inside = await aReceiver()
    const receiver = await aReceiver(() => ({ status: 307, headers: { location: inside.url } }))
    const call = createCall({ allowPrivate: true })
    expect((await call(new URL(receiver.url), {}, '{}')).status).toBe(307)
    expect(inside.received).toEqual([])
  })

  it('reads the beginning of an answer that does not end', async () => {
    const endless = createServer((socket) => {
      socket.on('error', () => {})
      socket.write('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n')
      const timer = setInterval(() => socket.write(`400\r\n${'y'.repeat(1024)}\r\n`), 1)
      socket.on('close', () => clearInterval(timer))
    })
    endless.listen(0, '127.0.0.1')
    await once(endless, 'listening')
    const { port } = endless.address() as { port: number }
    const { text } = await createCall({ allowPrivate: true })(new URL(`http://127.0.0.1:${port}/`), {}, '{}')
    endless.close()
    expect(text).toBe('y'.repeat(2000))
  })

  it('of a receiver that never answers ends', async () => {
    const receiver = await aReceiver(never)
    const call = createCall({ allowPrivate: true, timeoutMs: 500 })
    await expect(call(new URL(receiver.url), {}, '{}')).rejects.toThrow('No answer came within 1 seconds')
  })

  it('ends with the server', async () => {
    const receiver = await aReceiver(never)
    const stop = new AbortController()
    const call = createCall({ allowPrivate: true })(new URL(receiver.url), {}, '{}', stop.signal)
    setTimeout(() => stop.abort(), 50)
    await expect(call).rejects.toThrow('The server was stopped')
  })

  it('says in a sentence why there was no answer', async () => {
    const call = createCall({ allowPrivate: true })
    await expect(call(new URL('http://127.0.0.1:1/'), {}, '{}')).rejects.toThrow('The connection was refused')
    const receiver = await aReceiver()
    await expect(call(new URL(receiver.url.replace('http:', 'https:')), {}, '{}')).rejects.toThrow(/certificate|sent/)
    const lost = createCall({ allowPrivate: true, lookup: () => Promise.reject(noHost) })
    await expect(lost(new URL('http://lost.example/'), {}, '{}')).rejects.toThrow('was not found')
  })
})

const noHost = Object.assign(new Error('getaddrinfo ENOTFOUND lost.example'), { code: 'ENOTFOUND' })

describe('the attempts under way', () => {
  it('are one for a host that is new or failed last, and more for one that answers', () => {
    const slots = createSlots()
    expect(slots.roomFor('a')).toBe(1)
    slots.enter('a')
    expect(slots.roomFor('a')).toBe(0)
    slots.leave('a', true)
    expect(slots.roomFor('a')).toBe(8)
    slots.enter('a')
    slots.leave('a', false)
    expect(slots.roomFor('a')).toBe(1)
  })

  it('are no more than half for hosts that do not answer', () => {
    const slots = createSlots()
    slots.enter('alive')
    slots.leave('alive', true)
    for (let count = 0; count < 100; count += 1) if (slots.roomFor(`dead${count}`) > 0) slots.enter(`dead${count}`)
    expect(slots.roomFor('dead100')).toBe(0)
    expect(slots.roomFor('alive')).toBe(8)
  })
})
