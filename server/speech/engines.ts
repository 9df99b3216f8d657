import type { EngineId, Settings } from '../settings.ts'
import { createOpenai } from './openai/openai.ts'
import { createPocketsphinx } from './pocketsphinx/pocketsphinx.ts'
import { createSherpa } from './sherpa/sherpa.ts'
import type { SpeechLog, Transcriber } from './transcriber.ts'

export type SpeechSettings = Pick<Settings, 'transcriber' | 'sttUrl' | 'sttKey' | 'sttModel' | 'sherpaModelDir'>

interface Engine {
  /** @returns undefined when the settings lack what it needs */
  create(settings: SpeechSettings, log: SpeechLog): Transcriber | undefined
  /** One sentence for the operator who named this engine, when it cannot be used. */
  requirement: string
  /** Whether the browser's own recogniser is better. */
  isBasic?: boolean
}

/** The engines of the server, best first. */
export const ENGINES: Record<EngineId, Engine> = {
  openai: {
    create: ({ sttUrl, ...settings }, log) => (sttUrl ? createOpenai({ ...settings, sttUrl }, log) : undefined),
    requirement: 'TRANSCRIBER is openai, so STT_URL must say where it is.',
  },
  sherpa: {
    create: ({ sherpaModelDir }, log) => (sherpaModelDir ? createSherpa(sherpaModelDir, log) : undefined),
    requirement:
      'TRANSCRIBER is sherpa, so SHERPA_MODEL_DIR must hold a model and the package sherpa-onnx-node must be installed.',
  },
  pocketsphinx: {
    create: (_, log) => createPocketsphinx(log),
    requirement:
      'TRANSCRIBER is pocketsphinx, which is not installed: apt-get install pocketsphinx pocketsphinx-en-us.',
    isBasic: true,
  },
}
