import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { Unavailable } from '../../http/errors.ts'
import { type Dictionary, readDictionary } from './dictionary.ts'
import { createGrammars, decodeByGrammar, type Recording, sentenceGrammar } from './grammar-decoder.ts'
import { isOpenToAll } from './grammar/index.ts'
import { commandOr, freely, judged } from './confidence/confidence.ts'
import { createOpenModel, type OpenModel } from './lm-decoder.ts'
import { createQueue } from '../queue.ts'
import { type Heard, type Hints, NOTHING_HEARD, type Recogniser, type SpeechLog } from '../transcriber.ts'
import { forgetRecording, keepRecording, recordingFolder } from '../audio/recordings.ts'
import { beforeRunnerUp } from './runner-up.ts'
import { isSilence, voiceAboveNoise } from '../audio/sound-level.ts'
import { findSphinx, type SphinxFiles } from './files.ts'
import type { Decoded } from './output.ts'
import type { Wav } from '../audio/wav.ts'

const AT_ONCE = 2
const WAITING = 8
const PATIENCE_MS = 15_000
/** Hearing takes about half as long as speaking; a busy machine needs more. */
const PATIENCE_PER_MS = 2
/** Of longer texts only the words are told; in letters, all sentences together. */
const SENTENCES_MAX = 3000
/** In such noise both models may hear the same wrong words: the answer is shown and asked about. */
const NOISY_DB = 25
const NOISY_CONFIDENCE_MAX = 0.55

interface Parts {
  files: SphinxFiles
  folder: string
  dictionary: Dictionary
  grammarFor: ReturnType<typeof createGrammars>
  open: OpenModel
}

/**
 * The recogniser that a plain Debian package brings: basic, English, on this machine. A field's grammar says what may be
 * heard, and the open model whether it was said at all. Recordings lie in a private folder while they are heard.
 */
export function createPocketsphinx(log: SpeechLog, path?: string): Recogniser {
  const queue = createQueue(AT_ONCE, WAITING)
  let made: Promise<Parts | undefined> | undefined

  const parts = (): Promise<Parts | undefined> =>
    (made ??= prepare(path).catch((error: Error) => {
      made = undefined
      log.warn({ reason: error.message }, 'pocketsphinx cannot be used')
      throw unavailable(false)
    }))

  return {
    id: 'pocketsphinx',
    label: 'Basic recogniser on this server (English)',
    privacy: 'our-server',
    languages: ['en'],
    async probe() {
      const found = (await findSphinx(path)) !== undefined
      if (!found) log.info({}, 'pocketsphinx or its model pocketsphinx-en-us is not installed')
      return found
    },
    transcribe: (audio, hints, signal) =>
      queue.run(async () => {
        if (isSilence(audio)) return NOTHING_HEARD
        const all = await parts()
        if (!all) throw new Unavailable('The speech recogniser is not installed. Please type your answer.')
        return hear(all, audio, hints, signal)
      }, signal),
    async close() {
      const all = await made?.catch(() => undefined)
      all?.open.close()
      if (all) await rm(all.folder, { recursive: true, force: true })
    },
  }
}

/** Nothing is read or made before somebody speaks. */
async function prepare(path?: string): Promise<Parts | undefined> {
  const files = await findSphinx(path)
  if (!files) return undefined
  const folder = recordingFolder()
  const dictionary = await readDictionary(files.dictionary)
  return { files, folder, dictionary, grammarFor: createGrammars(dictionary), open: createOpenModel(files, folder) }
}

/** Both decoders run at once; when one fails or the caller leaves, both end before the files go. */
async function hear(parts: Parts, audio: Wav, hints: Hints, outer: AbortSignal): Promise<Heard> {
  const limit = AbortSignal.timeout(PATIENCE_MS + PATIENCE_PER_MS * audio.durationMs)
  const failed = new AbortController()
  const signal = AbortSignal.any([outer, limit, failed.signal])
  const [name, grammar] = [randomUUID(), await parts.grammarFor(hints)]
  const recording = { folder: parts.folder, name, aboveNoise: voiceAboveNoise(audio), signal }
  try {
    await keepRecording(parts.folder, name, audio)
    const bound = grammar && decodeByGrammar(parts.files, grammar, recording)
    const both = [bound, parts.open.decode(name, signal)] as const
    for (const one of both) one?.catch((error: unknown) => failed.abort(error))
    await Promise.allSettled(both)
    const [answer, open] = await Promise.all(both)
    const { dictionary } = parts
    const nearest = (sentences: string[]) => nearestTo(sentences, parts, recording)
    const command = isOpenToAll(hints) ? answer?.words : undefined
    const heard =
      judged({ answer, grammar, open, dictionary, isOpenToAll: isOpenToAll(hints) }) ??
      (command
        ? commandOr(command, open.words, await nearest([command, open.words]))
        : freely(open.words, (await nearest([open.words]))?.wordMisfit))
    const sure = grammar ? await beforeRunnerUp(heard, { field: hints.field, ...grammar, dictionary, nearest }) : heard
    return inNoise(sure, recording.aboveNoise)
  } catch {
    throw outer.aborted ? outer.reason : unavailable(limit.aborted)
  } finally {
    await forgetRecording(parts.folder, name)
  }
}

/** Which sentence the recording fits best, and how well: not at all where it can be none; undefined when they are too long to tell. */
async function nearestTo(
  sentences: string[],
  { files, dictionary }: Parts,
  recording: Recording,
): Promise<Decoded | undefined> {
  const length = sentences.reduce((sum, sentence) => sum + sentence.length, 0)
  const grammar = length < SENTENCES_MAX ? sentenceGrammar(sentences, dictionary) : undefined
  if (!grammar) return undefined
  const own = recording.name + randomUUID()
  const decoded = await decodeByGrammar(files, grammar, { ...recording, own })
  return sentences.includes(decoded.words) ? decoded : { ...decoded, wordMisfit: Infinity, distance: Infinity }
}

const unavailable = (isLate: boolean) =>
  new Unavailable(
    `The speech recogniser ${isLate ? 'took too long' : 'is not available right now'}. Please type your answer.`,
  )

const inNoise = (heard: Heard, aboveNoise: number): Heard =>
  heard.text !== '' && aboveNoise < NOISY_DB
    ? { ...heard, confidence: Math.min(heard.confidence ?? 1, NOISY_CONFIDENCE_MAX) }
    : heard
