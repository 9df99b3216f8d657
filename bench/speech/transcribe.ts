import { readFile } from 'node:fs/promises'
import type { FormField, ListenFor, Transcription } from '../../contract/types.gen.ts'
import { normaliseTranscript } from '../../rules/transcript/index.ts'
import { createTranscribers } from '../../server/speech/transcriber-chain.ts'
import { TODAY } from './spoken-case.ts'

const CONCURRENCY = 2
const settings = { sttUrl: undefined, sttKey: undefined, sttModel: undefined, sherpaModelDir: undefined }

export const transcribers = await createTranscribers(
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
 * @param by the field that the transcriber gets as a hint, where it is another
 */
export async function transcribe(
  path: string,
  field: FormField,
  { by = field, listenFor = 'answer' }: { by?: FormField; listenFor?: ListenFor } = {},
): Promise<Outcome> {
  const audio = await readFile(path)
  const from = performance.now()
  const hints = { field: by, fields: [by], lang: 'en-US', listenFor }
  const heard = await transcribers.transcribe(audio, hints, new AbortController().signal).catch(emptyTranscript)
  const value = normaliseTranscript(field, heard.text, { today: TODAY, locale: 'en-US' })
  return { heard, value, ms: performance.now() - from }
}

/** A failure, on a machine that is too busy, counts as asked again. */
const emptyTranscript = (error: Error): Transcription => {
  console.log(error.message)
  return { text: '', transcriber: 'none' }
}

/** Two at once, as on the server. */
export async function mapConcurrently<Item, Result>(
  items: Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const rest = items.entries()
  const worker = async () => {
    for (const [index, item] of rest) results[index] = await work(item)
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, worker))
  return results
}

export const share = (part: number, of: number): string => (of === 0 ? '–' : `${((100 * part) / of).toFixed(1)} %`)
export const median = (figures: number[]): string =>
  `${Math.round(figures.toSorted((a, b) => a - b)[figures.length >> 1] ?? 0)} ms`
