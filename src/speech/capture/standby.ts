import { STANDBY_WAIT_MS } from '../../../rules/conversation/limits.ts'
import { Disposables } from '../disposables.ts'
import type { ListeningLimits, StandbyMicrophone } from '../transcriber.ts'
import { connectWorklet } from './audio-graph.ts'
import { cancelsEcho, closeMicrophone, openMicrophone } from './microphone.ts'
import { takeMicrophone } from './other-tabs.ts'
import type { CaptureOrder, WaitingMessage } from './worklet-messages.ts'

interface StandbyOptions {
  signal: AbortSignal
  /** What was left of the page's voice in earlier readings, in dB of full scale. */
  echoDb: number | undefined
  /** Also where the browser cancels no echo, as with headphones. */
  mayHearEcho: boolean
  /** A person speaks. */
  onInterrupt(): void
  onEcho(echoDb: number): void
}

/**
 * A microphone that is open while the page reads aloud. Nothing is recorded or sent: the worklet keeps the last second, until a
 * person speaks; then a recording can begin with what it has kept.
 */
export class Standby implements StandbyMicrophone {
  readonly stream: MediaStream
  readonly node: AudioWorkletNode
  readonly #disposables: Disposables
  /** Until it records. */
  readonly #waiting = new Disposables()
  #overlap: number | undefined

  private constructor(stream: MediaStream, node: AudioWorkletNode, disposables: Disposables) {
    this.stream = stream
    this.node = node
    this.#disposables = disposables
  }

  /** Undefined where the page would hear itself; throws a `VoiceProblem` where there is no microphone. */
  static async open(options: StandbyOptions): Promise<Standby | undefined> {
    const disposables = new Disposables()
    try {
      const stream = await openMicrophone(true)
      disposables.add(() => closeMicrophone(stream))
      options.signal.throwIfAborted()
      if (!options.mayHearEcho && !cancelsEcho(stream)) return void disposables.release()
      const { echoDb } = options
      const node = await connectWorklet(stream, { isWaiting: true, echoDb }, disposables)
      options.signal.throwIfAborted()
      const standby = new Standby(stream, node, disposables)
      standby.#wait(options)
      return standby
    } catch (error) {
      disposables.release()
      throw error
    }
  }

  /** How many frames of what it has kept sound together with the page; undefined until a person speaks. */
  get overlap(): number | undefined {
    return this.#overlap
  }

  /** The page's voice sounds from now on. */
  readingBegan(): void {
    this.#send({ reading: true })
  }

  record(limits: ListeningLimits, disposables: Disposables): void {
    this.#waiting.release()
    disposables.add(() => this.close())
    this.#send({ limits })
  }

  close(): void {
    this.#waiting.release()
    this.#disposables.release()
  }

  #wait({ onInterrupt, onEcho }: StandbyOptions): void {
    const { port } = this.node
    const onMessage = ({ data }: MessageEvent<WaitingMessage>) => {
      if (!('echoDb' in data)) return
      onEcho(data.echoDb)
      if (data.overlap === undefined) return
      this.#overlap = data.overlap
      // Where nothing takes it over, as after a touch in the same moment.
      const timer = setTimeout(() => this.close(), STANDBY_WAIT_MS)
      this.#waiting.add(() => clearTimeout(timer))
      onInterrupt()
    }
    port.addEventListener('message', onMessage)
    port.start()
    this.#waiting.add(() => port.removeEventListener('message', onMessage))
    this.#waiting.add(takeMicrophone(() => this.close()))
  }

  #send(order: CaptureOrder): void {
    const { port } = this.node
    port.postMessage(order)
  }
}
