import { fromCallback, fromPromise } from 'xstate'
import type { FieldType, FormField } from '../../contract/types.gen.ts'
import type { Heard, ListeningEvent, MicrophoneEvent } from '../../machines/voice-capture.types.ts'
import type { AnswerValue } from '../../rules/answers.ts'
import type { Voice, VoiceOptions } from './voice.ts'

const UNAVAILABLE = { kind: 'unavailable', message: 'Speech recognition is not available. Please type your answer.' }

type Fails = (event: { type: 'capture.failed'; failure: typeof UNAVAILABLE }) => void

interface FieldInput {
  field: FormField
}

/**
 * The actors of the machine of voice capture. Only these few lines are in a page from the start: what listens comes with
 * the first use, or with `load`.
 */
export function createVoiceActors(options: VoiceOptions) {
  let loading: Promise<Voice> | undefined
  const load = () => (loading ??= import('./voice.ts').then(({ Voice }) => new Voice(options)).catch(forgetAndThrow))
  const forgetAndThrow = (error: unknown) => {
    loading = undefined
    throw error
  }
  return {
    /** Who would hear, as a sentence for the page; undefined when nobody can. */
    hearer: async () => (await load()).hearer(),
    /** Says a value aloud, letter by letter where it is spelled; true when it was said to the end. */
    readBack: async (value: string | number | string[], type: FieldType, signal: AbortSignal) => {
      const { readBackValue } = await import('./read-back.ts')
      return readBackValue(value, type, { lang: options.lang, signal })
    },
    actors: {
      openMicrophone: fromCallback<MicrophoneEvent, FieldInput>(({ input, sendBack }) =>
        whenLoaded(load(), (voice) => voice.open(input.field, sendBack), sendBack),
      ),
      listenForSpeech: fromCallback<ListeningEvent, FieldInput>(({ sendBack }) =>
        whenLoaded(load(), (voice) => voice.follow(sendBack), sendBack),
      ),
      finishSpeech: fromPromise<void>(async () => (await load()).finish()),
      transcribe: fromPromise<Heard, FieldInput>(async () => (await load()).heard()),
      normaliseTranscript: fromPromise<AnswerValue | undefined, FieldInput & { heard: Heard }>(async ({ input }) => {
        const { normalise } = await import('./normalise.ts')
        return normalise(input.field, input.heard, options.lang)
      }),
    },
  }
}

function whenLoaded(loading: Promise<Voice>, begin: (voice: Voice) => () => void, sendBack: Fails): () => void {
  let left = false
  let end: (() => void) | undefined
  loading.then(
    (voice) => (end = left ? undefined : begin(voice)),
    () => left || sendBack({ type: 'capture.failed', failure: UNAVAILABLE }),
  )
  return () => {
    left = true
    end?.()
  }
}
