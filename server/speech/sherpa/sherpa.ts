import { hintPhrases } from '../hint-phrases.ts'
import { withoutHallucinations } from '../hallucinations.ts'
import { abortable } from '../../../rules/abortable.ts'
import { createQueue } from '../../queue.ts'
import { tooBusy, unavailable } from '../errors.ts'
import { type Heard, type Hints, NOTHING_HEARD, type Transcriber, type SpeechLog } from '../transcriber.ts'
import { type SherpaProcess, startSherpa } from './process.ts'
import { findSherpaModel } from './model.ts'
import { isSilence, loudMs } from '../audio/sound-level.ts'
import type { Wav } from '../audio/wav.ts'

const WAITING = 8
const STARTS_MAX = 3
const STARTS_WINDOW_MS = 10 * 60_000
const TIMEOUT_MS = 30_000

function samplesOf({ samples }: Wav): Float32Array {
  const floats = new Float32Array(samples.length)
  for (let at = 0; at < samples.length; at += 1) floats[at] = samples[at]! / 32_768
  return floats
}

/**
 * A model in a folder of the operator's, run by the optional package sherpa-onnx-node in a child process. When that process
 * ends, the next recording starts another, three times in ten minutes at most.
 * @param child the program of that process; tests have others
 */
export function createSherpa(modelDir: string, log: SpeechLog, child?: URL): Transcriber {
  const queue = createQueue({ places: 1, waiting: WAITING, full: tooBusy })
  const starts: number[] = []
  const closing = new AbortController()
  let current: Promise<SherpaProcess> | undefined

  const start = async (onEnd: () => void): Promise<SherpaProcess> => {
    starts.push(Date.now())
    return startSherpa(await findSherpaModel(modelDir), { onEnd, signal: closing.signal, program: child })
  }
  const begin = (): Promise<SherpaProcess> => {
    if (current) return current
    if (starts.filter((at) => at > Date.now() - STARTS_WINDOW_MS).length >= STARTS_MAX) throw unavailable()
    // A process may end after its successor began.
    const forget = () => void (current === started && (current = undefined))
    const started = start(forget)
    current = started
    started.catch((error: Error) => {
      forget()
      log.warn({ reason: error.message }, 'sherpa cannot be used')
    })
    return started
  }
  const hear = async (audio: Wav, hints: Hints, signal: AbortSignal): Promise<Heard> => {
    if (isSilence(audio)) return NOTHING_HEARD
    const sherpa = await begin().catch(() => Promise.reject(unavailable()))
    signal.throwIfAborted()
    const text = await sherpa.hear(samplesOf(audio), hintPhrases(hints), TIMEOUT_MS + audio.durationMs)
    return { text: withoutHallucinations(text, loudMs(audio)) }
  }

  return {
    id: 'sherpa',
    label: 'Recogniser on this server',
    privacy: 'our-server',
    probe: async () =>
      begin().then(
        () => true,
        () => false,
      ),
    // An aborted call rejects at once, but keeps its place in the queue until the process has finished its recording.
    transcribe: (audio, hints, signal) =>
      abortable(
        queue.run(() => hear(audio, hints, signal), signal),
        signal,
      ),
    close: async () => closing.abort(),
  }
}
