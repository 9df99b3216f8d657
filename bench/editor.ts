import { chromium, type Page } from 'playwright'
import type { FormField } from '../contract/types.gen.ts'
import { chromiumArguments, chromiumPath } from '../tests/support/chromium.ts'
import { openCard } from '../tests/flows/support/editor.ts'
import { owner } from '../tests/flows/support/builder.ts'
import { ownerOf } from '../tests/flows/support/owner.ts'
import { startServer } from '../tests/flows/support/server.ts'
import { type Ends, runToEnd } from './run-to-end.ts'

/**
 * `npm run bench:editor`: the time from a key to the next paint in the label of a field, in a form of 300 fields and, in
 * the same run, in a form of 3. The ratio says what the size of a form costs its owner.
 */
const KEYS = 40
const SIZES = [3, 300]

const fieldsOf = (count: number): FormField[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `f${index}`,
    name: `question_${index}`,
    label: `Question ${index + 1}`,
    type: index % 3 === 0 ? 'radio' : 'text',
    options: [
      { label: 'Yes', value: 'yes' },
      { label: 'No', value: 'no' },
    ],
  }))

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

/** Two frames after the key the change is on the screen. */
async function keyToPaint(page: Page): Promise<number> {
  await page.evaluate(() => {
    addEventListener(
      'keydown',
      () => {
        const start = performance.now()
        requestAnimationFrame(() => {
          const channel = new MessageChannel()
          channel.port1.addEventListener('message', () => performance.measure('key', { start, end: performance.now() }))
          channel.port1.start()
          channel.port2.postMessage(null)
        })
      },
      { once: true, capture: true },
    )
  })
  await page.keyboard.press('x')
  await page.waitForFunction(() => performance.getEntriesByName('key').length > 0)
  return page.evaluate(() => {
    const [entry] = performance.getEntriesByName('key')
    performance.clearMeasures('key')
    return entry?.duration ?? Number.NaN
  })
}

const ends: Ends = []

async function run(): Promise<void> {
  const server = await startServer()
  ends.unshift(() => server.close())
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumArguments })
  ends.unshift(() => browser.close())
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  const api = await ownerOf(server)
  await owner(page, server.url).logIn()
  const figures: number[] = []
  for (const size of SIZES) {
    const { id } = await api.createForm({ title: `${size} fields`, structure: { fields: fieldsOf(size) } })
    await page.goto(`${server.url}/forms/${id}/edit`)
    await (await openCard(page, 2)).getByRole('textbox', { name: 'Label' }).focus()
    const times: number[] = []
    for (let key = 0; key < KEYS; key++) times.push(await keyToPaint(page))
    figures.push(median(times))
    console.log(
      `${String(size).padStart(3)} fields: ${median(times).toFixed(1)} ms from key to paint (median of ${KEYS})`,
    )
  }
  console.log(`Ratio      ${((figures[1] ?? Number.NaN) / (figures[0] ?? Number.NaN)).toFixed(1)}`)
}

await runToEnd(run, ends, ['chromium-headless-shell'])
