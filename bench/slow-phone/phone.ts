import type { Browser, CDPSession, Page } from 'playwright'

const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 }
export const CPU_SLOWDOWN = 4
const VIEWPORT = { width: 360, height: 740 }

/** What came over the wire, as the browser counts it: headers and compressed bodies. */
export interface Transfer {
  url: string
  bytes: number
  type: string
}

/** A page on a slow phone in a context of its own, and what it has fetched so far. */
export interface Phone {
  page: Page
  transfers: Transfer[]
  /** From here on the processor is as slow as a phone's. */
  slowDown(): Promise<void>
  close(): Promise<void>
}

/**
 * Gzip, though the server would send brotli, which is smaller: what it is compared with has none.
 * @param speed `quick` where it is slow only from a later moment on, or not at all
 */
export async function openPhone(browser: Browser, speed: 'slow' | 'quick' = 'slow'): Promise<Phone> {
  const context = await browser.newContext({ viewport: VIEWPORT, hasTouch: true })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  const transfers = await recordTransfers(devtools)
  await devtools.send('Network.setExtraHTTPHeaders', { headers: { 'accept-encoding': 'gzip' } })
  const slowDown = async () => void (await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN }))
  if (speed === 'slow') {
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
    await slowDown()
  }
  return { page, transfers, slowDown, close: () => context.close() }
}

async function recordTransfers(devtools: CDPSession): Promise<Transfer[]> {
  const transfers: Transfer[] = []
  const known = new Map<string, { url: string; type: string }>()
  devtools.on('Network.responseReceived', ({ requestId, response, type }) =>
    known.set(requestId, { url: response.url, type }),
  )
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = known.get(requestId)
    if (request && !request.url.startsWith('data:')) transfers.push({ ...request, bytes: encodedDataLength })
  })
  await devtools.send('Network.enable')
  return transfers
}

export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

/** @param where the goal lies: what is no number is no success */
export const verdict = (holds: boolean): string => (holds ? 'within the goal' : 'ABOVE THE GOAL')
