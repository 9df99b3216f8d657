import { ALONE_MS, ECHO_TAIL_MS } from '../../../rules/conversation/limits.ts'
import { FIRST_SOUND_WAIT_MS } from '../../../rules/limits.ts'
import { FRAME_MS } from '../pcm.ts'
import { connectWorklet } from './audio-graph.ts'
import type { CaptureMessage, CaptureOrder, WaitingMessage } from './worklet-messages.ts'
import { Disposables } from '../disposables.ts'
import type { EndpointEvent } from '../endpoint/end-of-speech.ts'
import { closeMicrophone, openMicrophone } from './microphone.ts'
import { captureProblem, VoiceProblem } from '../problems.ts'
import { Recording } from './recording.ts'
import type { ListeningEnd, ListeningOptions, StandbyMicrophone } from '../transcriber.ts'

const LEVEL_EVERY_FRAMES = 4
/** The sound of a busy page arrives late, so only this many checks in a row without any mean that none comes. */
const SILENT_CHECKS_MAX = 5

type CaptureOptions = Pick<
  ListeningOptions,
  'limits' | 'signal' | 'announce' | 'standby' | 'onLevel' | 'onSpeech' | 'onPause' | 'onResume' | 'onEnd'
>

/**
 * One answer from the microphone. `open` resolves with the first sound and throws a `VoiceProblem`, or the signal's reason;
 * closing it, the signal and leaving the page release the microphone.
 */
export class Capture {
  readonly #options: CaptureOptions
  readonly #disposables = new Disposables()
  readonly #recording = new Recording()
  #frames = 0
  /** Frames of an earlier one were recorded while the opening was announced. */
  #round = 0
  #silentChecks = 0
  #problem: VoiceProblem | undefined
  #over = false
  #port: MessagePort | undefined

  private constructor(options: CaptureOptions) {
    this.#options = options
  }

  static async open(options: CaptureOptions): Promise<Capture> {
    options.signal.throwIfAborted()
    const capture = new Capture(options)
    try {
      await capture.#open()
      return capture
    } catch (error) {
      capture.close()
      throw options.signal.aborted ? options.signal.reason : captureProblem(error)
    }
  }

  /** Releases the microphone and gives the speech as a WAV file; throws a `VoiceProblem` when there was none. */
  finish(): Blob {
    const speech = this.#recording.speech()
    this.close()
    if (this.#problem) throw this.#problem
    if (!speech) throw new VoiceProblem('nothing-heard')
    return speech
  }

  /** What was said until now, as a WAV file, and its length in frames; listening goes on. Undefined before the first word. */
  soFar(): { speech: Blob; length: number } | undefined {
    const speech = this.#recording.speech()
    return speech && { speech, length: this.#recording.length }
  }

  /** Whether a voice went on after the reading that it interrupted; true where it interrupted none. */
  get isAlone(): boolean {
    const { overlap } = this.#options.standby ?? {}
    return overlap === undefined || this.#recording.hasSpeechAfter(overlap + (ECHO_TAIL_MS + ALONE_MS) / FRAME_MS)
  }

  /** In a pause: the silence in milliseconds that ends it. */
  expectSilence(hangMs: number): void {
    const order: CaptureOrder = { hangMs }
    if (!this.#over) this.#port?.postMessage(order)
  }

  /** Releases everything and discards the recording. */
  close(): void {
    this.#over = true
    this.#disposables.release()
    this.#recording.clear()
  }

  async #open(): Promise<void> {
    const { limits, signal, standby } = this.#options
    this.#disposables.listen(signal, 'abort', () => this.close())
    this.#disposables.listen(window, 'pagehide', () => this.#fail('interrupted'))
    const { stream, node } = await this.#source()
    for (const track of stream.getTracks()) this.#disposables.listen(track, 'ended', () => this.#fail('device-lost'))
    signal.throwIfAborted()
    this.#port = node.port
    const sounds = this.#firstFrame(node)
    standby?.record(limits, this.#disposables)
    await sounds
    this.#watchForSound()
    if (!standby) await this.#announce(node)
  }

  /** A person who has interrupted the reading is heard already. */
  async #source(): Promise<Pick<StandbyMicrophone, 'stream' | 'node'>> {
    const { limits, signal, standby } = this.#options
    if (standby) return standby
    const stream = await openMicrophone()
    this.#disposables.add(() => closeMicrophone(stream))
    signal.throwIfAborted()
    return { stream, node: await connectWorklet(stream, limits, this.#disposables) }
  }

  /** A tone is no speech, and a person speaks after it. */
  async #announce({ context, port }: AudioWorkletNode): Promise<void> {
    const { announce, signal } = this.#options
    if (!announce) return
    this.#round += 1
    await announce(context)
    signal.throwIfAborted()
    if (this.#problem) throw this.#problem
    const order: CaptureOrder = { round: this.#round }
    port.postMessage(order)
    this.#recording.clear()
  }

  #watchForSound(): void {
    const timer = setInterval(() => {
      this.#silentChecks += 1
      if (this.#silentChecks > SILENT_CHECKS_MAX) this.#fail('device-lost')
    }, FIRST_SOUND_WAIT_MS / SILENT_CHECKS_MAX)
    this.#disposables.add(() => clearInterval(timer))
  }

  #firstFrame({ port }: AudioWorkletNode): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new VoiceProblem('no-sound')), FIRST_SOUND_WAIT_MS)
      this.#disposables.add(() => {
        clearTimeout(timer)
        reject(this.#problem ?? new VoiceProblem('interrupted'))
      })
      port.addEventListener('message', ({ data }: MessageEvent<CaptureMessage | WaitingMessage>) => {
        if (!('samples' in data)) return
        clearTimeout(timer)
        resolve()
        this.#take(data)
      })
      port.start()
    })
  }

  #take({ level, endpointEvent, samples, span, round }: CaptureMessage): void {
    if (this.#over) return
    this.#silentChecks = 0
    if (round < this.#round) return
    this.#recording.add(samples, span)
    if (this.#frames % LEVEL_EVERY_FRAMES === 0) this.#options.onLevel?.(level)
    this.#frames += 1
    if (endpointEvent) this.#report(endpointEvent)
  }

  #report(event: EndpointEvent): void {
    const { onSpeech, onPause, onResume } = this.#options
    if (event === 'speech-started') onSpeech?.()
    else if (event === 'speech-paused') onPause?.()
    else if (event === 'speech-resumed') onResume?.()
    else this.#end(event)
  }

  /** What was said before the microphone was lost still counts; leaving the page discards it. */
  #fail(kind: 'interrupted' | 'device-lost'): void {
    const isUsable = kind === 'device-lost' && this.#recording.hasSpeech
    if (!isUsable) this.#problem ??= new VoiceProblem(kind)
    this.#disposables.release()
    this.#end(isUsable ? kind : 'failed')
  }

  #end(end: ListeningEnd): void {
    if (this.#over) return
    this.#over = true
    // The microphone is off as soon as the answer is over, not when it has been recognised.
    this.#disposables.release()
    this.#options.onEnd?.(end)
  }
}
