import { chromium } from 'playwright'
import { ownerOf } from '../tests/flows/support/owner.ts'
import { startServer } from '../tests/flows/support/server.ts'
import { chromiumArguments, chromiumPath } from '../tests/support/chromium.ts'
import { LISTED, measureInteractions } from './app/interactions.ts'
import { routesOf, scriptsOf } from './app/routes.ts'
import { compare, SCREENS } from './app/shown.ts'
import { type Ends, runToEnd } from './run-to-end.ts'
import { serveBare } from './slow-phone/bare-server.ts'
import { CPU_SLOWDOWN, kilobytes, verdict } from './slow-phone/phone.ts'

/**
 * `npm run bench:app`: when the owner's dashboard and list of forms show on a slow phone, beside the same data in a bare
 * app of React, router and query client in the same run; how much JavaScript each screen fetches; and how long a list of a
 * thousand forms takes to show what an act did.
 */
const PAIRS = Number(process.env['RUNS'] ?? 9)
const ROUNDS = Number(process.env['ROUNDS'] ?? 5)
const GOAL_MS = 100
const AT_ONCE = 8

const ends: Ends = []

async function run(): Promise<void> {
  // A thousand forms in a few seconds are more than one owner may make.
  const server = await startServer({ QUOTA_FORMS: '0' })
  ends.unshift(() => server.close())
  const owner = await ownerOf(server)
  const formId = await createForms(owner)
  const bare = await serveBare('bench/app/bare', server.url)
  ends.unshift(() => bare.close())
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumArguments })
  ends.unshift(() => browser.close())

  console.log(`On slow 4G with a ${CPU_SLOWDOWN}x slower processor, with ${LISTED} forms (medians of ${PAIRS} pairs):`)
  for (const { name, path } of SCREENS) {
    const urls = { ours: server.url + path, bare: bare.url.slice(0, -1) + path }
    const { ours, bare: floor, ratio } = await compare(browser, urls, owner.token, PAIRS)
    console.log(
      `${name.padEnd(10)} first paint ${Math.round(ours.firstPaint)} ms, ${ratio.firstPaint.toFixed(2)} of ${Math.round(floor.firstPaint)} ms for a bare app`,
    )
    console.log(
      `${''.padEnd(10)} with data   ${Math.round(ours.data)} ms, ${ratio.data.toFixed(2)} of ${Math.round(floor.data)} ms for a bare app`,
    )
  }

  console.log(`\nFrom an act to its paint in a list of ${LISTED} forms on that phone:`)
  for (const { name, milliseconds } of await measureInteractions(browser, `${server.url}/forms`, owner.token, ROUNDS))
    console.log(
      `  ${name.padEnd(18)} ${String(Math.round(milliseconds)).padStart(4)} ms, goal ${GOAL_MS} ms: ${verdict(milliseconds <= GOAL_MS)}`,
    )

  console.log(
    '\nJavaScript of each screen (gzip, over the wire), until it is there and with what it fetches after that:',
  )
  for (const path of routesOf(formId)) {
    const { first, all } = await scriptsOf(browser, server.url, path, owner.token)
    console.log(`  ${kilobytes(first).padStart(9)} ${kilobytes(all).padStart(9)}  ${path.replace(formId, '{formId}')}`)
  }
}

/** @returns the id of one of them */
async function createForms(owner: Awaited<ReturnType<typeof ownerOf>>): Promise<string> {
  const fields = [{ id: 'name', name: 'name', label: 'Your name', type: 'text' as const }]
  let id = ''
  for (let made = 0; made < LISTED; made += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, LISTED - made) }, (_, index) =>
      owner.createForm({
        title: `Form ${made + index + 1} of many`,
        description: 'What you think of your visit',
        structure: { fields },
      }),
    )
    id = (await Promise.all(some))[0]?.id ?? id
  }
  return id
}

await runToEnd(run, ends, ['chromium-headless-shell'])
