import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { createGzip } from 'node:zlib'
import { chromium, type Browser, type CDPSession } from 'playwright'
import { build } from 'vite'
import { chromiumArguments, chromiumPath } from '../tests/support/chromium.ts'
import { startServer, superuser } from '../tests/flows/support/server.ts'
import { type Ends, runToEnd } from './run-to-end.ts'

/**
 * `npm run bench:page`: what the respondent's page costs before its first field can be answered, and how long that
 * takes on a slow phone, beside a bare React page in the same run. Times are medians of pairs; the ratio is the figure.
 */
const RUNS = Number(process.env['RUNS'] ?? 11)
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 }
const CPU_SLOWDOWN = 4

interface Load {
  milliseconds: number
  requests: { url: string; bytes: number; type: string }[]
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

async function serveBarePage(): Promise<{ url: string; close(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'sayform-bare-'))
  await build({
    root: 'bench/bare-page',
    logLevel: 'error',
    configFile: 'vite.config.ts',
    build: { outDir: folder, emptyOutDir: true, rolldownOptions: { input: 'bench/bare-page/index.html' } },
  })
  const server: Server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '/')
    const type = types[extname(path)]
    if (!type) return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' })
    return createReadStream(join(folder, path)).pipe(createGzip()).pipe(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return {
    url: `http://localhost:${port}/`,
    async close() {
      server.closeAllConnections()
      server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Everything over the wire, as the browser counts it: headers and compressed bodies. */
async function recordRequests(devtools: CDPSession, requests: Load['requests']) {
  const known = new Map<string, { url: string; type: string }>()
  devtools.on('Network.responseReceived', ({ requestId, response, type }) =>
    known.set(requestId, { url: response.url, type }),
  )
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = known.get(requestId)
    if (request && !request.url.startsWith('data:')) requests.push({ ...request, bytes: encodedDataLength })
  })
  await devtools.send('Network.enable')
  // Gzip for both, though the server would send brotli, which is smaller.
  await devtools.send('Network.setExtraHTTPHeaders', { headers: { 'accept-encoding': 'gzip' } })
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
}

/** One load in a fresh context, until an input can be typed into. */
async function load(browser: Browser, url: string): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  const requests: Load['requests'] = []
  await recordRequests(await context.newCDPSession(page), requests)
  await page.addInitScript(() => {
    const look = () => {
      if (document.querySelector('input:enabled, textarea:enabled, select:enabled')) performance.mark('answerable')
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.goto(url, { waitUntil: 'commit' })
  const milliseconds = await page
    .waitForFunction(() => performance.getEntriesByName('answerable')[0]?.startTime)
    .then((handle) => handle.jsonValue())
  const before = [...requests]
  await context.close()
  return { milliseconds: milliseconds ?? Number.NaN, requests: before }
}

async function exampleForm(url: string): Promise<string> {
  const login = await fetch(`${url}/api/v1/login/access-token`, {
    method: 'POST',
    body: new URLSearchParams({ username: superuser.email, password: superuser.password }),
  })
  const { access_token: token } = (await login.json()) as { access_token: string }
  const forms = await fetch(`${url}/api/v1/forms/`, { headers: { authorization: `Bearer ${token}` } })
  const { data } = (await forms.json()) as { data: { id: string }[] }
  return `${url}/forms/${data[0]?.id}`
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
const verdict = (holds: boolean) => (holds ? 'within the goal' : 'ABOVE THE GOAL')

const ends: Ends = []

async function run(): Promise<void> {
  const server = await startServer()
  ends.unshift(() => server.close())
  const bare = await serveBarePage()
  ends.unshift(() => bare.close())
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumArguments })
  ends.unshift(() => browser.close())
  const form = await exampleForm(server.url)
  // The first pair warms the servers' caches.
  await loadPair(browser, form, bare.url)
  const pairs: Pair[] = []
  for (let pair = 0; pair < RUNS; pair++) pairs.push(await loadPair(browser, form, bare.url))
  print(pairs)
}

interface Pair {
  ours: Load
  floor: Load
}

const loadPair = async (browser: Browser, form: string, bare: string): Promise<Pair> => ({
  ours: await load(browser, form),
  floor: await load(browser, bare),
})

function print(pairs: Pair[]): void {
  const { requests } = pairs[0]?.ours ?? { requests: [] }
  const script = requests.filter(({ type }) => type === 'Script').reduce((sum, { bytes }) => sum + bytes, 0)
  const all = requests.reduce((sum, { bytes }) => sum + bytes, 0)
  const ratio = median(pairs.map(({ ours, floor }) => ours.milliseconds / floor.milliseconds))
  console.log('Before the first field can be answered (over the wire, with headers):')
  for (const { url, bytes, type } of requests)
    console.log(`  ${type.padEnd(10)} ${kilobytes(bytes).padStart(9)}  ${url}`)
  console.log(`JavaScript   ${kilobytes(script)}, goal 80 kB: ${verdict(script <= 80_000)}`)
  console.log(`Everything   ${kilobytes(all)}, goal 110 kB: ${verdict(all <= 110_000)}`)
  console.log(`Requests     ${requests.length}, goal 3: ${verdict(requests.length <= 3)}`)
  console.log(
    `First input  ${Math.round(median(pairs.map(({ ours }) => ours.milliseconds)))} ms on slow 4G with a ${CPU_SLOWDOWN}x slower processor`,
  )
  console.log(`Bare React   ${Math.round(median(pairs.map(({ floor }) => floor.milliseconds)))} ms in the same run`)
  console.log(`Ratio        ${ratio.toFixed(2)}, goal 1.25: ${verdict(ratio <= 1.25)} (median of ${RUNS} pairs)`)
}

await runToEnd(run, ends, ['chromium-headless-shell'])
