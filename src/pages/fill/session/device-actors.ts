import { createActor, fromCallback, fromPromise } from 'xstate'
import {
  type DeviceEngine,
  type DeviceEngineId,
  type DeviceRecognitionEvent,
  deviceRecognitionMachine,
} from '../../../../machines/device-recognition/device-recognition.machine.ts'
import type { VoiceSettings } from '../../../speech/voice-settings.ts'
import { inspected } from '../../../inspect/index.ts'
import { readCapabilities } from '../transport.ts'

const loadEngines = () => import('../../../speech/device-engines.ts')

interface DeviceOptions {
  settings: VoiceSettings
  /** The language of the form, as BCP 47. */
  lang: string
  /** Receives what hears from now on; undefined leaves it to the site. */
  onChoice(engine: DeviceEngineId | undefined): void
}

/** Recognition on this device, with all that finds and installs it; what is chosen counts at once, and on later visits. */
export function createDeviceRecognition({ settings, lang, onChoice }: DeviceOptions) {
  const machine = deviceRecognitionMachine.provide({
    actors: {
      findEngines: fromPromise<readonly DeviceEngine[], void>(async () =>
        (await loadEngines()).findDeviceEngines(await readCapabilities(), lang),
      ),
      installEngine: fromCallback<DeviceRecognitionEvent, { id: DeviceEngineId | undefined }>(({ input, sendBack }) => {
        const leave = new AbortController()
        const onProgress = (progress: number) => sendBack({ type: 'install.progressed', progress })
        install(input.id, { lang, signal: leave.signal, onProgress }).then(
          () => sendBack({ type: 'install.finished' }),
          (error: unknown) => {
            if (leave.signal.aborted) return
            console.warn('Recognition on this device could not be installed', error)
            sendBack({ type: 'install.failed' })
          },
        )
        return () => leave.abort(new Error('The person went back'))
      }),
    },
  })
  const actor = createActor(machine, { input: { chosen: settings.engine }, ...inspected })
  actor.subscribe(({ context }) => onChoice(context.chosen))
  return actor.start()
}

type Options = Parameters<Awaited<ReturnType<typeof loadEngines>>['installDeviceEngine']>[2]

async function install(id: DeviceEngineId | undefined, options: Options): Promise<void> {
  const { installDeviceEngine } = await loadEngines()
  if (id !== undefined) await installDeviceEngine(id, await readCapabilities(), options)
}

export type DeviceRecognitionRef = ReturnType<typeof createDeviceRecognition>
