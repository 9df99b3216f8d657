import {
  type DeviceEngine,
  deviceRecognitionMachine,
} from '../../../machines/device-recognition/device-recognition.machine.ts'
import { done, explore, failed, type Step } from '../support/paths.ts'

export const engines: DeviceEngine[] = [
  { id: 'browser-model', downloadBytes: 41_000_000, isInstalled: false },
  { id: 'browser-local', isInstalled: true },
]

const events = [
  { type: 'settings.opened' as const },
  { type: 'engine.chosen' as const, id: 'browser-model' as const },
  { type: 'engine.chosen' as const, id: 'browser-local' as const },
  { type: 'engine.chosen' as const, id: undefined },
  { type: 'install.confirmed' as const },
  { type: 'install.declined' as const },
  { type: 'install.progressed' as const, progress: 0.5 },
  { type: 'install.finished' as const },
  { type: 'install.failed' as const },
  done('findEngines', engines),
  done('findEngines', engines.slice(0, 1)),
  done('findEngines', []),
  failed('findEngines', new TypeError('Failed to fetch')),
  failed('installEngine', new TypeError('No worker here')),
]

export type Move = Step<typeof deviceRecognitionMachine>
const key = ({ context }: Move['after']) => [
  context.chosen,
  context.wanted,
  context.progress,
  context.engines.map(({ isInstalled }) => isInstalled),
]

const explored = explore(deviceRecognitionMachine, { input: { chosen: undefined }, events, key })
/** On a later visit, where the site may have no model any more. */
const returning = explore(deviceRecognitionMachine, { input: { chosen: 'browser-model' as const }, events, key })
export const explorations = [explored, returning]
export const steps = [...explored.steps, ...returning.steps]
export const firstSteps = explored.steps
