import { createActor, fromCallback, fromPromise } from 'xstate'
import {
  type DeviceEngine,
  type DeviceEngineId,
  type DeviceRecognitionEvent,
  deviceRecognitionMachine,
} from '../../../../machines/device-recognition/device-recognition.machine.ts'
import { inspected } from '../../../inspect/index.ts'
import { readCapabilities } from '../transport.ts'
import type { VoiceServices } from './voice-services.ts'

const loadEngines = () => import('../../../speech/device-engines.ts')

/** Recognition on this device, with all that finds and installs it; what is chosen counts at once, and on later visits. */
export function createDeviceRecognition(services: VoiceServices, lang: string) {
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
  const { settings } = services.notices.read()
  const actor = createActor(machine, { input: { chosen: settings.engine }, ...inspected })
  actor.subscribe(({ context }) => services.useEngine(context.chosen))
  return actor.start()
}

type Options = Parameters<Awaited<ReturnType<typeof loadEngines>>['installDeviceEngine']>[2]

async function install(id: DeviceEngineId | undefined, options: Options): Promise<void> {
  const { installDeviceEngine } = await loadEngines()
  if (id !== undefined) await installDeviceEngine(id, await readCapabilities(), options)
}

export type DeviceRecognitionRef = ReturnType<typeof createDeviceRecognition>
