import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { FieldType, FormField, Transcription } from '../contract/types.gen.ts'
import { SPOKEN_CONFIDENCE, SURE_CONFIDENCE } from '../rules/limits.ts'
import { normaliseTranscript } from '../rules/transcript/index.ts'
import { createRecognisers } from '../server/speech/index.ts'
import { speak, type Spoken, VOICES } from '../tests/voices.ts'
import { answers } from './speech/answers.ts'
import { closedAnswers } from './speech/closed-answers.ts'
import { phantoms } from './speech/phantoms.ts'
import { fieldOf, kindOf, type Said, TODAY } from './speech/said.ts'
import { tuningAnswers } from './speech/tuning-answers.ts'
import { tuningClosed } from './speech/tuning-closed.ts'

/**
 * How often the server's own recogniser puts the right value into a field, by type, with and without knowing the field; then
 * what becomes of sounds and speech that answer nothing. Clips are made once and kept in the temp folder.
 * `-- --quick` for a short run; `--set tuning` for the answers that it was fitted to; `--voices rms,awb --noise clean,15,5
 * --types number,date --parts hints,bare,phantoms` choose less; `--listen-for conversation` lets commands be said too; `--misses`
 * prints what was not filled in right.
 */
const { values: chosen } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    set: { type: 'string', default: 'unseen' },
    voices: { type: 'string' },
    noise: { type: 'string' },
    types: { type: 'string' },
    parts: { type: 'string', default: 'hints,bare,phantoms' },
    'listen-for': { type: 'string', default: 'answer' },
    misses: { type: 'boolean', default: false },
  },
})
const AT_ONCE = 2
/** Always read back before they are taken. */
const RISKY_TYPES: readonly FieldType[] = ['email', 'tel', 'url']

/** Nothing was fitted to the first four; flite's own sound like people, espeak's do not. */
const SPEAKERS: Record<string, Spoken & { isNatural?: boolean }> = {
  rms: { ...VOICES.rms, isNatural: true },
  awb: { ...VOICES.awb, isNatural: true },
  'espeak-man': { engine: 'espeak-ng', voice: 'en-us+m3', wordsPerMinute: 140 },
  'espeak-woman': { engine: 'espeak-ng', voice: 'en-gb+f2', wordsPerMinute: 140 },
  slt: { ...VOICES.slt, isNatural: true },
  'slt-low': { ...VOICES.slt, speed: 0.9, isNatural: true },
  'rms-high': { ...VOICES.rms, speed: 1.1, isNatural: true },
  kal16: VOICES.kal16,
}
const UNSEEN = 'rms,awb,espeak-man,espeak-woman'
const voices = (
  chosen.voices ?? (chosen.quick ? 'rms' : chosen.set.startsWith('tuning') ? 'slt,slt-low,kal16' : UNSEEN)
).split(',')
const noises = (chosen.noise ?? (chosen.quick ? 'clean' : 'clean,15,5')).split(',')

const parts = chosen.parts.split(',')
const listenFor = (['answer', 'conversation', 'command', 'spelling'] as const).find(
  (one) => one === chosen['listen-for'],
)

const settings = { sttUrl: undefined, sttKey: undefined, sttModel: undefined, sherpaModelDir: undefined }
const recognisers = await createRecognisers({ ...settings, transcriber: 'pocketsphinx' }, { info() {}, warn() {} })

interface Outcome {
  heard: Transcription
  value: unknown
  ms: number
}

/** From the end of speech, when the recording is there, to the value. */
async function hear(path: string, field: FormField, by = field): Promise<Outcome> {
  const audio = await readFile(path)
  const from = performance.now()
  const hints = { field: by, lang: 'en-US', ...(listenFor && { listenFor }) }
  const heard = await recognisers.transcribe(audio, hints, new AbortController().signal).catch(notHeard)
  const value = normaliseTranscript(field, heard.text, { today: TODAY, locale: 'en-US' })
  return { heard, value, ms: performance.now() - from }
}

