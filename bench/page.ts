import { chromium, type Browser } from 'playwright'
import { chromiumArguments, chromiumPath } from '../tests/support/chromium.ts'
import { ownerOf } from '../tests/flows/support/owner.ts'
import { startServer } from '../tests/flows/support/server.ts'
import { serveBare } from './slow-phone/bare-server.ts'
import { everyField, measureNext, type NextTimes } from './page/next.ts'
import { CPU_SLOWDOWN, kilobytes, median, openPhone, type Transfer, verdict } from './slow-phone/phone.ts'
import { type Ends, runToEnd } from './run-to-end.ts'

/**
 * `npm run bench:page`: what the respondent's page costs before its first field can be answered, how long that takes on a
 * slow phone, beside a bare React page in the same run, and how long the next field takes after Next. Times are medians;
 * of two pages that take turns the ratio is the figure.
 */
const RUNS = Number(process.env['RUNS'] ?? 21)
const WAYS = Number(process.env['WAYS'] ?? 5)
const GOALS = { script: 78_000, all: 110_000, requests: 3, ratio: 1.1, nextMs: 50, shift: 0 }

interface Load {
  /** Until an input can be typed into, which the server may have rendered. */
  answerable: number
  /** Until the script is there too, so that a press on a button does something. */
  whole: number
  /** Until then. */
  requests: Transfer[]
}

/** Whose being there tells of each moment; the bare page has an input alone, which its script makes. */
const MOMENTS = {
  answerable: 'input:enabled, textarea:enabled, select:enabled',
  whole: '#way-on:enabled, input[aria-label=Name]',
}

/** One load in a fresh context, until the script is there. */
async function load(browser: Browser, url: string): Promise<Load> {
  const { page, transfers, close } = await openPhone(browser)
  await page.addInitScript((moments) => {
    const look = () => {
      for (const [name, selector] of Object.entries(moments))
        if (performance.getEntriesByName(name).length === 0 && document.querySelector(selector)) performance.mark(name)
      if (performance.getEntriesByName('whole').length === 0) requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, MOMENTS)
  await page.goto(url, { waitUntil: 'commit' })
  const timeOf = (name: keyof typeof MOMENTS) =>
    page
      .waitForFunction((each) => performance.getEntriesByName(each)[0]?.startTime, name)
      .then(async (handle) => (await handle.jsonValue()) ?? Number.NaN)
  const [answerable, whole] = [await timeOf('answerable'), await timeOf('whole')]
  const requests = [...transfers]
  await close()
  return { answerable, whole, requests }
}

interface Pair {
  ours: Load
  bare: Load
}

/** Each page is first in every other pair. */
async function loadPair(browser: Browser, form: string, bare: string, isOursFirst: boolean): Promise<Pair> {
  if (isOursFirst) return { ours: await load(browser, form), bare: await load(browser, bare) }
  const first = await load(browser, bare)
  return { bare: first, ours: await load(browser, form) }
}

const ends: Ends = []

async function run(): Promise<void> {
  const server = await startServer()
  ends.unshift(() => server.close())
  const bare = await serveBare('bench/page/bare')
  ends.unshift(() => bare.close())
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumArguments })
  ends.unshift(() => browser.close())
  const owner = await ownerOf(server)
  const { data } = await owner.readForms()
  const form = `${server.url}/forms/${data[0]?.id}`
  // The first pair warms the servers' caches.
  await loadPair(browser, form, bare.url, true)
  const pairs: Pair[] = []
  for (let pair = 0; pair < RUNS; pair++) pairs.push(await loadPair(browser, form, bare.url, pair % 2 === 0))
  printLoads(pairs)
  const { id } = await owner.createForm({ title: 'Every control', structure: { fields: everyField() } })
  printNext(await measureNext(browser, `${server.url}/forms/${id}`, WAYS))
}

function printLoads(pairs: Pair[]): void {
  const { requests } = pairs[0]?.ours ?? { requests: [] }
  const script = requests.filter(({ type }) => type === 'Script').reduce((sum, { bytes }) => sum + bytes, 0)
  const all = requests.reduce((sum, { bytes }) => sum + bytes, 0)
  const { answerable, whole } = ratiosOf(pairs)
  console.log('Until the first field can be answered and the buttons work (over the wire, with headers):')
  for (const { url, bytes, type } of requests)
    console.log(`  ${type.padEnd(10)} ${kilobytes(bytes).padStart(9)}  ${url}`)
  console.log(`JavaScript   ${kilobytes(script)}, goal ${kilobytes(GOALS.script)}: ${verdict(script <= GOALS.script)}`)
  console.log(`Everything   ${kilobytes(all)}, goal ${kilobytes(GOALS.all)}: ${verdict(all <= GOALS.all)}`)
  console.log(
    `Requests     ${requests.length}, goal ${GOALS.requests}: ${verdict(requests.length > 0 && requests.length <= GOALS.requests)}`,
  )
  const middle = (time: (pair: Pair) => number) => `${Math.round(median(pairs.map(time)))} ms`
  console.log(
    `First input  ${middle(({ ours }) => ours.answerable)} on slow 4G with a ${CPU_SLOWDOWN}x slower processor, as the server renders it`,
  )
  console.log(`With buttons ${middle(({ ours }) => ours.whole)}, when the script has taken over`)
  console.log(`Bare React   ${middle(({ bare }) => bare.answerable)} in the same run`)
  console.log(
    `Ratio        ${answerable.toFixed(2)}, goal ${GOALS.ratio}: ${verdict(answerable <= GOALS.ratio)} (median of ${RUNS} pairs); with buttons ${whole.toFixed(2)}`,
  )
}

const ratiosOf = (pairs: Pair[]) => ({
  answerable: median(pairs.map(({ ours, bare }) => ours.answerable / bare.answerable)),
  whole: median(pairs.map(({ ours, bare }) => ours.whole / bare.whole)),
})

function printNext({ middle, slowest, shift }: NextTimes): void {
  const { milliseconds, type } = slowest
  console.log(`Next         ${Math.round(middle)} ms from the press to the next field on that phone (median)`)
  console.log(
    `  slowest    ${Math.round(milliseconds)} ms to a field of type ${type}, goal ${GOALS.nextMs} ms: ${verdict(milliseconds <= GOALS.nextMs)} (median of ${WAYS} ways)`,
  )
  console.log(
    `Layout shift ${shift.toFixed(3)} until all is there, goal ${GOALS.shift}: ${verdict(shift <= GOALS.shift)}`,
  )
}

await runToEnd(run, ends, ['chromium-headless-shell'])
