import type { ListenFor } from '../../contract/types.gen.ts'
import type { Topic } from '../../rules/conversation/index.ts'
import { pendingIn } from './answers.ts'
import { handsFreeSetup, listeningInput } from './setup.ts'

/** Reads the prompt aloud; where that is not possible, the prompt is shown for as long as reading it takes. */
export const reading = (next: string) =>
  ({
    asking: handsFreeSetup.createStateConfig({
      description: 'The prompt is read aloud; the microphone is closed, or it would hear it',
      tags: 'reading',
      invoke: {
        id: 'readAloud',
        src: 'readAloud',
        input: ({ context: { prompt, locale, manner } }) => ({ text: prompt, locale, ...manner }),
        onDone: [
          { guard: { type: 'wasSaid', params: ({ event }) => event.output }, target: next },
          { target: 'showing', description: 'There is no voice to read it' },
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
export const turn = (topic: Topic, listenFor: ListenFor) => asked(topic, listening(listenFor))

/** Asks for an answer, which may be on its way when the person turns to another page. */
export const answering = (topic: Topic, listenFor: ListenFor) =>
  asked(topic, { ...listening(listenFor), initial: 'open', states: hearing })

const asked = <Listening>(topic: Topic, listens: Listening) =>
  ({
    entry: { type: 'ask', params: topic },
    initial: 'asking',
    states: { ...reading('listening'), listening: listens },
  }) as const

const listening = (listenFor: ListenFor) =>
  handsFreeSetup.createStateConfig({
    description: 'The microphone is open; reading never overlaps it',
    tags: 'listening',
    entry: ['forgetNote', 'startVoice'],
    invoke: { id: 'voiceCapture', src: 'voiceCapture', input: listeningInput(listenFor) },
  })

const cutsShort = (kind: 'hidden' | 'elsewhere') =>
  ({ target: 'cut-short', actions: [{ type: 'note', params: { kind } }, 'finishVoice'] }) as const

const pendsForYes = {
  target: '#handsFree.on.paused.unconfirmed',
  actions: { type: 'keepPending', params: pendingIn },
} as const

/** What is heard of an answer. */
const hearing = {
  open: handsFreeSetup.createStateConfig({
    description: 'Nothing was said yet',
    on: { 'voice.overheard': 'hearing' },
  }),
  hearing: handsFreeSetup.createStateConfig({
    description: 'Something is being said, or was said just now',
    on: { 'page.hidden': cutsShort('hidden'), 'microphone.taken': cutsShort('elsewhere') },
  }),
  'cut-short': handsFreeSetup.createStateConfig({
    description: 'The person turned away in the middle: the microphone closes, and what was said until then counts',
    on: {
      'field.answered': pendsForYes,
      'voice.doubted': pendsForYes,
      'voice.commanded': {
        target: '#handsFree.on.paused.waiting',
        description: 'The form does not change while the page is not seen',
      },
      'voice.failed': '#handsFree.on.paused.waiting',
      'page.hidden': {},
      'microphone.taken': {},
    },
  }),
} as const

/** Says something that asks for nothing. */
export const saying = (text: 'help' | 'sent', next: string) =>
  ({ entry: { type: 'say', params: text }, initial: 'asking', states: reading(next) }) as const
