import type { ListenFor } from '../../contract/types.gen.ts'
import type { Topic } from '../../rules/conversation/index.ts'
import { pendingIn, proposedIn } from './answers.ts'
import { listeningInput } from './listening-input.ts'
import { handsFreeSetup } from './setup.ts'
import type { FormState } from './types.ts'

/** The form changed, by voice or by hand. */
export const updates = {
  type: 'assignFormState',
  params: ({ event }: { event: { formState: FormState } }) => event.formState,
} as const

/** Nothing that waits for a yes is lost: it is asked for again, with the reason, before the form goes anywhere else. */
export function insists<Pending extends 'confirming' | 'proposing'>(topic: Pending) {
  const asksAgain = {
    target: topic,
    reenter: true,
    actions: { type: 'note', params: { kind: 'unconfirmed' } },
    description: 'Not without a yes or a no',
  } as const
  return {
    'next.said': asksAgain,
    'back.said': asksAgain,
    'skip.said': asksAgain,
    'review.said': asksAgain,
    'submit.said': asksAgain,
    'field.named': asksAgain,
  } as const
}

/** A person who begins to speak ends the reading, and is heard from their first word on. */
const interrupts = (next: string) =>
  ({ 'reading.interrupted': { guard: 'mayInterrupt', target: next, actions: 'noteInterruption' } }) as const

const interruptible = {
  initial: 'uninterrupted',
  states: {
    uninterrupted: handsFreeSetup.createStateConfig({
      description: 'Not once the page has heard itself',
      always: { guard: 'mayInterrupt', target: 'attentive' },
    }),
    attentive: handsFreeSetup.createStateConfig({
      description: 'A detector waits for a voice that is not the reading; nothing is recorded',
      invoke: { id: 'awaitInterruption', src: 'awaitInterruption', onError: 'inattentive' },
      initial: 'preparing',
      states: {
        preparing: { on: { 'interruption.offered': 'offered' } },
        offered: { description: 'The microphone is open for a person who interrupts', tags: 'interruptible' },
      },
    }),
    inattentive: { description: 'The microphone cannot be had; the reading goes on to its end' },
  },
} as const

/**
 * Reads the prompt aloud; where that is not possible, the prompt is shown for as long as reading it takes.
 * @param interrupted where a person goes who begins to speak; without it the reading is not interrupted by voice
 */
export const reading = (next: string, interrupted?: string) =>
  ({
    asking: handsFreeSetup.createStateConfig({
      description: 'The prompt is read aloud; no answer is recorded meanwhile, or the page would hear itself',
      tags: 'reading',
      ...(interrupted !== undefined && interruptible),
      invoke: {
        id: 'readAloud',
        src: 'readAloud',
        input: ({ context: { prompt, locale, prosody } }) => ({ text: prompt, locale, ...prosody }),
        onDone: [
          { guard: { type: 'wasSaid', params: ({ event }) => event.output }, target: next },
          { target: 'showing', description: 'There is no voice to read it' },
        ],
        onError: 'showing',
      },
      on: {
        'reading.stopped': { target: next, description: 'Escape or a touch' },
        ...(interrupted !== undefined && interrupts(interrupted)),
      },
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
    states: { ...reading('listening', 'listening'), listening: listens },
  }) as const

const listening = (listenFor: ListenFor) =>
  handsFreeSetup.createStateConfig({
    description: 'The microphone is open, and what it hears is the answer; no reading overlaps it',
    tags: 'listening',
    entry: ['forgetNote', 'startVoice'],
    invoke: { id: 'voiceCapture', src: 'voiceCapture', input: listeningInput(listenFor) },
  })

const cutsShort = (kind: 'hidden' | 'elsewhere') =>
  ({ target: 'cut-short', actions: [{ type: 'note', params: { kind } }, 'finishVoice'] }) as const

const pendsForYes = {
  target: '#handsFree.on.paused.waiting',
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
      'voice.proposed': {
        target: '#handsFree.on.paused.waiting',
        actions: { type: 'keepProposed', params: proposedIn },
      },
      'voice.commanded': {
        target: '#handsFree.on.paused.waiting',
        description: 'The form does not change while the page is not seen',
      },
      'voice.failed': '#handsFree.on.paused.waiting',
      'voice.repeated': '#handsFree.on.paused.waiting',
      'page.hidden': {},
      'microphone.taken': {},
    },
  }),
} as const

/** Says something that asks for nothing. @param interrupted see `reading` */
export const saying = (text: 'help' | 'sent', next: string, interrupted?: string) =>
  ({ entry: { type: 'say', params: text }, initial: 'asking', states: reading(next, interrupted) }) as const