/** On a machine that is too busy it counts as asked again. */
const notHeard = (error: Error): Transcription => {
  console.log(error.message)
  return { text: '', transcriber: 'none' }
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

const share = (part: number, of: number) => (of === 0 ? '–' : `${((100 * part) / of).toFixed(1)} %`)
const median = (figures: number[]) => `${Math.round(figures.toSorted((a, b) => a - b)[figures.length >> 1] ?? 0)} ms`
const isSame = (value: unknown, expected: unknown) => JSON.stringify(value) === JSON.stringify(expected)

/** Filled in without asking, as the page does. */
const isTaken = ({ value, heard }: Outcome, { type }: Pick<FormField, 'type'>) =>
  value !== undefined && !RISKY_TYPES.includes(type) && (heard.confidence ?? SPOKEN_CONFIDENCE) >= SURE_CONFIDENCE

interface Spoke {
  said: Said
  outcome: Outcome
}

function row(spoken: Spoke[]) {
  const isRight = ({ said, outcome }: Spoke) => isSame(outcome.value, said.value)
  const taken = spoken.filter(({ said, outcome }) => isTaken(outcome, said))
  const asked = spoken.filter(({ said, outcome }) => !isTaken(outcome, said))
  return {
    spoken: spoken.length,
    right: share(taken.filter(isRight).length, spoken.length),
    'wrong but accepted': share(taken.filter((one) => !isRight(one)).length, spoken.length),
    'asked, right': share(asked.filter(isRight).length, spoken.length),
    'asked again': share(asked.filter((one) => !isRight(one)).length, spoken.length),
    'median time': median(spoken.map(({ outcome }) => outcome.ms)),
  }
}

async function measure(byHints: boolean, speakers: Spoken[], saids: Said[]) {
  const items = saids.flatMap((said) => speakers.map((speaker) => ({ said, speaker })))
  const spoken = await each(items, async ({ said, speaker }) => {
    const field = fieldOf(said)
    const { isNatural: _, ...voice } = speaker as Spoken & { isNatural?: boolean }
    const outcome = await hear(await speak(said.say, voice), field, byHints ? field : fieldOf({ type: 'text' }))
    return { said, outcome, voice }
  })
  const wrong = spoken.filter(({ said, outcome }) => !isSame(outcome.value, said.value) || !isTaken(outcome, said))
  if (chosen.misses)
    for (const { said, outcome, voice } of wrong)
      if (!RISKY_TYPES.includes(said.type) || !isSame(outcome.value, said.value))
        console.log(
          `${voice.voice}: ${said.say} → ${outcome.heard.text} (${outcome.heard.confidence}) ${JSON.stringify(outcome.value)}`,
        )
  const kinds = Map.groupBy(spoken, ({ said }) => kindOf(said))
  console.table({ ...Object.fromEntries([...kinds].map(([kind, some]) => [kind, row(some)])), all: row(spoken) })
}

const SETS = { unseen: answers, closed: closedAnswers, tuning: tuningAnswers, 'tuning-closed': tuningClosed }
const all = SETS[chosen.set as keyof typeof SETS]
const wanted = all.filter((said) => chosen.types?.split(',').includes(kindOf(said)) ?? true)
const saids = chosen.quick ? wanted.filter((_, index) => index % 3 === 0) : wanted

const isNatural = (name: string) => SPEAKERS[name]?.isNatural === true
for (const [kind, names] of Object.entries({
  'natural voices': voices.filter(isNatural),
  'other voices': voices.filter((name) => !isNatural(name)),
}))
  for (const noise of names.length > 0 ? noises : [])
    for (const byHints of [
      ...(parts.includes('hints') ? [true] : []),
      ...(parts.includes('bare') && !chosen.quick ? [false] : []),
    ]) {
      const speakers = names.map((name, index) => ({
        ...SPEAKERS[name],
        ...(noise !== 'clean' && {
          noise: Number(noise),
          noiseKind: index % 2 === 0 ? ('pink' as const) : ('babble' as const),
        }),
      }))
      console.log(
        `\n${chosen.set} answers, ${kind} (${names.join(', ')}), ${noise === 'clean' ? noise : `${noise} dB noise`}, ${byHints ? 'knowing the field' : 'without hints'}`,
      )
      await measure(byHints, speakers, saids)
    }

const fields = [...new Map(wanted.map((said) => [kindOf(said), fieldOf(said)])).values()]
const refused: Record<string, object> = {}
for (const [kind, paths] of parts.includes('phantoms') ? Object.entries(await phantoms(chosen.quick)) : []) {
  const items = paths.flatMap((path) => fields.map((field) => ({ path, field })))
  const outcomes = await each(items, async ({ path, field }) => ({ outcome: await hear(path, field), field }))
  const filled = outcomes.filter(({ outcome, field }) => isTaken(outcome, field))
  const asked = outcomes.filter(({ outcome, field }) => outcome.value !== undefined && !isTaken(outcome, field))
  refused[kind] = {
    clips: paths.length,
    heard: outcomes.length,
    'put into a field': filled.length,
    'asked about': asked.length,
  }
  if (chosen.misses)
    for (const { outcome, field } of [...filled, ...asked]) console.log(kind, field.type, outcome.heard, outcome.value)
}
if (parts.includes('phantoms')) {
  console.log(`\nWhat answers nothing, said to fields of ${fields.length} kinds`)
  console.table(refused)
}
await recognisers.close()
