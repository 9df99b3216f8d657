import { assign, fromCallback, fromPromise, setup } from 'xstate'
import { unprovided } from '../unprovided.ts'

export type DeviceEngineId = 'browser-model' | 'browser-local'

/** A recogniser that can run on this device, in the language of the form. */
export interface DeviceEngine {
  id: DeviceEngineId
  /** What is fetched first, in bytes, where that is known. */
  downloadBytes?: number
  isInstalled: boolean
}

interface DeviceRecognitionContext {
  engines: readonly DeviceEngine[]
  /** The engine that hears; undefined where the site decides. */
  chosen: DeviceEngineId | undefined
  /** The engine that is asked about, or being installed. */
  wanted: DeviceEngineId | undefined
  /** From 0 to 1, where it is known. */
  progress: number | undefined
}

export type DeviceRecognitionEvent =
  | { type: 'settings.opened' }
  /** Undefined: the site decides who hears. */
  | { type: 'engine.chosen'; id: DeviceEngineId | undefined }
  | { type: 'install.confirmed' }
  | { type: 'install.declined' }
  | { type: 'install.progressed'; progress: number }
  | { type: 'install.finished' }
  | { type: 'install.failed' }

const idIn = (event: DeviceRecognitionEvent) => (event.type === 'engine.chosen' ? event.id : undefined)

export const deviceRecognitionMachine = setup({
  types: {
    context: {} as DeviceRecognitionContext,
    events: {} as DeviceRecognitionEvent,
    input: {} as { chosen: DeviceEngineId | undefined },
    tags: {} as 'offering' | 'asking',
  },
  actors: {
    findEngines: fromPromise<readonly DeviceEngine[], void>(unprovided),
    /** Sends how far it is, and its end. */
    installEngine: fromCallback<DeviceRecognitionEvent, { id: DeviceEngineId | undefined }>(unprovided),
  },
  guards: {
    needsInstall: ({ context, event }) =>
      context.engines.some(({ id, isInstalled }) => id === idIn(event) && !isInstalled),
    isUsable: ({ context, event }) =>
      idIn(event) === undefined || context.engines.some(({ id, isInstalled }) => id === idIn(event) && isInstalled),
    isOffered: ({ context }, engines: readonly DeviceEngine[]) => engines.length > 0 || context.chosen !== undefined,
  },
  actions: {
    keepEngines: assign({ engines: (_, engines: readonly DeviceEngine[]) => engines }),
    keepWanted: assign({ wanted: ({ event }) => idIn(event), progress: undefined }),
    keepProgress: assign({ progress: (_, progress: number) => progress }),
    markInstalled: assign({
      engines: ({ context: { engines, wanted } }) =>
        engines.map((engine) => (engine.id === wanted ? { ...engine, isInstalled: true } : engine)),
    }),
    useEngine: assign({ chosen: ({ event }) => idIn(event), wanted: undefined }),
    useInstalled: assign({ chosen: ({ context }) => context.wanted, wanted: undefined }),
    forgetWanted: assign({ wanted: undefined, progress: undefined }),
  },
}).createMachine({
  id: 'deviceRecognition',
  description: 'Which recogniser of this device hears, and how it comes onto it.',
  context: ({ input }) => ({ engines: [], chosen: input.chosen, wanted: undefined, progress: undefined }),
  initial: 'unknown',
  states: {
    unknown: {
      description: 'Nobody has looked what this device can do',
      on: { 'settings.opened': 'looking' },
    },
    looking: {
      description: 'The browser and the site are asked what can be had',
      invoke: {
        id: 'findEngines',
        src: 'findEngines',
        onDone: [
          {
            guard: { type: 'isOffered', params: ({ event }) => event.output },
            target: 'offering',
            actions: { type: 'keepEngines', params: ({ event }) => event.output },
          },
          'unsupported',
        ],
        onError: 'unsupported',
      },
    },
    unsupported: {
      description: 'Nothing recognises on this device; opening the settings looks once more',
      on: { 'settings.opened': 'looking' },
    },
    offering: {
      description: 'One may be chosen, or left to the site',
      tags: 'offering',
      on: {
        'settings.opened': 'looking',
        'engine.chosen': [
          { guard: 'needsInstall', target: 'asking', actions: 'keepWanted' },
          { guard: 'isUsable', actions: 'useEngine' },
        ],
      },
    },
    asking: {
      description: 'Whether it may be fetched, with its size where that is known',
      tags: ['offering', 'asking'],
      on: {
        'install.confirmed': 'installing',
        'install.declined': { target: 'offering', actions: 'forgetWanted' },
        'engine.chosen': [
          { guard: 'needsInstall', actions: 'keepWanted' },
          { guard: 'isUsable', target: 'offering', actions: 'useEngine' },
        ],
      },
    },
    installing: {
      description: 'It is fetched and made ready; going back ends that',
      tags: 'offering',
      invoke: {
        id: 'installEngine',
        src: 'installEngine',
        input: ({ context }) => ({ id: context.wanted }),
        onError: 'failed',
      },
      on: {
        'install.progressed': { actions: { type: 'keepProgress', params: ({ event }) => event.progress } },
        'install.finished': { target: 'offering', actions: ['markInstalled', 'useInstalled'] },
        'install.failed': 'failed',
        'install.declined': { target: 'offering', actions: 'forgetWanted' },
      },
    },
    failed: {
      description: 'It could not be fetched or does not run here; nothing has changed',
      tags: 'offering',
      on: {
        'install.confirmed': 'installing',
        'install.declined': { target: 'offering', actions: 'forgetWanted' },
        'engine.chosen': [
          { guard: 'needsInstall', target: 'asking', actions: 'keepWanted' },
          { guard: 'isUsable', target: 'offering', actions: 'useEngine' },
        ],
      },
    },
  },
})
