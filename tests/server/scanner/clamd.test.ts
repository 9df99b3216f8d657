import { afterEach, describe, expect, it } from 'vitest'
import { join } from 'node:path'
import { ping, scanBytes } from '../../../server/scanner/clamd.ts'
import { ScannerUnavailable } from '../../../server/scanner/scanner.ts'
import { scannerPlaceOf } from '../../../server/protection.ts'
import { aClamd, EICAR, hasClamd, realClamd } from '../support/clamd.ts'
import { newFolder } from '../support/databases.ts'

let stop: (() => Promise<void>) | undefined
afterEach(async () => {
  await stop?.()
  stop = undefined
})
const started = async (options: Parameters<typeof aClamd>[0] = {}) => {
  const clamd = await aClamd(options)
  stop = clamd.stop
  return clamd
}

describe('a file that is scanned by clamd', () => {
  it('arrives whole, whatever its length, and is clean or has a name', async () => {
    const { place, scanned } = await started()
    const lengths = [0, 1, 65_535, 65_536, 65_537, 524_288]
    for (const length of lengths) expect(await scanBytes(place, Buffer.alloc(length, 7))).toBeUndefined()
    expect(scanned.map(({ length }) => length)).toEqual(lengths)
    expect(await scanBytes(place, EICAR)).toBe('Eicar-Test-Signature')
    await expect(ping(place)).resolves.toBeUndefined()
  })

  it('can be scanned by a unix socket too', async () => {
    const { place } = await started({ path: join(newFolder(), 'clamd.ctl') })
    expect(await scanBytes(place, EICAR)).toBe('Eicar-Test-Signature')
  })

  it.each([
    ['is larger than clamd takes', { limit: 10 }, 'INSTREAM size limit exceeded'],
    ['is met by a connection that ends', { answer: (socket: { destroy(): void }) => void socket.destroy() }, 'clamd'],
    ['is met by something else', { answer: (socket: { end(text: string): void }) => socket.end('HTTP/1.1\0') }, 'HTTP'],
    ['is met by silence', { answer: () => {} }, 'in time'],
    ['is met by noise', { answer: (s: { write(text: string): void }) => void s.write('x'.repeat(9000)) }, 'too much'],
  ])('that %s is never taken for clean', async (_, options, reason) => {
    const { place } = await started(options as Parameters<typeof aClamd>[0])
    const failure = await scanBytes(place, EICAR, 500).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ScannerUnavailable)
    expect(failure).toMatchObject({ message: expect.stringContaining('cannot be checked') })
    expect(`${String((failure as Error).cause)}`).toMatch(new RegExp(`${reason}|ECONNRESET|EPIPE`))
  })

  it('is not taken for clean where clamd is not there', async () => {
    await expect(scanBytes({ path: join(newFolder(), 'none') }, EICAR)).rejects.toBeInstanceOf(ScannerUnavailable)
    await expect(ping({ host: '127.0.0.1', port: 1 })).rejects.toBeInstanceOf(ScannerUnavailable)
  })
})

it.each([
  ['tcp://127.0.0.1', { host: '127.0.0.1', port: 3310 }],
  ['tcp://[::1]:3311', { host: '::1', port: 3311 }],
  ['tcp://scanner.internal:3310/', { host: 'scanner.internal', port: 3310 }],
  ['unix:///run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
])('SCANNER_URL %s is a place', (url, place) => expect(scannerPlaceOf(url)).toEqual(place))

it.each([
  'clamd',
  'http://127.0.0.1:3310',
  'tcp://',
  'unix://',
  'unix://run/clamd',
  'tcp://me:secret@host:1',
  'tcp://h/x',
])('SCANNER_URL %s is none, and the sentence does not repeat it', (url) =>
  expect(() => scannerPlaceOf(url)).toThrow(/^SCANNER_URL must be such as(?!.*secret)/),
)

describe.skipIf(!hasClamd)('the real clamd (left out where it is not installed)', () => {
  it('finds the test file of all scanners, and nothing in another', { timeout: 90_000 }, async () => {
    const { place, stop: end } = await realClamd(newFolder())
    stop = end
    expect(await scanBytes(place, EICAR)).toContain('Eicar-Test-Signature')
    expect(await scanBytes(place, Buffer.alloc(524_288, 'a'))).toBeUndefined()
  })
})
