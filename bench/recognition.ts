import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { FormField, Transcription } from '../contract/types.gen.ts'
import { normaliseTranscript } from '../rules/transcript/index.ts'
import { createRecognisers } from '../server/speech/index.ts'
import { sound, speak, type Spoken, VOICES } from '../tests/voices.ts'
import { foreign, irrelevant, TODAY, type Utterance, utterances, valueOf } from './recognition-utterances.ts'

/**
 * How often the value is right, by type of field: heard by the open model, and by the grammar of the field. Then what
 * becomes of speech that answers nothing, and of sounds. `--voices slt,rms --noise 15 --types number,date` choose less.
 */
const { values: chosen } = parseArgs({
  options: {
    voices: { type: 'string', default: 'slt,rms,awb,kal16' },
    noise: { type: 'string', default: 'clean,15' },
    types: { type: 'string' },
  },
})
/** Below this the page shows the value and asks. */
const SURE = 0.6
const AT_ONCE = 2

const settings = { sttUrl: undefined, sttKey: undefined, sttModel: undefined, sherpaModelDir: undefined }
const recognisers = await createRecognisers({ ...settings, transcriber: 'pocketsphinx' }, { info() {}, warn() {} })

const speakers: Spoken[] = Object.entries(VOICES)
  .filter(([name]) => chosen.voices.split(',').includes(name))
  .flatMap(([, voice]) =>
    chosen.noise.split(',').map((noise) => ({ ...voice, ...(noise !== 'clean' && { noise: Number(noise) }) })),
  )

const fieldOf = ({ type, options = [] }: Pick<Utterance, 'type' | 'options'>): FormField => ({
  id: 'f1', name: 'f1', label: 'Question', type, options: options.map((label) => ({ label, value: valueOf(label) })),
}) // prettier-ignore

interface Outcome {
  heard: Transcription
  value: unknown
  ms: number
}

async function hear(path: string, field: FormField, by = field): Promise<Outcome> {
  const from = performance.now()
  const hints = { field: by, lang: 'en-US' }
  const heard = await recognisers.transcribe(await readFile(path), hints, new AbortController().signal)
  const value = normaliseTranscript(field, heard.text, { today: TODAY, locale: 'en-US' })
  return { heard, value, ms: performance.now() - from }
}

/** Two at once, as the server does. */
async function each<Item, Result>(items: Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  const rest = items.entries()
  const worker = async () => {
    for (const [index, item] of rest) results[index] = await work(item)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return results
}

const percent = (part: number, of: number) => (of === 0 ? '–' : `${Math.round((100 * part) / of)} %`)
const median = (figures: number[]) =>
  `${Math.round(figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0)} ms`
const isSame = (value: unknown, expected: unknown) => JSON.stringify(value) === JSON.stringify(expected)
const isTaken = ({ value, heard }: Outcome) => value !== undefined && (heard.confidence ?? 1) >= SURE
const isAsked = (outcome: Outcome) => outcome.value !== undefined && !isTaken(outcome)

async function measure(said: Utterance[]) {
  const items = said.flatMap((utterance) => speakers.map((speaker) => ({ utterance, speaker })))
  const heard = await each(items, async ({ utterance, speaker }) => {
    const [path, field] = [await speak(utterance.say, speaker), fieldOf(utterance)]
    const [open, own] = [await hear(path, field, fieldOf({ type: 'text' })), await hear(path, field)]
    return { open, own, expected: utterance.value, say: utterance.say }
  })
  const right = heard.filter(({ own, expected }) => isSame(own.value, expected))
  const wrong = heard.filter(({ own, expected }) => own.value !== undefined && !isSame(own.value, expected))
  return {
    spoken: heard.length,
    'open model right': percent(
      heard.filter(({ open, expected }) => isSame(open.value, expected)).length,
      heard.length,
    ),
    'field right': percent(right.length, heard.length),
    'right, unasked': percent(right.filter(({ own }) => isTaken(own)).length, heard.length),
    'wrong, unasked': percent(wrong.filter(({ own }) => isTaken(own)).length, heard.length),
    again: percent(heard.filter(({ own }) => own.value === undefined).length, heard.length),
    'median time': median(heard.map(({ own }) => own.ms)),
  }
}

const kindOf = ({ type, options }: Utterance) => (options?.includes('Yes') ? 'yes/no' : type)
const byType = Map.groupBy(utterances, kindOf)
const types = [...byType.keys()].filter((type) => chosen.types?.split(',').includes(type) ?? true)

const table: Record<string, Awaited<ReturnType<typeof measure>>> = {}
for (const type of types) table[type] = await measure(byType.get(type) ?? [])
console.log(`\nRight values by type of field, ${speakers.length} voices (noise: ${chosen.noise})`)
console.table(table)

const paths = {
  'another language': await each(foreign, ({ say, voice }) => speak(say, { engine: 'espeak-ng', voice })),
  'something else': await each(irrelevant, (say) => speak(say)),
  sounds: await each(['pinknoise', 'sine 440', 'sine 300-3000', 'pluck C4', 'brownnoise', 'square 200'], (effect) =>
    sound(effect, 2),
  ),
}
const fields = [
  ...new Map(utterances.filter(({ type }) => type !== 'text').map((one) => [kindOf(one), fieldOf(one)])).values(),
]
const refused: Record<string, object> = {}
for (const [kind, files] of Object.entries(paths)) {
  const outcomes = await each(
    files.flatMap((path) => fields.map((field) => ({ path, field }))),
    ({ path, field }) => hear(path, field),
  )
  const [taken, asked] = [outcomes.filter(isTaken).length, outcomes.filter(isAsked).length]
  refused[kind] = {
    heard: outcomes.length,
    'no value': percent(outcomes.length - taken - asked, outcomes.length),
    asked: percent(asked, outcomes.length),
    taken: percent(taken, outcomes.length),
  }
}
console.log('\nWhat answers nothing, said to fields that expect something')
console.table(refused)
await recognisers.close()
