import { copyFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { chromium, type Page } from 'playwright'
import { someFields } from '../tests/support/builders.ts'
import { VOICES } from '../tests/support/voices.ts'
import { ownerOf } from '../tests/flows/support/owner.ts'
import { listening, microphone } from '../tests/flows/support/respondent.ts'
import { startServer } from '../tests/flows/support/server.ts'
import { SPEECH_TOOLS } from '../scripts/tools.ts'
import { type Timestamps, watchLatency } from './latency/page.ts'
import { lengthOf, said } from './latency/sounds.ts'
import { type Utterance, utterances } from './latency/utterances.ts'
import { type Ends, runToEnd } from './run-to-end.ts'

/**
 * `npm run bench:latency`: the time from the last word, as the worklet in the page finds it, to the value in the field's
 * control and until it is final: for each kind of field, and what its parts take. Utterances with pauses tell how often
 * listening ends too early.
 */
const ROUNDS = Number(process.env['ROUNDS'] ?? 1)
/** Some of them, as in `KINDS=text,name`; all without it. */
const KINDS = process.env['KINDS']?.split(',')
/** After so long an answer is taken for recognised, on a machine whose other work slows the recogniser down. */
const RECOGNISER_MS = Number(process.env['RECOGNISER_MS'] ?? 0)
const ANSWER_WAIT_MS = 15_000
/** What the page takes by itself. */
const GOAL_MS = 60
/** The last sound of a word is quiet. */
const SOFT_SECONDS = 0.4
const voices = [VOICES.slt, VOICES.rms]

interface Measured {
  utterance: Utterance
  timestamps: Timestamps | undefined
  isCut: boolean
}

async function replaceRecogniser(page: Page, text: string): Promise<void> {
  const headers = { 'server-timing': `recognition;dur=${RECOGNISER_MS}` }
  await page.route('**/transcribe*', async (route) => {
    await setTimeout(RECOGNISER_MS)
    await route.fulfill({ json: { text, transcriber: 'pocketsphinx', confidence: 0.9 }, headers })
  })
}

/** An answer without a value says so with its button. */
async function measure(page: Page, utterance: Utterance, sound: string): Promise<Measured> {
  await copyFile(sound, microphone)
  const question = page.getByRole('region', { name: utterance.field.label ?? 'Question 1' })
  await question.getByRole('button', { name: 'Voice Input' }).click()
  const read = page.waitForFunction(() => window.readTimestamps(), undefined, { timeout: ANSWER_WAIT_MS })
  const given = read.then(
    (handle) => handle.jsonValue(),
    () => undefined,
  )
  const none = question
    .getByRole('button', { name: 'Retry' })
    .waitFor({ timeout: ANSWER_WAIT_MS })
    .then(
      () => undefined,
      () => given,
    )
  const timestamps = await Promise.race([given, none])
  const heard = timestamps?.length ?? (await page.evaluate(() => window.latency.length ?? 0))
  return { utterance, timestamps, isCut: heard < (await lengthOf(sound)) - SOFT_SECONDS }
}

function quantile(figures: number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}

const median = (all: Timestamps[], part: (times: Timestamps) => number) => Math.round(quantile(all.map(part), 0.5))
const total = ({ shown, spoken }: Timestamps) => shown - spoken
const untilFinal = ({ final, spoken }: Timestamps) => final - spoken
/** A text is shown before the silence after it is over. */
const pageTime = ({ sent, prompted, shown, answered, ended }: Timestamps) =>
  sent - prompted + shown - (shown < ended ? answered : Math.max(ended, answered))

function rowOf(measured: Measured[]) {
  const all = measured.flatMap(({ timestamps }) => timestamps ?? [])
  return {
    'to the value, ms': median(all, total),
    'p95, ms': Math.round(quantile(all.map(total), 0.95)),
    'final, ms': median(all, untilFinal),
    'silence, ms': median(all, ({ ended, spoken }) => ended - spoken),
    'recogniser, ms': median(all, ({ engine }) => engine),
    'page, ms': median(all, pageTime),
    'sent, times': Math.max(...all.map(({ uploads }) => uploads)),
    answers: `${all.length} of ${measured.length}`,
    right: measured.filter(({ timestamps, utterance }) => isRight(timestamps?.value, utterance)).length,
    cut: measured.filter(({ isCut }) => isCut).length,
  }
}

const isRight = (value: string | undefined, utterance: Utterance): boolean =>
  value?.toLowerCase() === utterance.value.toLowerCase()

const tableOf = (measured: Measured[]) =>
  Object.fromEntries(
    Map.groupBy(measured, ({ utterance }) => utterance.kind)
      .entries()
      .map(([kind, some]) => [kind, rowOf(some)]),
  )

const wanted = (some: Utterance[]) => some.filter(({ kind }) => KINDS?.includes(kind) ?? true)

const ends: Ends = []

async function run(): Promise<void> {
  const server = await startServer({ TRANSCRIBER: 'pocketsphinx' })
  ends.unshift(() => server.close())
  const browser = await chromium.launch(listening)
  ends.unshift(() => browser.close())
  const owner = await ownerOf(server)
  const answersTo = async (some: Utterance[]) => {
    const measured: Measured[] = []
    for (const utterance of Array.from({ length: ROUNDS }, () => some).flat()) {
      const form = await owner.createForm({ title: 'Latency', structure: { fields: someFields(utterance.field) } })
      for (const voice of voices) {
        const page = await (await browser.newContext({ permissions: ['microphone'] })).newPage()
        await page.addInitScript(watchLatency)
        if (RECOGNISER_MS > 0) await replaceRecogniser(page, utterance.parts.join(' '))
        await page.goto(`${server.url}/forms/${form.id}`)
        measured.push(await measure(page, utterance, await said(utterance.parts, voice)))
        await page.context().close()
      }
    }
    return measured
  }
  const fluent = await answersTo(wanted(utterances.fluent))
  console.log('Said at once, from the last word to the value, and until it is final:')
  console.table(tableOf(fluent))
  // What was said until a pause is known to a recogniser only.
  const hesitant = RECOGNISER_MS > 0 ? [] : await answersTo(wanted(utterances.hesitant))
  console.log('Said with pauses:')
  console.table(tableOf(hesitant))
  const cut = [...fluent, ...hesitant].filter(({ isCut }) => isCut)
  console.log(`Cut before their end: ${cut.length} of ${fluent.length + hesitant.length}.`)
  for (const { utterance, timestamps } of cut) console.log(`  ${utterance.parts.join(' … ')}: ${timestamps?.value}`)
  const own = quantile(
    fluent.flatMap(({ timestamps }) => (timestamps ? [pageTime(timestamps)] : [])),
    0.5,
  )
  console.log(`The page by itself ${own.toFixed(0)} ms, goal ${GOAL_MS} ms: ${own <= GOAL_MS ? 'within' : 'ABOVE'}`)
}

await runToEnd(run, ends, ['chromium-headless-shell', ...SPEECH_TOOLS])
