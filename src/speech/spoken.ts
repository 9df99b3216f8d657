import type { ListeningEvent, MicrophoneEvent } from '../../machines/voice-capture.types.ts'
import { VoiceProblem } from './problems.ts'
import type { Heard, Listening, ListeningEnd } from './transcriber.ts'

/** What the machine of voice capture is told. */
export type Tell = (event: ListeningEvent | MicrophoneEvent) => void

/** One answer that is being spoken. */
export class Spoken {
  readonly #leave = new AbortController()
  listening: Listening | undefined
  heard: Promise<Heard> | undefined
  follower: Tell | undefined
  #end: ListeningEnd | undefined

  get signal(): AbortSignal {
    return this.#leave.signal
  }

  leave(): void {
    this.#leave.abort(new VoiceProblem('interrupted'))
    this.listening?.cancel()
  }

  follow(tell: Tell): () => void {
    this.follower = tell
    if (this.#end) tell(eventOf(this.#end))
    return () => (this.follower = undefined)
  }

  /** It may end before anybody follows: between the first sound and the state that listens. */
  over(end: ListeningEnd): void {
    this.#end = end
    this.follower?.(eventOf(end))
  }

  /** Closes the microphone at once; the words come later. */
  finish(): void {
    this.heard = this.listening?.stop() ?? Promise.reject(new VoiceProblem('interrupted'))
    this.heard.catch(() => undefined)
  }
}

function eventOf(end: ListeningEnd): ListeningEvent {
  return end === 'nothing-heard' ? { type: 'nothing.heard' } : { type: 'speech.ended' }
}
