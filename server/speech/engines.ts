import type { EngineId, Settings } from '../settings.ts'
import { SHERPA_INSTALL } from './sherpa/install.ts'
import type { SpeechLog, Transcriber } from './transcriber.ts'

export type SpeechSettings = Pick<Settings, 'transcriber' | 'sttUrl' | 'sttKey' | 'sttModel' | 'sherpaModelDir'> &
  Partial<Pick<Settings, 'browserModelDir'>>

interface Engine {
  /** Loads it where the settings have what it needs. @returns undefined when they lack that */
  create(settings: SpeechSettings, log: SpeechLog): Promise<Transcriber | undefined>
  /** One sentence for the operator who named this engine, when it cannot be used. */
  requirement: string
  /** Whether the browser's own recogniser is better. */
  isBasic?: boolean
}

/** The engines of the server, best first. */
export const ENGINES: Record<EngineId, Engine> = {
  openai: {
    create: async ({ sttUrl, ...settings }, log) =>
      sttUrl ? (await import('./openai/openai.ts')).createOpenai({ ...settings, sttUrl }, log) : undefined,
    requirement: 'TRANSCRIBER is openai, so STT_URL must say where it is.',
  },
  sherpa: {
    create: async ({ sherpaModelDir }, log) =>
      sherpaModelDir ? (await import('./sherpa/sherpa.ts')).createSherpa(sherpaModelDir, log) : undefined,
    requirement: `TRANSCRIBER is sherpa, so SHERPA_MODEL_DIR must hold a model and its package must be installed: ${SHERPA_INSTALL}`,
  },
  pocketsphinx: {
    create: async (_, log) => (await import('./pocketsphinx/pocketsphinx.ts')).createPocketsphinx(log),
    requirement:
      'TRANSCRIBER is pocketsphinx, which is not installed: apt-get install pocketsphinx pocketsphinx-en-us.',
    isBasic: true,
  },
}
