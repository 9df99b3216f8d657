import { chromium, type Page } from 'playwright'
import type { FormField } from '../contract/types.gen.ts'
import { someFields } from '../tests/support/builders.ts'
import { ownerOf } from '../tests/flows/support/owner.ts'
import { listening, visitor } from '../tests/flows/support/respondent.ts'
import { startServer } from '../tests/flows/support/server.ts'
import { SPEECH_TOOLS } from '../scripts/tools.ts'
import { type Ends, runToEnd } from './run-to-end.ts'
import { type Timestamps, watchLatency } from './latency-page.ts'

/**
 * `npm run bench:latency`: the time from the end of speech, as the worklet in the page finds it, to the value in the field's
 * control, less the recogniser's own time, and what its parts take. The pause that ends the speech is no part of it.
 */
const ROUNDS = Number(process.env['ROUNDS'] ?? 4)
const GOAL_MS = 60

const options = [
  { label: 'Yes', value: 'yes' },
  { label: 'No', value: 'no' },
]
const answers: { field: Partial<FormField>; say: string }[] = [
  { field: { type: 'number' }, say: 'forty two' },
  { field: { type: 'radio', options }, say: 'yes' },
  { field: { type: 'select', options }, say: 'no' },
  { field: { type: 'date' }, say: 'march third twenty twenty six' },
  { field: { type: 'number' }, say: 'seven point two five' },
]
const rounds = Array.from({ length: ROUNDS }, () => answers).flat()

async function measure(page: Page, index: number): Promise<Timestamps | undefined> {
  await page.getByText(`Field ${index + 1} of ${rounds.length}`).waitFor()
  await page.evaluate(() => (window.latency = {}))
  await visitor(page).say(`Question ${index + 1}`, rounds[index]?.say ?? '')
  const read = () => page.waitForFunction(() => window.readTimestamps(), undefined, { timeout: 15_000 })
  const timestamps = await read().then(
    (handle) => handle.jsonValue(),
    () => undefined,
  )
  // The page moves on by itself only after an answer, and not after the last one.
  if (!timestamps && index + 1 < rounds.length) await visitor(page).next()
  return timestamps
}

const parts = {
  'packing and sending': ({ sent, ended }: Timestamps) => sent - ended,
  'network and server': ({ answered, sent, engine }: Timestamps) => answered - sent - engine,
  'reading and showing': ({ shown, answered }: Timestamps) => shown - answered,
  'all of these': ({ shown, ended, engine }: Timestamps) => shown - ended - engine,
  'the recogniser': ({ engine }: Timestamps) => engine,
}

function quantile(figures: number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}

const ends: Ends = []

async function run(): Promise<void> {
  const server = await startServer({ TRANSCRIBER: 'pocketsphinx' })
  ends.unshift(() => server.close())
  const browser = await chromium.launch(listening)
  ends.unshift(() => browser.close())
  const owner = await ownerOf(server)
  const fields = someFields(...rounds.map(({ field }) => field))
  const form = await owner.createForm({ title: 'Latency', structure: { fields } })
  const page = await (await browser.newContext({ permissions: ['microphone'] })).newPage()
  await page.addInitScript(watchLatency)
  await page.goto(`${server.url}/forms/${form.id}`)
  const all: Timestamps[] = []
  for (const index of rounds.keys()) {
    const timestamps = await measure(page, index)
    if (timestamps) all.push(timestamps)
  }
  const table = Object.fromEntries(
    Object.entries(parts).map(([name, part]) => {
      const figures = all.map(part)
      return [
        name,
        { 'median, ms': Math.round(quantile(figures, 0.5)), 'p95, ms': Math.round(quantile(figures, 0.95)) },
      ]
    }),
  )
  console.log(`From the end of speech to the value, ${all.length} of ${rounds.length} answers:`)
  console.table(table)
  const median = quantile(all.map(parts['all of these']), 0.5)
  console.log(
    `Without the recogniser ${median.toFixed(0)} ms, goal ${GOAL_MS} ms: ${median <= GOAL_MS ? 'within the goal' : 'ABOVE THE GOAL'}`,
  )
}

await runToEnd(run, ends, ['chromium-headless-shell', ...SPEECH_TOOLS])
