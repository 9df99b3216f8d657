import { readFile } from 'node:fs/promises'
import type { FormField, ListenFor, Transcription } from '../../contract/types.gen.ts'
import { normaliseTranscript } from '../../rules/transcript/index.ts'
import { createTranscribers } from '../../server/speech/transcriber-chain.ts'
import { TODAY } from './spoken-case.ts'

const AT_ONCE = 2
const settings = { sttUrl: undefined, sttKey: undefined, sttModel: undefined, sherpaModelDir: undefined }

export const recognisers = await createTranscribers(
  { ...settings, transcriber: 'pocketsphinx' },
  { info() {}, warn() {} },
)

export interface Outcome {
  heard: Transcription
  value: unknown
  ms: number
}

/**
 * From the end of speech, when the recording is there, to the value.
 * @param by the field that the recogniser is told of, where it is another
 */
export async function hear(
  path: string,
  field: FormField,
  { by = field, listenFor = 'answer' }: { by?: FormField; listenFor?: ListenFor } = {},
): Promise<Outcome> {
  const audio = await readFile(path)
  const from = performance.now()
  const hints = { field: by, fields: [by], lang: 'en-US', listenFor }
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
export async function each<Item, Result>(items: Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  const rest = items.entries()
  const worker = async () => {
    for (const [index, item] of rest) results[index] = await work(item)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return results
}

export const share = (part: number, of: number): string => (of === 0 ? '–' : `${((100 * part) / of).toFixed(1)} %`)
export const median = (figures: number[]): string =>
  `${Math.round(figures.toSorted((a, b) => a - b)[figures.length >> 1] ?? 0)} ms`
