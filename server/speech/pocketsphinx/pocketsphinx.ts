import { createQueue } from '../../queue.ts'
import { isSilence } from '../audio/sound-level.ts'
import { notInstalled, tooBusy, unavailable } from '../errors.ts'
import { NOTHING_HEARD, type Transcriber, type SpeechLog } from '../transcriber.ts'
import type { Engine } from './engine.ts'
import { findSphinx } from './files.ts'

const AT_ONCE = 2
const WAITING = 8

/**
 * The recogniser of a plain Debian package: basic, English, on this machine. One decoder uses the field's grammar, the other
 * the language model, which shows whether the grammar's answer was said at all. Recordings are in a private folder meanwhile.
 */
export function createPocketsphinx(log: SpeechLog, path?: string): Transcriber {
  const queue = createQueue({ places: AT_ONCE, waiting: WAITING, full: tooBusy })
  let made: Promise<Engine | undefined> | undefined

  const engineOnce = (): Promise<Engine | undefined> =>
    (made ??= import('./engine.ts')
      .then(({ openEngine }) => openEngine(path))
      .catch((error: Error) => {
        made = undefined
        log.warn({ reason: error.message }, 'pocketsphinx cannot be used')
        throw unavailable()
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
        const engine = await engineOnce()
        if (!engine) throw notInstalled()
        return engine.hear(audio, hints, signal)
      }, signal),
    async close() {
      await (await made?.catch(() => undefined))?.close()
    },
  }
}
