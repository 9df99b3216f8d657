import type { ListenFor } from '../contract/types.gen.ts'
import type { Topic } from '../rules/conversation/index.ts'
import { handsFreeSetup, listeningInput } from './hands-free.setup.ts'

/** Reads the prompt aloud; where nobody can, it stands there for as long as reading it takes. */
export const reading = (next: string) =>
  ({
    asking: handsFreeSetup.createStateConfig({
      description: 'The prompt is read aloud; the microphone is closed, or it would hear it',
      tags: 'reading',
      invoke: {
        id: 'readAloud',
        src: 'readAloud',
        input: ({ context: { prompt, locale } }) => ({ text: prompt, locale }),
        onDone: [
          { guard: { type: 'wasSaid', params: ({ event }) => event.output }, target: next },
          { target: 'showing', description: 'Nobody can speak here' },
        ],
        onError: 'showing',
      },
      on: { 'reading.stopped': { target: next, description: 'Escape or a touch' } },
      after: { readingWait: next },
    }),
    showing: handsFreeSetup.createStateConfig({
      description: 'The prompt is shown instead of read',
      tags: 'reading',
      on: { 'reading.stopped': next },
      after: { readingTime: next },
    }),
  }) as const

/** Asks about a topic, then listens. */
export const turn = (topic: Topic, listenFor: ListenFor) =>
  ({
    entry: { type: 'ask', params: topic },
    initial: 'asking',
    states: {
      ...reading('listening'),
      listening: handsFreeSetup.createStateConfig({
        description: 'The microphone is open; reading never overlaps it',
        tags: 'listening',
        entry: ['forgetNote', 'startVoice'],
        invoke: { id: 'voiceCapture', src: 'voiceCapture', input: listeningInput(listenFor) },
      }),
    },
  }) as const

/** Says something that asks for nothing. */
export const saying = (text: 'help' | 'sent', next: string) =>
  ({ entry: { type: 'say', params: text }, initial: 'asking', states: reading(next) }) as const
