import type { FieldType } from '../../../contract/types.gen.ts'
import { closeMicrophone, openMicrophone } from '../capture/microphone.ts'
import type { Heard, Hints, Listening, ListeningOptions, Transcriber } from '../transcriber.ts'

const LISTENING_MS = 1500
const WORKING_MS = 900

/**
 * Records nothing and gives canned text. Only for demonstrations that request it
 * by its id, never as a fallback.
 */
export function simulatedTranscriber(): Transcriber {
  return {
    id: 'simulated',
    label: 'Demonstration',
    privacy: 'simulated',
    probe: async () => 'ready',
    async start(options) {
      options.signal.throwIfAborted()
      closeMicrophone(await openMicrophone())
      options.signal.throwIfAborted()
      return simulate(options)
    },
  }
}

function simulate({ hints, onEnd, signal }: ListeningOptions): Listening {
  const timer = setTimeout(() => onEnd?.('speech-ended'), LISTENING_MS)
  const cancel = () => clearTimeout(timer)
  signal.addEventListener('abort', cancel, { once: true })
  return {
    cancel,
    async stop(): Promise<Heard> {
      cancel()
      await pause(signal)
      return { text: cannedText(hints), transcriber: 'simulated' }
    },
  }
}

const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, WORKING_MS)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })

const SAMPLE = 'A sample answer'
const canned: Record<FieldType, string> = {
  text: SAMPLE,
  email: 'john dot smith at example dot com',
  number: 'forty two',
  tel: 'five five five one two three four five six seven',
  url: 'example dot com',
  select: SAMPLE,
  radio: SAMPLE,
  checkbox: SAMPLE,
  rating: 'four',
  consent: 'yes',
  file: SAMPLE,
  date: 'the third of march twenty twenty six',
  textarea: 'This is a sample answer. It was not spoken by anybody.',
}

const cannedText = ({ options, type }: Hints): string => options?.[0] ?? canned[type]
