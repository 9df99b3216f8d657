import { RECOGNISER_START_WAIT_MS } from '../../../rules/limits.ts'
import { Capture } from '../capture/capture.ts'
import { isHeld } from '../listening-limits.ts'
import { VoiceProblem } from '../problems.ts'
import type { Heard, Listening, ListeningEnd, ListeningOptions, Transcriber } from '../transcriber.ts'
import { abortable } from '../../../rules/abortable.ts'

/** Phones give the microphone to one listener at a time: while it is recorded the recogniser gets no sound. */
const isShared = (): boolean => !/Android|iPhone|iPad|iPod/.test(navigator.userAgent)

/**
 * A recogniser that owns its microphone gives no recording. Where two may listen, a recording is made at the same time, so
 * that the person need not repeat what the recogniser loses; our own detector then finds the end, by this field's limits.
 */
export const recorded = (transcriber: Transcriber): Transcriber => ({
  ...transcriber,
  start: (options) =>
    isShared() ? new Recorded(options, transcriber.id).start(transcriber) : transcriber.start(options),
})

class Recorded implements Listening {
  readonly #options: ListeningOptions
  readonly #id: string
  #capture: Capture | undefined
  #listening: Listening | undefined
  #isOver = false
  /** The words so far, where the recogniser gives them before the end. */
  #words = ''
  recording: Blob | undefined

  constructor(options: ListeningOptions, id: string) {
    this.#options = options
    this.#id = id
  }

  /** Throws what the recogniser throws. When no recording can be made, the recogniser finds the end by itself. */
  async start(transcriber: Transcriber): Promise<Listening> {
    const { signal } = this.#options
    this.#capture = await Capture.open({ ...this.#options, onEnd: (end) => this.#end(end) }).catch(() => undefined)
    signal.throwIfAborted()
    if (!this.#capture) return transcriber.start(this.#options)
    try {
      this.#listening = await this.#startOf(transcriber)
      return this
    } catch (error) {
      this.#capture.close()
      throw error
    }
  }

  async stop(): Promise<Heard> {
    this.#isOver = true
    this.recording = this.#recordingOf()
    return this.#listening?.stop() ?? Promise.reject(new VoiceProblem('unavailable'))
  }

  async preview(): Promise<Heard | undefined> {
    return this.#words === '' ? undefined : { text: this.#words, transcriber: this.#id }
  }

  expectSilence(hangMs: number): void {
    this.#capture?.expectSilence(hangMs)
  }

  cancel(): void {
    this.#isOver = true
    this.#capture?.close()
    this.#listening?.cancel()
  }

  /** The microphone is allowed by now, so it starts soon or never. */
  async #startOf(transcriber: Transcriber): Promise<Listening> {
    const { limits, onEnd: _, onLevel: __, ...options } = this.#options
    const leave = new AbortController()
    const signal = AbortSignal.any([options.signal, leave.signal])
    const longest = { ...limits, hangMs: limits.maxMs, noSpeechMs: limits.maxMs }
    const onEnd = (end: ListeningEnd) => this.#recogniserEnded(end)
    const onPartial = (text: string) => {
      this.#words = text
      options.onPartial?.(text)
    }
    const starting = transcriber.start({ ...options, limits: longest, signal, onPartial, onEnd })
    try {
      return await abortable(starting, AbortSignal.any([signal, AbortSignal.timeout(RECOGNISER_START_WAIT_MS)]))
    } catch (error) {
      leave.abort()
      starting.catch(() => undefined)
      throw error instanceof VoiceProblem || options.signal.aborted ? error : new VoiceProblem('unavailable', error)
    }
  }

  /** Its final words end the listening; when it fails the recording goes on, for the next transcriber. */
  #recogniserEnded(end: ListeningEnd): void {
    if (end === 'speech-ended' && !isHeld(this.#options.limits)) this.#end(end)
    // While the conversation rests, a recogniser that has given up is started again.
    if (end === 'nothing-heard' && this.#options.hints.listenFor === 'resume') this.#end(end)
  }

  #end(end: ListeningEnd): void {
    if (this.#isOver) return
    this.#isOver = true
    this.#options.onEnd?.(end)
  }

  #recordingOf(): Blob | undefined {
    try {
      return this.#capture?.finish()
    } catch {
      return undefined
    }
  }
}
