import { Unavailable } from '../errors.ts'
import { withoutInventions } from './inventions.ts'
import { createQueue } from './queue.ts'
import type { Recogniser, SpeechLog } from './recogniser.ts'
import { type SherpaProcess, startSherpa } from './sherpa-process.ts'
import { findSherpaModel } from './sherpa-model.ts'
import { loudMs } from './sound-level.ts'
import type { Wav } from './wav.ts'

const WAITING = 8
const STARTS_MAX = 3
const STARTS_WINDOW_MS = 10 * 60_000
const PATIENCE_MS = 30_000

const samplesOf = ({ samples }: Wav): Float32Array => Float32Array.from(samples, (sample) => sample / 32_768)

/**
 * A model that the operator put into a folder, heard by the optional package sherpa-onnx-node in a process of its own. When
 * that process ends, the next recording starts another, three times in ten minutes at most.
 * @param child the program of that process; tests have others
 */
export function createSherpa(modelDir: string, log: SpeechLog, child?: URL): Recogniser {
  const queue = createQueue(1, WAITING)
  const starts: number[] = []
  let living: Promise<SherpaProcess> | undefined

  const start = async (): Promise<SherpaProcess> => {
    starts.push(Date.now())
    return startSherpa(await findSherpaModel(modelDir), () => (living = undefined), child)
  }
  const begin = (): Promise<SherpaProcess> => {
    if (living) return living
    if (starts.filter((at) => at > Date.now() - STARTS_WINDOW_MS).length >= STARTS_MAX) throw unavailable()
    const started = start()
    living = started
    started.catch((error: Error) => {
      living = undefined
      log.warn({ reason: error.message }, 'sherpa cannot be used')
    })
    return started
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
    transcribe: (audio, _, signal) =>
      queue.run(async () => {
        const sherpa = await begin().catch(() => Promise.reject(unavailable()))
        const text = await sherpa.hear(samplesOf(audio), signal, PATIENCE_MS + audio.durationMs)
        return { text: withoutInventions(text, loudMs(audio)) }
      }, signal),
    close: async () => (await living?.catch(() => undefined))?.end(),
  }
}

const unavailable = () => new Unavailable('The speech recogniser is not available right now. Please type your answer.')
